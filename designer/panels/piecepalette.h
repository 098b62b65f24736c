#pragma once

#include "core/track/track.h"
#include "designer/document/handpiece.h"

#include <QWidget>

#include <optional>

class QLabel;

namespace bubblebar {

class FilterBar;
class PieceFilter;
class PieceList;
class PiecesModel;
class TrackDocument;

/// The box beside the track being designed: every piece with both its faces, what is left of it, and ways to look for
/// one. Wherever a piece is taken, this only asks.
class PiecePalette : public QWidget
{
    Q_OBJECT

public:
    /// The document must outlive the palette.
    explicit PiecePalette(TrackDocument& document, QWidget* parent = nullptr);

    /// Marks the piece that is on its way to the table.
    void setPieceInHand(const std::optional<HandPiece>& piece);
    /// Puts the keyboard on the pieces.
    void focusPieces();

Q_SIGNALS:
    /// A click on a face, Return, or the begin of a drag: take this piece.
    void pieceRequested(const bubblebar::HandPiece& piece);
    /// A piece that is laid was picked: show it.
    void jumpRequested(bubblebar::TileId tile);
    /// After pieceRequested(), while the mouse button stays down; then where it is let go, be it on the box again.
    void pieceDragged(QPoint global);
    void pieceDropped(QPoint global);

private:
    void showCount();

    PiecesModel* m_pieces;
    PieceFilter* m_filter;
    QLabel* m_count;
    FilterBar* m_filterBar;
    PieceList* m_list;
};

} // namespace bubblebar
