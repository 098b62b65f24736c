#include "core/support/atomicfile.h"
#include "core/track/sharecode.h"
#include "core/track/standardset.h"
#include "core/track/trackinput.h"
#include "designer/document/trackdocument.h"
#include "designer/share/qrview.h"
#include "designer/share/sharedialog.h"
#include "tests/common/testrunner.h"
#include "tests/designer/support/designerfakes.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTemporaryDir>
#include <QtTest>

using namespace bubblebar;
using namespace bubblebar::tests;

namespace {

Track firstTrack()
{
    return *builtInTracks().front().track;
}

/// The same track with tiles of a set of its own, for which there are no codes.
Track trackOfAnotherSet()
{
    Track track = firstTrack();
    TileSet set = *track.tileSet;
    set.id = QStringLiteral("mine");
    track.tileSet = std::make_shared<const TileSet>(std::move(set));
    return track;
}

class User
{
public:
    explicit User(Track track)
        : document(std::move(track))
        , dialog(document, preferences, dialogs)
    {
        preferences.folder = folder.path();
        dialog.show();
    }

    [[nodiscard]] QPushButton* button(const QString& text) const
    {
        for (QPushButton* each : dialog.findChildren<QPushButton*>()) {
            if (QString(each->text()).remove(u'&').startsWith(text))
                return each;
        }
        return nullptr;
    }

    QTemporaryDir folder;
    MemoryPreferences preferences;
    PresetDialogs dialogs;
    TrackDocument document;
    ShareDialog dialog;
};

} // namespace

/// Sharing a track from the designer.
class ShareDialogTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theCodeIsShownAndCopied();
    void picturesOpenAsTheTrack_data();
    void picturesOpenAsTheTrack();
    void aTrackWithoutCodeCanBeAPicture();
    void aPictureGoesToAFolderThatExists();
    void aPictureThatCantBeWrittenIsToldAbout();
};

void ShareDialogTest::theCodeIsShownAndCopied()
{
    User user(firstTrack());
    const QString code = *shareCode(firstTrack());
    QCOMPARE(user.dialog.findChild<QPlainTextEdit*>()->toPlainText(), code);
    QVERIFY(user.dialog.findChild<QrView*>()->isVisible());
    QTest::mouseClick(user.button(QStringLiteral("Copy")), Qt::LeftButton);
    QCOMPARE(QGuiApplication::clipboard()->text(), code);
}

void ShareDialogTest::picturesOpenAsTheTrack_data()
{
    QTest::addColumn<QString>("file");
    QTest::newRow("PNG") << QStringLiteral("track.png");
    QTest::newRow("SVG") << QStringLiteral("track.svg");
}

void ShareDialogTest::picturesOpenAsTheTrack()
{
    QFETCH(QString, file);
    User user(firstTrack());
    user.dialogs.path = user.folder.filePath(file);
    QTest::mouseClick(user.button(QStringLiteral("Save a picture")), Qt::LeftButton);
    const Result<Track> read = readFile(user.dialogs.path).and_then(parseAnyTrack);
    QVERIFY(read.has_value());
    QVERIFY(*read == firstTrack());
    QCOMPARE(user.preferences.folder, user.folder.path());
}

void ShareDialogTest::aTrackWithoutCodeCanBeAPicture()
{
    User user(trackOfAnotherSet());
    QVERIFY(!user.button(QStringLiteral("Copy"))->isEnabled());
    QVERIFY(!user.dialog.findChild<QrView*>());
    user.dialogs.path = user.folder.filePath(QStringLiteral("track.png"));
    QTest::mouseClick(user.button(QStringLiteral("Save a picture")), Qt::LeftButton);
    QVERIFY(QFile::exists(user.dialogs.path));
}

void ShareDialogTest::aPictureGoesToAFolderThatExists()
{
    User user(firstTrack());
    user.preferences.folder.clear();
    QTest::mouseClick(user.button(QStringLiteral("Save a picture")), Qt::LeftButton);
    QVERIFY(user.dialogs.proposed.startsWith(QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation)));
}

void ShareDialogTest::aPictureThatCantBeWrittenIsToldAbout()
{
    User user(firstTrack());
    user.dialogs.path = user.folder.filePath(QStringLiteral("no/such/folder.png"));
    QTest::mouseClick(user.button(QStringLiteral("Save a picture")), Qt::LeftButton);
    QCOMPARE(user.dialogs.told.size(), 1);
}

BUBBLEBAR_TEST(ShareDialogTest)
#include "tst_sharedialog.moc"
