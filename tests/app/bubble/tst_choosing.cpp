#include "app/bubble/board/boardscene.h"
#include "app/bubble/handview.h"
#include "app/bubble/tablearea.h"
#include "app/bubble/turnoptions.h"
#include "tests/app/bubble/tableuser.h"
#include "tests/common/testrunner.h"

#include <QtTest>

#include <algorithm>

using namespace bubblebar;
using namespace bubblebar::tests;

/// Choosing a move step by step: what is lit, what a step back does, why something can't be done.
class ChoosingTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aCardLightsItsBeetlesAndTheirTargets();
    void aChosenBeetleLeavesItsOwnTargets();
    void escapeAndRightClickStepBack();
    void anotherCardReplacesTheFirst();
    void aTargetOfSeveralBeetlesAsksWhichOne();
    void severalCardsToOnePlaceAskWhichOne();
    void aBeetleIsDraggedToItsTarget();
    void aCardIsDraggedOntoABeetle();
    void pointingAtAPlaceOutOfReachSaysWhy();
    void stuckAsksForACardToDiscard();
    void theSecondCardMayBeLeftOut();
    void aTurnThatCanOnlyEndEndsByItself();
    void theKeyboardPlaysACard();
    void theMouseAloneShowsNoFocus();
};

namespace {

/// A race of two people where the one on turn is at this stage.
GameRecord recordAt(TurnOptions::Stage stage, const std::function<bool(const Position&)>& also = {})
{
    for (std::uint64_t seed = 1; seed < 300; ++seed) {
        GameRecord record = raceRecord({PlayerKind::Person, PlayerKind::Person}, seed % 8, seed);
        // Nobody is stuck for long with cards of all kinds.
        if (stage == TurnOptions::Stage::Stuck)
            record.deck = {QString(), {{0, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 15}}, {}, {}};
        const auto wanted = [&](const Position& position) {
            return TurnOptions(position).stage() == stage && (!also || also(position));
        };
        if (playUntil(record, wanted))
            return record;
    }
    qFatal("No race comes to the stage %d", static_cast<int>(stage));
}

GameRecord freshRace()
{
    return raceRecord({PlayerKind::Person, PlayerKind::Person}, 0, 3);
}

int firstPlayable(const TurnOptions& options)
{
    const auto playable = [&](Card card) { return options.canPlay(card); };
    return static_cast<int>(std::ranges::find_if(options.hand(), playable) - options.hand().begin());
}

Card cardAt(const TurnOptions& options, int index)
{
    return options.hand()[static_cast<std::size_t>(index)];
}

/// A beetle and a space that two different cards of the hand reach.
std::optional<std::pair<BeetleId, SpaceId>> sharedTarget(const TurnOptions& options)
{
    std::optional<std::pair<BeetleId, SpaceId>> found;
    forEachBeetle(options.movable(), [&](BeetleId beetle) {
        std::vector<SpaceId> seen;
        for (const Card card : options.cardsFor(beetle)) {
            for (const SpaceId space : options.targets(moveRule(card), beetle)) {
                if (std::ranges::find(seen, space) != seen.end())
                    found = {beetle, space};
                seen.push_back(space);
            }
        }
    });
    return found;
}

std::vector<SpaceId> spacesOf(const std::vector<TargetMark>& targets)
{
    std::vector<SpaceId> spaces;
    for (const TargetMark& target : targets)
        spaces.push_back(target.space);
    std::ranges::sort(spaces);
    return spaces;
}

} // namespace

void ChoosingTest::aCardLightsItsBeetlesAndTheirTargets()
{
    TableUser user(freshRace());
    QVERIFY(user.waitForChoice());
    const TurnOptions options(user.position());
    const int card = firstPlayable(options);
    user.clickCard(card);
    QCOMPARE(user.boardMarks().canAct, options.movable(moveRule(cardAt(options, card))));
    QVERIFY(!user.boardMarks().targets.empty());
    QCOMPARE(user.window().area().hand().marks().chosen, card);
    QVERIFY(user.promptText().contains(QStringLiteral("choose a beetle")));
}

void ChoosingTest::aChosenBeetleLeavesItsOwnTargets()
{
    TableUser user(freshRace());
    QVERIFY(user.waitForChoice());
    const TurnOptions options(user.position());
    const int card = firstPlayable(options);
    const MoveRule rule = moveRule(cardAt(options, card));
    const BeetleId beetle = lowestOf(options.movable(rule));
    user.clickCard(card);
    user.clickBeetle(beetle);
    QCOMPARE(user.boardMarks().chosen, beetle);
    std::vector<SpaceId> targets = options.targets(rule, beetle);
    std::ranges::sort(targets);
    QCOMPARE(spacesOf(user.boardMarks().targets), targets);
    // Pointing at one shows the way and what would land.
    user.hoverSpace(targets.front());
    QVERIFY(user.boardMarks().route);
    QCOMPARE(user.boardMarks().route->spaces.back(), targets.front());
    QCOMPARE(user.boardMarks().route->spaces, moveRoute(user.race(), beetle, rule, targets.front()));
}

void ChoosingTest::escapeAndRightClickStepBack()
{
    TableUser user(freshRace());
    QVERIFY(user.waitForChoice());
    const TurnOptions options(user.position());
    const int card = firstPlayable(options);
    const BeetleId beetle = lowestOf(options.movable(moveRule(cardAt(options, card))));
    for (const bool byKey : {true, false}) {
        const auto back = [&] { byKey ? user.pressKey(Qt::Key_Escape) : user.rightClickBoard(); };
        user.clickCard(card);
        user.clickBeetle(beetle);
        QCOMPARE(user.boardMarks().chosen, beetle);
        back();
        QCOMPARE(user.boardMarks().chosen, BeetleId::None);
        QCOMPARE(user.window().area().hand().marks().chosen, card);
        back();
        QCOMPARE(user.window().area().hand().marks().chosen, -1);
        back();
        QVERIFY(user.boardMarks().choosing);
    }
    QVERIFY(user.session().record().actions.empty());
}

void ChoosingTest::anotherCardReplacesTheFirst()
{
    TableUser user(recordAt(TurnOptions::Stage::FirstCard, [](const Position& position) {
        const TurnOptions options(position);
        return std::ranges::count_if(options.hand(), [&](Card card) { return options.canPlay(card); }) >= 2;
    }));
    QVERIFY(user.waitForChoice());
    const TurnOptions options(user.position());
    const int first = firstPlayable(options);
    int second = first + 1;
    while (!options.canPlay(cardAt(options, second)))
        ++second;
    user.clickCard(first);
    user.clickCard(second);
    QCOMPARE(user.window().area().hand().marks().chosen, second);
    user.clickCard(second);
    QCOMPARE(user.window().area().hand().marks().chosen, -1);
}

void ChoosingTest::aTargetOfSeveralBeetlesAsksWhichOne()
{
    TableUser user(freshRace());
    QVERIFY(user.waitForChoice());
    const TurnOptions options(user.position());
    const int index = firstPlayable(options);
    const Card card = cardAt(options, index);
    user.clickCard(index);
    // All beetles stand on start: each target is reached by several.
    const SpaceId target = user.boardMarks().targets.front().space;
    user.clickSpace(target);
    QVERIFY(user.promptText().contains(QStringLiteral("which beetle")));
    const BeetleId beetle = lowestOf(user.boardMarks().canAct);
    user.clickBeetle(beetle);
    QCOMPARE(user.session().record().actions.back(), Action::play(card, beetle, target));
}

void ChoosingTest::severalCardsToOnePlaceAskWhichOne()
{
    TableUser user(recordAt(TurnOptions::Stage::FirstCard,
                            [](const Position& position) { return sharedTarget(TurnOptions(position)).has_value(); }));
    QVERIFY(user.waitForChoice());
    const auto [beetle, space] = *sharedTarget(TurnOptions(user.position()));
    user.clickBeetle(beetle);
    user.clickSpace(space);
    QVERIFY(user.boardMarks().choice);
    QVERIFY(user.boardMarks().choice->cards.size() >= 2);
    const Card card = user.boardMarks().choice->cards.back();
    user.clickChoice(card);
    QCOMPARE(user.session().record().actions.back(), Action::play(card, beetle, space));
}

void ChoosingTest::aBeetleIsDraggedToItsTarget()
{
    TableUser user(freshRace());
    QVERIFY(user.waitForChoice());
    const TurnOptions options(user.position());
    const BeetleId beetle = lowestOf(options.movable());
    const Card card = options.cardsFor(beetle).front();
    const SpaceId target = options.targets(moveRule(card), beetle).front();
    user.dragBeetle(beetle, target);
    if (user.boardMarks().choice)
        user.clickChoice(card);
    QCOMPARE(user.session().record().actions.size(), std::size_t {1});
    QCOMPARE(user.session().record().actions.back().beetle, beetle);
    QCOMPARE(user.session().record().actions.back().space, target);
}

void ChoosingTest::aCardIsDraggedOntoABeetle()
{
    TableUser user(freshRace());
    QVERIFY(user.waitForChoice());
    const TurnOptions options(user.position());
    const int card = firstPlayable(options);
    const BeetleId beetle = lowestOf(options.movable(moveRule(cardAt(options, card))));
    user.dragCard(card, beetle);
    QCOMPARE(user.window().area().hand().marks().chosen, card);
    QCOMPARE(user.boardMarks().chosen, beetle);
}

void ChoosingTest::pointingAtAPlaceOutOfReachSaysWhy()
{
    TableUser user(freshRace());
    QVERIFY(user.waitForChoice());
    const TurnOptions options(user.position());
    const int card = firstPlayable(options);
    user.clickCard(card);
    user.clickBeetle(lowestOf(options.movable(moveRule(cardAt(options, card)))));
    const std::vector<SpaceId> targets = spacesOf(user.boardMarks().targets);
    const auto last = static_cast<SpaceId>(user.race().board->spaceCount() - 1);
    QVERIFY(std::ranges::find(targets, last) == targets.end());
    user.hoverSpace(last);
    QCOMPARE(user.boardMarks().blocked, last);
    auto* bubble = user.window().findChild<QWidget*>(QStringLiteral("reasonBubble"));
    QTRY_VERIFY(bubble->isVisible());
    user.hoverSpace(targets.front());
    QVERIFY(!bubble->isVisible());
    QCOMPARE(user.boardMarks().blocked, SpaceId::None);
}

void ChoosingTest::stuckAsksForACardToDiscard()
{
    TableUser user(recordAt(TurnOptions::Stage::Stuck));
    QVERIFY(user.waitForChoice());
    QVERIFY(user.promptText().contains(QStringLiteral("discard")));
    const Card card = user.position().handToPlay().front();
    user.clickCard(0);
    QVERIFY(user.session().record().actions.back().kind != Action::Kind::Discard);
    user.clickButton(QStringLiteral("confirmButton"));
    QCOMPARE(user.session().record().actions.back(), Action::discard(card));
}

void ChoosingTest::theSecondCardMayBeLeftOut()
{
    TableUser user(recordAt(TurnOptions::Stage::SecondCard));
    QVERIFY(user.waitForChoice());
    user.clickButton(QStringLiteral("leaveButton"));
    QCOMPARE(user.session().record().actions.back(), Action::end());
}

void ChoosingTest::aTurnThatCanOnlyEndEndsByItself()
{
    GameRecord record = recordAt(TurnOptions::Stage::MustEnd);
    const std::size_t done = record.actions.size();
    TableUser user(std::move(record));
    QVERIFY(user.waitForChoice());
    QVERIFY(user.session().record().actions.size() > done);
    QCOMPARE(user.session().record().actions[done], Action::end());
}

void ChoosingTest::theKeyboardPlaysACard()
{
    TableUser user(freshRace());
    QVERIFY(user.waitForChoice());
    const TurnOptions options(user.position());
    const int card = firstPlayable(options);
    user.window().area().hand().setFocus(Qt::TabFocusReason);
    for (int i = 0; i < card; ++i)
        user.pressKey(Qt::Key_Right);
    user.pressKey(Qt::Key_Return);
    QCOMPARE(user.window().area().hand().marks().chosen, card);
    // The board has the focus now, on a beetle, then on a target.
    user.pressKey(Qt::Key_Return);
    QVERIFY(user.boardMarks().chosen != BeetleId::None);
    QVERIFY(user.boardMarks().route);
    user.pressKey(Qt::Key_Return);
    QCOMPARE(user.session().record().actions.size(), std::size_t {1});
}

void ChoosingTest::theMouseAloneShowsNoFocus()
{
    TableUser user(freshRace());
    QVERIFY(user.waitForChoice());
    const TurnOptions options(user.position());
    const int card = firstPlayable(options);
    user.clickCard(card);
    user.clickBeetle(lowestOf(options.movable(moveRule(cardAt(options, card)))));
    // Nothing is pointed at but the beetle itself, so no way is shown.
    QVERIFY(!user.boardMarks().route);
}

BUBBLEBAR_TEST(ChoosingTest)
#include "tst_choosing.moc"
