#pragma once

#include "core/track/colour.h"
#include "core/track/tileset.h"

#include <QColor>

namespace bubblebar {

/// The colours of everything that is painted; the one place that knows them.
namespace palette {

[[nodiscard]] constexpr QColor rgb(unsigned value)
{
    return {static_cast<int>(value >> 16U), static_cast<int>((value >> 8U) & 0xFFU), static_cast<int>(value & 0xFFU)};
}

inline constexpr QColor kInk = rgb(0x3b2f2f); ///< every outline; shadows are this at about 20 %
inline constexpr QColor kCream = rgb(0xfff4dc);
inline constexpr QColor kCreamShade = rgb(0xead6ae);
inline constexpr QColor kPaper = rgb(0xfff8ea);     ///< bubbles, fans, the curtain
inline constexpr QColor kCardPaper = rgb(0xfffaf0); ///< cards
inline constexpr QColor kAmber = rgb(0xf2a93b);     ///< "you", "can act", "chosen"; always with an ink edge
inline constexpr QColor kStemEdge = rgb(0x3c7a3f);
inline constexpr QColor kStem = rgb(0xfff1cf);
inline constexpr QColor kLeaf = rgb(0x6aab4f);
inline constexpr QColor kWoodLight = rgb(0xe9bd7f);
inline constexpr QColor kWoodMid = rgb(0xc98b4b);
inline constexpr QColor kOwnWings = rgb(0xa08d7c);  ///< wings of "your beetle" in the card pictures
inline constexpr QColor kOwnCollar = rgb(0x6b5a4c); ///< its collar
inline constexpr QColor kGood = rgb(0x1e7d45);
inline constexpr QColor kBad = rgb(0xc0392b);

} // namespace palette

/// One of the five colours in its tones.
struct ColourTones
{
    QColor base;
    QColor light;   ///< light marks on petals
    QColor dark;    ///< dark marks on petals, collars
    QColor tint;    ///< stickers on discs, trails
    QColor pattern; ///< on wings and disc sides
};
[[nodiscard]] const ColourTones& tonesOf(Colour colour);

/// The ground of a tile.
struct GroundTones
{
    QColor ground;
    QColor inner; ///< the shadow that the border throws inwards
    QColor border;
    QColor motif;
    QColor motifLight;
};
[[nodiscard]] const GroundTones& groundOf(Terrain terrain);

/// The table round the tiles; only this differs between the light and the dark look.
struct TableTones
{
    QColor wood;
    QColor plankLine;
    QColor tray;
    QColor trayEdge;
    QColor prompt;
    QColor text; ///< on wood and on the prompt line
    QColor shadow;
};
[[nodiscard]] const TableTones& tableTones(bool dark);

/// Charts on the palette's ground; text and lines are the palette's.
struct ChartTones
{
    QColor bar;
    QColor faintBar; ///< what is out of the usual range
};
[[nodiscard]] const ChartTones& chartTones(bool dark);

/// From pale to dark in equal steps of lightness, so that it also reads without colour; the same on both tables.
[[nodiscard]] QColor heatColour(double share);

/// Takes colour or light away from whatever is painted with it, without any effect of the paint engine.
struct Tone
{
    double saturation = 1; ///< 0 grey … 1 as it is
    double brightness = 1; ///< 0 black … 1 as it is
    double paleness = 0;   ///< 0 as it is … 1 cream

    [[nodiscard]] bool isPlain() const { return saturation >= 1 && brightness >= 1 && paleness <= 0; }
    [[nodiscard]] QColor operator()(const QColor& colour) const;

    friend bool operator==(const Tone&, const Tone&) = default;
};

/// Of beetles that cannot act now.
inline constexpr Tone kRestingTone {0.45, 1, 0.2};
/// Of cards that cannot be played now.
inline constexpr Tone kUnplayableTone {0.35, 0.86, 0};
/// Of pieces that are used up, in the designer's box.
inline constexpr Tone kUsedUpTone {0, 1, 0.66};

} // namespace bubblebar
