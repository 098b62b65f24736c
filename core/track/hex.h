#pragma once

#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>

namespace bubblebar {

/// The six edges and directions of a hex, clockwise from the east (formats page, "Hexes").
inline constexpr int kEdges = 6;

/// A place on the table in axial coordinates: pointy-top hexes, y down.
struct Hex
{
    int q = 0;
    int r = 0;

    friend constexpr auto operator<=>(Hex, Hex) = default;
    friend constexpr Hex operator+(Hex a, Hex b) { return {a.q + b.q, a.r + b.r}; }
    friend constexpr Hex operator-(Hex a, Hex b) { return {a.q - b.q, a.r - b.r}; }
};

/// Unit steps by direction number: 0 E, 1 SE, 2 SW, 3 W, 4 NW, 5 NE.
inline constexpr std::array<Hex, kEdges> kDirections {{{1, 0}, {0, 1}, {-1, 1}, {-1, 0}, {0, -1}, {1, -1}}};

[[nodiscard]] constexpr Hex neighbour(Hex hex, int edge)
{
    return hex + kDirections[static_cast<std::size_t>(edge)];
}

/// The edge that the neighbour across `edge` shares with us.
[[nodiscard]] constexpr int oppositeEdge(int edge)
{
    return (edge + 3) % kEdges;
}

/// Any whole number of 60° turns brought to 0 … 5.
[[nodiscard]] constexpr int normalisedRotation(int turns)
{
    return ((turns % kEdges) + kEdges) % kEdges;
}

/// The board's edge on which a tile's own edge lies after `rotation` turns clockwise (R2).
[[nodiscard]] constexpr int boardEdge(int tileEdge, int rotation)
{
    return (tileEdge + rotation) % kEdges;
}

/// The tile's own edge that lies on the board's edge `edge`; the inverse of boardEdge().
[[nodiscard]] constexpr int tileEdge(int edge, int rotation)
{
    return (edge - rotation + kEdges) % kEdges;
}

/// `hex` turned by `turns` × 60° clockwise about `centre`.
[[nodiscard]] constexpr Hex rotatedAbout(Hex hex, Hex centre, int turns)
{
    Hex offset = hex - centre;
    for (int i = normalisedRotation(turns); i > 0; --i)
        offset = {-offset.r, offset.q + offset.r};
    return centre + offset;
}

/// Steps between two hexes over neighbouring hexes.
[[nodiscard]] constexpr int hexDistance(Hex a, Hex b)
{
    const Hex d = a - b;
    const int s = d.q + d.r;
    const auto magnitude = [](int v) { return v < 0 ? -v : v; };
    return (magnitude(d.q) + magnitude(d.r) + magnitude(s)) / 2;
}

/// The hex whose centre is nearest to a point of the table. `x`: in half tile widths from the middle of [0, 0] to the
/// east; `row`: in rows to the south.
[[nodiscard]] Hex nearestHex(double x, double row);

/// For hashed containers.
struct HexHash
{
    [[nodiscard]] std::size_t operator()(Hex hex) const noexcept
    {
        const auto q = static_cast<std::uint64_t>(static_cast<std::uint32_t>(hex.q));
        const auto r = static_cast<std::uint64_t>(static_cast<std::uint32_t>(hex.r));
        std::uint64_t h = ((q << 32) | r) * 0x9E3779B97F4A7C15ULL;
        return static_cast<std::size_t>(h ^ (h >> 29));
    }
};

} // namespace bubblebar
