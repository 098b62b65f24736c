#pragma once

#include "core/beetle/sheet.h"

#include <optional>
#include <vector>

namespace bubblebar::beetle {

inline constexpr int kMinPlayers = 2;
inline constexpr int kMaxPlayers = 8;

/// What is agreed before a game (D1, D5, D6).
struct Options
{
    int players = kMinPlayers; ///< kMinPlayers … kMaxPlayers
    Variant variant;
    bool playOn = false; ///< for the places after the first

    friend bool operator==(const Options&, const Options&) = default;
};

/// One of the throws for who begins (D1).
struct FirstThrow
{
    int round = 0; ///< from 0; in each only those throw who tied for the highest in the one before
    int seat = 0;
    int roll = 0;

    friend bool operator==(const FirstThrow&, const FirstThrow&) = default;
};

/// A turn: one roll (D2).
struct Turn
{
    int seat = 0;
    int roll = 0;
    Drawing drawing;
    int place = 0; ///< from 1 where this roll finished the beetle, else 0

    friend bool operator==(const Turn&, const Turn&) = default;
};

/// What a roll came to: one of the two.
struct Event
{
    std::optional<FirstThrow> firstThrow;
    std::optional<Turn> turn;
    bool decidesFirst = false; ///< a first throw after which it is known who begins
};

/// A game from the first throws to its end, as a value. Seats count from 0, clockwise. Everything follows from the
/// options and the rolls (D8).
class Game
{
public:
    enum class Phase : std::uint8_t { FirstThrows, Turns, Over };

    explicit Game(const Options& options);
    /// Without first throws.
    Game(const Options& options, int firstSeat);

    [[nodiscard]] const Options& options() const { return m_options; }
    [[nodiscard]] Phase phase() const { return m_phase; }
    /// Who rolls next; empty when the game is over.
    [[nodiscard]] std::optional<int> seat() const;
    /// Who began the turns; empty during the first throws.
    [[nodiscard]] std::optional<int> firstSeat() const;

    /// All first throws so far, round by round, in seat order.
    [[nodiscard]] const std::vector<FirstThrow>& firstThrows() const { return m_firstThrows; }
    /// The round of first throws going on, or the last one.
    [[nodiscard]] int firstThrowRound() const { return m_round; }
    /// Whether the seat throws, or has thrown, in that round.
    [[nodiscard]] bool throwsFirst(int seat) const { return (m_throwers & bit(seat)) != 0; }

    [[nodiscard]] const Sheet& sheet(int seat) const { return m_seats[static_cast<std::size_t>(seat)].sheet; }
    /// The seat's last turn; empty before its first.
    [[nodiscard]] std::optional<Turn> lastTurn(int seat) const;
    /// How many turns the seat has had.
    [[nodiscard]] int turns(int seat) const { return m_seats[static_cast<std::size_t>(seat)].turns; }
    /// Turns of all seats together.
    [[nodiscard]] int turns() const;
    [[nodiscard]] std::optional<int> winner() const;
    /// From 1; empty where it isn't known (yet). Who is the only one left has the last place (D5).
    [[nodiscard]] std::optional<int> place(int seat) const;

    /// The next roll, 1 … 6. Precondition: the game isn't over.
    Event apply(int roll);

private:
    struct Seat
    {
        Sheet sheet;
        int turns = 0;
        int place = 0;
        Turn last;
    };

    [[nodiscard]] static constexpr std::uint8_t bit(int seat) { return static_cast<std::uint8_t>(1U << seat); }
    [[nodiscard]] int nextThrower(int after) const;
    Event throwFirst(int roll);
    void endRound();
    Event takeTurn(int roll);
    void finish(Seat& seat);
    void passDie();

    Options m_options;
    Phase m_phase = Phase::FirstThrows;
    std::uint8_t m_throwers = 0; ///< bits by seat
    std::uint8_t m_highest = 0;  ///< those of this round's throwers who tie for the highest so far
    int m_highestRoll = 0;
    int m_round = 0;
    int m_seat = 0;
    int m_firstSeat = 0;
    int m_placed = 0; ///< how many places are taken
    std::array<Seat, kMaxPlayers> m_seats;
    std::vector<FirstThrow> m_firstThrows;
};

} // namespace bubblebar::beetle
