#include "core/bubble/deckfile.h"
#include "core/bubble/players/player.h"
#include "core/bubble/players/trackanalysis.h"
#include "core/bubble/rules.h"
#include "core/bubble/setup.h"
#include "core/support/random.h"
#include "core/track/guidelines.h"
#include "core/track/standardset.h"
#include "core/track/trackedit.h"
#include "tests/common/testrunner.h"

#include <QtTest>

#include <algorithm>
#include <map>
#include <numeric>

using namespace bubblebar;
using namespace bubblebar::tests;

namespace {

AnalysisOptions firstTrack(int players, int races)
{
    AnalysisOptions options;
    options.track = builtInTracks().front().track;
    options.players = players;
    options.level = PlayerKind::Easy;
    options.races = races;
    options.seed = 7;
    return options;
}

bool same(const TrackAnalysis& a, const TrackAnalysis& b)
{
    return a.players == b.players && a.level == b.level && a.races == b.races && a.unfinished == b.unfinished &&
           a.turns == b.turns && a.racesByTurns == b.racesByTurns && a.seats == b.seats &&
           a.visitsPerRace == b.visitsPerRace && a.slowSpaces == b.slowSpaces && a.blockages == b.blockages &&
           a.cuttingTiles == b.cuttingTiles;
}

/// Where all beetles stand after an action.
using Standing = std::map<BeetleId, SpaceId>;

Standing standing(const Race& race)
{
    Standing spaces;
    for (int seat = 0; seat < race.players; ++seat)
        for (int number = 1; number <= race.each(); ++number)
            spaces[beetleId(seat, number)] = race.beetles.where(beetleId(seat, number));
    return spaces;
}

/// What the plain recount knows of a race: all its standings, and of each turn who had it and where it began in them.
struct PlainTurn
{
    int seat = 0;
    std::size_t first = 0; ///< the standing before its first action
    bool moved = false;
};

struct PlainRace
{
    std::vector<Standing> standings;
    std::vector<int> turnOf; ///< of each standing: how many turns had ended
    std::vector<PlainTurn> turns;
    std::vector<int> winners;
};

/// The race that simulate() plays under this number.
PlainRace play(const AnalysisOptions& options, int game)
{
    FastRandom key(options.seed);
    FastRandom random(key() + static_cast<std::uint64_t>(game));
    RaceSetup setup {std::make_shared<Board>(options.track), standardDeck(), {}, false, 0, random() >> 11};
    setup.colours.assign(kAllColours.begin(), kAllColours.begin() + options.players);
    Position position = newRace(setup);
    std::vector<std::unique_ptr<Player>> players;
    for (int seat = 0; seat < options.players; ++seat)
        players.push_back(makePlayer(options.level, random()));
    PlainRace race {{standing(position.race)}, {0}, {PlainTurn {0, 0, false}}, {}};
    while (!position.race.isOver()) {
        View view;
        const int seat = position.race.turn;
        updateView(view, position, seat);
        const auto action = players[static_cast<std::size_t>(seat)]->choose(view, {});
        const bool turnEnded = apply(position, *action).turnEnded;
        race.standings.push_back(standing(position.race));
        race.turns.back().moved |= race.standings.back() != race.standings.end()[-2];
        race.turnOf.push_back(race.turnOf.back() + (turnEnded ? 1 : 0));
        if (turnEnded)
            race.turns.push_back({position.race.turn, race.standings.size() - 1, false});
    }
    race.winners = position.race.winners();
    return race;
}

struct Recount
{
    std::map<SpaceId, int> visits;
    std::map<SpaceId, std::vector<int>> stays;
    std::map<int, int> racesByTurns;
    std::map<int, int> wins;
    Blockages blockages;
};

void countVisits(const PlainRace& race, Recount& recount)
{
    for (std::size_t i = 1; i < race.standings.size(); ++i) {
        std::map<SpaceId, int> landed;
        for (const auto& [beetle, space] : race.standings[i]) {
            if (race.standings[i - 1].at(beetle) != space)
                landed[space] = 1;
        }
        for (const auto& [space, once] : landed)
            recount.visits[space] += once;
    }
}

void countStays(const PlainRace& race, Recount& recount)
{
    for (const auto& [beetle, first] : race.standings.front()) {
        SpaceId at = first;
        int since = 0;
        for (std::size_t i = 1; i <= race.standings.size(); ++i) {
            const bool isEnd = i == race.standings.size();
            if (!isEnd && race.standings[i].at(beetle) == at)
                continue;
            // The action moved the beetle in the turn that the standing before it belongs to.
            recount.stays[at].push_back(race.turnOf[i - 1] - since);
            since = race.turnOf[i - 1];
            if (!isEnd)
                at = race.standings[i].at(beetle);
        }
    }
}

int longestRun(const std::vector<bool>& moved)
{
    int longest = 0;
    for (std::size_t begin = 0; begin < moved.size(); ++begin) {
        std::size_t end = begin;
        while (end < moved.size() && !moved[end])
            ++end;
        longest = std::max(longest, static_cast<int>(end - begin));
    }
    return longest;
}

void countBlockages(const PlainRace& race, int players, Blockages& blockages)
{
    std::vector<bool> all;
    std::vector<std::vector<bool>> bySeat(static_cast<std::size_t>(players));
    for (const PlainTurn& turn : race.turns) {
        all.push_back(turn.moved);
        bySeat[static_cast<std::size_t>(turn.seat)].push_back(turn.moved);
    }
    blockages.turns += static_cast<int>(all.size());
    blockages.blocked += std::ranges::count(all, false);
    blockages.longestRun = std::max(blockages.longestRun, longestRun(all));
    for (const std::vector<bool>& seat : bySeat)
        blockages.longestWait = std::max(blockages.longestWait, longestRun(seat));
}

Recount recount(const AnalysisOptions& options)
{
    Recount sum;
    for (int game = 0; game < options.races; ++game) {
        const PlainRace race = play(options, game);
        ++sum.racesByTurns[static_cast<int>(race.turns.size())];
        for (const int seat : race.winners)
            ++sum.wins[seat];
        countVisits(race, sum);
        countStays(race, sum);
        countBlockages(race, options.players, sum.blockages);
    }
    return sum;
}

/// A track that one turn of its only tile beside the start closes.
TrackPtr thinTrack()
{
    for (const BuiltInTrack& builtIn : builtInTracks()) {
        for (const PlacedTile& tile : builtIn.track->tiles) {
            Track track = *builtIn.track;
            if (!tile.tile.isTrack())
                continue;
            applyEdit(track, removeTiles(track, std::vector {tile.at}).value());
            const auto findings = checkGuidelines(track);
            if (isValid(findings) && !findings.empty())
                return std::make_shared<const Track>(track);
        }
    }
    return nullptr;
}

} // namespace

/// What a track plays like, from races of computer players.
class TrackAnalysisTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void wilson_data();
    void wilson();
    void withoutTrialsNothingIsKnown();
    void aPlainRecountAgrees_data();
    void aPlainRecountAgrees();
    void sameWhateverTheThreads();
    void seedsDiffer();
    void slowSpacesComeSlowestFirst();
    void cuttingTilesAreThoseOfTheFindings();
    void tellsHowItPlaysSoFar();
    void stopsWhenAsked();
};

void TrackAnalysisTest::wilson_data()
{
    QTest::addColumn<int>("successes");
    QTest::addColumn<int>("trials");
    QTest::addColumn<double>("low");
    QTest::addColumn<double>("high");
    QTest::newRow("none of 10") << 0 << 10 << 0.0 << 0.277533;
    QTest::newRow("5 of 10") << 5 << 10 << 0.236593 << 0.763407;
    QTest::newRow("all of 10") << 10 << 10 << 0.722467 << 1.0;
    QTest::newRow("1 of 1") << 1 << 1 << 0.206549 << 1.0;
    QTest::newRow("27 of 100") << 27 << 100 << 0.192696 << 0.364321;
    QTest::newRow("250 of 1000") << 250 << 1000 << 0.224153 << 0.27776;
}

void TrackAnalysisTest::wilson()
{
    QFETCH(int, successes);
    QFETCH(int, trials);
    const Share share = wilsonShare(successes, trials);
    QCOMPARE(share.value, static_cast<double>(successes) / trials);
    QTEST(qRound(share.low * 1e6) / 1e6, "low");
    QTEST(qRound(share.high * 1e6) / 1e6, "high");
    QVERIFY(share.low <= share.value && share.value <= share.high);
}

void TrackAnalysisTest::withoutTrialsNothingIsKnown()
{
    QVERIFY((wilsonShare(0, 0) == Share {0, 0, 1}));
}

void TrackAnalysisTest::aPlainRecountAgrees_data()
{
    QTest::addColumn<int>("players");
    QTest::newRow("two players") << 2;
    QTest::newRow("three players") << 3;
    QTest::newRow("five players") << 5;
}

void TrackAnalysisTest::aPlainRecountAgrees()
{
    QFETCH(int, players);
    const AnalysisOptions options = firstTrack(players, 6);
    const TrackAnalysis analysis = analyseTrack(options);
    Recount plain = recount(options);
    QCOMPARE(analysis.races, 6);
    QCOMPARE(analysis.unfinished, 0);
    for (std::size_t i = 0; i < analysis.visitsPerRace.size(); ++i)
        QCOMPARE(analysis.visitsPerRace[i], plain.visits[static_cast<SpaceId>(i)] / 6.0);
    for (std::size_t turns = 0; turns < analysis.racesByTurns.size(); ++turns)
        QCOMPARE(analysis.racesByTurns[turns], plain.racesByTurns[static_cast<int>(turns)]);
    for (int seat = 0; seat < players; ++seat)
        QCOMPARE(analysis.seats.at(static_cast<std::size_t>(seat)), wilsonShare(plain.wins[seat], 6));
    QVERIFY(!analysis.slowSpaces.empty());
    for (const SlowSpace& slow : analysis.slowSpaces) {
        const std::vector<int>& stays = plain.stays[slow.space];
        const double sum = std::accumulate(stays.begin(), stays.end(), 0.0);
        QCOMPARE(slow.averageStay, sum / static_cast<double>(stays.size()));
        QCOMPARE(slow.longestStay, std::ranges::max(stays));
        QCOMPARE(slow.visitsPerRace, plain.visits[slow.space] / 6.0);
    }
    QVERIFY(analysis.blockages == plain.blockages);
    QVERIFY(plain.blockages.turns > 0);
}

void TrackAnalysisTest::sameWhateverTheThreads()
{
    AnalysisOptions options = firstTrack(3, 12);
    const TrackAnalysis alone = analyseTrack(options);
    options.threads = 3;
    QVERIFY(same(analyseTrack(options), alone));
    QVERIFY(alone.isComplete() && alone.turns);
    QVERIFY(alone.turns->p10 <= alone.turns->p25 && alone.turns->p25 <= alone.turns->median);
    QVERIFY(alone.turns->median <= alone.turns->p75 && alone.turns->p75 <= alone.turns->p90);
}

void TrackAnalysisTest::seedsDiffer()
{
    AnalysisOptions options = firstTrack(2, 6);
    const TrackAnalysis one = analyseTrack(options);
    options.seed = 8;
    QVERIFY(!same(analyseTrack(options), one));
}

void TrackAnalysisTest::slowSpacesComeSlowestFirst()
{
    const TrackAnalysis analysis = analyseTrack(firstTrack(4, 12));
    QVERIFY(std::ranges::is_sorted(analysis.slowSpaces, std::ranges::greater {}, &SlowSpace::averageStay));
    for (const SlowSpace& slow : analysis.slowSpaces) {
        QVERIFY(!isOpenSpace(slow.space));
        QVERIFY(slow.visitsPerRace * 100 >= kFewVisits);
        QVERIFY(slow.averageStay <= slow.longestStay);
    }
}

void TrackAnalysisTest::cuttingTilesAreThoseOfTheFindings()
{
    QVERIFY(analyseTrack(firstTrack(2, 1)).cuttingTiles.empty());
    AnalysisOptions options = firstTrack(2, 1);
    options.track = thinTrack();
    QVERIFY(options.track);
    const TrackAnalysis analysis = analyseTrack(options);
    std::vector<TileId> cutting;
    for (const BoardTileId tile : analysis.cuttingTiles)
        cutting.push_back(analysis.board->tile(tile).tile);
    std::vector<TileId> found;
    for (const Finding& finding : checkGuidelines(*options.track)) {
        if (finding.code == FindingCode::CutByOneRotation)
            found.insert(found.end(), finding.tiles.begin(), finding.tiles.end());
    }
    std::ranges::sort(cutting);
    std::ranges::sort(found);
    QVERIFY(!found.empty());
    QVERIFY(cutting == found);
}

void TrackAnalysisTest::tellsHowItPlaysSoFar()
{
    AnalysisOptions options = firstTrack(2, 20);
    options.interimPause = {};
    std::vector<int> told;
    options.interim = [&told](const TrackAnalysis& soFar) {
        told.push_back(soFar.races);
        QCOMPARE(soFar.racesWanted, 20);
        QCOMPARE(soFar.seats.size(), std::size_t {2});
        QVERIFY(soFar.turns);
    };
    static_cast<void>(analyseTrack(options));
    QVERIFY(told.size() >= 2 && told.front() == 1);
    QVERIFY(std::ranges::is_sorted(told));
}

void TrackAnalysisTest::stopsWhenAsked()
{
    AnalysisOptions options = firstTrack(2, 100'000);
    std::stop_source source;
    options.stop = source.get_token();
    options.interimPause = {};
    options.interim = [&source](const TrackAnalysis& /*soFar*/) { source.request_stop(); };
    const TrackAnalysis analysis = analyseTrack(options);
    QVERIFY(analysis.races >= 1 && !analysis.isComplete());
}

BUBBLEBAR_TEST(TrackAnalysisTest)
#include "tst_trackanalysis.moc"
