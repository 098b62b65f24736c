#include "app/lobby/racescene.h"

#include "core/track/board.h"
#include "core/track/standardset.h"
#include "designer/drawing/beetlepainter.h"
#include "designer/drawing/routepath.h"
#include "designer/drawing/tracklayout.h"
#include "designer/drawing/trackpainter.h"

#include <QPainter>

#include <algorithm>
#include <string_view>
#include <vector>

namespace bubblebar {

namespace {

/// Tile units that the picture is high: two rows of tiles are cut, the middle one is whole.
constexpr double kHeight = 330;

/// A tile with its face and how it is turned, as "A0" (front) or "a3" (back): three rows from the west, two boxes.
struct Row
{
    Hex first;
    std::string_view tiles;
};
constexpr std::array<Row, 3> kRows {{
    {{0, -1}, "G0 k2 C1 d0 H4 e1 L3 f5 I2"},
    {{0, 0}, "<0 A1 b0 J2 i1 F0 l2 >0"},
    {{-1, 1}, "E2 D0 h1 K3 c4 B0 g2 A5 j1"},
}};

struct Standing
{
    std::string_view space;
    std::vector<BeetlePiece> stack;
};

PlacedTile tileFrom(std::string_view word, Hex at)
{
    const char letter = word.front();
    if (letter == '<' || letter == '>')
        return {letter == '<' ? TileId::start() : TileId::finish(), at, FaceSide::Front, 0, {}};
    const bool isBack = letter >= 'a';
    return {TileId::track(letter - (isBack ? 'a' : 'A')),
            at,
            isBack ? FaceSide::Back : FaceSide::Front,
            word.back() - '0',
            {}};
}

/// Dense on purpose, and no track to race on: a tile may lie twice.
TrackPtr sceneTrack()
{
    Track track;
    track.tileSet = standardTileSet();
    for (const Row& row : kRows)
        for (std::size_t i = 0; i < row.tiles.size(); i += 3)
            track.tiles.push_back(tileFrom(row.tiles.substr(i, 2), row.first + Hex {static_cast<int>(i / 3), 0}));
    return std::make_shared<const Track>(std::move(track));
}

void paintBeetles(QPainter& painter, const TrackPtr& track)
{
    static const std::vector<Standing> standings {
        {"A.1", {{Colour::Green, 1}}},  {"B.0", {{Colour::Blue, 1}, {Colour::Pink, 2}, {Colour::Orange, 1}}},
        {"J.2", {{Colour::Yellow, 2}}}, {"I.1", {{Colour::Pink, 1}, {Colour::Green, 2}}},
        {"F.2", {{Colour::Orange, 2}}}, {"L.0", {{Colour::Blue, 2}}},
    };
    const Board board(track);
    const Links links(board);
    for (const Standing& standing : standings)
        if (const auto space = board.spaceFromName(standing.space))
            paintStack(painter, spacePosition(board, links, *space), kBeetleScale, standing.stack);
}

} // namespace

QImage raceScene(QSize size, bool dark)
{
    QImage image(size, QImage::Format_RGB32);
    const TrackPtr track = sceneTrack();
    const QPointF west = hexCentre({0, 0});
    const QPointF east = hexCentre({7, 0});
    const double width = east.x() - west.x() + 2.3 * kTileApothem;
    const double scale = std::max(size.width() / width, size.height() / kHeight);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(size.width() / 2.0, size.height() / 2.0);
    painter.scale(scale, scale);
    painter.translate(-(west + east) / 2);
    paintTable(painter, painter.transform().inverted().mapRect(QRectF(image.rect())), dark);
    TileLook look;
    look.dark = dark;
    paintTrack(painter, *track, look);
    paintBeetles(painter, track);
    return image;
}

} // namespace bubblebar
