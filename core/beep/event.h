#pragma once

#include "core/beep/deal.h"

#include <optional>

namespace bubblebar::beep {

/// Milliseconds on the clock of a game. Who drives the table may let the clock stand still, such as while its window
/// has lost the focus; the rules only ask that it never goes back.
using Milliseconds = std::int64_t;

/// Something a player does, or "Go!", at a moment. Players and piles count from 0. Which members count depends on the
/// kind.
struct Event
{
    enum class Kind : std::uint8_t {
        Go,     ///< "Go!": play begins, or goes on after a pause; nobody's in particular, and not in records
        Take,   ///< P3: the top card of centre pile `centre` onto the player's own pile `own`
        Honk,   ///< P6
        Reward, ///< P7: the top cards of the two centre piles `centres`
        Remove, ///< P9: the top card of centre pile `centre` leaves the game
        Pass,   ///< P9
    };
    /// Of `showing`: whatever card lies on top, as in records.
    static constexpr int kAnyCard = -1;

    Kind kind = Kind::Go;
    Milliseconds time = 0;
    int player = 0;
    int centre = 0;
    int own = 0;
    std::array<int, 2> centres {};
    /// P3: the card that a take reached for, as Table::showing() of its pile when the player reached.
    int showing = kAnyCard;

    [[nodiscard]] static Event go(Milliseconds time) { return {Kind::Go, time}; }
    [[nodiscard]] static Event take(Milliseconds time, int player, int centre, int own, int showing = kAnyCard)
    {
        return {Kind::Take, time, player, centre, own, {}, showing};
    }
    [[nodiscard]] static Event honk(Milliseconds time, int player) { return {Kind::Honk, time, player}; }
    [[nodiscard]] static Event reward(Milliseconds time, int player, int one, int other)
    {
        return {Kind::Reward, time, player, 0, 0, {one, other}};
    }
    [[nodiscard]] static Event remove(Milliseconds time, int player, int centre)
    {
        return {Kind::Remove, time, player, centre};
    }
    [[nodiscard]] static Event pass(Milliseconds time, int player) { return {Kind::Pass, time, player}; }

    friend bool operator==(const Event&, const Event&) = default;
};

/// Why an event does nothing; the sentences are in beeptext.h. None of them costs anything.
enum class Reason : std::uint8_t {
    TimeGoesBack,   ///< `time`: that of the event before
    GameOver,       ///< P10
    NotPlaying,     ///< P8: a take or a honk while play waits for "Go!"
    AlreadyPlaying, ///< "Go!" without a pause
    RewardPending,  ///< P7: anything else before `player`, who honked, has taken the reward
    NoReward,       ///< P7: nobody has honked rightly
    NotYourReward,  ///< P7: `player` has honked
    SamePile,       ///< P7: the reward's cards come from two piles
    NotInJam,       ///< P7: `card`, on centre pile `centre`, belongs to no jam
    EmptyPile,      ///< centre pile `centre`
    TooLate,        ///< P3: the card reached for has gone
    WrongCard,      ///< P3, P13: `card` shares nothing with `below`; strict table
    NotStuck,       ///< P9: removing or passing although no such pause is on
    RemovalsFirst,  ///< P9: anything else while players remove cards; it is `player`'s turn
    NotYourTurn,    ///< P9: it is `player`'s turn to remove a card or to pass
};

/// "time-goes-back", "game-over" …, for programs that read an answer.
[[nodiscard]] std::string_view reasonName(Reason reason);

/// A reason with what it speaks of; which members count depends on the reason.
struct Refusal
{
    Reason reason = Reason::GameOver;
    int player = 0;
    int centre = 0;
    Card card {};
    Card below {};
    Milliseconds time = 0;

    friend bool operator==(const Refusal&, const Refusal&) = default;
};

/// A card that changed its place. Bonus cards lie face down beside the own piles; `Out`: out of the game.
struct Moved
{
    enum class Place : std::uint8_t { Centre, Own, Bonus, Out };

    Card card;
    Place from = Place::Centre;
    int fromPile = 0; ///< of the centre, or of the player who did it
    Place to = Place::Own;
    int toPile = 0; ///< for Place::Own

    friend bool operator==(const Moved&, const Moved&) = default;
};

/// What an event did. All own piles that it speaks of are those of its player.
struct Transition
{
    Event event;
    /// A honk: there was a jam. A take: the card matches (P14).
    bool right = true;
    std::vector<Moved> moved; ///< in this order
};

} // namespace bubblebar::beep
