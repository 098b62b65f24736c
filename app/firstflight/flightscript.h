#pragma once

#include "core/bubble/record.h"

#include <QString>

#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace bubblebar {

/// A step of First Flight: what the coach says, and what ends the step.
struct FlightStep
{
    enum class Kind : std::uint8_t {
        Read,       ///< "Go on" is pressed, or the player plays on anyway
        Watch,      ///< the computer player has played its turn
        PickCard,   ///< `what`, a card by its name, is chosen
        PickBeetle, ///< `what`, a beetle by its name, is chosen
        TryInVain,  ///< `what`, a space by its name, was tried, and the table has told why it can't be entered
        Act,        ///< the next action of the script is done
        PlayOn,     ///< the player goes on without the coach
    };

    Kind kind = Kind::Read;
    int lesson = 1;        ///< from 1
    std::size_t after = 0; ///< how many actions of the script are done when the step begins
    std::string_view what; ///< for Read and Watch the space or the beetle that is spoken of; may be empty
    const char* text = ""; ///< to be translated in the context "FirstFlight"; %1 is the computer player's name
};

/// In order. Steps of the same `after` follow one another while the player chooses.
[[nodiscard]] std::span<const FlightStep> flightSteps();
/// How many lessons there are.
[[nodiscard]] int flightLessons();

/// Seats of the race.
inline constexpr int kFlightPerson = 0;
inline constexpr int kFlightComputer = 1;

/// First Flight before its first action: a short track with a purple tile (R5), and a seed that deals both players the
/// cards that the lessons need.
[[nodiscard]] GameRecord freshFlight(const QString& personName);

/// The actions of both players while the coach leads, from the first one on. The person's own beetles are alike on
/// start (R11), so that the one that `record` moved first plays the part of the script's.
[[nodiscard]] std::vector<Action> flightScript(const GameRecord& record);

/// The beetle that has the script's name `name`.
[[nodiscard]] BeetleId flightBeetle(const GameRecord& record, std::string_view name);

/// What was done in a flight, as text for the settings, and back: only as much as the rules allow, and nothing that
/// leaves the script before its end.
[[nodiscard]] QString flightText(const GameRecord& record);
[[nodiscard]] GameRecord flightFromText(const QString& personName, const QString& text);

} // namespace bubblebar
