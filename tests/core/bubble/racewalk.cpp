#include "tests/core/bubble/racewalk.h"

#include "core/bubble/explain.h"
#include "core/bubble/positionfile.h"
#include "core/bubble/recordfile.h"
#include "tests/common/secrets.h"
#include "tests/core/bubble/naive/naiveposition.h"

#include <algorithm>
#include <set>

namespace bubblebar::tests {

RaceWalk::RaceWalk(const RaceSetup& setup, std::uint64_t playSeed, bool thorough)
    : m_position(newRace(setup))
    , m_player(playSeed)
    , m_random(~playSeed)
    , m_cards(setup.deck.size())
    , m_thorough(thorough)
{
    m_record.track = setup.board->trackPtr();
    m_record.deck = setup.deck;
    m_record.teams = setup.teams;
    m_record.firstSeat = setup.firstSeat;
    m_record.seed = setup.seed;
    for (const Colour colour : setup.colours)
        m_record.players.push_back({QStringLiteral("Somebody"), colour, PlayerKind::Random, {}});
}

bool RaceWalk::run()
{
    checkPosition();
    while (!m_position.race.isOver() && m_turns < kMaxTurns && m_failure.empty())
        step();
    if (m_position.race.isOver())
        require(legalActions(m_position).empty(), "no action is legal after the end (R28)");
    checkPositionFile();
    checkRecordFile();
    return m_failure.empty();
}

void RaceWalk::require(bool holds, const char* promise)
{
    if (!holds && m_failure.empty())
        m_failure = std::string(promise) + ", broken at action " + std::to_string(m_record.actions.size());
}

void RaceWalk::step()
{
    const Race& race = m_position.race;
    checkLegalActions();
    if (!m_failure.empty())
        return;
    const Action action = m_player.choose(race, m_position.handToPlay());
    checkAction(action);
    const Position before = m_position;
    const Transition transition = apply(m_position, action, m_finder);
    m_record.actions.push_back(action);
    m_turns += transition.turnEnded ? 1 : 0;
    checkTransition(before, transition);
    checkPosition();
    checkExplanation();
    if (m_thorough || pick(m_random, 16) == 0)
        checkView();
    if (m_thorough)
        checkSecondOpinion(before, action);
    if (m_thorough && pick(m_random, 16) == 0)
        checkPositionFile();
}

void RaceWalk::checkSecondOpinion(const Position& before, const Action& action)
{
    naive::Position second(before);
    second.apply(actionText(before.race, action));
    require(second.text() == naive::Position(m_position).text(), "both rules do the same");
    require(second.winner().value_or(-1) == m_position.race.winner, "both rules know the same winner");
}

void RaceWalk::checkLegalActions()
{
    const Race& race = m_position.race;
    if (hasTooManyOrders(race))
        return;
    legalActions(race, m_position.handToPlay(), m_finder, m_legal);
    require(!m_legal.empty(), "somebody can always do something before the end");
    for (const Action& action : m_legal)
        checkAction(action);
    if (!m_thorough)
        return;
    std::set<std::string> texts;
    for (const Action& action : m_legal)
        require(texts.insert(actionText(race, action)).second, "every action is listed once (R12)");
    require(texts == naive::Position(m_position).legal(), "both rules list the same actions");
}

void RaceWalk::checkAction(const Action& action)
{
    const Race& race = m_position.race;
    const auto parsed = parseAction(race, actionText(race, action));
    require(parsed && *parsed == action, "an action is the same after a round trip through text");
    require(isLegal(m_position, action), "a listed action is legal");
}

void RaceWalk::checkTransition(const Position& before, const Transition& transition)
{
    const Race& then = before.race;
    const Race& now = m_position.race;
    const Action& action = transition.action;
    require(action == m_record.actions.back() && transition.seat == then.turn, "a transition names action and seat");
    const bool isMove = action.kind == Action::Kind::Play || action.kind == Action::Kind::BonusMove;
    require(isMove == (transition.moved.size() > 0), "moves move, and nothing else does");
    if (isMove)
        checkMove(before, transition);
    else
        require(!transition.landedOnBeetles && !transition.bonusPassedOver, "only moves land (R25)");
    if (action.kind == Action::Kind::BonusReorder)
        require(transition.orderBefore == then.beetles.stack(action.space), "the former order is told");
    if (action.kind == Action::Kind::BonusRotate)
        require(now.links != then.links && now.beetles == then.beetles, "a rotation moves nobody (R25)");
    const int next = transition.turnEnded ? (then.turn + 1) % then.players : then.turn;
    require(now.turn == next, "seats take turns in order");
    require(!transition.turnEnded || (now.played.count == 0 && now.bonus == SpaceId::None), "a turn begins fresh");
    checkDraws(before, transition);
}

void RaceWalk::checkMove(const Position& before, const Transition& transition)
{
    const Beetles& then = before.race.beetles;
    const Race& now = m_position.race;
    const Action& action = transition.action;
    require(transition.from == then.where(action.beetle) && transition.from != action.space, "a move goes on (R10)");
    require(transition.moved == then.lifted(action.beetle), "riders move along (R6)");
    for (int level = 0; level < transition.moved.size(); ++level)
        require(now.beetles.where(transition.moved.at(level)) == action.space, "all land on one space");
    const bool counts = !now.isOver() && then.isOccupied(action.space);
    require(transition.landedOnBeetles == counts, "landing on beetles is told (R23)");
    const bool onBonus = before.race.board->space(action.space).bonus != Bonus::None;
    const bool pending = !now.isOver() && onBonus && !then.isOccupied(action.space);
    require(pending == (transition.bonusPassedOver || now.bonus == action.space), "an empty bonus space calls (R24)");
    const std::vector<SpaceId> route = routeOf(before.race, action);
    require(route.size() >= 2 && route.front() == transition.from && route.back() == action.space,
            "a route leads from where the beetle stood to where it goes");
}

void RaceWalk::checkDraws(const Position& before, const Transition& transition)
{
    const auto seat = static_cast<int>(transition.seat);
    const bool leaves = transition.action.kind == Action::Kind::Play || transition.action.kind == Action::Kind::Discard;
    std::vector<Card> expected = before.hand(seat);
    if (leaves)
        expected.erase(std::ranges::find(expected, transition.action.card));
    for (int i = 0; i < transition.drawCount; ++i) {
        const Draw& draw = transition.draws[static_cast<std::size_t>(i)];
        expected.push_back(draw.card);
        m_reshuffled = m_reshuffled || draw.reshuffled;
    }
    require(m_position.hand(seat) == expected, "the hand is what was left and what was drawn");
    const bool wants = transition.turnEnded || transition.landedOnBeetles;
    require(!m_position.race.isOver() || transition.drawCount == 0, "nobody draws after the end (R28)");
    require(!wants || transition.drawCount > 0 || m_position.drawPile.empty(), "a card is drawn while there is one");
}

void RaceWalk::checkPosition()
{
    require(m_position.cardCount() == m_cards, "no card is lost");
    int beetles = 0;
    for (int i = 0; i < m_position.race.board->spaceCount(); ++i) {
        checkSpace(static_cast<SpaceId>(i));
        beetles += m_position.race.beetles.stack(static_cast<SpaceId>(i)).size();
    }
    require(beetles == m_position.race.players * m_position.race.each(), "no beetle is lost (R18)");
}

void RaceWalk::checkSpace(SpaceId space)
{
    const Race& race = m_position.race;
    const StackOrder stack = race.beetles.stack(space);
    const BoardSpace& printed = race.board->space(space);
    require(stack.size() <= printed.limit, "stacks keep their limit (R7)");
    for (int level = 0; level < stack.size(); ++level) {
        const BeetleId beetle = stack.at(level);
        const bool stacked = space != SpaceId::Start;
        const BeetleId below = stacked && level > 0 ? stack.at(level - 1) : BeetleId::None;
        const BeetleId above = stacked && level + 1 < stack.size() ? stack.at(level + 1) : BeetleId::None;
        require(race.beetles.where(beetle) == space, "who is in a stack stands there");
        require(race.beetles.below(beetle) == below && race.beetles.above(beetle) == above, "stacks hold together");
    }
    const bool shown = space > SpaceId::Finish && stack.size() > 0;
    const ColourSet colours = shown ? ColourSet(race.colourOf(stack.at(stack.size() - 1))) : printed.printed;
    require(race.beetles.state(space).shows == colours, "spaces show the top beetle's colour (R3, R4)");
}

void RaceWalk::checkView()
{
    const int seat = m_position.race.turn;
    const Position other = withOtherSecrets(m_position, seat, m_random);
    require(sameView(viewOf(m_position, seat), viewOf(other, seat)), "a view holds nothing hidden");
}

/// Any card, beetle and space: mostly illegal.
void RaceWalk::checkExplanation()
{
    const Race& race = m_position.race;
    const auto card = static_cast<Card>(pick(m_random, kCards));
    const BeetleId beetle = beetleId(pick(m_random, race.players), 1 + pick(m_random, race.each()));
    const auto space = static_cast<SpaceId>(pick(m_random, race.board->spaceCount()));
    for (const Action& action : {Action::play(card, beetle, space), Action::bonusMove(beetle, space)})
        require(explain(m_position, action).isLegal() == isLegal(m_position, action), "what is illegal is explained");
}

/// The file knows present rotations only, not the track as it was laid.
void RaceWalk::checkPositionFile()
{
    const QByteArray bytes = positionBytes(m_position);
    const Result<Position> again = parsePosition(bytes);
    require(again.has_value(), "every position of a race is accepted as a file");
    if (!again)
        return;
    require(naive::Position(*again).text() == naive::Position(m_position).text(), "a file holds the whole position");
    require(again->race.winner == m_position.race.winner, "the order on finish tells who has won (R30)");
    require(positionBytes(*again) == bytes, "loading and saving gives the same bytes");
}

/// Reading a record plays it through.
void RaceWalk::checkRecordFile()
{
    const auto again = parseRecord(recordBytes(m_record));
    require(again.has_value() && again->actions == m_record.actions, "a record is the same after a round trip");
    if (!again)
        return;
    const Position replayed = positionAt(*again);
    require(replayed == m_position, "a replay leads to the same position");
    require(hashOf(replayed) == hashOf(m_position), "equal positions have equal hashes");
}

bool hasTooManyOrders(const Race& race)
{
    constexpr int kTall = 6;
    if (race.pendingBonus() != Bonus::Reorder)
        return false;
    int tallest = 0;
    for (BeetleMask left = reorderable(race); left != 0; left = withoutLowest(left))
        tallest = std::max(tallest, race.beetles.moving(lowestOf(left)));
    return tallest > kTall;
}

} // namespace bubblebar::tests
