#include "core/beetle/die.h"
#include "core/beetle/game.h"
#include "tests/common/testrunner.h"
#include "tests/core/beetle/games.h"

#include <QtTest>

#include <set>

using namespace bubblebar;
using namespace bubblebar::beetle;
using namespace bubblebar::tests;

namespace {

Game gameOf(int players, bool playOn = false, Variant variant = {})
{
    return Game({players, variant, playOn});
}

/// Two players, seat 0 first, who both lack a tail and nothing else.
Game tailsMissing(bool playOn, int players = 2)
{
    Game game({players, {}, playOn}, 0);
    for (const int roll : rolls("12 333333 44 55")) {
        for (int seat = 0; seat < players; ++seat)
            game.apply(roll);
    }
    return game;
}

/// Plays to the end with a die; all rolls.
std::vector<int> playOut(Game& game, std::uint64_t seed)
{
    Die die(seed);
    std::vector<int> rolled;
    while (game.phase() != Game::Phase::Over) {
        rolled.push_back(die.roll());
        game.apply(rolled.back());
    }
    return rolled;
}

} // namespace

/// Who rolls, who begins, who wins (D1, D5, D8).
class GameTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theHighestBegins_data();
    void theHighestBegins();
    void firstThrowsAreTold();
    void onlyThoseWhoTieThrowAgain();
    void playPassesClockwise();
    void aTurnIsOneRoll();
    void turnsTellWhyTheyAreWasted();
    void theFirstFinishedWins();
    void othersPlayOnForPlaces();
    void theLastOneLeftHasTheLastPlace();
    void firstSeatMayBeAgreed();
    void rollsAloneMakeTheGame_data();
    void rollsAloneMakeTheGame();
    void dieIsTheSameForTheSameSeed();
    void dieGoesOnWhereItStood();
    void dieIsFair();
};

void GameTest::theHighestBegins_data()
{
    QTest::addColumn<int>("players");
    QTest::addColumn<QByteArray>("throws");
    QTest::addColumn<int>("first");
    QTest::newRow("D1 the highest of two") << 2 << QByteArray("3 5") << 1;
    QTest::newRow("D1 the highest of four") << 4 << QByteArray("3 6 5 1") << 1;
    QTest::newRow("D1 the last of eight") << 8 << QByteArray("1 1 2 3 4 4 5 6") << 7;
    QTest::newRow("D1 a tie for less than the highest is none") << 3 << QByteArray("2 2 3") << 2;
    QTest::newRow("D1 two tie") << 3 << QByteArray("5 2 5 | 1 4") << 2;
    QTest::newRow("D1 two tie, the first wins") << 3 << QByteArray("5 2 5 | 4 1") << 0;
    QTest::newRow("D1 all tie") << 2 << QByteArray("4 4 | 2 1") << 0;
    QTest::newRow("D1 they tie again and again") << 2 << QByteArray("4 4 | 1 1 | 6 6 | 1 2") << 1;
    QTest::newRow("D1 fewer tie each time") << 4 << QByteArray("6 6 1 6 | 3 5 5 | 1 2") << 3;
    QTest::newRow("D1 a higher throw ends a tie") << 3 << QByteArray("4 4 6") << 2;
    QTest::newRow("D1 those who are out stay out") << 4 << QByteArray("1 6 6 1 | 2 2 | 3 1") << 1;
}

void GameTest::theHighestBegins()
{
    QFETCH(int, players);
    QFETCH(QByteArray, throws);
    QFETCH(int, first);
    Game game = gameOf(players);
    const std::vector<int> all = rolls(throws.constData());
    for (std::size_t i = 0; i < all.size(); ++i) {
        QCOMPARE(game.phase(), Game::Phase::FirstThrows);
        QVERIFY(!game.firstSeat());
        QCOMPARE(game.apply(all[i]).decidesFirst, i + 1 == all.size());
    }
    QCOMPARE(game.phase(), Game::Phase::Turns);
    QCOMPARE(game.firstSeat(), first);
    QCOMPARE(game.seat(), first);
    QCOMPARE(game.turns(), 0);
    QCOMPARE(game.firstThrows().size(), all.size());
}

/// D1
void GameTest::firstThrowsAreTold()
{
    Game game = gameOf(3);
    const Event event = game.apply(5);
    QVERIFY(event.firstThrow == (FirstThrow {0, 0, 5}));
    QVERIFY(!event.turn);
    play(game, "2 5 | 4");
    const std::vector<FirstThrow> expected {{0, 0, 5}, {0, 1, 2}, {0, 2, 5}, {1, 0, 4}};
    QVERIFY(game.firstThrows() == expected);
    QCOMPARE(game.firstThrowRound(), 1);
}

/// D1
void GameTest::onlyThoseWhoTieThrowAgain()
{
    Game game = gameOf(4);
    for (int seat = 0; seat < 4; ++seat) {
        QVERIFY(game.throwsFirst(seat));
        QCOMPARE(game.seat(), seat);
        game.apply(seat == 1 || seat == 3 ? 6 : 2);
    }
    QVERIFY(!game.throwsFirst(0) && game.throwsFirst(1) && !game.throwsFirst(2) && game.throwsFirst(3));
    QCOMPARE(game.seat(), 1);
    game.apply(2);
    QCOMPARE(game.seat(), 3);
    game.apply(3);
    QCOMPARE(game.firstSeat(), 3);
}

/// D1
void GameTest::playPassesClockwise()
{
    Game game = gameOf(3);
    play(game, "1 1 6");
    for (const int seat : {2, 0, 1, 2, 0, 1}) {
        QCOMPARE(game.seat(), seat);
        QCOMPARE(game.apply(4).turn->seat, seat);
    }
}

/// D2
void GameTest::aTurnIsOneRoll()
{
    Game game({2, {}, false}, 0);
    QVERIFY(!game.lastTurn(0));
    const Event event = game.apply(1);
    QVERIFY(!event.firstThrow);
    QVERIFY(event.turn == (Turn {0, 1, {Part::Body, Waste::None}, 0}));
    QVERIFY(game.lastTurn(0) == event.turn);
    QCOMPARE(game.seat(), 1);
    QCOMPARE(game.turns(0), 1);
    QCOMPARE(game.turns(1), 0);
    QCOMPARE(game.sheet(0).parts(), 1);
    QCOMPARE(game.sheet(1).parts(), 0);
}

/// D7
void GameTest::turnsTellWhyTheyAreWasted()
{
    Game game({2, {}, false}, 0);
    QCOMPARE(game.apply(4).turn->drawing.waste, Waste::NeedsBody);
    play(game, "1 1 6");
    QCOMPARE(game.apply(4).turn->drawing.waste, Waste::NeedsHead);
    QCOMPARE(game.apply(6).turn->drawing.waste, Waste::Complete);
    QCOMPARE(game.lastTurn(0)->drawing.waste, Waste::NeedsHead);
    QCOMPARE(game.lastTurn(1)->drawing.waste, Waste::Complete);
}

/// D5
void GameTest::theFirstFinishedWins()
{
    Game game = tailsMissing(false);
    play(game, "1 1 1");
    QVERIFY(!game.winner());
    const Event event = game.apply(6);
    QCOMPARE(event.turn->place, 1);
    QCOMPARE(game.phase(), Game::Phase::Over);
    QVERIFY(!game.seat());
    QCOMPARE(game.winner(), 1);
    QCOMPARE(game.place(1), 1);
    QVERIFY(!game.place(0));
}

/// D5
void GameTest::othersPlayOnForPlaces()
{
    Game game = tailsMissing(true, 4);
    QCOMPARE(play(game, "1 6").turn->place, 1);
    QCOMPARE(game.winner(), 1);
    QCOMPARE(game.phase(), Game::Phase::Turns);
    for (const int seat : {2, 3, 0, 2}) { // seat 1 is passed over
        QCOMPARE(game.seat(), seat);
        game.apply(1);
    }
    QCOMPARE(game.apply(6).turn->place, 2);
    QCOMPARE(game.place(3), 2);
    QCOMPARE(play(game, "1 6").turn->place, 3);
    QCOMPARE(game.place(2), 3);
    QCOMPARE(game.winner(), 1);
    QCOMPARE(game.phase(), Game::Phase::Over);
    QCOMPARE(game.place(0), 4);
}

/// D5: the places are settled, so nobody rolls on.
void GameTest::theLastOneLeftHasTheLastPlace()
{
    Game game = tailsMissing(true);
    play(game, "6");
    QCOMPARE(game.phase(), Game::Phase::Over);
    QCOMPARE(game.place(0), 1);
    QCOMPARE(game.place(1), 2);
    QVERIFY(!game.sheet(1).isFinished());
}

void GameTest::firstSeatMayBeAgreed()
{
    const Game game({5, {}, false}, 3);
    QCOMPARE(game.phase(), Game::Phase::Turns);
    QCOMPARE(game.seat(), 3);
    QCOMPARE(game.firstSeat(), 3);
    QVERIFY(game.firstThrows().empty());
    QVERIFY(!game.throwsFirst(0));
}

void GameTest::rollsAloneMakeTheGame_data()
{
    QTest::addColumn<int>("players");
    QTest::addColumn<bool>("playOn");
    QTest::addColumn<int>("variant");
    for (int players = kMinPlayers; players <= kMaxPlayers; ++players) {
        for (int variant = 0; variant < 4; ++variant) {
            const QByteArray name = "D8 players " + QByteArray::number(players) + ", variant ";
            QTest::newRow(name + QByteArray::number(variant)) << players << false << variant;
            QTest::newRow(name + QByteArray::number(variant) + ", places") << players << true << variant;
        }
    }
}

void GameTest::rollsAloneMakeTheGame()
{
    QFETCH(int, players);
    QFETCH(bool, playOn);
    QFETCH(int, variant);
    Game game = gameOf(players, playOn, kAllVariants[static_cast<std::size_t>(variant)]);
    const std::vector<int> rolled = playOut(game, 11);
    Game again = gameOf(players, playOn, kAllVariants[static_cast<std::size_t>(variant)]);
    for (const int roll : rolled) {
        QCOMPARE_NE(again.phase(), Game::Phase::Over);
        again.apply(roll);
    }
    QCOMPARE(again.phase(), Game::Phase::Over);
    QCOMPARE(static_cast<std::size_t>(again.turns()) + again.firstThrows().size(), rolled.size());
    std::set<int> places;
    for (int seat = 0; seat < players; ++seat) {
        QVERIFY(again.sheet(seat) == game.sheet(seat));
        QCOMPARE(again.place(seat), game.place(seat));
        if (game.place(seat))
            places.insert(*game.place(seat));
        QVERIFY(!game.sheet(seat).isFinished() || game.place(seat));
    }
    QCOMPARE(static_cast<int>(places.size()), playOn ? players : 1);
    QVERIFY(game.sheet(*game.winner()).isFinished());
}

/// D8
void GameTest::dieIsTheSameForTheSameSeed()
{
    Die die(7);
    std::mt19937_64 words(7);
    for (int i = 0; i < 1000; ++i)
        QCOMPARE(die.roll(), static_cast<int>(below(words, 6)) + 1);
    Die other(8);
    Die again(7);
    int differing = 0;
    for (int i = 0; i < 100; ++i)
        differing += other.roll() == again.roll() ? 0 : 1;
    QVERIFY(differing > 50);
}

/// D8
void GameTest::dieGoesOnWhereItStood()
{
    Die die(42);
    for (int i = 0; i < 57; ++i)
        die.roll();
    Die resumed(42, 57);
    for (int i = 0; i < 100; ++i)
        QCOMPARE(resumed.roll(), die.roll());
}

void GameTest::dieIsFair()
{
    constexpr int kRolls = 60000;
    Die die(1);
    std::array<int, 7> counts {};
    for (int i = 0; i < kRolls; ++i)
        ++counts[static_cast<std::size_t>(die.roll())];
    QCOMPARE(counts[0], 0);
    for (std::size_t number = 1; number <= 6; ++number)
        QVERIFY(std::abs(counts[number] - kRolls / 6) < 4 * 92); // four standard deviations
}

BUBBLEBAR_TEST(GameTest)
#include "tst_game.moc"
