#pragma once

#include "core/track/guidelines.h"

#include <unordered_map>
#include <vector>

namespace bubblebar {

/// Which tiles of a track the findings speak of, by hex.
class FindingMarks
{
public:
    struct Marks
    {
        bool error = false;
        bool warning = false;

        friend bool operator==(Marks, Marks) = default;
    };

    /// Takes up the findings; returns the hexes whose marks are others now.
    std::vector<Hex> follow(const Track& track, const std::vector<Finding>& findings);
    [[nodiscard]] Marks at(Hex hex) const;

private:
    std::unordered_map<Hex, Marks, HexHash> m_marks;
};

} // namespace bubblebar
