#include "core/bubble/rules.h"

#include <algorithm>

namespace bubblebar {

namespace {

constexpr auto kFirstTrackTile = static_cast<BoardTileId>(index(BoardTileId::Finish) + 1);

/// Calls `use(beetles, targets)` for groups of beetles that have the same targets: those on start alike (R11).
template <class Use>
void forEachMove(const Race& race, const MoveRule& rule, MoveFinder& finder, Use use)
{
    BeetleMask left = movable(race, rule);
    const BeetleMask onStart = race.beetles.onStart();
    while (left != 0) {
        const BeetleMask first = maskOf(lowestOf(left));
        const BeetleMask group = (first & onStart) != 0 ? static_cast<BeetleMask>(left & onStart) : first;
        use(group, finder.targets(race, lowestOf(first), rule));
        left = static_cast<BeetleMask>(left & ~group);
    }
}

/// Appends `action` with every beetle and target of the rule filled in.
void addMoves(const Race& race, const MoveRule& rule, Action action, MoveFinder& finder, std::vector<Action>& out)
{
    forEachMove(race, rule, finder, [&](BeetleMask group, std::span<const SpaceId> targets) {
        for (; group != 0; group = withoutLowest(group)) {
            action.beetle = lowestOf(group);
            for (const SpaceId target : targets) {
                action.space = target;
                out.push_back(action);
            }
        }
    });
}

bool anyMove(const Race& race, const MoveRule& rule, MoveFinder& finder)
{
    BeetleMask left = movable(race, rule);
    for (; left != 0; left = withoutLowest(left)) {
        if (finder.canMove(race, lowestOf(left), rule))
            return true;
    }
    return false;
}

void addReorders(const Race& race, std::vector<Action>& out)
{
    for (BeetleMask left = reorderable(race); left != 0; left = withoutLowest(left)) {
        const SpaceId space = race.beetles.where(lowestOf(left));
        const StackOrder today = race.beetles.stack(space);
        std::array<BeetleId, kMaxBeetles> beetles {};
        const auto used = std::span(beetles).first(static_cast<std::size_t>(today.size()));
        for (int level = 0; level < today.size(); ++level)
            used[static_cast<std::size_t>(level)] = today.at(level);
        std::ranges::sort(used);
        do {
            StackOrder order;
            for (const BeetleId beetle : used)
                order.push(beetle);
            if (order != today)
                out.push_back(Action::reorder(space, order));
        } while (std::ranges::next_permutation(used).found);
    }
}

void addRotations(const Race& race, std::vector<Action>& out)
{
    for (std::size_t i = index(kFirstTrackTile); i < race.board->tiles().size(); ++i) {
        out.push_back(Action::rotate(static_cast<BoardTileId>(i), +1));
        out.push_back(Action::rotate(static_cast<BoardTileId>(i), -1));
    }
}

void addBonusActions(const Race& race, MoveFinder& finder, std::vector<Action>& out)
{
    const Bonus bonus = race.pendingBonus();
    if (isMoveBonus(bonus))
        addMoves(race, moveRule(bonus), Action::bonusMove(BeetleId::None, SpaceId::None), finder, out);
    else if (bonus == Bonus::Reorder)
        addReorders(race, out);
    else if (bonus == Bonus::Rotate)
        addRotations(race, out);
    else
        out.push_back(Action::draw());
    out.push_back(Action::skip());
}

/// Calls `use` once for each kind of card in the hand.
template <class Use>
void forEachKind(std::span<const Card> hand, Use use)
{
    unsigned seen = 0;
    for (const Card card : hand) {
        const unsigned bit = 1U << index(card);
        if ((seen & bit) == 0)
            use(card);
        seen |= bit;
    }
}

bool canMoveTo(const Race& race, const MoveRule& rule, const Action& action, MoveFinder& finder)
{
    if (action.beetle == BeetleId::None || (movable(race, rule) & maskOf(action.beetle)) == 0)
        return false;
    const auto targets = finder.targets(race, action.beetle, rule);
    return std::ranges::find(targets, action.space) != targets.end();
}

bool isCardMove(const Race& race, std::span<const Card> hand, const Action& action, MoveFinder& finder)
{
    return race.bonus == SpaceId::None && std::ranges::find(hand, action.card) != hand.end() &&
           canMoveTo(race, moveRule(action.card), action, finder);
}

bool isBonusMove(const Race& race, const Action& action, MoveFinder& finder)
{
    const Bonus bonus = race.pendingBonus();
    return isMoveBonus(bonus) && canMoveTo(race, moveRule(bonus), action, finder);
}

bool isReorder(const Race& race, const Action& action)
{
    if (race.pendingBonus() != Bonus::Reorder || action.space <= SpaceId::Finish)
        return false;
    const StackOrder today = race.beetles.stack(action.space);
    if (today.size() < 2 || today.size() != action.order.size() || today == action.order)
        return false;
    unsigned wanted = 0;
    unsigned given = 0;
    for (int level = 0; level < today.size(); ++level) {
        wanted |= maskOf(today.at(level));
        given |= maskOf(action.order.at(level));
    }
    return wanted == given;
}

bool isRotation(const Race& race, const Action& action)
{
    const bool onTrack = action.tile >= kFirstTrackTile && index(action.tile) < race.board->tiles().size();
    return race.pendingBonus() == Bonus::Rotate && onTrack && (action.turn == 1 || action.turn == -1);
}

/// No card in hand can be played at the start of the turn (R21).
bool isStuck(const Race& race, std::span<const Card> hand, MoveFinder& finder)
{
    return race.bonus == SpaceId::None && race.played.count == 0 && !hand.empty() &&
           std::ranges::none_of(hand, [&](Card card) { return canBePlayed(race, card, finder); });
}

} // namespace

void legalActions(const Race& race, std::span<const Card> hand, MoveFinder& finder, std::vector<Action>& out)
{
    out.clear();
    if (race.isOver())
        return;
    if (race.bonus != SpaceId::None) {
        addBonusActions(race, finder, out);
        return;
    }
    forEachKind(hand, [&](Card card) {
        addMoves(race, moveRule(card), Action::play(card, BeetleId::None, SpaceId::None), finder, out);
    });
    if (race.played.count > 0 || hand.empty())
        out.push_back(Action::end());
    else if (out.empty())
        forEachKind(hand, [&](Card card) { out.push_back(Action::discard(card)); });
}

std::vector<Action> legalActions(const Position& position)
{
    MoveFinder finder;
    std::vector<Action> actions;
    legalActions(position.race, position.handToPlay(), finder, actions);
    return actions;
}

bool isLegal(const Race& race, std::span<const Card> hand, const Action& action)
{
    if (race.isOver())
        return false;
    MoveFinder finder;
    switch (action.kind) {
    case Action::Kind::Play:
        return isCardMove(race, hand, action, finder);
    case Action::Kind::BonusMove:
        return isBonusMove(race, action, finder);
    case Action::Kind::BonusReorder:
        return isReorder(race, action);
    case Action::Kind::BonusRotate:
        return isRotation(race, action);
    case Action::Kind::BonusDraw:
        return race.pendingBonus() == Bonus::Draw;
    case Action::Kind::BonusSkip:
        return race.bonus != SpaceId::None;
    case Action::Kind::Discard:
        return isStuck(race, hand, finder) && std::ranges::find(hand, action.card) != hand.end();
    case Action::Kind::End:
        return race.bonus == SpaceId::None && (race.played.count > 0 || hand.empty());
    }
    return false;
}

BeetleMask movable(const Race& race, const MoveRule& rule)
{
    const BeetleMask candidates = rule.ownOnly ? race.own(race.turn) : race.beetles.all();
    return static_cast<BeetleMask>(candidates & ~race.beetles.home());
}

bool canBePlayed(const Race& race, Card card, MoveFinder& finder)
{
    return anyMove(race, moveRule(card), finder);
}

BeetleMask reorderable(const Race& race)
{
    const auto racing = static_cast<BeetleMask>(race.beetles.all() & ~race.beetles.home());
    unsigned bottoms = 0;
    for (BeetleMask left = racing; left != 0; left = withoutLowest(left)) {
        const BeetleId beetle = lowestOf(left);
        if (race.beetles.below(beetle) == BeetleId::None && race.beetles.above(beetle) != BeetleId::None)
            bottoms |= maskOf(beetle);
    }
    return static_cast<BeetleMask>(bottoms);
}

bool isPossible(const Race& race, Bonus bonus, MoveFinder& finder)
{
    switch (bonus) {
    case Bonus::None:
        return false;
    case Bonus::Own2:
    case Bonus::Any1:
    case Bonus::Any2:
        return anyMove(race, moveRule(bonus), finder);
    case Bonus::Reorder:
        return reorderable(race) != 0;
    case Bonus::Rotate:
        return race.board->tiles().size() > index(kFirstTrackTile);
    case Bonus::Draw:
        return true;
    }
    return false;
}

} // namespace bubblebar
