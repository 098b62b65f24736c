#include "core/bubble/deckfile.h"
#include "core/bubble/positionfile.h"
#include "core/bubble/rules.h"
#include "core/track/standardset.h"
#include "tests/common/randomrace.h"
#include "tests/common/scenario.h"
#include "tests/common/testdata.h"
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
    void agreesWithTheExamples_data();
    void agreesWithTheExamples();
    void perftOnBuiltInTracks_data();
    void perftOnBuiltInTracks();
    void perftOnRandomTracks_data();
    void perftOnRandomTracks();
};

namespace {

/// The position after random actions; the last one from which the race goes on.
Position afterActions(const RaceSetup& setup, int actions)
{
    FastRandom random(setup.seed);
    Position position = newRace(setup);
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

/// Some actions into a random race.
Position middleOfRace(std::uint64_t seed, const Wildness& wildness, int actions)
{
    FastRandom random(seed);
    const TileSetPtr set = randomTileSet(random, wildness, wildness.maxTrackTiles);
    return afterActions(randomSetup(random, randomTrack(random, wildness, set), standardDeck()), actions);
}

/// Some actions into a race on a built-in track, with the colours in their order; four play in teams.
Position middleOfBuiltIn(int track, int players, int actions)
{
    RaceSetup setup;
    setup.board = std::make_shared<Board>(builtInTracks().at(static_cast<std::size_t>(track) - 1).track);
    setup.deck = standardDeck();
    setup.colours.assign(kAllColours.begin(), kAllColours.begin() + players);
    setup.teams = players == 4;
    setup.seed = static_cast<std::uint64_t>(actions);
    return afterActions(setup, actions);
}

QByteArray exampleFile(const QString& name)
{
    return dataFile(QStringLiteral("positions/") + name);
}

Position example(const QString& name)
{
    return parsePosition(exampleFile(name + QStringLiteral(".bbposition"))).value();
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

void NaiveTest::agreesWithTheExamples_data()
{
    QTest::addColumn<QString>("name");
    for (const QString& file : dataNames(QStringLiteral("positions"), QStringLiteral("*.moves")))
        QTest::newRow(qPrintable(file.chopped(6))) << file.chopped(6);
}

/// What `moves`, `apply` and `perft` answer by the worked examples, by the plain rules.
void NaiveTest::agreesWithTheExamples()
{
    QFETCH(QString, name);
    const naive::Position plain(example(name));
    QByteArray lines;
    for (const std::string& line : plain.legal())
        lines += QByteArray::fromStdString(line) + '\n';
    QCOMPARE(lines, exampleFile(name + QStringLiteral(".moves")));
    if (QFile::exists(dataPath(QStringLiteral("positions/") + name + QStringLiteral(".perft")))) {
        const QList<QByteArray> words = exampleFile(name + QStringLiteral(".perft")).trimmed().split(' ');
        QCOMPARE(plain.perft(words.at(0).toInt()), words.at(1).toULongLong());
    }
    if (QFile::exists(dataPath(QStringLiteral("positions/") + name + QStringLiteral(".apply")))) {
        const std::string action = exampleFile(name + QStringLiteral(".apply")).trimmed().toStdString();
        Position after = example(name);
        play(after, action);
        naive::Position plainAfter = plain;
        plainAfter.apply(action);
        QCOMPARE(plainAfter.text(), naive::Position(after).text());
    }
}

void NaiveTest::perftOnBuiltInTracks_data()
{
    QTest::addColumn<int>("track");
    QTest::addColumn<int>("players");
    QTest::addColumn<int>("actions");
    QTest::addColumn<int>("depth");
    const auto row = [](int track, int players, int actions, int depth) {
        QTest::addRow("track %d, %d players, after %d actions: depth %d", track, players, actions, depth)
            << track << players << actions << depth;
    };
    row(1, 2, 0, 1);
    row(1, 2, 0, 2);
    row(1, 2, 3, 3);
    row(1, 5, 9, 3);
    row(2, 3, 7, 2);
    row(2, 4, 25, 3);
    row(3, 2, 12, 2);
    row(3, 4, 18, 3);
    row(4, 2, 20, 3);
    row(4, 5, 30, 2);
    row(5, 3, 16, 3);
    row(5, 4, 28, 2);
    row(6, 2, 11, 2);
    row(6, 5, 40, 2);
    row(7, 3, 33, 2);
    row(7, 4, 60, 3);
    row(8, 2, 45, 2);
    row(8, 5, 35, 2);
}

void NaiveTest::perftOnBuiltInTracks()
{
    QFETCH(int, track);
    QFETCH(int, players);
    QFETCH(int, actions);
    QFETCH(int, depth);
    const Position position = middleOfBuiltIn(track, players, actions);
    QVERIFY(perft(position, depth) > 0);
    QCOMPARE(perft(position, depth), naive::Position(position).perft(depth));
}

void NaiveTest::perftOnRandomTracks_data()
{
    QTest::addColumn<quint64>("seed");
    QTest::addColumn<int>("actions");
    for (int i = 0; i < 12; ++i)
        QTest::addRow("%d actions into race %d", 5 * i, i) << static_cast<quint64>(i) << 5 * i;
}

void NaiveTest::perftOnRandomTracks()
{
    QFETCH(quint64, seed);
    QFETCH(int, actions);
    Wildness wildness;
    wildness.maxTrackTiles = 5;
    const Position position = middleOfRace(seed, wildness, actions);
    QVERIFY(perft(position, 1) > 0);
    QCOMPARE(perft(position, 2), naive::Position(position).perft(2));
}

BUBBLEBAR_TEST(NaiveTest)
#include "tst_naive.moc"
