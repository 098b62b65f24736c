#include "app/bubble/modes/bonusmodes.h"

#include "app/bubble/modes/movemodes.h"
#include "app/bubble/racewords.h"
#include "app/bubble/tileturn.h"
#include "app/bubble/whynot.h"

#include <algorithm>

namespace bubblebar {

namespace {

void inviteToBonus(Scenery& scenery, const Turn& turn, const QString& title)
{
    const Race& race = turn.race();
    scenery.prompt.title = title.arg(turn.name(), racewords::bonusInvitation(race.pendingBonus()));
    const BeetleId lander = race.beetles.stack(race.bonus).at(0);
    scenery.prompt.hint =
        Mode::tr("%1 landed on %2").arg(racewords::beetle(race, lander), racewords::place(*race.board, race.bonus));
}

/// Cards wait until the bonus is done.
WhyNot whyNotHandCard(const Turn& turn, const Pick& pick)
{
    return whyNotCard(turn, turn.hand()[static_cast<std::size_t>(pick.card)]);
}

} // namespace

std::unique_ptr<Mode> firstBonusMode(const Turn& turn)
{
    switch (turn.race().pendingBonus()) {
    case Bonus::Draw:
        return std::make_unique<DrawMode>();
    case Bonus::Reorder: {
        // With a single stack there is nothing to choose but the order.
        const std::vector<SpaceId> stacks = turn.options.stacks();
        if (stacks.size() == 1)
            return std::make_unique<ReorderMode>(stacks.front(), turn.race().beetles.stack(stacks.front()));
        return std::make_unique<ReorderMode>();
    }
    case Bonus::Rotate:
        return std::make_unique<RotateMode>();
    default:
        return std::make_unique<PickBeetleMode>(Mover {});
    }
}

Scenery DrawMode::scenery(const Turn& turn, const Pick& /*pointed*/) const
{
    Scenery scenery = baseScenery(turn);
    inviteToBonus(scenery, turn, tr("%1: bonus! %2"));
    scenery.prompt.confirm = tr("Draw a card");
    scenery.prompt.canConfirm = true;
    return scenery;
}

Outcome DrawMode::command(const Turn& turn, Command command)
{
    return command == Command::Confirm ? Outcome {Action::draw()} : Mode::command(turn, command);
}

WhyNot DrawMode::whyNot(const Turn& turn, const Pick& pick) const
{
    if (pick.card >= 0)
        return whyNotHandCard(turn, pick);
    if (pick.space == SpaceId::None)
        return {};
    WhyNot why = whyNotAction(turn, Action::bonusMove(pick.beetle, pick.space));
    why.quiet = pick.beetle == BeetleId::None;
    return why;
}

ReorderMode::ReorderMode(SpaceId space, StackOrder order)
    : m_space(space)
    , m_order(order)
{
}

Scenery ReorderMode::scenery(const Turn& turn, const Pick& /*pointed*/) const
{
    Scenery scenery = baseScenery(turn);
    inviteToBonus(scenery, turn, tr("%1: bonus! %2"));
    scenery.board.stacks = turn.options.stacks();
    for (const SpaceId space : scenery.board.stacks)
        scenery.stops.push_back(stopAt(turn.race(), space));
    if (m_space == SpaceId::None)
        return scenery;
    scenery.prompt.title = tr("%1: drag the beetles on %2 into another order")
                               .arg(turn.name(), racewords::place(*turn.race().board, m_space));
    scenery.prompt.hint = tr("or Shift with the arrow keys");
    scenery.prompt.confirm = tr("Use this order");
    scenery.prompt.canConfirm = m_order != turn.race().beetles.stack(m_space);
    scenery.board.open = OpenStack {m_space, m_order};
    return scenery;
}

Outcome ReorderMode::activate(const Turn& turn, const Pick& pick)
{
    const std::vector<SpaceId> stacks = turn.options.stacks();
    if (pick.space != m_space && std::ranges::find(stacks, pick.space) != stacks.end())
        return std::make_unique<ReorderMode>(pick.space, turn.race().beetles.stack(pick.space));
    return {};
}

Outcome ReorderMode::setOrder(const Turn& /*turn*/, StackOrder order)
{
    m_order = order;
    return {};
}

Outcome ReorderMode::command(const Turn& turn, Command command)
{
    if (command == Command::Confirm && m_space != SpaceId::None && m_order != turn.race().beetles.stack(m_space))
        return Action::reorder(m_space, m_order);
    return Mode::command(turn, command);
}

std::unique_ptr<Mode> ReorderMode::back(const Turn& turn) const
{
    if (m_space == SpaceId::None)
        return nullptr;
    if (m_order != turn.race().beetles.stack(m_space))
        return std::make_unique<ReorderMode>(m_space, turn.race().beetles.stack(m_space));
    return turn.options.stacks().size() > 1 ? std::make_unique<ReorderMode>() : nullptr;
}

WhyNot ReorderMode::whyNot(const Turn& turn, const Pick& pick) const
{
    if (pick.card >= 0)
        return whyNotHandCard(turn, pick);
    const std::vector<SpaceId> stacks = turn.options.stacks();
    if (pick.space == SpaceId::None || std::ranges::find(stacks, pick.space) != stacks.end())
        return {};
    WhyNot why = whyNotAction(turn, Action::reorder(pick.space, {}));
    why.quiet = pick.beetle == BeetleId::None;
    return why;
}

WhyNot ReorderMode::whyNot(const Turn& turn, Command command) const
{
    if (command != Command::Confirm)
        return Mode::whyNot(turn, command);
    if (m_space == SpaceId::None)
        return {tr("First choose a stack."), SpaceId::None, true};
    return whyNotAction(turn, Action::reorder(m_space, m_order));
}

RotateMode::RotateMode(BoardTileId tile, int direction)
    : m_tile(tile)
    , m_direction(direction)
{
}

Scenery RotateMode::scenery(const Turn& turn, const Pick& /*pointed*/) const
{
    Scenery scenery = baseScenery(turn);
    inviteToBonus(scenery, turn, tr("%1: bonus! %2"));
    scenery.board.tilesCanTurn = true;
    const auto tiles = static_cast<int>(turn.race().board->tiles().size());
    for (int i = static_cast<int>(index(BoardTileId::Finish)) + 1; i < tiles; ++i)
        scenery.stops.push_back({-1, BeetleId::None, SpaceId::None, static_cast<BoardTileId>(i)});
    if (m_tile == BoardTileId::None)
        return scenery;
    const QString name = QString::fromStdString(turn.race().board->tileName(m_tile));
    scenery.prompt.title = tr("%1: which way does %2 turn?").arg(turn.name(), name);
    scenery.prompt.hint = turnedEdgesText(turn.race(), m_tile, m_direction);
    scenery.prompt.confirm =
        m_direction > 0 ? tr("Turn %1 clockwise").arg(name) : tr("Turn %1 counter-clockwise").arg(name);
    scenery.prompt.canConfirm = true;
    scenery.board.turned = TurnedTile {m_tile, m_direction};
    return scenery;
}

Outcome RotateMode::activate(const Turn& /*turn*/, const Pick& pick)
{
    if (pick.tile == BoardTileId::None || pick.tile == BoardTileId::Start || pick.tile == BoardTileId::Finish ||
        pick.tile == m_tile)
        return {};
    return std::make_unique<RotateMode>(pick.tile, m_direction);
}

Outcome RotateMode::command(const Turn& turn, Command command)
{
    if (m_tile == BoardTileId::None)
        return Mode::command(turn, command);
    switch (command) {
    case Command::TurnClockwise:
        m_direction = 1;
        return {};
    case Command::TurnBack:
        m_direction = -1;
        return {};
    case Command::Confirm:
        return Action::rotate(m_tile, m_direction);
    default:
        return Mode::command(turn, command);
    }
}

std::unique_ptr<Mode> RotateMode::back(const Turn& /*turn*/) const
{
    return m_tile == BoardTileId::None ? nullptr : std::make_unique<RotateMode>();
}

WhyNot RotateMode::whyNot(const Turn& turn, const Pick& pick) const
{
    if (pick.card >= 0)
        return whyNotHandCard(turn, pick);
    return pick.tile == BoardTileId::None ? WhyNot() : whyNotAction(turn, Action::rotate(pick.tile, m_direction));
}

WhyNot RotateMode::whyNot(const Turn& turn, Command command) const
{
    if (command == Command::Leave)
        return Mode::whyNot(turn, command);
    return m_tile == BoardTileId::None ? WhyNot {tr("First choose a tile."), SpaceId::None, true} : WhyNot();
}

} // namespace bubblebar
