#include "app/bubble/handview.h"
#include "app/bubble/hintseat.h"
#include "app/bubble/tablearea.h"
#include "app/bubble/tableplay.h"
#include "app/bubble/turndesk.h"
#include "core/bubble/players/hinttext.h"
#include "tests/app/bubble/tableuser.h"
#include "tests/common/testrunner.h"

#include <QAction>
#include <QSignalSpy>
#include <QtTest>

#include <algorithm>

using namespace bubblebar;
using namespace bubblebar::tests;

/// A hint shows a move and its reason, and nothing happens unless the player wants it.
class HintsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aHintShowsTheMoveAndItsReason();
    void enterDoesIt();
    void theButtonDoesIt();
    void escapeTakesItAway();
    void anInputGoesOnWithoutIt();
    void everyMomentHasAHint_data();
    void everyMomentHasAHint();
    void whateverIsDoneMeanwhileStopsThinking();
    void onlyWhoDecidesIsHelped();
    void itKnowsNoMoreThanThePlayer();
};

namespace {

GameRecord freshRace()
{
    return raceRecord({PlayerKind::Person, PlayerKind::Person}, 0, 3);
}

GameRecord recordAt(TurnOptions::Stage stage)
{
    for (std::uint64_t seed = 1; seed < 300; ++seed) {
        GameRecord record = raceRecord({PlayerKind::Person, PlayerKind::Person}, seed % 8, seed);
        if (stage == TurnOptions::Stage::Stuck)
            record.deck = {QString(), {{0, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 15}}, {}, {}};
        if (playUntil(record, [&](const Position& position) { return TurnOptions(position).stage() == stage; }))
            return record;
    }
    qFatal("No race comes to the stage %d", static_cast<int>(stage));
}

/// Presses H and waits for the hint.
bool askForHint(TableUser& user)
{
    QSignalSpy shown(&user.window().play().desk(), &TurnDesk::hintShown);
    user.window().activateWindow();
    user.pressKey(Qt::Key_H);
    return shown.count() > 0 || shown.wait(30000);
}

/// The hint that the table must show for the position.
Hint expectedHint(TableUser& user)
{
    const View view = viewOf(user.position(), user.race().turn);
    return hintFor(view, user.session().history().size(), {}).value();
}

QAction& hintAction(TableUser& user)
{
    return *user.window().findChild<QAction*>(QStringLiteral("hintAction"));
}

} // namespace

void HintsTest::aHintShowsTheMoveAndItsReason()
{
    TableUser user(freshRace());
    QVERIFY(user.waitForChoice());
    const Hint hint = expectedHint(user);
    QCOMPARE(hint.action.kind, Action::Kind::Play);
    QVERIFY(askForHint(user));
    QVERIFY2(user.promptText().contains(hintActionText(user.race(), hint)), qPrintable(user.promptText()));
    QVERIFY2(user.promptText().contains(hintReasonText(user.race(), hint)), qPrintable(user.promptText()));
    QCOMPARE(user.boardMarks().chosen, hint.action.beetle);
    QVERIFY(user.boardMarks().route);
    QCOMPARE(user.boardMarks().route->spaces, routeOf(user.race(), hint.action));
    const HandView& hand = user.window().area().hand();
    QCOMPARE(hand.content().cards[static_cast<std::size_t>(hand.marks().chosen)], hint.action.card);
    QVERIFY(user.session().record().actions.empty());
}

void HintsTest::enterDoesIt()
{
    TableUser user(freshRace());
    QVERIFY(user.waitForChoice());
    const Hint hint = expectedHint(user);
    QVERIFY(askForHint(user));
    user.pressKey(Qt::Key_Return);
    QCOMPARE(user.session().record().actions, std::vector {hint.action});
}

void HintsTest::theButtonDoesIt()
{
    TableUser user(freshRace());
    QVERIFY(user.waitForChoice());
    QSignalSpy shown(&user.window().play().desk(), &TurnDesk::hintShown);
    hintAction(user).trigger();
    QVERIFY(shown.wait(30000));
    user.clickButton(QStringLiteral("confirmButton"));
    QCOMPARE(user.session().record().actions.size(), std::size_t {1});
}

void HintsTest::escapeTakesItAway()
{
    TableUser user(freshRace());
    QVERIFY(user.waitForChoice());
    const QString before = user.promptText();
    QVERIFY(askForHint(user));
    QVERIFY(user.promptText() != before);
    user.pressKey(Qt::Key_Escape);
    QCOMPARE(user.promptText(), before);
    QVERIFY(!user.boardMarks().route);
    QCOMPARE(user.window().area().hand().marks().chosen, -1);
    // The keyboard is where the choice begins.
    QVERIFY(user.window().area().hand().hasFocus());
}

void HintsTest::anInputGoesOnWithoutIt()
{
    TableUser user(freshRace());
    QVERIFY(user.waitForChoice());
    const TurnOptions options(user.position());
    QVERIFY(askForHint(user));
    const auto playable = std::ranges::find_if(options.hand(), [&](Card card) { return options.canPlay(card); });
    const auto card = static_cast<int>(playable - options.hand().begin());
    user.clickCard(card);
    QVERIFY2(user.promptText().contains(QStringLiteral("choose a beetle")), qPrintable(user.promptText()));
    QCOMPARE(user.window().area().hand().marks().chosen, card);
}

void HintsTest::everyMomentHasAHint_data()
{
    QTest::addColumn<GameRecord>("record");
    QTest::newRow("second card") << recordAt(TurnOptions::Stage::SecondCard);
    QTest::newRow("stuck") << recordAt(TurnOptions::Stage::Stuck);
    for (const Bonus bonus : {Bonus::Own2, Bonus::Any1, Bonus::Any2, Bonus::Reorder, Bonus::Rotate, Bonus::Draw})
        QTest::addRow("bonus %d", static_cast<int>(bonus)) << recordAtBonus(bonus);
}

void HintsTest::everyMomentHasAHint()
{
    QFETCH(GameRecord, record);
    TableUser user(record);
    QVERIFY(user.waitForChoice());
    const std::size_t done = user.session().record().actions.size();
    const Hint hint = expectedHint(user);
    QVERIFY(askForHint(user));
    QVERIFY2(user.promptText().contains(hintReasonText(user.race(), hint)), qPrintable(user.promptText()));
    user.pressKey(Qt::Key_Return);
    QCOMPARE(user.session().record().actions.at(done), hint.action);
}

void HintsTest::whateverIsDoneMeanwhileStopsThinking()
{
    TableUser user(freshRace());
    QVERIFY(user.waitForChoice());
    TurnDesk& desk = user.window().play().desk();
    QSignalSpy shown(&desk, &TurnDesk::hintShown);
    hintAction(user).trigger();
    QVERIFY(desk.isThinkingOfHint());
    QVERIFY(!hintAction(user).isEnabled());
    QVERIFY2(user.promptText().contains(QStringLiteral("looking")), qPrintable(user.promptText()));
    const TurnOptions options(user.position());
    const auto playable = std::ranges::find_if(options.hand(), [&](Card card) { return options.canPlay(card); });
    user.clickCard(static_cast<int>(playable - options.hand().begin()));
    QVERIFY(!desk.isThinkingOfHint());
    QVERIFY(hintAction(user).isEnabled());
    QTest::qWait(200);
    QCOMPARE(shown.count(), 0);
    // Escape stops it as well, and takes no step of the choice back.
    hintAction(user).trigger();
    user.pressKey(Qt::Key_Escape);
    QVERIFY(!desk.isThinkingOfHint());
    QVERIFY(user.window().area().hand().marks().chosen >= 0);
}

void HintsTest::onlyWhoDecidesIsHelped()
{
    TableUser user(raceRecord({PlayerKind::Expert, PlayerKind::Person}, 0, 3));
    QVERIFY(!user.window().play().desk().isDeciding());
    QVERIFY(!hintAction(user).isEnabled());
    user.window().play().desk().askForHint();
    QVERIFY(!user.window().play().desk().isThinkingOfHint());
}

/// Other hands and the order of the piles change nothing.
void HintsTest::itKnowsNoMoreThanThePlayer()
{
    TableUser user(freshRace());
    QVERIFY(user.waitForChoice());
    const Hint hint = expectedHint(user);
    Position other = user.position();
    std::ranges::reverse(other.drawPile);
    std::swap(other.hands[1].front(), other.drawPile.front());
    const View view = viewOf(other, other.race.turn);
    QCOMPARE(hintFor(view, user.session().history().size(), {}).value().action, hint.action);
}

BUBBLEBAR_TEST(HintsTest)
#include "tst_hints.moc"
