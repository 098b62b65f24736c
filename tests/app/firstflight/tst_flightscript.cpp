#include "app/firstflight/flightscript.h"
#include "core/bubble/explain.h"
#include "core/bubble/rules.h"
#include "core/track/guidelines.h"
#include "tests/common/testrunner.h"

#include <QtTest>

#include <algorithm>

using namespace bubblebar;
using Kind = FlightStep::Kind;

/// That every lesson of First Flight really occurs, as the rules engine sees it.
class FlightScriptTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void theTrackIsOneToRaceOn();
    void everyActionIsLegalWhenItsTurnComes();
    void thePlayersTakeTurnsAsTold();
    void everyStepHasItsMoment_data();
    void everyStepHasItsMoment();
    void climbingEarnsACard();
    void theRiderIsCarriedForFree();
    void thePurpleTileIsFullForTwo();
    void theLandingEarnsTheBonus();
    void theFirstBeetleComesHome();
    void anyBeetleOnStartPlaysThePart();
    void thePlaceIsKeptAsText();
    void whatIsNotTheScriptBeginsAnew_data();
    void whatIsNotTheScriptBeginsAnew();

private:
    [[nodiscard]] const Position& before(std::size_t action) const { return m_positions[action]; }

    GameRecord m_record = freshFlight(QStringLiteral("Mia"));
    std::vector<Action> m_script;
    std::vector<Position> m_positions; ///< before each action, and after the last
    std::vector<Transition> m_done;
};

namespace {

BeetleId beetleNamed(const Position& position, std::string_view name)
{
    return *beetleFromName(position.race, name);
}

} // namespace

void FlightScriptTest::initTestCase()
{
    m_script = flightScript(m_record);
    Position position = initialPosition(m_record);
    for (const Action& action : m_script) {
        m_positions.push_back(position);
        QVERIFY2(isLegal(position, action), actionText(position.race, action).c_str());
        m_done.push_back(apply(position, action));
    }
    m_positions.push_back(position);
}

void FlightScriptTest::theTrackIsOneToRaceOn()
{
    QVERIFY(isValid(checkGuidelines(*m_record.track)));
    QCOMPARE(m_record.track->trackTileCount(), 4);
}

void FlightScriptTest::everyActionIsLegalWhenItsTurnComes()
{
    QCOMPARE(m_script.size(), std::size_t {9});
    for (std::size_t i = 0; i < m_script.size(); ++i) {
        const std::vector<Action> legal = legalActions(before(i));
        QVERIFY(std::ranges::find(legal, m_script[i]) != legal.end());
    }
}

/// Twice the computer plays a turn of its own, and the race goes on after the script.
void FlightScriptTest::thePlayersTakeTurnsAsTold()
{
    QList<int> seats;
    for (const Position& position : m_positions)
        seats << position.race.turn;
    QCOMPARE(seats, (QList<int> {1, 1, 0, 0, 1, 1, 0, 0, 0, 1}));
    QVERIFY(!m_positions.back().race.isOver());
}

void FlightScriptTest::everyStepHasItsMoment_data()
{
    QTest::addColumn<int>("number");
    for (std::size_t i = 0; i < flightSteps().size(); ++i)
        QTest::addRow("step %d", static_cast<int>(i)) << static_cast<int>(i);
}

void FlightScriptTest::everyStepHasItsMoment()
{
    QFETCH(int, number);
    const FlightStep& step = flightSteps()[static_cast<std::size_t>(number)];
    const Position& position = before(step.after);
    const auto isNextCard = [&](std::string_view name) {
        return m_script[step.after].card == *cardFromName(name) &&
               std::ranges::count(position.handToPlay(), *cardFromName(name)) == 1;
    };
    switch (step.kind) {
    case Kind::Watch:
        QVERIFY(position.race.turn == kFlightComputer);
        break;
    case Kind::Act:
        QVERIFY(position.race.turn == kFlightPerson);
        break;
    case Kind::PickCard:
        QVERIFY(isNextCard(step.what));
        break;
    case Kind::PickBeetle:
        QVERIFY(movable(position.race, moveRule(m_script[step.after].card)) & maskOf(beetleNamed(position, step.what)));
        break;
    case Kind::TryInVain:
        QVERIFY(position.race.board->spaceFromName(step.what).has_value());
        break;
    case Kind::Read:
    case Kind::PlayOn:
        break;
    }
    QVERIFY(step.lesson >= 1 && step.lesson <= flightLessons());
    const auto& before = flightSteps()[static_cast<std::size_t>(std::max(0, number - 1))];
    QVERIFY(step.after >= before.after && step.lesson >= before.lesson && step.lesson <= before.lesson + 1);
}

/// R4, R23: the blue card leads onto the blue beetle.
void FlightScriptTest::climbingEarnsACard()
{
    const SpaceId there = m_script[2].space;
    QVERIFY(!before(0).race.beetles.state(there).shows.contains(Colour::Blue));
    QVERIFY(before(2).race.beetles.state(there).top == beetleNamed(before(2), "blue1"));
    QVERIFY(m_done[2].landedOnBeetles);
    QCOMPARE(m_done[2].drawCount, std::uint8_t {1});
    QCOMPARE(m_done[3].drawCount, std::uint8_t {1});
}

void FlightScriptTest::theRiderIsCarriedForFree()
{
    QCOMPARE(m_done[4].moved.size(), 2);
    QVERIFY(before(5).race.beetles.where(beetleNamed(before(5), "orange1")) == m_script[4].space);
}

/// R7: blue, which carries orange, can move, but not there; orange alone can.
void FlightScriptTest::thePurpleTileIsFullForTwo()
{
    const Position& position = before(6);
    const Action vain = Action::play(m_script[6].card, beetleNamed(position, "blue1"), m_script[6].space);
    QVERIFY(explain(position, vain).reason == Reason::Full);
    QVERIFY(position.race.board->space(m_script[6].space).limit == 1);
    QVERIFY(std::ranges::any_of(legalActions(position), [&](const Action& action) {
        return action.kind == Action::Kind::Play && action.card == vain.card && action.beetle == vain.beetle;
    }));
}

/// R24
void FlightScriptTest::theLandingEarnsTheBonus()
{
    QVERIFY(before(7).race.pendingBonus() == Bonus::Any1);
    QVERIFY(before(8).race.pendingBonus() == Bonus::None);
}

void FlightScriptTest::theFirstBeetleComesHome()
{
    const Position& end = m_positions.back();
    QVERIFY(end.race.beetles.home() == maskOf(beetleNamed(end, "orange1")));
    QVERIFY(m_done.back().turnEnded);
}

void FlightScriptTest::anyBeetleOnStartPlaysThePart()
{
    GameRecord record = m_record;
    Position position = initialPosition(record);
    const BeetleId third = beetleNamed(position, "orange3");
    for (std::size_t i = 0; i < m_script.size(); ++i) {
        Action action = flightScript(record)[i];
        if (i == 2)
            action.beetle = third;
        QVERIFY(isLegal(position, action));
        apply(position, action);
        record.actions.push_back(action);
    }
    QVERIFY(flightBeetle(record, "orange1") == third);
    QVERIFY(flightBeetle(record, "blue1") == beetleNamed(position, "blue1"));
    QVERIFY(position.race.beetles.home() == maskOf(third));
    QVERIFY(flightFromText(QStringLiteral("Mia"), flightText(record)).actions == record.actions);
}

void FlightScriptTest::thePlaceIsKeptAsText()
{
    for (std::size_t done = 0; done <= m_script.size(); ++done) {
        GameRecord record = m_record;
        record.actions.assign(m_script.begin(), m_script.begin() + static_cast<std::ptrdiff_t>(done));
        QVERIFY(flightFromText(QStringLiteral("Mia"), flightText(record)).actions == record.actions);
    }
}

void FlightScriptTest::whatIsNotTheScriptBeginsAnew_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("nothing") << QString();
    QTest::newRow("no actions") << QStringLiteral("dear beetle\n\nwalk");
    QTest::newRow("an action that is not legal") << QStringLiteral("play own:pink blue1 finish");
    QTest::newRow("legal, but not the script") << QStringLiteral("play any:pink blue2 A.0\nend");
}

void FlightScriptTest::whatIsNotTheScriptBeginsAnew()
{
    QFETCH(QString, text);
    QVERIFY(flightFromText(QStringLiteral("Mia"), text).actions.empty());
}

BUBBLEBAR_TEST(FlightScriptTest)
#include "tst_flightscript.moc"
