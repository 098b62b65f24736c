#pragma once

#include "designer/canvas/canvascamera.h"
#include "designer/canvas/findingmarks.h"
#include "designer/canvas/ghosts.h"

#include <QFont>
#include <QPainterPath>

#include <span>

class QPainter;

namespace bubblebar {

class TilePictures;
class TrackDocument;

/// Paints the layers of the designer's board into a part of the canvas, in widget pixels.
class CanvasPainter
{
public:
    CanvasPainter(QPainter& painter, const TrackDocument& document, const CanvasCamera& camera, TilePictures& pictures,
                  const QRectF& area, bool dark);

    void paintTable();
    void paintGrid();
    /// All tiles in the area with their shadows; the ones on the `lifted` hexes (sorted) are only hinted at.
    void paintTiles(std::span<const Hex> lifted);
    /// A shortest route, in tile units.
    void paintRoute(const QPainterPath& route);
    void paintSelection(std::span<const Hex> hexes);
    /// Round tiles that are pointed out.
    void paintShown(std::span<const Hex> hexes);
    void paintFindings(const FindingMarks& marks);
    /// Where the keyboard is.
    void paintCursor(Hex hex);
    void paintGhosts(const Ghosts& ghosts);

private:
    void forEachTile(const std::function<void(const PlacedTile&)>& visit) const;
    [[nodiscard]] bool isInArea(Hex hex) const { return m_camera.boxOf(hex).intersects(m_area); }
    void strokeHex(QPointF centre, double radius, std::span<const QPen> pens);
    void paintGhost(const Ghost& ghost, bool fits);
    void paintMeetings(const Ghost& ghost);
    void paintRefusal(QPointF centre);

    QPainter& m_painter;
    const TrackDocument& m_document;
    const CanvasCamera& m_camera;
    TilePictures& m_pictures;
    QRectF m_area;
    bool m_dark;
};

/// A dark pill with a sentence under a hex, moved into `room` where it would stick out.
void paintSentence(QPainter& painter, const QRectF& hexBox, const QString& text, const QFont& font, const QRectF& room);
/// The paper strip at the foot of the canvas that says what can be done now.
void paintHint(QPainter& painter, const QString& text, const QFont& font, const QRectF& room);

} // namespace bubblebar
