#include "app/lobby/racepicture.h"

#include "app/bubble/board/boardlayout.h"
#include "designer/drawing/beetlepainter.h"
#include "designer/drawing/tracklayout.h"
#include "designer/drawing/trackpainter.h"

#include <QPainter>

namespace bubblebar {

namespace {

/// Painted twice as big: small tiles keep more of their detail that way.
constexpr int kOversize = 2;
constexpr double kMargin = 0.05;
/// Beetles are larger than on the board, to be seen in a picture as small as a stamp.
constexpr double kGrowth = 1.7;

Track trackAsTurned(const Race& race)
{
    Track track = race.board->track();
    for (std::size_t i = 0; i < race.board->tiles().size(); ++i) {
        const auto tile = static_cast<BoardTileId>(i);
        track.tiles[race.board->trackIndex(tile)].rotation = race.links.rotation(tile);
    }
    return track;
}

void paintStanding(QPainter& painter, const Race& race, const Standing& standing)
{
    std::vector<BeetlePiece> pieces;
    for (int level = 0; level < standing.beetles.size(); ++level)
        pieces.push_back({race.colourOf(standing.beetles.at(level)), numberOf(standing.beetles.at(level))});
    BeetleLook look;
    look.detail = detailFor(painter);
    paintStack(painter, standing.at, standing.scale * kGrowth, pieces, look);
}

} // namespace

QImage raceOnTable(const Race& race, QSize size, bool dark)
{
    QImage image(kOversize * size, QImage::Format_RGB32);
    const Track track = trackAsTurned(race);
    const QRectF bounds = trackBounds(track);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    paintTable(painter, image.rect(), dark, image.height() / 2.0);
    const double scale = (1 - 2 * kMargin) * std::min(image.width() / bounds.width(), image.height() / bounds.height());
    painter.translate(image.width() / 2.0, image.height() / 2.0);
    painter.scale(scale, scale);
    painter.translate(-bounds.center());
    TileLook look;
    look.dark = dark;
    look.detail = detailFor(painter);
    paintTrack(painter, track, look);
    for (const Standing& standing : standingsOf(race))
        paintStanding(painter, race, standing);
    painter.end();
    return image.scaled(size, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
}

} // namespace bubblebar
