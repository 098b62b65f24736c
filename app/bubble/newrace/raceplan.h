#pragma once

#include "core/bubble/record.h"

#include <QString>

#include <optional>
#include <vector>

class QRandomGenerator;

namespace bubblebar {

/// What the New race dialog asks for; makeRecord() turns it into a race.
struct RacePlan
{
    std::vector<RecordPlayer> players; ///< names as typed
    std::optional<int> firstSeat;      ///< empty: drawn by lot
    bool teams = false;                ///< counts only where canHaveTeams()
    TrackPtr track;
    Deck deck;
};

/// Two teams need four players (R19).
[[nodiscard]] inline bool canHaveTeams(int players)
{
    return players == 4;
}

/// Why no race can be made of these players, as a sentence for people; empty where one can.
[[nodiscard]] QString playersProblem(const std::vector<RecordPlayer>& players);

/// A fresh race: names tidied, the first seat drawn where that was left open, a new seed of 53 bits.
/// Preconditions: playersProblem() is empty, the track is valid.
[[nodiscard]] GameRecord makeRecord(const RacePlan& plan, QRandomGenerator& random);

/// A seed of 53 bits for a race or a shuffle.
[[nodiscard]] std::uint64_t drawSeed(QRandomGenerator& random);

} // namespace bubblebar
