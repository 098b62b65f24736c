#include "core/track/sharecode.h"
#include "core/track/trackedit.h"
#include "core/track/trackfile.h"
#include "designer/document/trackclipboard.h"
#include "tests/common/testrunner.h"
#include "tests/designer/document/drafts.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QMimeData>
#include <QtTest>

using namespace bubblebar;
using namespace bubblebar::tests;

/// Tiles travel as the text of a track.
class TrackClipboardTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void copiesAndPastes();
    void theTextAloneIsEnough();
    void aShareCodeServes();
    void isTextForOtherPrograms();
    void refuses_data();
    void refuses();
};

void TrackClipboardTest::copiesAndPastes()
{
    const Track track = builtInTrack(3);
    const std::vector<Hex> some {track.tiles[1].at, track.tiles[2].at};
    const Track draft = draftOf(track, some);
    copyDraft(draft);
    const auto pasted = draftOnClipboard();
    QVERIFY(pasted);
    QVERIFY(*pasted == draft);
}

void TrackClipboardTest::theTextAloneIsEnough()
{
    QMimeData mail;
    mail.setText(QStringLiteral("\n  ") + QString::fromUtf8(trackBytes(builtInTrack())));
    const auto pasted = draftFrom(mail);
    QVERIFY(pasted);
    QVERIFY(*pasted == builtInTrack());
}

void TrackClipboardTest::aShareCodeServes()
{
    QMimeData mail;
    mail.setText(u' ' + shareCode(builtInTrack())->toLower() + u'\n');
    const auto pasted = draftFrom(mail);
    QVERIFY(pasted);
    QCOMPARE(pasted->tiles.size(), builtInTrack().tiles.size());
    QVERIFY(shareCode(*pasted) == shareCode(builtInTrack()));
}

void TrackClipboardTest::isTextForOtherPrograms()
{
    copyDraft(builtInTrack());
    QCOMPARE(QGuiApplication::clipboard()->text().toUtf8(), trackBytes(builtInTrack()));
}

void TrackClipboardTest::refuses_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("begin");
    const QString nothing = QStringLiteral("There are no tiles to paste.");
    QTest::newRow("nothing") << QString() << nothing;
    QTest::newRow("a letter") << QStringLiteral("Dear Mia, …") << nothing;
    QTest::newRow("an empty track") << QString::fromUtf8(trackBytes(emptyTrack())) << nothing;
    QTest::newRow("another file") << QStringLiteral("{ \"format\": \"bubblebar-deck\" }")
                                  << QStringLiteral("The copied text is not a track");
    QTest::newRow("half a track") << QString::fromUtf8(trackBytes(builtInTrack()).chopped(40))
                                  << QStringLiteral("The copied text is not a track");
    QTest::newRow("half a share code") << shareCode(builtInTrack())->chopped(8)
                                       << QStringLiteral("The copied text is not a track");
}

void TrackClipboardTest::refuses()
{
    QFETCH(QString, text);
    QFETCH(QString, begin);
    QMimeData data;
    data.setText(text);
    const auto pasted = draftFrom(data);
    QVERIFY(!pasted);
    QVERIFY2(pasted.error().startsWith(begin), qPrintable(pasted.error()));
}

BUBBLEBAR_TEST(TrackClipboardTest)
#include "tst_trackclipboard.moc"
