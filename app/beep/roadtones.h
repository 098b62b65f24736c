#pragma once

#include "designer/drawing/palette.h"

namespace bubblebar::beep {

/// The road that the game is played on.
struct RoadTones
{
    QColor verge;
    QColor road;
    QColor line;
};

[[nodiscard]] inline const RoadTones& roadTones(bool dark)
{
    using palette::rgb;
    static const RoadTones light {rgb(0x87986c), rgb(0x6d6864), rgb(0xf5e9cf)};
    static const RoadTones night {rgb(0x3d4735), rgb(0x47433f), rgb(0xcbbd9f)};
    return dark ? night : light;
}

} // namespace bubblebar::beep
