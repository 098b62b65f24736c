#pragma once

#include "core/beep/event.h"

namespace bubblebar::beep {

/// How well a computer player plays (P16).
enum class Level : std::uint8_t { Easy, Medium, Hard };
inline constexpr std::array kAllLevels {Level::Easy, Level::Medium, Level::Hard};

/// "easy", "medium", "hard", as on the command line and in records of other games.
[[nodiscard]] std::string_view levelName(Level level);
[[nodiscard]] std::optional<Level> levelFromName(std::string_view name);

/// A triangular distribution of times: never outside `fastest` … `slowest`, most often near `usual`.
struct ReactionTimes
{
    Milliseconds fastest = 0;
    Milliseconds usual = 0;
    Milliseconds slowest = 0;

    /// The time for a number that is uniform over all 64-bit words; rises with it.
    [[nodiscard]] Milliseconds at(std::uint64_t word) const;
    [[nodiscard]] double mean() const { return static_cast<double>(fastest + usual + slowest) / 3; }
};

/// What tells the levels apart (P16).
struct Skill
{
    ReactionTimes take;   ///< from when a card can be placed, and seen, to reaching for it
    ReactionTimes honk;   ///< from when a jam shows to the horn, where it is seen at once
    ReactionTimes choose; ///< a reward (P7), a removal or a pass (P9)
    double missedJam = 0; ///< share of jams that are not seen at first, only kLookAgain later
    double wrongHonk = 0; ///< share of reaches for a card that become a honk, where two visible cards are alike
    int foresight = 0; ///< how carefully piles and cards are chosen: 0 any, 1 the smallest pile, 2 what comes next too
};

[[nodiscard]] const Skill& skillOf(Level level);

/// After so long a jam that was missed is seen after all, so that no game stands still.
inline constexpr Milliseconds kLookAgain = 5000;

} // namespace bubblebar::beep
