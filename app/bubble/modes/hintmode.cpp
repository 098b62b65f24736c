#include "app/bubble/modes/hintmode.h"

#include "app/bubble/modes/bonusmodes.h"
#include "app/bubble/modes/movemodes.h"
#include "core/bubble/players/hinttext.h"

#include <algorithm>

namespace bubblebar {

HintMode::HintMode(const Hint& hint)
    : m_hint(hint)
{
}

Scenery HintMode::scenery(const Turn& turn, const Pick& /*pointed*/) const
{
    Scenery scenery = baseScenery(turn);
    scenery.prompt.title = tr("Hint: %1").arg(hintActionText(turn.race(), m_hint));
    scenery.prompt.hint = hintReasonText(turn.race(), m_hint);
    scenery.prompt.confirm = tr("Do it");
    scenery.prompt.canConfirm = true;
    // Leaving the turn would be a second button for the same.
    if (m_hint.action.kind == Action::Kind::End || m_hint.action.kind == Action::Kind::BonusSkip)
        scenery.prompt.leave.clear();
    scenery.hand.chosen = cardIndex(turn);
    markAction(turn, scenery);
    return scenery;
}

void HintMode::markAction(const Turn& turn, Scenery& scenery) const
{
    const Action& action = m_hint.action;
    switch (action.kind) {
    case Action::Kind::Play:
    case Action::Kind::BonusMove:
        return markMove(turn, scenery);
    case Action::Kind::BonusReorder:
        scenery.board.stacks = {action.space};
        scenery.board.open = OpenStack {action.space, action.order};
        return;
    case Action::Kind::BonusRotate:
        scenery.board.turned = TurnedTile {action.tile, action.turn};
        return;
    default:
        return;
    }
}

/// As if beetle and target were chosen, so that it looks like the same move made by hand.
void HintMode::markMove(const Turn& turn, Scenery& scenery) const
{
    const Action& action = m_hint.action;
    scenery.board.choosing = true;
    scenery.board.canAct = maskOf(action.beetle);
    scenery.board.chosen = action.beetle;
    scenery.board.targets = {TargetMark {action.space, {}}};
    scenery.board.route = RouteMark {routeOf(turn.race(), action), turn.race().beetles.lifted(action.beetle)};
    scenery.stops = {stopAt(turn.race(), action.space)};
}

bool HintMode::isMove() const
{
    return m_hint.action.kind == Action::Kind::Play || m_hint.action.kind == Action::Kind::BonusMove;
}

int HintMode::cardIndex(const Turn& turn) const
{
    if (m_hint.action.kind != Action::Kind::Play && m_hint.action.kind != Action::Kind::Discard)
        return -1;
    return static_cast<int>(std::ranges::find(turn.hand(), m_hint.action.card) - turn.hand().begin());
}

Outcome HintMode::activate(const Turn& turn, const Pick& pick)
{
    if (isMove() && pick.space == m_hint.action.space)
        return m_hint.action;
    return firstMode(turn)->activate(turn, pick);
}

/// Whoever drags the beetles goes on without the hint.
Outcome HintMode::setOrder(const Turn& /*turn*/, StackOrder order)
{
    return std::make_unique<ReorderMode>(m_hint.action.space, order);
}

Outcome HintMode::command(const Turn& turn, Command command)
{
    if (command == Command::Confirm)
        return m_hint.action;
    const bool turns = command == Command::TurnClockwise || command == Command::TurnBack;
    if (turns && m_hint.action.kind == Action::Kind::BonusRotate)
        return std::make_unique<RotateMode>(m_hint.action.tile, command == Command::TurnClockwise ? 1 : -1);
    return Mode::command(turn, command);
}

std::unique_ptr<Mode> HintMode::back(const Turn& turn) const
{
    return firstMode(turn);
}

WhyNot HintMode::whyNot(const Turn& turn, const Pick& pick) const
{
    if (isMove() && pick.space == m_hint.action.space)
        return {};
    return firstMode(turn)->whyNot(turn, pick);
}

} // namespace bubblebar
