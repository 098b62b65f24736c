#include "core/track/builtintext.h"
#include "core/track/standardset.h"
#include "tests/common/testrunner.h"

#include <QTranslator>
#include <QtTest>

using namespace bubblebar;

namespace {

/// A language in which the names and notes of built-in tracks stand in brackets.
class Brackets : public QTranslator
{
public:
    [[nodiscard]] bool isEmpty() const override { return false; }
    QString translate(const char* context, const char* text, const char* /*remark*/, int /*n*/) const override
    {
        return qstrcmp(context, "BuiltInTracks") == 0 ? QStringLiteral("[%1]").arg(QString::fromUtf8(text)) : QString();
    }
};

} // namespace

class BuiltInTextTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QCoreApplication::installTranslator(&m_brackets); }
    void cleanup() { QCoreApplication::removeTranslator(&m_brackets); }

    void everyBuiltInTrackIsTranslated_data()
    {
        QTest::addColumn<TrackPtr>("track");
        for (const BuiltInTrack& track : builtInTracks())
            QTest::newRow(qPrintable(track.id)) << track.track;
    }

    void everyBuiltInTrackIsTranslated()
    {
        QFETCH(const TrackPtr, track);
        QCOMPARE(shownName(*track), QStringLiteral("[%1]").arg(track->name));
        QCOMPARE(shownNotes(*track), QStringLiteral("[%1]").arg(track->notes));
    }

    void peoplesOwnTracksStayAsTheyNamedThem()
    {
        Track track = *builtInTracks().front().track;
        track.notes = QStringLiteral("My way home");
        QCOMPARE(shownName(track), track.name);
        QCOMPARE(shownNotes(track), track.notes);
    }

private:
    Brackets m_brackets;
};

BUBBLEBAR_TEST(BuiltInTextTest)
#include "tst_builtintext.moc"
