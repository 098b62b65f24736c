#pragma once

#include "app/playerseats.h"
#include "core/bubble/record.h"

namespace bubblebar {

/// The players of a race to be.
class Seats : public PlayerSeats<RecordPlayer, kAllColours, kMinPlayers, kMaxPlayers>
{
public:
    using PlayerSeats::PlayerSeats;
};

} // namespace bubblebar
