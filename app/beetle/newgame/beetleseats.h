#pragma once

#include "app/playerseats.h"
#include "core/beetle/record.h"

namespace bubblebar::beetle {

/// The players of a game to be.
class BeetleSeats : public PlayerSeats<RecordPlayer, kAllPenColours, kMinPlayers, kMaxPlayers>
{
public:
    using PlayerSeats::PlayerSeats;
};

/// The players as lines of the settings, and back; empty where the lines don't make players.
[[nodiscard]] QStringList linesOf(const std::vector<RecordPlayer>& players);
[[nodiscard]] std::vector<RecordPlayer> playersOf(const QStringList& lines);

} // namespace bubblebar::beetle
