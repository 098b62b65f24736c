#pragma once

#include "core/bubble/record.h"

#include <QString>

#include <optional>
#include <vector>

namespace bubblebar {

class Settings;

/// The choices of the last race, for the next New race dialog. Tracks and decks are remembered by their files.
struct RememberedRace
{
    std::vector<RecordPlayer> players; ///< empty where none were stored, or not two to five whole ones
    std::optional<int> firstSeat;
    bool teams = false;
    QString trackPath;
    QString deckPath; ///< empty: the standard deck
    bool hideHand = true;
};

[[nodiscard]] RememberedRace rememberedRace(const Settings& settings);
void rememberRace(Settings& settings, const RememberedRace& race);

} // namespace bubblebar
