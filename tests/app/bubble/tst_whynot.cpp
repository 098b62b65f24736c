#include "app/bubble/board/boardscene.h"
#include "app/bubble/board/boardview.h"
#include "app/bubble/board/reasonbubble.h"
#include "app/bubble/handview.h"
#include "app/bubble/modes/bonusmodes.h"
#include "app/bubble/modes/cardmodes.h"
#include "app/bubble/modes/movemodes.h"
#include "app/bubble/promptline.h"
#include "app/bubble/tablearea.h"
#include "app/bubble/tableplay.h"
#include "app/bubble/turndesk.h"
#include "core/bubble/explain.h"
#include "core/bubble/positionfile.h"
#include "tests/app/bubble/tableuser.h"
#include "tests/common/testdata.h"
#include "tests/common/testrunner.h"

#include <QAccessible>
#include <QPushButton>
#include <QtTest>

#include <algorithm>

using namespace bubblebar;
using namespace bubblebar::tests;

/// Whatever can't be used now says why in one sentence, and what can be used has nothing to excuse.
class WhyNotTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everythingUnusableSaysWhy_data();
    void everythingUnusableSaysWhy();
    void everyButtonThatDoesNothingSaysWhy_data() { everythingUnusableSaysWhy_data(); }
    void everyButtonThatDoesNothingSaysWhy();
    void theReasonOfAMoveNamesItsObstacle();
    void aClickOnACardThatMovesNothingSaysWhy();
    void aDisabledButtonSaysWhy();
    void theKeyForADisabledButtonSaysWhy();
    void aPlaceOutOfReachSaysWhyOnlyWhenTried();
    void screenReadersGetTheReason();
    void whoeverWaitsIsToldWhoPlays();
    void aReasonGoesWithItsStep();
    void aReasonGoesWithItsTurn();
};

namespace {

/// A moment of choosing: a position, and the steps of the choice that it allows.
class Moment
{
public:
    explicit Moment(const Position& position)
        : m_session(recordOf(position))
        , m_position(position)
    {
    }

    [[nodiscard]] Turn turn() { return {m_session, m_options}; }
    [[nodiscard]] const Position& position() const { return m_position; }

    /// The present step and all that can be reached from it with two inputs.
    [[nodiscard]] std::vector<std::unique_ptr<Mode>> modes()
    {
        std::vector<std::unique_ptr<Mode>> found;
        found.push_back(firstMode(turn()));
        std::size_t begin = 0;
        for (int depth = 0; depth < 2; ++depth) {
            const std::size_t end = found.size();
            for (std::size_t i = begin; i < end; ++i)
                addNext(*found[i], found);
            begin = end;
        }
        return found;
    }

    /// All that can be pointed at.
    [[nodiscard]] std::vector<Pick> picks()
    {
        std::vector<Pick> all;
        for (int card = 0; card < static_cast<int>(m_options.hand().size()); ++card)
            all.push_back(Pick::ofCard(card));
        forEachBeetle(race().beetles.all(), [&](BeetleId beetle) { all.push_back(stopAt(race(), beetle)); });
        for (int i = 0; i < race().board->spaceCount(); ++i) {
            const auto space = static_cast<SpaceId>(i);
            if (!race().beetles.isOccupied(space) || isOpenSpace(space))
                all.push_back({-1, BeetleId::None, space, race().board->space(space).tile});
        }
        return all;
    }

private:
    [[nodiscard]] static GameRecord recordOf(const Position& position)
    {
        GameRecord record =
            raceRecord(std::vector(static_cast<std::size_t>(position.race.players), PlayerKind::Person));
        record.teams = position.race.teams;
        return record;
    }
    [[nodiscard]] const Race& race() const { return m_position.race; }

    void addNext(Mode& mode, std::vector<std::unique_ptr<Mode>>& found)
    {
        for (const Pick& pick : picks()) {
            Outcome outcome = mode.activate(turn(), pick);
            // A few of each kind are enough.
            if (auto* next = std::get_if<std::unique_ptr<Mode>>(&outcome); next && found.size() < 40)
                found.push_back(std::move(*next));
        }
    }

    GameSession m_session;
    Position m_position;
    TurnOptions m_options {m_position};
};

} // namespace

void WhyNotTest::everythingUnusableSaysWhy_data()
{
    QTest::addColumn<QString>("file");
    for (const QString& name : dataNames(QStringLiteral("positions"), QStringLiteral("*.bbposition")))
        QTest::addRow("%s", qPrintable(name)) << QStringLiteral("positions/") + name;
}

void WhyNotTest::everythingUnusableSaysWhy()
{
    QFETCH(QString, file);
    Moment moment(parsePosition(dataFile(file)).value());
    for (const std::unique_ptr<Mode>& mode : moment.modes()) {
        for (const Pick& pick : moment.picks()) {
            const WhyNot why = mode->whyNot(moment.turn(), pick);
            if (moment.position().race.isOver()) {
                QVERIFY(!why.isEmpty());
                continue;
            }
            const Scenery scenery = mode->scenery(moment.turn(), pick);
            const bool works = mode->activate(moment.turn(), pick).index() != 0;
            const bool isChosen = (pick.beetle != BeetleId::None && pick.beetle == scenery.board.chosen) ||
                                  (scenery.board.turned && scenery.board.turned->tile == pick.tile) ||
                                  (scenery.board.open && scenery.board.open->space == pick.space);
            // A card that can't move the chosen beetle may be chosen instead of it: it looks unusable and says so.
            const bool looksUnusable = pick.card >= 0 && !scenery.hand.playable[static_cast<std::size_t>(pick.card)];
            const QString where = QStringLiteral("%1: card %2, beetle %3, space %4: “%5”")
                                      .arg(scenery.prompt.title)
                                      .arg(pick.card)
                                      .arg(static_cast<int>(pick.beetle))
                                      .arg(static_cast<int>(pick.space))
                                      .arg(why.text);
            if (works || isChosen)
                QVERIFY2(why.isEmpty() || looksUnusable, qPrintable(where));
            else
                QVERIFY2(!why.isEmpty(), qPrintable(where));
            QVERIFY2(!why.text.contains(QStringLiteral("rules allow")) && !why.text.contains(u'%'), qPrintable(where));
            QVERIFY2(why.isEmpty() || why.text.endsWith(u'.') || why.quiet, qPrintable(where));
        }
    }
}

void WhyNotTest::everyButtonThatDoesNothingSaysWhy()
{
    QFETCH(QString, file);
    Moment moment(parsePosition(dataFile(file)).value());
    if (moment.position().race.isOver())
        return;
    for (const std::unique_ptr<Mode>& mode : moment.modes()) {
        const Prompt prompt = mode->scenery(moment.turn(), {}).prompt;
        if (!prompt.leave.isEmpty())
            QCOMPARE(mode->whyNot(moment.turn(), Mode::Command::Leave).isEmpty(), prompt.canLeave);
        if (!prompt.confirm.isEmpty())
            QCOMPARE(mode->whyNot(moment.turn(), Mode::Command::Confirm).isEmpty(), prompt.canConfirm);
    }
}

namespace {

GameRecord freshRace()
{
    return raceRecord({PlayerKind::Person, PlayerKind::Person}, 0, 3);
}

/// A race of two people in which a move of the person on turn is barred by a full space.
GameRecord barredRace(Action& barred, SpaceId& blocker)
{
    for (std::uint64_t seed = 1; seed < 300; ++seed) {
        GameRecord record = raceRecord({PlayerKind::Person, PlayerKind::Person}, seed % 8, seed);
        const auto wanted = [&](const Position& position) {
            const TurnOptions options(position);
            if (options.stage() != TurnOptions::Stage::FirstCard || position.handToPlay().size() < 2)
                return false;
            const Card card = position.handToPlay().front();
            const BeetleMask movable = options.movable(moveRule(card));
            if (!options.canPlay(card) || movable == 0)
                return false;
            for (int i = 0; i < position.race.board->spaceCount(); ++i) {
                barred = Action::play(card, lowestOf(movable), static_cast<SpaceId>(i));
                const Explanation why = explain(position, barred);
                if (why.reason == Reason::FullOnTheWay && !isOpenSpace(barred.space) &&
                    !position.race.beetles.isOccupied(barred.space)) {
                    blocker = why.space;
                    return true;
                }
            }
            return false;
        };
        if (playUntil(record, wanted))
            return record;
    }
    qFatal("No move is barred");
}

ReasonBubble& bubbleOf(TableUser& user)
{
    return *user.window().findChild<ReasonBubble*>(QStringLiteral("reasonBubble"));
}

} // namespace

void WhyNotTest::theReasonOfAMoveNamesItsObstacle()
{
    Action barred;
    SpaceId blocker = SpaceId::None;
    TableUser user(barredRace(barred, blocker));
    QVERIFY(user.waitForChoice());
    user.clickCard(0);
    user.clickBeetle(barred.beetle);
    user.hoverSpace(barred.space);
    QTRY_VERIFY(bubbleOf(user).isVisible());
    QVERIFY(bubbleOf(user).text().contains(QString::fromStdString(user.race().board->spaceName(blocker))));
    QCOMPARE(user.window().area().scene().blocker(), blocker);
    user.hoverSpace(user.boardMarks().targets.front().space);
    QCOMPARE(user.window().area().scene().blocker(), SpaceId::None);
    QVERIFY(!bubbleOf(user).isVisible());
}

void WhyNotTest::aClickOnACardThatMovesNothingSaysWhy()
{
    TableUser user(recordAtBonus(Bonus::Any1));
    QVERIFY(user.waitForChoice());
    QVERIFY(!user.position().handToPlay().empty());
    user.clickCard(0);
    QVERIFY(bubbleOf(user).isVisible());
    QVERIFY2(bubbleOf(user).text().contains(QStringLiteral("First comes the bonus")),
             qPrintable(bubbleOf(user).text()));
    QCOMPARE(user.window().area().scene().blocker(), user.race().bonus);
}

void WhyNotTest::aDisabledButtonSaysWhy()
{
    TableUser user(freshRace());
    QVERIFY(user.waitForChoice());
    const auto* button = user.window().findChild<QPushButton*>(QStringLiteral("leaveButton"));
    QVERIFY(!button->isEnabled());
    QVERIFY2(button->toolTip().contains(QStringLiteral("A turn begins with a card")), qPrintable(button->toolTip()));
    QCOMPARE(button->accessibleDescription(), button->toolTip());
}

void WhyNotTest::theKeyForADisabledButtonSaysWhy()
{
    TableUser user(freshRace());
    QVERIFY(user.waitForChoice());
    user.window().activateWindow();
    user.pressKey(Qt::Key_E, Qt::ControlModifier);
    QVERIFY(bubbleOf(user).isVisible());
}

void WhyNotTest::aPlaceOutOfReachSaysWhyOnlyWhenTried()
{
    TableUser user(freshRace());
    QVERIFY(user.waitForChoice());
    const auto last = static_cast<SpaceId>(user.race().board->spaceCount() - 1);
    user.hoverSpace(last);
    QTest::qWait(400);
    QVERIFY(!bubbleOf(user).isVisible());
    user.clickSpace(last);
    QVERIFY(bubbleOf(user).isVisible());
}

void WhyNotTest::screenReadersGetTheReason()
{
    TableUser user(freshRace());
    QVERIFY(user.waitForChoice());
    QAccessibleInterface* board = QAccessible::queryAccessibleInterface(&user.window().area().view());
    QAccessibleInterface* place = board->child(0);
    for (int i = 1; i < board->childCount() && !place->state().disabled; ++i)
        place = board->child(i);
    QVERIFY(place->state().disabled);
    const QString why = place->text(QAccessible::Description);
    QVERIFY(!why.isEmpty());
    place->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
    QVERIFY(!bubbleOf(user).accessibleName().isEmpty());
    QVERIFY(why.startsWith(bubbleOf(user).accessibleName()));
}

void WhyNotTest::whoeverWaitsIsToldWhoPlays()
{
    GameRecord record = raceRecord({PlayerKind::Expert, PlayerKind::Person}, 0, 3);
    TableUser user(std::move(record));
    user.clickCard(0);
    QVERIFY(bubbleOf(user).isVisible());
    QVERIFY2(bubbleOf(user).text().contains(QStringLiteral("Mia")), qPrintable(bubbleOf(user).text()));
}

/// The pointer stays where it is, and nothing there is asked again.
void WhyNotTest::aReasonGoesWithItsStep()
{
    TableUser user(freshRace());
    QVERIFY(user.waitForChoice());
    user.window().activateWindow();
    user.pressKey(Qt::Key_E, Qt::ControlModifier);
    QVERIFY(bubbleOf(user).isVisible());
    const auto playable = user.window().play().desk().scenery().hand.playable;
    const auto card = static_cast<int>(std::ranges::find(playable, true) - playable.begin());
    HandView& hand = user.window().area().hand();
    // The pointer was there before, so that only the click is news.
    QTest::mousePress(&hand, Qt::LeftButton, {}, hand.cardCentre(card).toPoint());
    QVERIFY(bubbleOf(user).isVisible());
    QTest::mouseRelease(&hand, Qt::LeftButton, {}, hand.cardCentre(card).toPoint());
    QCOMPARE(user.window().play().desk().scenery().hand.chosen, card);
    QVERIFY(!bubbleOf(user).isVisible());
}

void WhyNotTest::aReasonGoesWithItsTurn()
{
    TableUser user(freshRace());
    QVERIFY(user.waitForChoice());
    user.clickSpace(static_cast<SpaceId>(user.race().board->spaceCount() - 1));
    QVERIFY(bubbleOf(user).isVisible());
    user.window().play().desk().setDeciding(false);
    QVERIFY(!bubbleOf(user).isVisible());
}

BUBBLEBAR_TEST(WhyNotTest)
#include "tst_whynot.moc"
