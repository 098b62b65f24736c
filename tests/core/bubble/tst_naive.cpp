#include "core/bubble/rules.h"
#include "tests/common/randomrace.h"
#include "tests/common/testrunner.h"
#include "tests/core/bubble/naive/naiveposition.h"

#include <QtTest>

using namespace bubblebar;
using namespace bubblebar::tests;

/// The rules against their second opinion, where it counts sequences or searches in another way.
class NaiveTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void colourMovesFindWhatAllRoutesFind();
    void sequencesAreAsMany_data();
    void sequencesAreAsMany();
};

namespace {

/// Some actions into a random race of the given seed, still running.
Position middleOfRace(std::uint64_t seed, const Wildness& wildness, int actions)
{
    FastRandom random(seed);
    const TileSetPtr set = randomTileSet(random, wildness, wildness.maxTrackTiles);
    Position position = newRace(randomSetup(random, randomTrack(random, wildness, set), standardCounts()));
    for (int i = 0; i < actions; ++i) {
        const std::vector<Action> legal = legalActions(position);
        Position next = position;
        apply(next, legal[static_cast<std::size_t>(pick(random, static_cast<int>(legal.size())))]);
        if (next.race.isOver())
            break;
        position = next;
    }
    return position;
}

} // namespace

/// R10, R12, R13: growing a set of reached spaces finds the same targets as walking every route.
void NaiveTest::colourMovesFindWhatAllRoutesFind()
{
    Wildness small;
    small.maxTrackTiles = 4;
    small.maxSpaces = 4;
    int found = 0;
    for (std::uint64_t seed = 0; seed < 300; ++seed) {
        const Position position = middleOfRace(seed, small, static_cast<int>(seed % 20));
        const naive::Position second(position);
        for (const Colour colour : kAllColours) {
            const BeetleId beetle = beetleId(position.race.turn, 1);
            const std::string name = beetleName(position.race, beetle);
            const naive::Names all = second.targetsByAllRoutes(name, std::string(colourName(colour)));
            QCOMPARE(second.targets(name, std::string(colourName(colour))), all);
            found += static_cast<int>(all.size());
        }
    }
    QVERIFY(found > 1000);
}

void NaiveTest::sequencesAreAsMany_data()
{
    QTest::addColumn<quint64>("seed");
    QTest::addColumn<int>("actions");
    QTest::addColumn<int>("depth");
    for (int i = 0; i < 12; ++i)
        QTest::addRow("%d actions into race %d", 5 * i, i) << static_cast<quint64>(i) << 5 * i << 2;
    for (int i = 12; i < 16; ++i)
        QTest::addRow("%d actions into race %d, deeper", 2 * i, i) << static_cast<quint64>(i) << 2 * i << 3;
}

void NaiveTest::sequencesAreAsMany()
{
    QFETCH(quint64, seed);
    QFETCH(int, actions);
    QFETCH(int, depth);
    Wildness wildness;
    wildness.maxTrackTiles = 5;
    const Position position = middleOfRace(seed, wildness, actions);
    QVERIFY(perft(position, 1) > 0);
    QCOMPARE(perft(position, depth), naive::Position(position).perft(depth));
}

BUBBLEBAR_TEST(NaiveTest)
#include "tst_naive.moc"
