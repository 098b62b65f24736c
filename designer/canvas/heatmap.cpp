#include "designer/canvas/heatmap.h"

#include "designer/canvas/canvascamera.h"
#include "designer/document/trackdocument.h"
#include "designer/drawing/flower.h"
#include "designer/drawing/heatdisc.h"
#include "designer/drawing/palette.h"
#include "designer/drawing/routepath.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QLocale>
#include <QPainter>

#include <algorithm>

namespace bubblebar {

namespace {

/// Discs in the legend: from none to the most.
constexpr int kSamples = 4;
constexpr double kPitch = 3.1; // lines of text
/// Below so many pixels a tile, numbers could not be read.
constexpr double kNumbersFrom = 110;

QString words(const char* text)
{
    return QCoreApplication::translate("HeatMap", text);
}

QString numberText(double visits)
{
    return heatNumber(visits, QLocale());
}

} // namespace

HeatMap::HeatMap(const TrackAnalysis& analysis, bool isOutdated)
    : m_isOutdated(isOutdated)
{
    const Board& board = *analysis.board;
    const Links links(board);
    for (std::size_t i = 0; i < analysis.visitsPerRace.size(); ++i) {
        const auto space = static_cast<SpaceId>(i);
        if (isOpenSpace(space))
            continue;
        const BoardTileId tile = board.space(space).tile;
        const PlacedTile& placed = board.track().tiles[board.trackIndex(tile)];
        Tile& figures = m_tiles[placed.at];
        figures.placed = placed;
        figures.spots.push_back({spacePosition(board, links, space), analysis.visitsPerRace[i],
                                 QString::fromStdString(board.spaceName(space))});
        m_most = std::max(m_most, analysis.visitsPerRace[i]);
    }
}

const HeatMap::Tile* HeatMap::figuresOf(const PlacedTile& placed) const
{
    const auto found = m_tiles.find(placed.at);
    return found != m_tiles.end() && found->second.placed == placed ? &found->second : nullptr;
}

QString HeatMap::textAt(const PlacedTile& placed) const
{
    const Tile* figures = figuresOf(placed);
    if (figures == nullptr)
        return {};
    QStringList parts;
    for (const Spot& spot : figures->spots)
        parts << spot.name + u' ' + numberText(spot.visits);
    //: %1: "A.0 1.2, A.1 0.4"
    return words(QT_TRANSLATE_NOOP("HeatMap", "visits per race: %1")).arg(parts.join(QStringLiteral(", ")));
}

void HeatMap::paint(QPainter& painter, const TrackDocument& document, const CanvasCamera& camera,
                    const QRectF& area) const
{
    const bool hasNumbers = 2 * kTileRadius * camera.zoom() >= kNumbersFrom;
    painter.save();
    painter.translate(camera.toPixels(QPointF()));
    painter.scale(camera.zoom(), camera.zoom());
    for (const auto& [hex, tile] : m_tiles) {
        const PlacedTile* placed = document.tileAt(hex);
        if (placed == nullptr || *placed != tile.placed || !camera.boxOf(hex).intersects(area))
            continue;
        for (const Spot& spot : tile.spots)
            paintHeatDisc(painter, spot.at, spot.visits / m_most, hasNumbers ? numberText(spot.visits) : QString());
    }
    painter.restore();
}

QString HeatMap::legendTitle() const
{
    QString title = words(QT_TRANSLATE_NOOP("HeatMap", "Visits per race"));
    if (m_isOutdated)
        title += u'\n' + words(QT_TRANSLATE_NOOP("HeatMap", "As it was before the last change"));
    return title;
}

void HeatMap::paintLegend(QPainter& painter, const QRectF& room, const QFont& font, bool mirrored) const
{
    const QString title = legendTitle();
    const QFontMetricsF metrics(font);
    const double line = metrics.lineSpacing();
    const QSizeF titleSize = metrics.size(0, title);
    QRectF box(0, 0, std::max(titleSize.width(), kSamples * kPitch * line) + 1.4 * line,
               titleSize.height() + 5.1 * line);
    box.moveTop(room.top());
    box.moveLeft(mirrored ? room.right() - box.width() : room.left());
    painter.setPen(QPen(palette::kInk, 1));
    painter.setBrush(palette::kPaper);
    painter.drawRoundedRect(box, line / 2, line / 2);
    painter.setPen(palette::kInk);
    painter.setFont(font);
    painter.drawText(box.adjusted(0.7 * line, 0.5 * line, -0.7 * line, 0),
                     static_cast<int>((mirrored ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignTop), title);
    for (int sample = 0; sample < kSamples; ++sample) {
        const double along = (0.7 + (sample + 0.5) * kPitch) * line;
        paintSample(painter, {mirrored ? box.right() - along : box.left() + along, box.bottom() - 2.9 * line}, line,
                    static_cast<double>(sample) / (kSamples - 1));
    }
}

/// A disc with its number below.
void HeatMap::paintSample(QPainter& painter, QPointF centre, double line, double share) const
{
    painter.save();
    painter.translate(centre);
    painter.scale(line / 22, line / 22);
    paintHeatDisc(painter, {}, share, {});
    painter.restore();
    painter.setPen(palette::kInk);
    painter.drawText(QRectF(centre.x() - kPitch * line / 2, centre.y() + 1.5 * line, kPitch * line, line),
                     Qt::AlignCenter, numberText(share * m_most));
}

} // namespace bubblebar
