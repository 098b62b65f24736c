#include "app/bubble/gamesession.h"
#include "app/bubble/modes/movemodes.h"
#include "app/bubble/racerunner.h"
#include "app/bubble/turndesk.h"
#include "app/firstflight/firstflight.h"
#include "app/settings.h"
#include "tests/common/testrunner.h"

#include <QTemporaryDir>
#include <QtTest>

using namespace bubblebar;
using Kind = FlightStep::Kind;

namespace {

/// First Flight without a table: what is done is shown at once.
class Flier
{
public:
    explicit Flier(Settings& settings)
        : session(flightFromText(QStringLiteral("Mia"), settings.text(Setting::FirstFlightRace)))
        , runner(session)
        , desk(session)
        , flight((connectDesk(), session), desk, runner, settings)
    {
        runner.start();
    }

    /// Reads, watches and does what is asked until the step of that number is there.
    [[nodiscard]] bool flyTo(std::size_t step)
    {
        return QTest::qWaitFor([&] {
            if (flight.isLeading() && flight.stepNumber() < step) {
                flight.goOn();
                flight.showMe();
            }
            return !flight.isLeading() || flight.stepNumber() >= step;
        });
    }

    [[nodiscard]] bool waitForChoice()
    {
        return QTest::qWaitFor([&] { return runner.state() == RaceRunner::State::Deciding; });
    }

    void pressCard(std::string_view name)
    {
        const auto hand = session.position().handToPlay();
        const auto found = std::ranges::find(hand, *cardFromName(name));
        desk.activate(Pick::ofCard(static_cast<int>(found - hand.begin())));
    }
    void pressBeetle(std::string_view name)
    {
        desk.activate(stopAt(session.race(), *beetleFromName(session.race(), name)));
    }
    void pressSpace(std::string_view name)
    {
        desk.activate(stopAt(session.race(), *session.race().board->spaceFromName(name)));
    }

    GameSession session;
    RaceRunner runner;
    TurnDesk desk;
    FirstFlight flight;

private:
    void connectDesk()
    {
        QObject::connect(&runner, &RaceRunner::stateChanged, &desk,
                         [this] { desk.setDeciding(runner.state() == RaceRunner::State::Deciding); });
        QObject::connect(&session, &GameSession::changed, &runner, [this] { runner.actionShown(); });
    }
};

/// The number of the first step of that kind, from `from` on.
std::size_t stepOf(Kind kind, std::size_t from = 0)
{
    while (flightSteps()[from].kind != kind)
        ++from;
    return from;
}

} // namespace

/// The steps of First Flight: what ends them, what does not, and how the place is kept.
class FirstFlightTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void everythingCanBeShown();
    void theComputerWaitsUntilTheAimIsRead();
    void anotherCardIsForLater();
    void aBeetleMayBeChosenFirst();
    void otherActionsAreHeldBack();
    void theReasonEndsTheStep();
    void whoGoesAloneAtOnceNeedNotTryInVain();
    void aHintIsWhatTheCoachWants();
    void takingBackGoesBackInTheLessons();
    void leavingKeepsThePlace_data();
    void leavingKeepsThePlace();
    void theRestOfTheRaceIsKept();
    void theEndForgetsThePlace();

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Settings> m_settings;
};

void FirstFlightTest::init()
{
    m_settings.reset();
    m_folder = std::make_unique<QTemporaryDir>();
    m_settings = std::make_unique<Settings>(m_folder->filePath(QStringLiteral("settings.ini")));
}

void FirstFlightTest::everythingCanBeShown()
{
    Flier flier(*m_settings);
    QVERIFY(flier.flyTo(flightSteps().size() - 1));
    QVERIFY(flier.flight.step().kind == Kind::PlayOn);
    QVERIFY(flier.session.record().actions == flightScript(flier.session.record()));
    QVERIFY(!m_settings->flag(Setting::KnowsRace));
    flier.flight.goOn();
    QVERIFY(!flier.flight.isLeading());
    QVERIFY(m_settings->flag(Setting::KnowsRace));
    // The computer player plays by itself now.
    QVERIFY(flier.waitForChoice());
    QVERIFY(flier.session.history().size() > flightScript(flier.session.record()).size());
}

void FirstFlightTest::theComputerWaitsUntilTheAimIsRead()
{
    Flier flier(*m_settings);
    QVERIFY(flier.flight.canGoOn());
    QVERIFY(flier.flight.target().pick.space == SpaceId::Finish);
    QTest::qWait(100);
    QCOMPARE(flier.session.history().size(), std::size_t {0});
    flier.flight.goOn();
    QVERIFY(flier.flight.step().kind == Kind::Watch);
    QVERIFY(flier.waitForChoice());
    QCOMPARE(flier.session.history().size(), std::size_t {2});
    QVERIFY(flier.flight.step().kind == Kind::PickCard);
}

void FirstFlightTest::anotherCardIsForLater()
{
    Flier flier(*m_settings);
    QVERIFY(flier.flyTo(stepOf(Kind::PickCard)));
    QVERIFY(flier.flight.note().isEmpty());
    flier.pressCard("any:1");
    QVERIFY(flier.flight.step().kind == Kind::PickCard);
    QVERIFY(!flier.flight.note().isEmpty());
    flier.pressCard("own:blue");
    QVERIFY(flier.flight.step().kind == Kind::PickBeetle);
    QVERIFY(flier.flight.note().isEmpty());
    // Any of the own beetles will do; back leads back.
    flier.pressBeetle("orange2");
    QVERIFY(flier.flight.step().kind == Kind::Act);
    flier.desk.back();
    flier.desk.back();
    QVERIFY(flier.flight.step().kind == Kind::PickCard);
}

void FirstFlightTest::aBeetleMayBeChosenFirst()
{
    Flier flier(*m_settings);
    QVERIFY(flier.flyTo(stepOf(Kind::PickCard)));
    flier.pressBeetle("orange3");
    QVERIFY(flier.flight.step().kind == Kind::PickCard);
    flier.pressSpace("A.0");
    // Another card leads there as well.
    flier.desk.chooseCard(Card::Any1);
    QCOMPARE(flier.session.history().size(), std::size_t {2});
    QVERIFY(!flier.flight.note().isEmpty());
    flier.desk.chooseCard(Card::OwnBlue);
    QCOMPARE(flier.session.history().size(), std::size_t {3});
    QVERIFY(flightBeetle(flier.session.record(), "orange1") == *beetleFromName(flier.session.race(), "orange3"));
    QVERIFY(flier.flyTo(flightSteps().size() - 1));
}

void FirstFlightTest::otherActionsAreHeldBack()
{
    Flier flier(*m_settings);
    QVERIFY(flier.flyTo(stepOf(Kind::Act)));
    const std::size_t done = flier.session.history().size();
    const std::vector<TargetMark> targets = flier.desk.scenery().board.targets;
    QVERIFY(targets.size() > 1);
    const SpaceId wanted = flier.flight.target().pick.space;
    for (const TargetMark& target : targets) {
        if (target.space != wanted)
            flier.desk.activate(stopAt(flier.session.race(), target.space));
    }
    QCOMPARE(flier.session.history().size(), done);
    QVERIFY(!flier.flight.note().isEmpty());
    flier.desk.activate(flier.flight.target().pick);
    QCOMPARE(flier.session.history().size(), done + 1);
    QVERIFY(flier.flight.note().isEmpty());
}

void FirstFlightTest::theReasonEndsTheStep()
{
    Flier flier(*m_settings);
    QVERIFY(flier.flyTo(stepOf(Kind::TryInVain)));
    const QSignalSpy refusals(&flier.desk, &TurnDesk::refused);
    // The keyboard reaches the place as well.
    const std::vector<Pick>& stops = flier.desk.scenery().stops;
    QVERIFY(std::ranges::find(stops, flier.flight.target().pick) != stops.end());
    flier.desk.activate(flier.flight.target().pick);
    QCOMPARE(refusals.count(), 1);
    QVERIFY(flier.flight.step().kind == Kind::Act);
    QVERIFY(flier.flight.target().pick.beetle == flightBeetle(flier.session.record(), "orange1"));
}

void FirstFlightTest::whoGoesAloneAtOnceNeedNotTryInVain()
{
    Flier flier(*m_settings);
    QVERIFY(flier.flyTo(stepOf(Kind::TryInVain) - 1));
    flier.pressBeetle("orange1");
    QVERIFY(!flier.flight.note().isEmpty());
    flier.pressSpace("D.3");
    QCOMPARE(flier.session.history().size(), std::size_t {7});
    QVERIFY(flier.flight.step().kind == Kind::Act && flier.flight.step().after == 7);
}

void FirstFlightTest::aHintIsWhatTheCoachWants()
{
    Flier flier(*m_settings);
    QVERIFY(flier.flyTo(stepOf(Kind::PickCard)));
    flier.desk.askForHint();
    QVERIFY(!flier.desk.isThinkingOfHint());
    flier.desk.command(Mode::Command::Confirm);
    const std::vector<Action> script = flightScript(flier.session.record());
    QCOMPARE(flier.session.history().size(), std::size_t {3});
    QVERIFY(std::ranges::equal(flier.session.record().actions, std::span(script).first(3)));
}

void FirstFlightTest::takingBackGoesBackInTheLessons()
{
    Flier flier(*m_settings);
    QVERIFY(flier.flyTo(stepOf(Kind::Watch, 3) + 1));
    QVERIFY(flier.waitForChoice());
    flier.session.undo();
    QVERIFY(flier.waitForChoice());
    QVERIFY(flier.session.history().size() < 6);
    QVERIFY(flier.flight.step().after <= flier.session.history().size());
    QVERIFY(flier.flyTo(flightSteps().size() - 1));
    QVERIFY(flier.flight.step().kind == Kind::PlayOn);
}

void FirstFlightTest::leavingKeepsThePlace_data()
{
    QTest::addColumn<int>("number");
    for (std::size_t i = 0; i < flightSteps().size(); ++i)
        QTest::addRow("step %d", static_cast<int>(i)) << static_cast<int>(i);
}

void FirstFlightTest::leavingKeepsThePlace()
{
    QFETCH(int, number);
    const auto step = static_cast<std::size_t>(number);
    std::size_t done = 0;
    {
        Flier flier(*m_settings);
        QVERIFY(flier.flyTo(step));
        done = flier.session.history().size();
    }
    Flier again(*m_settings);
    QCOMPARE(again.session.history().size(), done);
    QVERIFY(again.flight.isLeading());
    QVERIFY(again.flight.step().after <= done);
    QVERIFY(again.flyTo(flightSteps().size() - 1));
    QVERIFY(again.flight.step().kind == Kind::PlayOn);
}

void FirstFlightTest::theRestOfTheRaceIsKept()
{
    std::vector<Action> done;
    {
        Flier flier(*m_settings);
        QVERIFY(flier.flyTo(flightSteps().size() - 1));
        flier.flight.goOn();
        QVERIFY(flier.waitForChoice());
        done = flier.session.record().actions;
    }
    const Flier again(*m_settings);
    QVERIFY(again.session.record().actions == done);
    QVERIFY(!again.flight.isLeading());
}

void FirstFlightTest::theEndForgetsThePlace()
{
    Flier flier(*m_settings);
    QVERIFY(flier.flyTo(stepOf(Kind::PickCard)));
    QVERIFY(!m_settings->text(Setting::FirstFlightRace).isEmpty());
    flier.session.giveUp();
    QVERIFY(m_settings->text(Setting::FirstFlightRace).isEmpty());
    QVERIFY(!flier.flight.isLeading());
}

BUBBLEBAR_TEST(FirstFlightTest)
#include "tst_firstflight.moc"
