#pragma once

#include "app/bubble/modes/mode.h"

namespace bubblebar {

/// Why the action can't be done now, in the words of the rules; empty where it can.
[[nodiscard]] WhyNot whyNotAction(const Turn& turn, const Action& action);

/// Why a card of the hand, which can't be played, moves no beetle.
[[nodiscard]] WhyNot whyNotCard(const Turn& turn, Card card);

/// Why a beetle that has no move can't be moved: by the card, or without one by any card of the hand, or by the bonus
/// that is pending.
[[nodiscard]] WhyNot whyNotBeetle(const Turn& turn, std::optional<Card> card, BeetleId beetle);

/// Why none of these moves, all to one place, can be made: `summary`, and the obstacle that tells most. For a single
/// move only its own reason.
[[nodiscard]] WhyNot whyNotAny(const Turn& turn, const std::vector<Action>& moves, const QString& summary);

} // namespace bubblebar
