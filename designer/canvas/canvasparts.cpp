#include "designer/canvas/canvasparts.h"

#include "designer/canvas/canvastext.h"
#include "designer/canvas/trackcanvas.h"
#include "designer/document/trackdocument.h"

#include <algorithm>

namespace bubblebar {

CanvasParts::CanvasParts(TrackCanvas& canvas)
    : m_canvas(canvas)
{
}

int CanvasParts::tileCount() const
{
    return static_cast<int>(m_canvas.document().track().tiles.size());
}

int CanvasParts::partCount() const
{
    return tileCount() + (m_canvas.document().tileAt(m_canvas.cursorHex()) ? 0 : 1);
}

Hex CanvasParts::hexOf(int part) const
{
    if (part >= tileCount())
        return m_canvas.cursorHex();
    return m_canvas.document().track().tiles[static_cast<std::size_t>(part)].at;
}

/// With a piece in hand, the place says what it would link to.
QString CanvasParts::partName(int part) const
{
    const TrackDocument& document = m_canvas.document();
    if (part < tileCount()) {
        const PlacedTile& placed = document.track().tiles[static_cast<std::size_t>(part)];
        const auto tileAt = [&document](Hex hex) { return document.tileAt(hex); };
        QString name =
            canvastext::description(document.track(), placed, edgeMeetings(document.track(), placed, tileAt));
        if (const QString heat = m_canvas.heatTextAt(placed); !heat.isEmpty())
            name += QStringLiteral("; ") + heat;
        return name;
    }
    const QString place = canvastext::emptyHex(m_canvas.cursorHex());
    if (!m_canvas.pieceInHand())
        return place;
    return ghostOfPiece(document, *m_canvas.pieceInHand(), m_canvas.cursorHex()).text + QStringLiteral("; ") + place;
}

QRect CanvasParts::partRect(int part) const
{
    return m_canvas.camera().toPixels(hexPolygon(hexCentre(hexOf(part))).boundingRect()).toRect();
}

bool CanvasParts::isPartUsable(int part) const
{
    return part < tileCount() || m_canvas.pieceInHand().has_value();
}

bool CanvasParts::isPartSelected(int part) const
{
    return std::ranges::binary_search(m_canvas.selection(), hexOf(part));
}

int CanvasParts::focusedPart() const
{
    const std::vector<PlacedTile>& tiles = m_canvas.document().track().tiles;
    return static_cast<int>(std::ranges::find(tiles, m_canvas.cursorHex(), &PlacedTile::at) - tiles.begin());
}

void CanvasParts::pressPart(int part)
{
    m_canvas.setCursorHex(hexOf(part));
    m_canvas.actAtCursor(false);
}

} // namespace bubblebar
