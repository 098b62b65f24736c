#include "core/bubble/players/actionjudge.h"

#include "core/bubble/players/evaluation.h"
#include "core/bubble/players/reordering.h"

#include <algorithm>

namespace bubblebar {

namespace {

constexpr float kVictory = 100;
constexpr float kBonusAhead = 1; ///< what a bonus may bring, in steps
constexpr float kHinder = 0.7F;  ///< how much others' steps count against own ones
constexpr std::size_t kFewRotations = 3;

/// The movable beetles of a rule, of those of one seat on start only one (R11).
BeetleMask differentBeetles(const Race& race, const MoveRule& rule)
{
    const BeetleMask movers = movable(race, rule);
    const auto waiting = static_cast<BeetleMask>(movers & race.beetles.onStart());
    auto different = static_cast<BeetleMask>(movers & ~waiting);
    for (int seat = 0; seat < race.players; ++seat) {
        const auto twins = static_cast<BeetleMask>(waiting & seatMask(seat, race.each()));
        different = static_cast<BeetleMask>(different | (twins & -twins));
    }
    return different;
}

} // namespace

void ActionJudge::lookAt(const Position& position, const FinishDistances& distances)
{
    const Race& race = position.race;
    m_race = &race;
    m_distances = &distances;
    // A card that is played leaves as many cards as there are before one is drawn for a bonus.
    const int cards = static_cast<int>(position.handToPlay().size()) - (race.bonus == SpaceId::None ? 1 : 0);
    m_cardWorth = handWorth(static_cast<float>(cards + 1), cards + 1) - handWorth(static_cast<float>(cards), cards);
    const auto own = static_cast<std::size_t>(sideOf(race, race.turn));
    const auto sides = static_cast<std::size_t>(sideCount(race));
    std::array<float, kMaxPlayers> ways {};
    waysHome(race, distances, ways);
    std::size_t leader = own == 0 ? 1 : 0;
    for (std::size_t side = 0; side < sides; ++side) {
        if (side != own && ways[side] < ways[leader])
            leader = side;
    }
    m_weights.fill(-kHinder / 2 / static_cast<float>(sides - 1));
    m_weights[leader] -= kHinder / 2;
    m_weights[own] = 1;
}

void ActionJudge::addPlays(Card card, std::vector<JudgedAction>& out)
{
    addMoves(moveRule(card), Action::play(card, BeetleId::None, SpaceId::None), m_cardWorth * cardWeight(card), out);
}

void ActionJudge::addMoves(const MoveRule& rule, Action action, float cost, std::vector<JudgedAction>& out)
{
    for (BeetleMask left = differentBeetles(*m_race, rule); left != 0; left = withoutLowest(left)) {
        action.beetle = lowestOf(left);
        for (const SpaceId target : m_finder.targets(*m_race, action.beetle, rule)) {
            action.space = target;
            out.push_back({action, moveGain(action.beetle, target) - cost});
        }
    }
}

/// Steps won or lost by those that move and by those that lose or get riders (R6), and what waits where they land.
float ActionJudge::moveGain(BeetleId beetle, SpaceId to) const
{
    const Beetles& beetles = m_race->beetles;
    const SpaceId from = beetles.where(beetle);
    const int moving = beetles.moving(beetle);
    float gain = 0;
    int height = moving;
    for (BeetleId rider = beetle; rider != BeetleId::None; rider = beetles.above(rider), --height) {
        const float ahead = to == SpaceId::Finish ? -kAway : m_distances->steps(to, to == SpaceId::Start ? 1 : height);
        gain += stepsGain(rider, m_distances->steps(from, height) - ahead);
    }
    height = 0;
    for (BeetleId left = beetles.below(beetle); left != BeetleId::None; left = beetles.below(left)) {
        ++height;
        gain += stepsGain(left, m_distances->steps(from, height + moving) - m_distances->steps(from, height));
    }
    return gain + arrivalGain(beetle, to);
}

float ActionJudge::arrivalGain(BeetleId beetle, SpaceId to) const
{
    const Beetles& beetles = m_race->beetles;
    if (to == SpaceId::Finish) {
        const int winner = firstComplete(*m_race, beetles.home(), beetles.lifted(beetle));
        if (winner >= 0)
            return sideOf(*m_race, winner) == sideOf(*m_race, m_race->turn) ? kVictory : -kVictory;
    }
    if (beetles.isOccupied(to))
        return m_cardWorth;
    return m_race->board->space(to).bonus != Bonus::None ? kBonusAhead : 0;
}

void ActionJudge::addBonus(DistanceCache& known, std::vector<JudgedAction>& out)
{
    const Bonus bonus = m_race->pendingBonus();
    if (isMoveBonus(bonus))
        addMoves(moveRule(bonus), Action::bonusMove(BeetleId::None, SpaceId::None), 0, out);
    else if (bonus == Bonus::Draw)
        out.push_back({Action::draw(), m_cardWorth});
    else if (bonus == Bonus::Reorder)
        addReorders(out);
    for (std::size_t tile = 2; bonus == Bonus::Rotate && tile < m_race->board->tiles().size(); ++tile) {
        for (const int turn : {1, -1})
            addRotation(Action::rotate(static_cast<BoardTileId>(tile), turn), known, out);
    }
    out.push_back({Action::skip(), 0});
}

void ActionJudge::addBonusQuickly(DistanceCache& known, FastRandom& random, std::vector<JudgedAction>& out)
{
    const Bonus bonus = m_race->pendingBonus();
    if (isMoveBonus(bonus) || bonus == Bonus::Draw)
        return addBonus(known, out);
    for (std::size_t i = 0; bonus == Bonus::Rotate && i < kFewRotations; ++i) {
        const std::uint64_t choice = below(random, 2 * (m_race->board->tiles().size() - 2));
        addRotation(Action::rotate(static_cast<BoardTileId>(2 + choice / 2), choice % 2 == 0 ? 1 : -1), known, out);
    }
    out.push_back({Action::skip(), 0});
}

void ActionJudge::addReorders(std::vector<JudgedAction>& out)
{
    const float before = raceWorth(*m_race, m_race->turn, *m_distances);
    for (BeetleMask left = reorderable(*m_race); left != 0; left = withoutLowest(left)) {
        const StackOrder stack = m_race->beetles.lifted(lowestOf(left));
        const SpaceId space = m_race->beetles.where(lowestOf(left));
        m_changed = *m_race;
        for (const StackOrder order : ordersToLookAt(stack)) {
            m_changed.beetles.reorder(space, order);
            out.push_back({Action::reorder(space, order), raceWorth(m_changed, m_race->turn, *m_distances) - before});
        }
    }
}

void ActionJudge::addRotation(const Action& rotation, DistanceCache& known, std::vector<JudgedAction>& out)
{
    m_changed = *m_race;
    m_changed.links.rotate(*m_changed.board, rotation.tile, rotation.turn);
    const FinishDistances& distances = known.of(*m_changed.board, m_changed.links);
    const float gain = raceWorth(m_changed, m_race->turn, distances) - raceWorth(*m_race, m_race->turn, *m_distances);
    out.push_back({rotation, gain});
}

} // namespace bubblebar
