#include "tests/designer/document/drafts.h"

#include "core/track/standardset.h"

namespace bubblebar::tests {

Track builtInTrack(int number)
{
    return *builtInTracks().at(static_cast<std::size_t>(number)).track;
}

Track emptyTrack(const QString& name)
{
    Track track;
    track.name = name;
    track.tileSet = standardTileSet();
    return track;
}

PlacedTile tile(const char* name, Hex at, int rotation)
{
    return {emptyTrack().tileFromName(name).value(), at, FaceSide::Front, rotation, {}};
}

} // namespace bubblebar::tests
