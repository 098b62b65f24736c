#include "core/bubble/deckfile.h"
#include "core/bubble/players/randomplayer.h"
#include "core/bubble/players/reordering.h"
#include "tests/common/randomrace.h"
#include "tests/common/testrunner.h"

#include <QtTest>

#include <set>

using namespace bubblebar;
using namespace bubblebar::tests;

/// The player that takes any legal action.
class RandomPlayerTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void ordersHaveNumbers_data();
    void ordersHaveNumbers();
    void everyActionIsTakenAboutAsOften();
    void everyOrderOfAStackIsTaken();
    void tallStacksTakeNoTime();
    void sameSeedPlaysTheSame();
    void stopsWhenAsked();
};

namespace {

StackOrder stackOf(int size)
{
    StackOrder stack;
    for (int i = 0; i < size; ++i)
        stack.push(static_cast<BeetleId>(size - 1 - i));
    return stack;
}

/// Five players on two tiles where up to twenty beetles stand on each other; a reorder bonus is pending on B.0.
Position pendingReorder(int tall)
{
    FastRandom random(7);
    Wildness wildness;
    wildness.maxTrackTiles = 2;
    wildness.maxSpaces = 1;
    wildness.openEdgeChance = 100;
    auto set = std::make_shared<TileSet>(*randomTileSet(random, wildness, 2));
    for (TerrainRule& rule : set->terrains)
        rule.limit = 20;
    for (Tile& tile : set->tiles)
        tile.front.spaces[0].bonus = tile.back.spaces[0].bonus = Bonus::Reorder;
    RaceSetup setup = randomSetup(random, randomTrack(random, wildness, set), standardDeck());
    setup.colours.assign(kAllColours.begin(), kAllColours.end());
    setup.teams = false;
    setup.firstSeat = 0;
    Position position = newRace(setup);
    Race& race = position.race;
    for (int i = 0; i < tall; ++i)
        race.beetles.move(*race.board, beetleId(i % 5, i / 5 + 1), static_cast<SpaceId>(2));
    race.played.count = 1;
    race.beetles.move(*race.board, beetleId(4, 2), static_cast<SpaceId>(3));
    race.bonus = static_cast<SpaceId>(3);
    return position;
}

} // namespace

void RandomPlayerTest::ordersHaveNumbers_data()
{
    QTest::addColumn<int>("size");
    for (int size = 1; size <= 6; ++size)
        QTest::addRow("%d beetles", size) << size;
}

void RandomPlayerTest::ordersHaveNumbers()
{
    QFETCH(int, size);
    const StackOrder stack = stackOf(size);
    QVERIFY(reordered(stack, 0) == stack);
    std::set<std::vector<int>> seen;
    for (std::uint64_t number = 0; number <= otherOrders(size); ++number) {
        const StackOrder order = reordered(stack, number);
        QCOMPARE(order.size(), size);
        std::vector<int> beetles;
        for (int level = 0; level < size; ++level)
            beetles.push_back(static_cast<int>(order.at(level)));
        QVERIFY(seen.insert(beetles).second);
    }
}

void RandomPlayerTest::everyActionIsTakenAboutAsOften()
{
    FastRandom random(3);
    const Position position = newRace(randomSetup(random));
    const std::vector<Action> legal = legalActions(position);
    std::vector<int> taken(legal.size());
    RandomPlayer player(11);
    const int rounds = 400 * static_cast<int>(legal.size());
    for (int i = 0; i < rounds; ++i) {
        const auto action = player.choose(viewOf(position, position.race.turn), {});
        ++taken[static_cast<std::size_t>(std::ranges::find(legal, *action) - legal.begin())];
    }
    for (const int times : taken)
        QVERIFY2(times > 300 && times < 500, qPrintable(QString::number(times)));
}

/// R25
void RandomPlayerTest::everyOrderOfAStackIsTaken()
{
    const Position position = pendingReorder(4);
    const std::vector<Action> legal = legalActions(position);
    QCOMPARE(legal.size(), std::size_t {24});
    std::vector<int> taken(legal.size());
    RandomPlayer player(5);
    for (int i = 0; i < 9600; ++i) {
        const Action action = player.choose(position.race, position.handToPlay());
        QVERIFY(isLegal(position, action));
        ++taken[static_cast<std::size_t>(std::ranges::find(legal, action) - legal.begin())];
    }
    for (const int times : taken)
        QVERIFY2(times > 300 && times < 500, qPrintable(QString::number(times)));
}

/// Nine beetles have 362,880 orders: none of them is listed.
void RandomPlayerTest::tallStacksTakeNoTime()
{
    const Position position = pendingReorder(9);
    RandomPlayer player(5);
    for (int i = 0; i < 10'000; ++i)
        QVERIFY(isLegal(position, player.choose(position.race, position.handToPlay())));
}

void RandomPlayerTest::sameSeedPlaysTheSame()
{
    FastRandom random(4);
    Position position = newRace(randomSetup(random));
    const auto first = makePlayer(PlayerKind::Random, 99);
    const auto second = makePlayer(PlayerKind::Random, 99);
    for (int i = 0; i < 200 && !position.race.isOver(); ++i) {
        const View view = viewOf(position, position.race.turn);
        const auto action = first->choose(view, {});
        QVERIFY(action && action == second->choose(view, {}));
        apply(position, *action);
    }
}

void RandomPlayerTest::stopsWhenAsked()
{
    FastRandom random(5);
    const Position position = newRace(randomSetup(random));
    std::stop_source source;
    source.request_stop();
    QVERIFY(!makePlayer(PlayerKind::Random, 1)->choose(viewOf(position, position.race.turn), source.get_token()));
}

BUBBLEBAR_TEST(RandomPlayerTest)
#include "tst_randomplayer.moc"
