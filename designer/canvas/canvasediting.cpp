// What TrackCanvas does to the selection, to the piece in hand and to the document.

#include "core/track/places.h"
#include "designer/canvas/canvastext.h"
#include "designer/canvas/trackcanvas.h"
#include "designer/document/trackdocument.h"

#include <algorithm>

namespace bubblebar {

void TrackCanvas::setSelection(std::vector<Hex> hexes)
{
    std::erase_if(hexes, [this](Hex hex) { return m_document.tileAt(hex) == nullptr; });
    std::ranges::sort(hexes);
    hexes.erase(std::unique(hexes.begin(), hexes.end()), hexes.end());
    if (hexes == m_selection)
        return;
    updateHexes(m_selection);
    m_selection = std::move(hexes);
    updateHexes(m_selection);
    updateHint();
    Q_EMIT selectionChanged();
}

void TrackCanvas::toggleSelected(Hex hex)
{
    std::vector<Hex> wanted = m_selection;
    if (std::erase(wanted, hex) == 0)
        wanted.push_back(hex);
    setSelection(std::move(wanted));
}

void TrackCanvas::selectAll()
{
    setSelection(hexesOf(m_document.track()));
}

void TrackCanvas::clearSelection()
{
    setSelection({});
}

void TrackCanvas::setCursorHex(Hex hex)
{
    if (m_dragOutside) {
        m_dragOutside = false;
        update();
    }
    if (hex == m_cursor || !isOnTable(hex))
        return;
    const Hex before = std::exchange(m_cursor, hex);
    m_handGhost.reset();
    if (m_hand)
        update();
    updateHexes(std::array {before, hex});
    announceFocusedPart(*this, m_parts);
    Q_EMIT cursorMoved(hex);
}

void TrackCanvas::moveCursor(int direction)
{
    setCursorHex(neighbour(m_cursor, direction));
    reveal(hexPolygon(hexCentre(m_cursor)).boundingRect());
}

void TrackCanvas::walkTiles(int step)
{
    const std::vector<PlacedTile>& tiles = m_document.track().tiles;
    if (tiles.empty())
        return;
    const auto count = static_cast<int>(tiles.size());
    const auto here = std::ranges::find(tiles, m_cursor, &PlacedTile::at);
    int next = step > 0 ? 0 : count - 1;
    if (here != tiles.end())
        next = (static_cast<int>(here - tiles.begin()) + step + count) % count;
    const Hex to = tiles[static_cast<std::size_t>(next)].at;
    setCursorHex(to);
    setSelection({to});
    reveal(hexPolygon(hexCentre(to)).boundingRect());
}

void TrackCanvas::takeInHand(const std::optional<HandPiece>& piece)
{
    m_dragOutside = false;
    if (m_hand == piece)
        return;
    m_hand = piece;
    m_handGhost.reset();
    update();
    updateHint();
    Q_EMIT pieceInHandChanged();
}

void TrackCanvas::layPieceInHand(bool another)
{
    if (!m_hand)
        return;
    const HandPiece piece = *m_hand;
    const Track& track = m_document.track();
    const PlacedTile tile {piece.tile, m_cursor, piece.side, piece.rotation, {}};
    if (!m_document.push(placeTile(track, tile), tr("Lay %1", "undo step").arg(canvastext::tiles(track, {&tile, 1}))))
        return;
    std::optional<HandPiece> next;
    if (another && piece.tile.isTrack()) {
        if (const std::optional<TileId> copy = freeCopy(track, piece.tile.index()))
            next = HandPiece {*copy, piece.side, piece.rotation};
    }
    takeInHand(next);
}

void TrackCanvas::dragPieceTo(QPoint globalPosition)
{
    const QPoint position = mapFromGlobal(globalPosition);
    if (rect().contains(position))
        return setCursorHex(m_camera.hexAt(position));
    if (!std::exchange(m_dragOutside, true))
        update();
}

void TrackCanvas::dropPieceAt(QPoint globalPosition)
{
    dragPieceTo(globalPosition);
    if (m_dragOutside)
        return takeInHand(std::nullopt);
    layPieceInHand(false);
}

void TrackCanvas::actAtCursor(bool adds)
{
    if (m_hand)
        return layPieceInHand(adds);
    if (adds)
        toggleSelected(m_cursor);
    else
        setSelection({m_cursor});
}

bool TrackCanvas::stepBack()
{
    if (m_pointer.cancel())
        return true;
    if (m_hand) {
        takeInHand(std::nullopt);
        return true;
    }
    const bool any = !m_selection.empty();
    clearSelection();
    return any;
}

void TrackCanvas::requestContextMenu(QPoint globalPosition)
{
    if (!std::ranges::binary_search(m_selection, m_cursor))
        setSelection({m_cursor});
    Q_EMIT contextMenuRequested(m_cursor, globalPosition);
}

// Edits.

/// For the names of undo steps.
QString TrackCanvas::selectedTiles() const
{
    std::vector<PlacedTile> tiles;
    for (const Hex hex : m_selection)
        tiles.push_back(*m_document.tileAt(hex));
    return canvastext::tiles(m_document.track(), tiles);
}

/// What lies as it lay, as start and finish do when tiles turn, stays selected with the others.
void TrackCanvas::edit(const EditResult& edit, const QString& step, std::vector<Hex> selection)
{
    if (m_document.push(edit, step))
        setSelection(std::move(selection));
}

void TrackCanvas::turn(int sixths)
{
    if (m_hand) {
        HandPiece piece = *m_hand;
        if (piece.tile.isTrack())
            piece.rotation = normalisedRotation(piece.rotation + sixths);
        takeInHand(piece);
    } else if (m_pointer.gesture()) {
        m_pointer.gesture()->turn(sixths);
    } else if (!m_selection.empty()) {
        edit(rotateTiles(m_document.track(), m_selection, sixths), tr("Turn %1", "undo step").arg(selectedTiles()),
             m_selection);
    }
}

void TrackCanvas::turnGroup(int sixths)
{
    const Track& track = m_document.track();
    if (track.tiles.empty())
        return;
    if (m_selection.empty()) {
        m_document.push(rotateGroup(track, hexesOf(track), sixths), tr("Turn the whole track", "undo step"));
        return;
    }
    std::vector<Hex> after;
    for (const Hex hex : m_selection)
        after.push_back(rotatedAbout(hex, middleHex(m_selection), sixths));
    edit(rotateGroup(track, m_selection, sixths), tr("Turn %1", "undo step").arg(selectedTiles()), std::move(after));
}

void TrackCanvas::flip()
{
    if (m_hand) {
        HandPiece piece = *m_hand;
        if (piece.tile.isTrack())
            piece.side = otherSide(piece.side);
        takeInHand(piece);
    } else if (m_pointer.gesture()) {
        m_pointer.gesture()->flip();
    } else if (!m_selection.empty()) {
        edit(flipTiles(m_document.track(), m_selection), tr("Flip %1", "undo step").arg(selectedTiles()), m_selection);
    }
}

void TrackCanvas::removeSelection()
{
    if (!m_selection.empty())
        m_document.push(removeTiles(m_document.track(), m_selection),
                        tr("Take away %1", "undo step").arg(selectedTiles()));
}

void TrackCanvas::moveSelection(int direction)
{
    carrySelection({.by = kDirections[static_cast<std::size_t>(direction)]});
    if (!m_selection.empty())
        reveal(hexPolygon(hexCentre(middleHex(m_selection))).boundingRect());
}

void TrackCanvas::carrySelection(const Carry& carry)
{
    if (m_selection.empty())
        return;
    const bool carriesCursor = std::ranges::binary_search(m_selection, m_cursor);
    std::vector<Hex> after;
    for (const Hex hex : m_selection)
        after.push_back(hex + carry.by);
    edit(carryTiles(m_document.track(), m_selection, carry), tr("Move %1", "undo step").arg(selectedTiles()), after);
    if (carriesCursor && m_selection == after)
        setCursorHex(m_cursor + carry.by);
}

} // namespace bubblebar
