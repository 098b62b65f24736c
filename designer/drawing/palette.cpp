#include "designer/drawing/palette.h"

#include <algorithm>
#include <cmath>

namespace bubblebar {

using palette::rgb;

const ColourTones& tonesOf(Colour colour)
{
    static constexpr std::array<ColourTones, kColours> kTones {{
        {rgb(0xf27514), rgb(0xffb06a), rgb(0xa5460a), rgb(0xffe3c4), rgb(0x5a2c10)},
        {rgb(0x2468bf), rgb(0x7db0ee), rgb(0x163f7d), rgb(0xd3e5fb), rgb(0xfff4dc)},
        {rgb(0xffd02e), rgb(0xffe98f), rgb(0xc18f00), rgb(0xfff5c9), rgb(0x5d4310)},
        {rgb(0xf590be), rgb(0xffc4de), rgb(0xb23a77), rgb(0xffe3ef), rgb(0xa3285f)},
        {rgb(0x2f8d3e), rgb(0x8bcf7a), rgb(0x1b5429), rgb(0xd6efcd), rgb(0xc4ebb0)},
    }};
    return kTones[static_cast<std::size_t>(colour)];
}

const GroundTones& groundOf(Terrain terrain)
{
    static constexpr std::array<GroundTones, kTerrains> kGrounds {{
        {rgb(0xf6c9d0), rgb(0xefb6c0), rgb(0xd98fa0), rgb(0xeab1bc), rgb(0xfbdde1)},
        {rgb(0x8fd0c8), rgb(0x7ac2b9), rgb(0x3f918a), rgb(0x63b09b), rgb(0xabdfd8)},
        {rgb(0xf3b27a), rgb(0xe89f60), rgb(0xc67d3f), rgb(0xdb8957), rgb(0xf8ca8f)},
        {rgb(0xb9a3e3), rgb(0xa78fd8), rgb(0x6a50a8), rgb(0xf4e6b8), rgb(0xeee2ff)},
        {rgb(0xe58fc0), rgb(0xd877ae), rgb(0x96336f), rgb(0xc4689e), rgb(0xc4689e)},
    }};
    return kGrounds[static_cast<std::size_t>(terrain)];
}

const TableTones& tableTones(bool dark)
{
    static const TableTones kLight {
        rgb(0xd8c09a), QColor(0x3b, 0x2f, 0x2f, 13), rgb(0xc2a378), rgb(0xab8b60), rgb(0xfffdf7),
        rgb(0x3b2f2f), QColor(0x3b, 0x2f, 0x2f, 64)};
    static const TableTones kDark {rgb(0x43372c), QColor(0, 0, 0, 26), rgb(0x352b22),       rgb(0x5b4a3a),
                                   rgb(0x26231f), rgb(0xf3e6d2),       QColor(0, 0, 0, 102)};
    return dark ? kDark : kLight;
}

const ChartTones& chartTones(bool dark)
{
    static constexpr ChartTones kLight {rgb(0x6a5fb0), rgb(0xb8b1dc)};
    static constexpr ChartTones kDark {rgb(0xa99ff0), rgb(0x5f578f)};
    return dark ? kDark : kLight;
}

QColor heatColour(double share)
{
    static constexpr std::array kSteps {rgb(0xfff3c4), rgb(0xfdbf5e), rgb(0xf07a3c), rgb(0xbf304c), rgb(0x64195c)};
    const double place = std::clamp(share, 0.0, 1.0) * (kSteps.size() - 1);
    const auto below = std::min(static_cast<std::size_t>(place), kSteps.size() - 2);
    const double part = place - static_cast<double>(below);
    const QColor& from = kSteps[below];
    const QColor& to = kSteps[below + 1];
    const auto mix = [part](int a, int b) { return static_cast<int>(std::lround(a + part * (b - a))); };
    return {mix(from.red(), to.red()), mix(from.green(), to.green()), mix(from.blue(), to.blue())};
}

QColor Tone::operator()(const QColor& colour) const
{
    if (isPlain())
        return colour;
    const double grey = 0.299 * colour.red() + 0.587 * colour.green() + 0.114 * colour.blue();
    const auto channel = [&](int value, int cream) {
        const double toned = (grey + saturation * (value - grey)) * brightness;
        return std::clamp(static_cast<int>(std::lround(toned + paleness * (cream - toned))), 0, 255);
    };
    const QColor cream = palette::kPaper;
    return {channel(colour.red(), cream.red()), channel(colour.green(), cream.green()),
            channel(colour.blue(), cream.blue()), colour.alpha()};
}

} // namespace bubblebar
