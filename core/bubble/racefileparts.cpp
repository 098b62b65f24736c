#include "core/bubble/racefileparts.h"

#include "core/bubble/racefiletext.h"

namespace bubblebar {

using namespace Qt::StringLiterals;

Colour readSeatColour(JsonObject& player, ColourSet& taken)
{
    const JsonValue value = player.value("colour"_L1);
    const Colour colour = value.oneOf(kAllColours, colourName);
    if (taken.contains(colour))
        value.fail(FileError::Code::Twice, QString::fromLatin1(colourName(colour).data()));
    taken.insert(colour);
    return colour;
}

bool readTeams(JsonObject& file, int players)
{
    const JsonValue value = file.value("teams"_L1);
    const bool teams = value.yesNo();
    if (teams && players != 4)
        value.fail(FileError::Code::Content, raceFileText(RaceFileFault::TeamsOfFour));
    return teams;
}

} // namespace bubblebar
