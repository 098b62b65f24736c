#include "core/beep/tries.h"
#include "tests/common/testrunner.h"
#include "tests/core/beep/beepscenario.h"

#include <QtTest>

using namespace bubblebar;
using namespace bubblebar::beep;
using namespace bubblebar::tests;

namespace {

/// Who gets the card on centre pile 0 of calmDeal(): both players can place it.
std::vector<int> whoTook(Table& table, Tries& tries)
{
    std::vector<int> players;
    while (const std::optional<Event> event = tries.next(10'000)) {
        if (table.apply(*event))
            players.push_back(event->player);
    }
    return players;
}

Table playing()
{
    Table table(TableKind::Strict, calmDeal());
    (void)play(table, QStringLiteral("go"));
    return table;
}

} // namespace

/// Who was first: P3 and P4.
class TriesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void p3TheEarlierCounts();
    void p3InOneMillisecondTheLowerNumberWins();
    void p3TheLoserPaysNothing();
    void p4OneThingAtATime();
    void waitsForItsTime();
};

void TriesTest::p3TheEarlierCounts()
{
    Table table = playing();
    Tries tries;
    QVERIFY(tries.add(Event::take(501, 0, 0, 0, 0), 1));
    QVERIFY(tries.add(Event::take(500, 1, 0, 0, 0), 2));
    QCOMPARE(whoTook(table, tries), std::vector<int>({1}));
}

void TriesTest::p3InOneMillisecondTheLowerNumberWins()
{
    for (const bool swapped : {false, true}) {
        Table table = playing();
        Tries tries;
        QVERIFY(tries.add(Event::take(500, swapped ? 1 : 0, 0, 0, 0), 8));
        QVERIFY(tries.add(Event::take(500, swapped ? 0 : 1, 0, 0, 0), 7));
        QCOMPARE(whoTook(table, tries), std::vector<int>({swapped ? 0 : 1}));
    }
}

void TriesTest::p3TheLoserPaysNothing()
{
    Table table = playing();
    Table alone = table;
    Tries tries;
    QVERIFY(tries.add(Event::take(500, 0, 0, 0, 0), 1));
    QCOMPARE(whoTook(alone, tries), std::vector<int>({0}));
    QVERIFY(tries.add(Event::take(500, 0, 0, 0, 0), 1));
    QVERIFY(tries.add(Event::take(500, 1, 0, 0, 0), 2));
    QCOMPARE(whoTook(table, tries), std::vector<int>({0}));
    QVERIFY(table == alone);
}

void TriesTest::p4OneThingAtATime()
{
    Tries tries;
    QVERIFY(tries.add(Event::take(500, 0, 0, 0), 1));
    QVERIFY(!tries.add(Event::take(500, 0, 1, 1), 2));
    QVERIFY(!tries.add(Event::honk(500, 0), 3));
    QVERIFY(tries.add(Event::honk(500, 1), 4));
    QVERIFY(tries.add(Event::honk(501, 0), 5));
    QVERIFY(tries.add(Event::go(501), 6));
}

void TriesTest::waitsForItsTime()
{
    Tries tries;
    QVERIFY(tries.isEmpty() && !tries.next(1000));
    QVERIFY(tries.add(Event::honk(500, 0), 1));
    QVERIFY(!tries.next(499));
    QVERIFY(tries.next(500) == Event::honk(500, 0));
    QVERIFY(tries.isEmpty());
    QVERIFY(tries.add(Event::honk(500, 0), 1));
    tries.clear();
    QVERIFY(!tries.next(500));
}

BUBBLEBAR_TEST(TriesTest)
#include "tst_tries.moc"
