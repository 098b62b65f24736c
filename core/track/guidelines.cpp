#include "core/track/guidelines.h"

#include "core/track/board.h"
#include "core/track/hexindex.h"
#include "core/track/rotationcuts.h"

#include <algorithm>

namespace bubblebar {

namespace {

using Findings = std::vector<Finding>;

constexpr std::array<std::string_view, 9> kCodeNames {
    "start-missing",  "start-few-neighbours", "tiles-disconnected",  "finish-missing",      "finish-unreachable",
    "no-track-tiles", "tile-twice",           "cut-by-one-rotation", "start-beside-finish",
};

/// The track with what several rules ask for.
struct Checked
{
    explicit Checked(const Track& checkedTrack);

    [[nodiscard]] const PlacedTile* tileAt(Hex hex) const;
    [[nodiscard]] const PlacedTile* tileOf(TileId tile) const;
    [[nodiscard]] bool isConnected(const PlacedTile& placed) const
    {
        return connected[static_cast<std::size_t>(&placed - track.tiles.data())];
    }
    void findConnected();

    const Track& track;
    HexIndex byHex; ///< index in Track::tiles
    const PlacedTile* start = nullptr;
    const PlacedTile* finish = nullptr;
    std::vector<bool> connected;  ///< by neighbouring hexes to the start tile; by index in Track::tiles
    std::unique_ptr<Board> board; ///< only with start and finish
    std::vector<SpaceId> route;   ///< a shortest one from start to finish; empty where there is none
};

Checked::Checked(const Track& checkedTrack)
    : track(checkedTrack)
    , byHex(checkedTrack.tiles.size())
    , connected(checkedTrack.tiles.size(), false)
{
    for (std::size_t i = 0; i < track.tiles.size(); ++i)
        byHex.insert(track.tiles[i].at, static_cast<std::int32_t>(i));
    start = tileOf(TileId::start());
    finish = tileOf(TileId::finish());
    findConnected();
    if (!Board::canBuild(track))
        return;
    // The board does not outlive the track, so it need not share it.
    board = std::make_unique<Board>(TrackPtr(TrackPtr(), &track));
    route = shortestRoute(*board, Links(*board));
}

const PlacedTile* Checked::tileAt(Hex hex) const
{
    const std::int32_t found = byHex.find(hex);
    return found == HexIndex::kNothing ? nullptr : &track.tiles[static_cast<std::size_t>(found)];
}

const PlacedTile* Checked::tileOf(TileId tile) const
{
    const auto found = std::ranges::find(track.tiles, tile, &PlacedTile::tile);
    return found == track.tiles.end() ? nullptr : &*found;
}

void Checked::findConnected()
{
    if (start == nullptr)
        return;
    std::vector<Hex> queue;
    const auto reach = [&](Hex hex) {
        const std::int32_t found = byHex.find(hex);
        if (found == HexIndex::kNothing || connected[static_cast<std::size_t>(found)])
            return;
        connected[static_cast<std::size_t>(found)] = true;
        queue.push_back(hex);
    };
    reach(start->at);
    for (std::size_t head = 0; head < queue.size(); ++head) {
        for (int edge = 0; edge < kEdges; ++edge)
            reach(neighbour(queue[head], edge));
    }
}

/// Each tile once, by name as bytes: the order in which findings list tiles.
std::vector<TileId> inOrderOfNames(const Track& track, const std::vector<TileId>& tiles)
{
    std::vector<std::pair<std::string, TileId>> named;
    named.reserve(tiles.size());
    for (const TileId tile : tiles)
        named.emplace_back(track.tileName(tile), tile);
    std::ranges::sort(named);
    named.erase(std::unique(named.begin(), named.end()), named.end());
    std::vector<TileId> sorted;
    for (const auto& [name, tile] : named)
        sorted.push_back(tile);
    return sorted;
}

void checkStart(const Checked& checked, Findings& findings)
{
    if (checked.start == nullptr)
        findings.push_back({FindingCode::StartMissing, {}});
}

void checkStartNeighbours(const Checked& checked, Findings& findings)
{
    if (checked.start == nullptr)
        return;
    int trackTiles = 0;
    for (int edge = 0; edge < kEdges; ++edge) {
        const PlacedTile* beside = checked.tileAt(neighbour(checked.start->at, edge));
        trackTiles += beside != nullptr && beside->tile.isTrack() ? 1 : 0;
    }
    if (trackTiles < 2)
        findings.push_back({FindingCode::StartFewNeighbours, {TileId::start()}});
}

void checkConnected(const Checked& checked, Findings& findings)
{
    if (checked.start == nullptr)
        return;
    std::vector<TileId> apart;
    for (std::size_t i = 0; i < checked.connected.size(); ++i) {
        if (!checked.connected[i])
            apart.push_back(checked.track.tiles[i].tile);
    }
    if (!apart.empty())
        findings.push_back({FindingCode::TilesDisconnected, inOrderOfNames(checked.track, apart)});
}

void checkFinish(const Checked& checked, Findings& findings)
{
    if (checked.finish == nullptr)
        findings.push_back({FindingCode::FinishMissing, {}});
}

void checkReachable(const Checked& checked, Findings& findings)
{
    if (!checked.board || !checked.route.empty() || !checked.isConnected(*checked.finish))
        return;
    findings.push_back({FindingCode::FinishUnreachable, {TileId::finish()}});
}

void checkTrackTiles(const Checked& checked, Findings& findings)
{
    if (checked.track.trackTileCount() == 0)
        findings.push_back({FindingCode::NoTrackTiles, {}});
}

void checkTwice(const Checked& checked, Findings& findings)
{
    std::vector<TileId> laid;
    laid.reserve(checked.track.tiles.size());
    for (const PlacedTile& placed : checked.track.tiles)
        laid.push_back(placed.tile);
    std::ranges::sort(laid);
    std::vector<TileId> twice;
    for (std::size_t i = 1; i < laid.size(); ++i) {
        if (laid[i] == laid[i - 1])
            twice.push_back(laid[i]);
    }
    for (const TileId tile : inOrderOfNames(checked.track, twice))
        findings.push_back({FindingCode::TileTwice, {tile}});
}

void checkCuts(const Checked& checked, Findings& findings)
{
    if (checked.route.empty())
        return;
    std::vector<TileId> cutting;
    for (const BoardTileId tile : tilesThatCutWhenTurned(*checked.board, checked.route))
        cutting.push_back(checked.board->tile(tile).tile);
    for (const TileId tile : inOrderOfNames(checked.track, cutting))
        findings.push_back({FindingCode::CutByOneRotation, {tile}});
}

void checkStartBesideFinish(const Checked& checked, Findings& findings)
{
    if (checked.start == nullptr || checked.finish == nullptr)
        return;
    if (hexDistance(checked.start->at, checked.finish->at) == 1)
        findings.push_back({FindingCode::StartBesideFinish, {TileId::start(), TileId::finish()}});
}

} // namespace

std::string_view findingCodeName(FindingCode code)
{
    return kCodeNames[static_cast<std::size_t>(code)];
}

Severity severity(FindingCode code)
{
    return code < FindingCode::CutByOneRotation ? Severity::Error : Severity::Warning;
}

std::vector<Finding> checkGuidelines(const Track& track)
{
    const Checked checked(track);
    Findings findings;
    for (const auto rule : {&checkStart, &checkStartNeighbours, &checkConnected, &checkFinish, &checkReachable,
                            &checkTrackTiles, &checkTwice, &checkCuts, &checkStartBesideFinish})
        rule(checked, findings);
    return findings;
}

bool isValid(const std::vector<Finding>& findings)
{
    return std::ranges::none_of(findings, [](const Finding& f) { return severity(f.code) == Severity::Error; });
}

} // namespace bubblebar
