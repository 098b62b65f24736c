#include "designer/canvas/findingmarks.h"

#include <map>

namespace bubblebar {

std::vector<Hex> FindingMarks::follow(const Track& track, const std::vector<Finding>& findings)
{
    std::map<TileId, Marks> wanted;
    for (const Finding& finding : findings) {
        for (const TileId tile : finding.tiles) {
            Marks& marks = wanted[tile];
            (severity(finding.code) == Severity::Error ? marks.error : marks.warning) = true;
        }
    }
    std::unordered_map<Hex, Marks, HexHash> marks;
    if (!wanted.empty()) {
        for (const PlacedTile& placed : track.tiles) {
            if (const auto found = wanted.find(placed.tile); found != wanted.end())
                marks.emplace(placed.at, found->second);
        }
    }
    std::vector<Hex> changed;
    for (const auto& [hex, before] : m_marks) {
        const auto now = marks.find(hex);
        if (now == marks.end() || now->second != before)
            changed.push_back(hex);
    }
    for (const auto& [hex, now] : marks) {
        if (!m_marks.contains(hex))
            changed.push_back(hex);
    }
    m_marks = std::move(marks);
    return changed;
}

FindingMarks::Marks FindingMarks::at(Hex hex) const
{
    const auto found = m_marks.find(hex);
    return found == m_marks.end() ? Marks {} : found->second;
}

} // namespace bubblebar
