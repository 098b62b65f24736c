#include "app/bubble/gamesession.h"
#include "app/bubble/logmodel.h"
#include "core/bubble/recordfile.h"
#include "core/support/random.h"
#include "tests/common/racerecords.h"
#include "tests/common/testrunner.h"

#include <QSignalSpy>
#include <QtTest>

using namespace bubblebar;
using namespace bubblebar::tests;

using Kinds = std::vector<PlayerKind>;

namespace {

constexpr PlayerKind kPerson = PlayerKind::Person;
constexpr PlayerKind kComputer = PlayerKind::Random;

/// Plays any action of the wished kind; false if there is none. `draws`: whether it shall bring a card.
bool playOne(GameSession& session, bool draws)
{
    for (const Action& action : legalActions(session.position())) {
        Position after = session.position();
        if ((apply(after, action).drawCount > 0) == draws)
            return session.request(action);
    }
    return false;
}

void playAny(GameSession& session, FastRandom& random)
{
    const std::vector<Action> legal = legalActions(session.position());
    QVERIFY(session.request(legal[below(random, legal.size())]));
}

/// Any actions until it is that seat's turn and nothing was done in it.
void playToTurnOf(GameSession& session, int seat)
{
    FastRandom random(5);
    do
        playAny(session, random);
    while (session.race().turn != seat || session.race().played.count > 0);
}

QStringList linesOf(const LogModel& log)
{
    QStringList lines;
    for (int row = 0; row < log.rowCount(); ++row)
        lines << log.index(row).data(LogModel::RichTextRole).toString() +
                     log.index(row).data(LogModel::ActionRole).toString();
    return lines;
}

} // namespace

/// What can be undone, and that undo and redo lead exactly there and back.
class UndoTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aFreshRaceHasNothingToUndo();
    void oneCardOfTheOwnTurnIsFree();
    void aDrawnCardStays();
    void aFinishedTurnStaysAmongPeople();
    void computersAloneAreNotUndone();
    void takingBackGoesToTheOwnDecision_data();
    void takingBackGoesToTheOwnDecision();
    void withoutTakingBackComputersMovesStay();
    void peopleNeverUndoEachOther();
    void aNewActionEndsRedo();
    void everyActionIsAnnouncedBackwards();
    void allTheWayBackAndForth();
    void theLogShrinksAndGrows();
    void everyProblemHasASentence();
};

void UndoTest::aFreshRaceHasNothingToUndo()
{
    GameSession session(raceRecord({kPerson, kPerson}));
    QVERIFY(session.undoProblem() == UndoProblem::NothingDone);
    QVERIFY(!session.canRedo());
    const Position before = session.position();
    session.undo();
    session.redo();
    QVERIFY(session.position() == before);
    QVERIFY(!session.isModified());
}

void UndoTest::oneCardOfTheOwnTurnIsFree()
{
    GameSession session(raceRecord({kPerson, kPerson}));
    const Position before = session.position();
    QVERIFY(playOne(session, false));
    QVERIFY(session.canUndo());
    const Position after = session.position();
    session.undo();
    QVERIFY(session.position() == before);
    QVERIFY(session.record().actions.empty());
    QVERIFY(session.history().empty());
    session.redo();
    QVERIFY(session.position() == after);
    QVERIFY(!session.canRedo());
}

void UndoTest::aDrawnCardStays()
{
    GameSession session(recordAtBonus(Bonus::Draw));
    QVERIFY(session.request(Action::draw()));
    if (session.race().turn == session.history().back().seat)
        QVERIFY(session.undoProblem() == UndoProblem::CardDrawn);
    else
        QVERIFY(session.undoProblem() == UndoProblem::NextTurn);
    GameSession landing(raceRecord({kPerson, kPerson}, 0, 3));
    FastRandom random(1);
    for (;;) {
        playAny(landing, random);
        QVERIFY(!landing.race().isOver());
        if (landing.history().back().landedOnBeetles && !landing.history().back().turnEnded)
            break;
    }
    QVERIFY(landing.undoProblem() == UndoProblem::CardDrawn);
}

void UndoTest::aFinishedTurnStaysAmongPeople()
{
    GameSession session(raceRecord({kPerson, kPerson}));
    playToTurnOf(session, 1);
    QVERIFY(session.undoProblem() == UndoProblem::NextTurn);
}

void UndoTest::computersAloneAreNotUndone()
{
    GameSession session(raceRecord({kComputer, kComputer}));
    QVERIFY(playOne(session, false));
    QVERIFY(session.undoProblem() == UndoProblem::NobodyPlays);
}

void UndoTest::takingBackGoesToTheOwnDecision_data()
{
    QTest::addColumn<Kinds>("kinds");
    QTest::addColumn<int>("person");
    QTest::newRow("the person begins") << Kinds {kPerson, kComputer} << 0;
    QTest::newRow("after a computer") << Kinds {kComputer, kPerson} << 1;
    QTest::newRow("between computers") << Kinds {kComputer, kComputer, kPerson, kComputer} << 2;
}

/// Over drawn cards and computers' moves, but never to a turn that can only be ended.
void UndoTest::takingBackGoesToTheOwnDecision()
{
    QFETCH(Kinds, kinds);
    QFETCH(int, person);
    GameSession session(raceRecord(kinds, 0, 4));
    FastRandom random(2);
    for (int i = 0; i < 120 && !session.race().isOver(); ++i) {
        playAny(session, random);
        std::size_t decisions = 0;
        for (std::size_t action = 0; action < session.history().size(); ++action)
            decisions += personDecides(session, session.positionBefore(action)) ? 1U : 0U;
        QCOMPARE(session.canUndo(), decisions > 0);
        if (decisions == 0)
            continue;
        const Position after = session.position();
        session.undo();
        QVERIFY(personDecides(session, session.position()));
        QCOMPARE(session.race().turn, std::int8_t(person));
        while (session.canRedo())
            session.redo();
        QVERIFY(session.position() == after);
    }
}

void UndoTest::withoutTakingBackComputersMovesStay()
{
    GameSession session(raceRecord({kPerson, kComputer}));
    session.setTakeBack(false);
    QVERIFY(playOne(session, false));
    QVERIFY(session.canUndo());
    QVERIFY(playOne(session, true));
    QVERIFY(session.undoProblem() == UndoProblem::CardDrawn);
    QVERIFY(session.request(legalActions(session.position()).front()));
    QVERIFY(session.undoProblem() == UndoProblem::OthersPlayed);
    QSignalSpy changed(&session, &GameSession::changed);
    session.setTakeBack(true);
    QCOMPARE(changed.count(), 1);
    QVERIFY(session.canUndo());
}

/// Whatever the setting: nothing that another person did, or that showed a card, is ever undone.
void UndoTest::peopleNeverUndoEachOther()
{
    GameSession session(raceRecord({kPerson, kComputer, kPerson}, 0, 6));
    session.setTakeBack(true);
    FastRandom random(9);
    for (int i = 0; i < 300 && !session.race().isOver(); ++i) {
        playAny(session, random);
        const int turn = session.race().turn;
        const std::size_t cards = session.position().hand(turn).size() + session.race().played.span().size();
        if (!session.canUndo())
            continue;
        session.undo();
        QCOMPARE(session.race().turn, std::int8_t(turn));
        QVERIFY(session.isPerson(turn));
        QCOMPARE(session.position().hand(turn).size() + session.race().played.span().size(), cards);
    }
}

void UndoTest::aNewActionEndsRedo()
{
    GameSession session(raceRecord({kPerson, kPerson}));
    QVERIFY(playOne(session, false));
    session.undo();
    QVERIFY(session.canRedo());
    QVERIFY(!session.request(Action::draw()));
    QVERIFY(session.canRedo());
    QVERIFY(playOne(session, false));
    QVERIFY(!session.canRedo());
}

void UndoTest::everyActionIsAnnouncedBackwards()
{
    GameSession session(raceRecord({kPerson, kComputer, kComputer}, 0, 4));
    playToTurnOf(session, 0);
    std::vector<Action> done = session.record().actions;
    QSignalSpy changed(&session, &GameSession::changed);
    connect(&session, &GameSession::reverted, this, [&](const Transition& undone, const Position& from) {
        QVERIFY(undone.action == done.back());
        QVERIFY(from.race.turn == session.race().turn || undone.turnEnded);
        done.pop_back();
        QVERIFY(session.record().actions == done);
        QVERIFY(session.position() == positionAt(session.record()));
    });
    const int turns = session.turnNumber();
    session.undo();
    QCOMPARE(session.record().actions.size(), done.size());
    QVERIFY(session.turnNumber() < turns);
    QCOMPARE(changed.count(), 1);
    QVERIFY(session.isModified());
}

void UndoTest::allTheWayBackAndForth()
{
    GameRecord record = raceRecord({kPerson, kComputer, kComputer}, 2, 5);
    QVERIFY(playUntil(record, [](const Position& position) { return position.race.isOver(); }));
    GameSession session(record);
    const int turns = session.turnNumber();
    while (session.canUndo())
        session.undo();
    QVERIFY(session.position() == initialPosition(record));
    QCOMPARE(session.turnNumber(), 1);
    while (session.canRedo())
        session.redo();
    QCOMPARE(recordBytes(session.record()), recordBytes(record));
    QVERIFY(session.position() == positionAt(record));
    QCOMPARE(session.turnNumber(), turns);
}

void UndoTest::theLogShrinksAndGrows()
{
    GameSession session(raceRecord({kPerson, kComputer}, 0, 8));
    const LogModel log(session);
    QSignalSpy removed(&log, &QAbstractItemModel::rowsRemoved);
    FastRandom random(4);
    for (int i = 0; i < 80 && !session.race().isOver(); ++i) {
        playAny(session, random);
        if (i % 3 == 2)
            session.undo();
        QCOMPARE(linesOf(log), linesOf(LogModel(session)));
    }
    QVERIFY(removed.count() > 5);
}

void UndoTest::everyProblemHasASentence()
{
    QSet<QString> texts;
    for (int problem = 0; problem <= static_cast<int>(UndoProblem::PersonAwaited); ++problem)
        texts << undoProblemText(static_cast<UndoProblem>(problem));
    QCOMPARE(texts.size(), static_cast<int>(UndoProblem::PersonAwaited) + 1);
    QVERIFY(!texts.contains(QString()));
}

BUBBLEBAR_TEST(UndoTest)
#include "tst_undo.moc"
