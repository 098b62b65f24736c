#pragma once

#include "core/bubble/players/player.h"

namespace bubblebar {

/// Why an action is a good one, as far as the table shows it.
enum class HintReason : std::uint8_t {
    WinsTheRace,
    WinsThisTurn,  ///< with the second card or a bonus after it
    BringsHome,    ///< the beetle reaches finish
    SendsBack,     ///< `seat` has `steps` more to go
    ComesCloser,   ///< by `steps`
    DrawsACard,    ///< lands on beetles (R23), or a draw bonus
    ReachesABonus, ///< R24
    GetsARide,     ///< more beetles of others carry own ones
    PreparesTurns, ///< shows on the table only later
    KeepsCards,    ///< no further card is worth it
    NothingToGain, ///< a bonus is better skipped
    LeastUseful,   ///< the card to discard
    OnlyPossible,
};

struct Hint
{
    Action action;
    HintReason reason = HintReason::OnlyPossible;
    int seat = 0;  ///< of SendsBack
    int steps = 0; ///< of SendsBack and ComesCloser, from 1
};

/// What a hard player would do in place of the seat of `view`, whose turn it must be, and why. The same seed gives the
/// same hint, unless the machine is very slow. Empty only after a stop request.
[[nodiscard]] std::optional<Hint> hintFor(const View& view, std::uint64_t seed, std::stop_token stop);

/// The hint for an action that was chosen already. Precondition: it is legal.
[[nodiscard]] Hint hintFor(const View& view, const Action& action);

} // namespace bubblebar
