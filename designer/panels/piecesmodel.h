#pragma once

#include "core/track/track.h"
#include "designer/document/handpiece.h"

#include <QAbstractListModel>

#include <optional>
#include <vector>

namespace bubblebar {

class TrackDocument;

/// The box of a track being designed: every tile of the set once, then start and finish, with how many are left.
class PiecesModel final : public QAbstractListModel
{
    Q_OBJECT

public:
    /// The document must outlive the model.
    explicit PiecesModel(TrackDocument& document, QObject* parent = nullptr);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    /// DisplayRole: "A · 2 left"; ToolTipRole and AccessibleTextRole: what the faces show.
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;

    [[nodiscard]] const Track& track() const;
    /// Start, finish, or the first copy of a tile.
    [[nodiscard]] TileId piece(int row) const;
    /// Null for start and finish.
    [[nodiscard]] const Tile* tile(int row) const;
    /// "A", "start" …
    [[nodiscard]] QString name(int row) const;
    [[nodiscard]] QString description(int row) const;
    [[nodiscard]] int left(int row) const;
    [[nodiscard]] bool isInHand(int row) const;
    /// The face that goes up when the piece is taken by keyboard.
    [[nodiscard]] FaceSide side(int row) const;
    void setSide(int row, FaceSide side);
    /// The piece to take: the lowest free copy, its side as set. Empty where none is left.
    [[nodiscard]] std::optional<HandPiece> freePiece(int row) const;
    /// The first copy that lies on the track.
    [[nodiscard]] std::optional<TileId> laidPiece(int row) const;

    /// Track tiles left in the boxes, and how many they hold; without start and finish.
    [[nodiscard]] int tilesLeft() const;
    [[nodiscard]] int tilesInBoxes() const;

    void setPieceInHand(const std::optional<HandPiece>& piece);

Q_SIGNALS:
    void countsChanged();

private:
    [[nodiscard]] int rowOf(TileId tile) const;
    [[nodiscard]] int tileCount() const;
    [[nodiscard]] int copies(int row) const;
    [[nodiscard]] std::vector<int> countLaid() const;
    [[nodiscard]] QString label(int row) const;
    [[nodiscard]] QString accessibleText(int row) const;
    [[nodiscard]] QStringList descriptions(int row) const;
    void follow();
    void announce(int row);

    TrackDocument& m_document;
    std::vector<int> m_laid; ///< by row
    int m_boxes;
    std::vector<FaceSide> m_sides;
    std::optional<HandPiece> m_hand;
};

} // namespace bubblebar
