#pragma once

#include "core/track/track.h"

#include <map>
#include <set>
#include <string>

namespace bubblebar::naive {

using Names = std::set<std::string>;

/// A space as words.
struct Spot
{
    std::string tile;
    Names printed;
    std::string bonus; ///< empty: none
    int limit = 0;
    bool overtaking = true;
};

/// The board for the second opinion on the rules: made from the track alone, by the words of the rules page, without
/// Board and Links. Spaces and tiles are their names.
class Board
{
public:
    using Rotations = std::map<std::string, int>;
    using Neighbours = std::map<std::string, Names>;

    explicit Board(const Track& track);

    [[nodiscard]] const std::map<std::string, Spot>& spots() const { return m_spots; }
    [[nodiscard]] const Spot& spot(const std::string& space) const { return m_spots.at(space); }
    /// Of the track tiles, as laid.
    [[nodiscard]] const Rotations& rotations() const { return m_rotations; }
    /// The spaces that paths of its own tile join to a space.
    [[nodiscard]] const Names& onTile(const std::string& space) const { return m_paths.at(space); }
    /// What lies across the exits of every space (R1, R2).
    [[nodiscard]] Neighbours acrossExits(const Rotations& rotations) const;

private:
    void addOpenTile(const std::string& name, Hex at);
    void addTrackTile(const std::string& name, const PlacedTile& placed, const Track& track);
    void addPath(const std::string& tile, const Path& path);

    std::map<std::string, Spot> m_spots;
    std::map<std::string, Hex> m_hexes;
    std::map<std::string, std::map<int, std::string>> m_exits; ///< by tile and own edge: the space
    Neighbours m_paths;
    Rotations m_rotations;
};

} // namespace bubblebar::naive
