#include "core/track/board.h"
#include "core/track/tilesetfile.h"
#include "core/track/trackfile.h"
#include "tests/fuzz/fuzzing.h"

namespace bubblebar::fuzzing {

namespace {

/// All tiles of the set in a row, front and back in turn, between start and finish.
Track rowOf(const TileSetPtr& set)
{
    Track track;
    track.tileSet = set;
    track.tiles.push_back({TileId::start(), {}, FaceSide::Front, 0, {}});
    const int tiles = static_cast<int>(set->tiles.size());
    for (int i = 0; i < tiles; ++i) {
        const FaceSide side = i % 2 == 0 ? FaceSide::Front : FaceSide::Back;
        track.tiles.push_back({TileId::track(i), {i + 1, 0}, side, i % kEdges, {}});
    }
    track.tiles.push_back({TileId::finish(), {tiles + 1, 0}, FaceSide::Front, 0, {}});
    return track;
}

} // namespace

/// Tile sets: a track of any that loads can be saved, and has a board that its names lead through.
void checkInput(const QByteArray& bytes)
{
    const Result<TileSet> set = loaded(bytes, parseTileSet, tileSetBytes);
    const Result<TileSetPtr> carried = parseTileSetForTrack(bytes);
    if (!carried)
        return requireRefusal(carried.error());
    require(**carried == set.value(), "a track carries the set that was read");
    const Track track = rowOf(*carried);
    const Result<Track> again = parseTrack(trackBytes(track));
    require(again.has_value() && *again == track, "a track of any tile set comes back");
    const Board board(std::make_shared<const Track>(track));
    for (int i = 0; i < board.spaceCount(); ++i) {
        const auto space = static_cast<SpaceId>(i);
        require(board.spaceFromName(board.spaceName(space)) == space, "a space has one name");
    }
    Links links(board);
    for (int i = 0; i < static_cast<int>(board.tiles().size()); ++i) {
        const auto tile = static_cast<BoardTileId>(i);
        require(board.tileFromName(board.tileName(tile)) == tile, "a tile has one name");
        if (!board.tile(tile).tile.isTrack())
            continue;
        links.rotate(board, tile, 1);
        links.rotate(board, tile, -1);
    }
    require(links == Links(board), "turning back undoes turning");
}

} // namespace bubblebar::fuzzing
