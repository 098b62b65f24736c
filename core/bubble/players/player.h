#pragma once

#include "core/bubble/action.h"
#include "core/bubble/record.h"
#include "core/bubble/view.h"

#include <memory>
#include <optional>
#include <stop_token>

namespace bubblebar {

/// A computer player. It sees a View only, keeps its own source of chance, and can be stopped at once.
class Player
{
public:
    virtual ~Player() = default;

    /// A legal action for the seat of `view`, whose turn it must be. Empty only after a stop request.
    [[nodiscard]] virtual std::optional<Action> choose(const View& view, std::stop_token stop) = 0;
};

/// Precondition: `kind` is not Person. The same kind and seed play the same in the same positions. Every level but
/// Random plays greedily.
[[nodiscard]] std::unique_ptr<Player> makePlayer(PlayerKind kind, std::uint64_t seed);

} // namespace bubblebar
