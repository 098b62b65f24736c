#include "core/beetle/chances.h"
#include "core/beetle/die.h"
#include "core/beetle/expectation.h"
#include "tests/common/testrunner.h"
#include "tests/core/beetle/games.h"

#include <QtTest>

#include <cmath>
#include <map>
#include <numeric>

using namespace bubblebar::beetle;
using namespace bubblebar::tests;

namespace {

bool isNear(double found, double expected, double tolerance = 1e-10)
{
    if (std::abs(found - expected) <= tolerance)
        return true;
    qWarning("%.15g is not %.15g", found, expected);
    return false;
}

double sumOf(const SeatChances& chances)
{
    return std::accumulate(chances.begin(), chances.end(), 0.0);
}

/// Everything that the course of a game may depend on.
std::vector<int> keyOf(const Game& game)
{
    std::vector<int> key {game.seat().value_or(-1)};
    for (int seat = 0; seat < game.options().players; ++seat) {
        key.push_back(game.place(seat).value_or(0));
        for (const Part part : kAllParts)
            key.push_back(game.sheet(seat).count(part));
    }
    return key;
}

/// Place chances by following all games that may come of one roll by roll, with the rules alone, until hardly any is
/// left unfinished.
PlaceChances placesByFollowing(const Game& start)
{
    std::map<std::vector<int>, std::pair<Game, double>> games {{keyOf(start), {start, 1.0}}};
    PlaceChances places {};
    double left = 1;
    for (int step = 0; step < 2000 && left > 1e-12; ++step) {
        std::map<std::vector<int>, std::pair<Game, double>> after;
        left = 0;
        for (const auto& [key, entry] : games) {
            for (int roll = 1; roll <= kDieSides; ++roll) {
                Game next = entry.first;
                const double chance = entry.second / kDieSides;
                next.apply(roll);
                if (next.phase() == Game::Phase::Over) {
                    for (int seat = 0; seat < next.options().players; ++seat) {
                        if (next.place(seat))
                            places[static_cast<std::size_t>(seat)][static_cast<std::size_t>(*next.place(seat)) - 1] +=
                                chance;
                    }
                    continue;
                }
                left += chance;
                after.try_emplace(keyOf(next), next, 0.0).first->second.second += chance;
            }
        }
        games = std::move(after);
    }
    return places;
}

/// Each player's sheet drawn by rolls of its own in turn; all of as many rolls.
Game gameWith(const std::vector<std::string>& sheets, const Options& options, int first)
{
    Game game(options, first);
    for (std::size_t i = 0; i < sheets.front().size(); ++i) {
        for (int k = 0; k < options.players; ++k) {
            const auto seat = static_cast<std::size_t>((first + k) % options.players);
            game.apply(sheets[seat][i] - '0');
        }
    }
    return game;
}

/// The chances to begin from all rounds that may follow, at most so deep; a tie left after that is shared alike.
void followFirstThrows(const Game& game, double chance, std::size_t rounds, SeatChances& begins)
{
    if (const std::optional<int> first = game.firstSeat()) {
        begins[static_cast<std::size_t>(*first)] += chance;
        return;
    }
    if (static_cast<std::size_t>(game.firstThrowRound()) == rounds) {
        int tied = 0;
        for (int seat = 0; seat < game.options().players; ++seat)
            tied += game.throwsFirst(seat) ? 1 : 0;
        for (int seat = 0; seat < game.options().players; ++seat) {
            if (game.throwsFirst(seat))
                begins[static_cast<std::size_t>(seat)] += chance / tied;
        }
        return;
    }
    for (int roll = 1; roll <= kDieSides; ++roll) {
        Game next = game;
        next.apply(roll);
        followFirstThrows(next, chance / kDieSides, rounds, begins);
    }
}

} // namespace

/// Chances to win, for the places and to begin (D1, D5).
class ChancesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void onePartEach_data();
    void onePartEach();
    void asByFollowingAllGames_data();
    void asByFollowingAllGames();
    void afterTheFirstIsFinished();
    void whenTheGameIsOver();
    void chancesAddUp_data();
    void chancesAddUp();
    void whoBeginsIsAhead();
    void theSeatOnTurnIsWhatCounts();
    void chancesToBegin_data();
    void chancesToBegin();
    void chancesToBeginByHand();
    void firstThrowsMixTheChances();
    void aRollMovesTheChancesFairly();
};

void ChancesTest::onePartEach_data()
{
    QTest::addColumn<int>("players");
    for (int players = kMinPlayers; players <= kMaxPlayers; ++players)
        QTest::addRow("%d players", players) << players;
}

/// Everybody lacks one part: whoever rolls k-th wins with (5/6)^k / 6 in the first round, or all start anew.
void ChancesTest::onePartEach()
{
    QFETCH(int, players);
    const std::vector<Sheet> sheets(static_cast<std::size_t>(players), sheetAfter("12 333333 44 55"));
    const SeatChances chances = winChances(sheets, 1);
    for (int k = 0; k < players; ++k) {
        const double expected = std::pow(5.0 / 6, k) / 6 / (1 - std::pow(5.0 / 6, players));
        QVERIFY(isNear(chances[static_cast<std::size_t>((1 + k) % players)], expected));
    }
    if (players == 2)
        QVERIFY(isNear(chances[1], 6.0 / 11));
}

void ChancesTest::asByFollowingAllGames_data()
{
    QTest::addColumn<int>("variant");
    QTest::addColumn<QStringList>("sheets");
    QTest::addColumn<bool>("playOn");
    QTest::addColumn<int>("first");
    const auto row = [](const char* name, int variant, const char* sheets, bool playOn, int first) {
        QTest::newRow(name) << variant << QString::fromLatin1(sheets).split(u' ') << playOn << first;
    };
    row("a head against two legs", 0, "13333336111 12333344556", false, 0);
    row("a head against two legs, second", 0, "13333336111 12333344556", false, 1);
    row("a tail and an eye each", 0, "123333334551 123333334551", false, 1);
    row("two: winner and loser are the places", 0, "123333334551 123333334551", true, 0);
    row("four legs: three players", 1, "123334455 123333445 123333445", false, 2);
    row("four legs: three for the places", 1, "1233344556 1233334456 1233334455", true, 2);
    row("wings: three players", 2, "123333334455611 123333334455661 123333344556666", false, 0);
    row("wings and four legs: four for the places", 3, "1233334455666 1233334455661 1233334455661 1233334455661", true,
        3);
}

void ChancesTest::asByFollowingAllGames()
{
    QFETCH(int, variant);
    QFETCH(QStringList, sheets);
    QFETCH(bool, playOn);
    QFETCH(int, first);
    std::vector<std::string> rolls;
    for (const QString& sheet : sheets)
        rolls.push_back(sheet.toStdString());
    const Options options {static_cast<int>(rolls.size()), kAllVariants[static_cast<std::size_t>(variant)], playOn};
    const Game game = gameWith(rolls, options, first);
    QVERIFY(game.phase() == Game::Phase::Turns);
    const PlaceChances followed = placesByFollowing(game);
    const SeatChances wins = winChances(game);
    const PlaceChances places = placeChances(game);
    for (std::size_t seat = 0; seat < rolls.size(); ++seat) {
        QVERIFY(isNear(wins[seat], followed[seat][0]));
        for (std::size_t place = 0; place < (playOn ? rolls.size() : 1); ++place)
            QVERIFY(isNear(places[seat][place], followed[seat][place]));
    }
}

/// D5: some places are taken, others still open.
void ChancesTest::afterTheFirstIsFinished()
{
    Game game = gameWith({"123333334455", "123333334455", "123333344556", "123333334455"}, {4, {}, true}, 0);
    play(game, "1 6");
    QCOMPARE(game.winner(), 1);
    const PlaceChances followed = placesByFollowing(game);
    const PlaceChances places = placeChances(game);
    for (std::size_t seat = 0; seat < 4; ++seat) {
        for (std::size_t place = 0; place < 4; ++place)
            QVERIFY(isNear(places[seat][place], followed[seat][place]));
    }
    QCOMPARE(winChances(game), (SeatChances {0, 1}));
    QCOMPARE(places[1], (SeatChances {1}));
}

void ChancesTest::whenTheGameIsOver()
{
    Game single = gameWith({"123333334455", "123333334455"}, {2, {}, false}, 0);
    play(single, "6");
    QCOMPARE(winChances(single), (SeatChances {1}));
    QVERIFY(isNear(placeChances(single)[1][1], 1));
    Game forPlaces = gameWith({"123333334455", "123333334455", "123333334455"}, {3, {}, true}, 0);
    play(forPlaces, "1 6 6");
    QCOMPARE(forPlaces.phase(), Game::Phase::Over);
    QCOMPARE(placeChances(forPlaces)[0], (SeatChances {0, 0, 1}));
    QCOMPARE(placeChances(forPlaces)[1], (SeatChances {1}));
    QCOMPARE(winChances(forPlaces), (SeatChances {0, 1}));
}

void ChancesTest::chancesAddUp_data()
{
    QTest::addColumn<int>("players");
    QTest::addColumn<int>("variant");
    for (int players = kMinPlayers; players <= kMaxPlayers; ++players) {
        for (int variant = 0; variant < 4; ++variant)
            QTest::addRow("%d players, variant %d", players, variant) << players << variant;
    }
}

/// At every step of a whole game each place is somebody's, and everybody has one.
void ChancesTest::chancesAddUp()
{
    QFETCH(int, players);
    QFETCH(int, variant);
    Game game({players, kAllVariants[static_cast<std::size_t>(variant)], true});
    Die die(5);
    for (int step = 0; game.phase() != Game::Phase::Over; ++step) {
        if (step % 16 == 0) {
            const SeatChances wins = winChances(game);
            const PlaceChances places = placeChances(game);
            QVERIFY(isNear(sumOf(wins), 1));
            QVERIFY(isNear(sumOf(beginChances(game)), 1));
            for (std::size_t i = 0; i < static_cast<std::size_t>(players); ++i) {
                double place = 0;
                for (const SeatChances& seat : places)
                    place += seat[i];
                QVERIFY(isNear(place, 1));
                QVERIFY(isNear(sumOf(places[i]), 1));
                QVERIFY(isNear(places[i][0], wins[i]));
            }
        }
        game.apply(die.roll());
    }
}

void ChancesTest::whoBeginsIsAhead()
{
    for (int players = kMinPlayers; players <= kMaxPlayers; ++players) {
        const SeatChances chances = winChances(Game({players, {}, false}, 0));
        for (std::size_t seat = 1; seat < static_cast<std::size_t>(players); ++seat)
            QVERIFY(chances[seat - 1] > chances[seat]);
        QVERIFY(chances[0] < 1.1 / players); // but not by much
    }
}

void ChancesTest::theSeatOnTurnIsWhatCounts()
{
    const std::vector<Sheet> sheets {sheetAfter("1 33"), sheetAfter("1 2 4"), sheetAfter("1 6"), Sheet()};
    const SeatChances chances = winChances(sheets, 1);
    for (std::size_t shift = 1; shift < 4; ++shift) {
        std::vector<Sheet> shifted = sheets;
        std::rotate(shifted.begin(), shifted.end() - static_cast<std::ptrdiff_t>(shift), shifted.end());
        const SeatChances others = winChances(shifted, static_cast<int>((1 + shift) % 4));
        for (std::size_t seat = 0; seat < 4; ++seat)
            QVERIFY(isNear(others[(seat + shift) % 4], chances[seat], 1e-15));
    }
    QVERIFY(winChances(sheets, 0)[0] > chances[0]);
}

void ChancesTest::chancesToBegin_data()
{
    QTest::addColumn<int>("players");
    QTest::addColumn<QByteArray>("throws");
    QTest::newRow("D1 two, nobody has thrown") << 2 << QByteArray("");
    QTest::newRow("D1 two, one has thrown") << 2 << QByteArray("4");
    QTest::newRow("D1 two who tie") << 2 << QByteArray("3 3");
    QTest::newRow("D1 two who tie, one has thrown again") << 2 << QByteArray("3 3 | 2");
    QTest::newRow("D1 three, nobody has thrown") << 3 << QByteArray("");
    QTest::newRow("D1 three, two lead") << 3 << QByteArray("5 5");
    QTest::newRow("D1 three, a six leads") << 3 << QByteArray("6 2");
    QTest::newRow("D1 two of three tie") << 3 << QByteArray("6 2 6 | 5");
    QTest::newRow("D1 three of four tie") << 4 << QByteArray("6 6 2 6 | 1");
    QTest::newRow("D1 four, one lead lost") << 4 << QByteArray("3 5");
    QTest::newRow("D1 known") << 4 << QByteArray("3 5 1 4");
}

void ChancesTest::chancesToBegin()
{
    QFETCH(int, players);
    QFETCH(QByteArray, throws);
    Game game({players, {}, false});
    play(game, throws.constData());
    SeatChances followed {};
    followFirstThrows(game, 1, static_cast<std::size_t>(game.firstThrowRound()) + 2, followed);
    const SeatChances chances = beginChances(game);
    for (std::size_t seat = 0; seat < chances.size(); ++seat)
        QVERIFY(isNear(chances[seat], followed[seat]));
}

void ChancesTest::chancesToBeginByHand()
{
    Game game({2, {}, false});
    QVERIFY(isNear(beginChances(game)[0], 0.5));
    game.apply(6);
    QVERIFY(isNear(beginChances(game)[0], 11.0 / 12)); // the other needs a 6, and then it is even
    Game eight({8, {}, false});
    for (const double chance : beginChances(eight))
        QVERIFY(isNear(chance, 1.0 / 8));
}

/// D1: what the chances are before it is known who begins.
void ChancesTest::firstThrowsMixTheChances()
{
    Game game({3, {}, true});
    const SeatChances even = winChances(game);
    for (std::size_t seat = 0; seat < 3; ++seat)
        QVERIFY(isNear(even[seat], 1.0 / 3));
    play(game, "6 4");
    const SeatChances begins = beginChances(game);
    const SeatChances wins = winChances(game);
    const PlaceChances places = placeChances(game);
    for (std::size_t seat = 0; seat < 3; ++seat) {
        double win = 0;
        double last = 0;
        for (int first = 0; first < 3; ++first) {
            const double chance = begins[static_cast<std::size_t>(first)];
            win += chance * winChances(Game({3, {}, true}, first))[seat];
            last += chance * placeChances(Game({3, {}, true}, first))[seat][2];
        }
        QVERIFY(isNear(wins[seat], win));
        QVERIFY(isNear(places[seat][2], last));
    }
}

/// The chances before a roll are the mean of those after it: at every step of a whole game, first throws included.
void ChancesTest::aRollMovesTheChancesFairly()
{
    Game game({3, {false, true}, true});
    Die die(9);
    while (game.phase() != Game::Phase::Over) {
        SeatChances mean {};
        for (int roll = 1; roll <= kDieSides; ++roll) {
            Game next = game;
            next.apply(roll);
            const SeatChances chances = winChances(next);
            for (std::size_t seat = 0; seat < 3; ++seat)
                mean[seat] += chances[seat] / kDieSides;
        }
        const SeatChances now = winChances(game);
        for (std::size_t seat = 0; seat < 3; ++seat)
            QVERIFY(isNear(mean[seat], now[seat]));
        game.apply(die.roll());
    }
}

BUBBLEBAR_TEST(ChancesTest)
#include "tst_chances.moc"
