#pragma once

#include "core/beep/level.h"
#include "core/beep/sight.h"

namespace bubblebar::beep {

/// A computer player (P16). It has no state and no clock: next() is a pure function of the seed and of what the player
/// sees, so it may be asked at any time and as often as one likes. Ask again whenever an event was accepted; the answer
/// before is then void. While the game's clock stands still, so does the player.
///
/// Reaction times are drawn by number: that of the player's take, of the jam, or of the deed. However often others
/// click, and whatever they do, the n-th take of a player comes as long after its card could be placed, and so the
/// times keep to their level's distribution.
class Computer
{
public:
    Computer(Level level, std::uint64_t seed)
        : m_level(level)
        , m_seed(seed)
    {
    }

    [[nodiscard]] Level level() const { return m_level; }

    /// What the player will do next, and when, if nothing else happens before. Never before the table's last event.
    /// Nothing where the player waits for others, or for "Go!", which is not the player's to say.
    [[nodiscard]] std::optional<Event> next(const Sight& sight) const;

    /// P4: from when on the player's hand is free.
    [[nodiscard]] static Milliseconds handFree(const Sight& sight);
    /// When a jam that shows now began to show, as far as this player is concerned: not before "Go!".
    [[nodiscard]] static Milliseconds jamStart(const Sight& sight);
    /// The same for a card that can be placed: it shows, the own top shows, play goes on, and the hand is free.
    [[nodiscard]] static Milliseconds takeStart(const Sight& sight, int centre, int own);

    /// The draws of this player, for its `take`-th take and `act`-th deed (from 0), and the `jam`-th jam of the game.
    [[nodiscard]] Milliseconds takeReaction(int take) const;
    [[nodiscard]] Milliseconds honkReaction(int jam) const;
    [[nodiscard]] Milliseconds chooseReaction(int act) const;
    [[nodiscard]] bool missesJam(int jam) const;
    [[nodiscard]] bool honksWrongly(int act) const;

private:
    [[nodiscard]] std::optional<Event> take(const Sight& sight) const;
    [[nodiscard]] std::optional<Event> honk(const Sight& sight) const;
    [[nodiscard]] Event reward(const Sight& sight) const;
    [[nodiscard]] Event removal(const Sight& sight) const;
    [[nodiscard]] int takeWorth(const Sight& sight, int centre, int own, std::uint64_t liking) const;
    [[nodiscard]] int rewardWorth(const Sight& sight, int centre) const;
    /// A word of chance, always the same for the same purpose and number.
    [[nodiscard]] std::uint64_t word(std::uint64_t purpose, int number) const;
    [[nodiscard]] bool happens(double share, std::uint64_t purpose, int number) const;

    Level m_level;
    std::uint64_t m_seed;
};

} // namespace bubblebar::beep
