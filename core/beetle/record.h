#pragma once

#include "core/beetle/game.h"
#include "core/support/extras.h"
#include "core/support/playerkind.h"

#include <QString>

namespace bubblebar::beetle {

/// The pen that a player draws with.
enum class PenColour : std::uint8_t { Red, Orange, Yellow, Green, Blue, Purple, Pink, Brown };

inline constexpr std::array kAllPenColours {PenColour::Red,  PenColour::Orange, PenColour::Yellow, PenColour::Green,
                                            PenColour::Blue, PenColour::Purple, PenColour::Pink,   PenColour::Brown};
static_assert(kAllPenColours.size() == kMaxPlayers);

/// The name used in files: "red" …
[[nodiscard]] std::string_view penColourName(PenColour colour);
[[nodiscard]] std::optional<PenColour> penColourFromName(std::string_view name);

/// A seat of a record. `name`: 1 to 40 characters. Computer players just roll, whatever their kind.
struct RecordPlayer
{
    QString name;
    PenColour colour = PenColour::Red;
    PlayerKind kind = PlayerKind::Person;
    Extras extras;

    friend bool operator==(const RecordPlayer&, const RecordPlayer&) = default;
};

/// A whole game as its setup and its rolls: saving, resuming and replay are "roll these again" (D8).
struct Record
{
    std::vector<RecordPlayer> players; ///< by seat, kMinPlayers … kMaxPlayers, each with a colour of its own
    Variant variant;
    bool playOn = false;
    std::uint64_t seed = 0; ///< of the Die, 0 … 2^53 − 1
    std::vector<int> rolls; ///< the first throws, then the turns
    Extras extras;

    friend bool operator==(const Record&, const Record&) = default;
};

[[nodiscard]] Options optionsOf(const Record& record);

/// The game after the first `count` rolls (all by default). Precondition: none comes after the end of the game, as a
/// reader makes sure.
[[nodiscard]] Game gameAt(const Record& record, std::size_t count = SIZE_MAX);

} // namespace bubblebar::beetle
