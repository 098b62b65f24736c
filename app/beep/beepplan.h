#pragma once

#include "core/beep/deal.h"
#include "core/beep/level.h"

#include <QStringList>

#include <vector>

namespace bubblebar::beep {

/// Who plays at a seat. People all play at once: one with the mouse, the others each with a block of keys.
enum class SeatKind : std::uint8_t { Mouse, Keys, Easy, Medium, Hard };
inline constexpr std::array kAllSeatKinds {SeatKind::Mouse, SeatKind::Keys, SeatKind::Easy, SeatKind::Medium,
                                           SeatKind::Hard};

/// How many people there may be with a block of keys.
inline constexpr int kMostKeyPlayers = 3;
inline constexpr int kMaxPlayerName = 40;

[[nodiscard]] constexpr bool isPerson(SeatKind kind)
{
    return kind == SeatKind::Mouse || kind == SeatKind::Keys;
}

/// Precondition: a computer player.
[[nodiscard]] constexpr Level levelOf(SeatKind kind)
{
    return static_cast<Level>(static_cast<int>(kind) - static_cast<int>(SeatKind::Easy));
}

struct Seat
{
    QString name;
    SeatKind kind = SeatKind::Mouse;

    friend bool operator==(const Seat&, const Seat&) = default;
};

/// What people choose before a game.
struct BeepPlan
{
    std::vector<Seat> seats; ///< 2 … 6; one mouse and three blocks of keys at most
    TableKind table = TableKind::Strict;
    bool isTournament = false; ///< five games (P12)

    [[nodiscard]] QStringList names() const;
    [[nodiscard]] int count(SeatKind kind) const;
    [[nodiscard]] bool isPlayable() const;

    friend bool operator==(const BeepPlan&, const BeepPlan&) = default;
};

/// A person with the mouse against two computer players.
[[nodiscard]] BeepPlan usualPlan();

/// "Mouse", "Keys", "Computer, easy" …, for menus.
[[nodiscard]] QString seatKindTitle(SeatKind kind);
/// The name that a player has until somebody types another.
[[nodiscard]] QString proposedName(SeatKind kind, const std::vector<Seat>& others);

/// For the settings: one line a seat, "<kind> <name>".
[[nodiscard]] QStringList seatLines(const std::vector<Seat>& seats);
/// Nothing where a line is damaged or the seats can't play together.
[[nodiscard]] std::vector<Seat> seatsFrom(const QStringList& lines);

} // namespace bubblebar::beep
