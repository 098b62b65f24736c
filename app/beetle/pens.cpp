#include "app/beetle/pens.h"

#include "designer/drawing/palette.h"

namespace bubblebar::beetle {

const PenTones& tonesOf(PenColour colour)
{
    using palette::rgb;
    static const std::array<PenTones, kAllPenColours.size()> tones {{
        {rgb(0xe4574c), rgb(0xf7b0a8), rgb(0x8e2620)},
        {rgb(0xf28b2d), rgb(0xfbcb98), rgb(0x97500f)},
        {rgb(0xf4c534), rgb(0xfbe6a0), rgb(0x8f6a06)},
        {rgb(0x62b05c), rgb(0xb9dfb2), rgb(0x2d6a2e)},
        {rgb(0x5a93de), rgb(0xb0cff3), rgb(0x23508f)},
        {rgb(0x9a7dd3), rgb(0xd3c4ef), rgb(0x553a8d)},
        {rgb(0xf29ac3), rgb(0xfbd3e4), rgb(0xa54576)},
        {rgb(0xae7f55), rgb(0xdcc1a6), rgb(0x63401f)},
    }};
    return tones[static_cast<std::size_t>(colour)];
}

} // namespace bubblebar::beetle
