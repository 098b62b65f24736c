#include "core/track/standardset.h"
#include "core/track/trackedit.h"
#include "designer/analysis/trackforecast.h"
#include "designer/document/trackdocument.h"
#include "tests/common/testrunner.h"

#include <QSignalSpy>
#include <QtTest>

using namespace bubblebar;
using namespace bubblebar::tests;

namespace {

constexpr int kPatience = 60'000; ///< ms, on busy machines
constexpr int kMany = 1'000'000;  ///< more than any test waits for

Track firstTrack()
{
    return *builtInTracks().front().track;
}

/// A document with a forecast that somebody looks at.
class Watched
{
public:
    explicit Watched(Track track, int races = 4)
        : document(std::move(track))
        , forecast(document)
    {
        forecast.setLevel(PlayerKind::Easy);
        forecast.setRaces(races);
        forecast.setActive(true);
    }

    /// An edit after which the track is as good as before.
    bool moveAll() { return document.push(moveTiles(document.track(), hexesOf(document.track()), {1, 0}), {}); }
    bool breakTrack() { return document.push(removeTiles(document.track(), hexesOf(document.track())), {}); }
    [[nodiscard]] bool isComplete() const
    {
        return forecast.analysis() && forecast.analysis()->isComplete() && !forecast.isRunning();
    }
    /// The figures are about the track as it lies.
    [[nodiscard]] bool fits() const { return forecast.analysis()->board->track().tiles == document.track().tiles; }

    TrackDocument document;
    TrackForecast forecast;
};

} // namespace

/// What a track plays like, found out in the background.
class TrackForecastTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void figuresAreThoseOfTheAnalysis();
    void figuresSharpen();
    void nothingRunsUnseen();
    void anEditBeginsAnew();
    void staleFiguresNeverShow();
    void anErrorKeepsTheLastFigures();
    void withoutFiguresAnErrorLeavesNone();
    void stopKeepsWhatThereIs();
    void restartRunsOtherRaces();
    void playersAndLevelBeginAnew();
    void theWorkerRests();
};

void TrackForecastTest::figuresAreThoseOfTheAnalysis()
{
    Watched watched(firstTrack());
    QVERIFY(watched.forecast.isRunning());
    QTRY_VERIFY_WITH_TIMEOUT(watched.isComplete(), kPatience);
    AnalysisOptions options;
    options.track = watched.document.snapshot();
    options.level = PlayerKind::Easy;
    options.races = 4;
    const TrackAnalysis expected = analyseTrack(options);
    QVERIFY(watched.forecast.analysis()->turns == expected.turns);
    QVERIFY(watched.forecast.analysis()->seats == expected.seats);
    QVERIFY(watched.forecast.analysis()->visitsPerRace == expected.visitsPerRace);
    QVERIFY(!watched.forecast.isOutdated());
}

void TrackForecastTest::figuresSharpen()
{
    Watched watched(firstTrack(), kMany);
    QTRY_VERIFY_WITH_TIMEOUT(watched.forecast.analysis(), kPatience);
    const int races = watched.forecast.analysis()->races;
    QVERIFY(races > 0 && races < kMany);
    QTRY_VERIFY_WITH_TIMEOUT(watched.forecast.analysis()->races > races, kPatience);
    QVERIFY(watched.forecast.isRunning());
}

void TrackForecastTest::nothingRunsUnseen()
{
    Watched watched(firstTrack(), kMany);
    QTRY_VERIFY_WITH_TIMEOUT(watched.forecast.analysis(), kPatience);
    watched.forecast.setActive(false);
    QVERIFY(!watched.forecast.isRunning());
    const auto before = watched.forecast.analysis();
    QVERIFY(watched.moveAll());
    QVERIFY(!watched.forecast.isRunning());
    QTest::qWait(400);
    QVERIFY(watched.forecast.analysis() == before && watched.forecast.isOutdated());
    watched.forecast.setActive(true);
    QVERIFY(watched.forecast.isRunning());
    QTRY_VERIFY_WITH_TIMEOUT(!watched.forecast.isOutdated(), kPatience);
}

void TrackForecastTest::anEditBeginsAnew()
{
    Watched watched(firstTrack());
    QTRY_VERIFY_WITH_TIMEOUT(watched.isComplete(), kPatience);
    QVERIFY(watched.moveAll());
    QVERIFY(watched.forecast.isOutdated() && watched.forecast.isRunning() && !watched.fits());
    QTRY_VERIFY_WITH_TIMEOUT(watched.isComplete(), kPatience);
    QVERIFY(watched.fits());
    QVERIFY(!watched.forecast.isOutdated());
}

void TrackForecastTest::staleFiguresNeverShow()
{
    Watched watched(firstTrack(), kMany);
    int seen = 0;
    connect(&watched.forecast, &TrackForecast::changed, this, [&] {
        if (!watched.forecast.analysis() || watched.forecast.isOutdated())
            return;
        ++seen;
        QVERIFY(watched.fits());
    });
    for (int edit = 0; edit < 6; ++edit) {
        const int before = seen;
        QTRY_VERIFY_WITH_TIMEOUT(seen > before, kPatience);
        QVERIFY(watched.moveAll());
    }
}

void TrackForecastTest::anErrorKeepsTheLastFigures()
{
    Watched watched(firstTrack());
    QTRY_VERIFY_WITH_TIMEOUT(watched.isComplete(), kPatience);
    const auto before = watched.forecast.analysis();
    QVERIFY(watched.breakTrack());
    QVERIFY(!watched.forecast.isPossible() && !watched.forecast.isRunning());
    QVERIFY(watched.forecast.isOutdated());
    QVERIFY(watched.forecast.analysis() == before);
    watched.document.undoStack().undo();
    QVERIFY(watched.forecast.isRunning());
    QTRY_VERIFY_WITH_TIMEOUT(!watched.forecast.isOutdated(), kPatience);
}

void TrackForecastTest::withoutFiguresAnErrorLeavesNone()
{
    Track track = firstTrack();
    track.tiles.clear();
    Watched watched(track);
    QVERIFY(!watched.forecast.isPossible() && !watched.forecast.isRunning());
    QVERIFY(!watched.forecast.analysis() && !watched.forecast.isOutdated());
}

void TrackForecastTest::stopKeepsWhatThereIs()
{
    Watched watched(firstTrack(), kMany);
    QTRY_VERIFY_WITH_TIMEOUT(watched.forecast.analysis(), kPatience);
    watched.forecast.stop();
    const auto before = watched.forecast.analysis();
    QVERIFY(!watched.forecast.isRunning());
    QTest::qWait(400);
    QVERIFY(watched.forecast.analysis() == before);
    QVERIFY(!watched.forecast.isOutdated());
    watched.forecast.setActive(false);
    watched.forecast.setActive(true);
    QVERIFY(!watched.forecast.isRunning());
    QVERIFY(watched.moveAll());
    QVERIFY(watched.forecast.isRunning());
}

void TrackForecastTest::restartRunsOtherRaces()
{
    Watched watched(firstTrack());
    QTRY_VERIFY_WITH_TIMEOUT(watched.isComplete(), kPatience);
    const auto before = watched.forecast.analysis();
    watched.forecast.restart();
    QVERIFY(watched.forecast.isRunning());
    QTRY_VERIFY_WITH_TIMEOUT(watched.isComplete(), kPatience);
    QVERIFY(watched.forecast.analysis()->visitsPerRace != before->visitsPerRace);
}

void TrackForecastTest::playersAndLevelBeginAnew()
{
    Watched watched(firstTrack());
    QTRY_VERIFY_WITH_TIMEOUT(watched.isComplete(), kPatience);
    watched.forecast.setPlayers(5);
    QVERIFY(watched.forecast.isRunning());
    QTRY_VERIFY_WITH_TIMEOUT(watched.isComplete(), kPatience);
    QCOMPARE(watched.forecast.analysis()->seats.size(), std::size_t {5});
    watched.forecast.setLevel(PlayerKind::Medium);
    QTRY_VERIFY_WITH_TIMEOUT(watched.isComplete(), kPatience);
    QCOMPARE(watched.forecast.analysis()->level, PlayerKind::Medium);
}

void TrackForecastTest::theWorkerRests()
{
    ForecastWorker worker([](int /*number*/, const auto& /*analysis*/, bool /*done*/) {});
    AnalysisOptions options;
    options.track = builtInTracks().front().track;
    options.races = kMany;
    for (int job = 0; job < 3; ++job) {
        worker.start({job, options});
        QVERIFY(!worker.isIdle());
    }
    worker.cancel();
    QTRY_VERIFY_WITH_TIMEOUT(worker.isIdle(), kPatience);
    worker.start({4, options}); // and goes while it works
}

BUBBLEBAR_TEST(TrackForecastTest)
#include "tst_trackforecast.moc"
