#include "core/bubble/players/racecourse.h"
#include "core/bubble/rules.h"
#include "tests/common/racerecords.h"
#include "tests/common/scenario.h"
#include "tests/common/testrunner.h"

#include <QtTest>

#include <algorithm>

using namespace bubblebar;
using namespace bubblebar::tests;

/// How a race went: steps still to go, turn by turn; what the players did; their places.
class RaceCourseTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void stepsOfAllBeetlesCount_data();
    void stepsOfAllBeetlesCount();
    void everyTurnHasAPoint();
    void aTurnThatGoesOnHasAPoint();
    void tallyCountsCardsAndBonuses();
    void places_data();
    void places();
};

namespace {

/// start – A.0 orange – A.1 blue – A.2 yellow – B.0 orange – B.1 blue – B.2 yellow – finish
const std::string kLong = "A meadow orange blue yellow : e3-0 0-1 1-2 2-e0\n"
                          "B meadow orange blue yellow : e3-0 0-1 1-2 2-e0\n"
                          "lay start 0,0 A 1,0 B 2,0 finish 3,0\n"
                          "orange\nblue\n";

StepsToGo toGoOf(const Race& race)
{
    FinishDistances distances;
    distances.update(*race.board, race.links);
    return stepsToGo(race, distances);
}

bool isOver(const Position& position)
{
    return position.race.isOver();
}

} // namespace

void RaceCourseTest::stepsOfAllBeetlesCount_data()
{
    QTest::addColumn<QByteArray>("beetles");
    QTest::addColumn<int>("orange");
    QTest::addColumn<int>("blue");
    QTest::newRow("all at the start") << QByteArray("") << 21 << 21;
    QTest::newRow("on the way") << QByteArray("on A.1 orange2\non B.2 orange3\n") << 7 + 5 + 1 << 21;
    QTest::newRow("home") << QByteArray("on finish orange1 orange2\non B.2 orange3 blue1\n") << 1 << 1 + 14;
    QTest::newRow("others are not in the way") << QByteArray("on A.0 blue1 blue2 blue3\n") << 21 << 18;
}

void RaceCourseTest::stepsOfAllBeetlesCount()
{
    QFETCH(QByteArray, beetles);
    const StepsToGo toGo = toGoOf(scenario(kLong + beetles.toStdString()).race);
    QTEST(toGo[0], "orange");
    QTEST(toGo[1], "blue");
}

void RaceCourseTest::everyTurnHasAPoint()
{
    GameRecord record = raceRecord({PlayerKind::Person, PlayerKind::Person, PlayerKind::Person});
    QVERIFY(playWellUntil(record, isOver));
    const std::vector<CoursePoint> course = courseOf(record);
    QCOMPARE(course.front().actions, 0U);
    QCOMPARE(course.front().seat, -1);
    QCOMPARE(course.back().actions, record.actions.size());
    QCOMPARE(course.back().toGo[static_cast<std::size_t>(positionAt(record).race.winner)], 0);
    for (std::size_t turn = 1; turn < course.size(); ++turn) {
        QVERIFY(course[turn].actions > course[turn - 1].actions);
        QCOMPARE(course[turn].seat, static_cast<int>((turn - 1) % 3));
        QCOMPARE(course[turn].toGo, toGoOf(positionAt(record, course[turn].actions).race));
    }
}

void RaceCourseTest::aTurnThatGoesOnHasAPoint()
{
    GameRecord record = raceRecord({PlayerKind::Person, PlayerKind::Person});
    QVERIFY(playUntil(record, [](const Position& p) { return p.race.played.count == 1; }));
    const std::vector<CoursePoint> course = courseOf(record);
    QCOMPARE(course.back().actions, record.actions.size());
    QCOMPARE(course.back().seat, static_cast<int>(positionAt(record).race.turn));
}

void RaceCourseTest::tallyCountsCardsAndBonuses()
{
    GameRecord record = raceRecord({PlayerKind::Person, PlayerKind::Person, PlayerKind::Person}, 3);
    QVERIFY(playUntil(record, isOver));
    const auto kindCount = [&](Action::Kind kind) {
        return static_cast<int>(std::ranges::count(record.actions, kind, &Action::kind));
    };
    int cards = 0;
    int bonuses = 0;
    for (const RaceTally& seat : tallyOf(record)) {
        cards += seat.cards;
        bonuses += seat.bonuses;
    }
    QCOMPARE(cards, kindCount(Action::Kind::Play));
    QCOMPARE(bonuses, kindCount(Action::Kind::BonusMove) + kindCount(Action::Kind::BonusReorder) +
                          kindCount(Action::Kind::BonusRotate) + kindCount(Action::Kind::BonusDraw));
    QVERIFY(bonuses > 0);
}

void RaceCourseTest::places_data()
{
    QTest::addColumn<QByteArray>("beetles");
    QTest::addColumn<int>("first");
    QTest::newRow("more beetles home") << QByteArray("on finish blue1\non B.2 orange1 orange2 orange3\n") << 1;
    QTest::newRow("equally many home: fewer steps") << QByteArray("on B.2 blue1\n") << 1;
    QTest::newRow("all alike: the earlier seat") << QByteArray("") << 0;
    QTest::newRow("who has won") << QByteArray("on finish blue1 blue2 blue3\n") << 1;
}

void RaceCourseTest::places()
{
    QFETCH(QByteArray, beetles);
    Race race = scenario(kLong + beetles.toStdString()).race;
    const std::vector<int> places = placesOf(race, toGoOf(race));
    QCOMPARE(places.size(), 2U);
    QTEST(places.front(), "first");
}

BUBBLEBAR_TEST(RaceCourseTest)
#include "tst_racecourse.moc"
