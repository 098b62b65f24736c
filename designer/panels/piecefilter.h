#pragma once

#include "core/track/tileset.h"

#include <QSortFilterProxyModel>

#include <optional>

namespace bubblebar {

class PiecesModel;

/// What is looked for in the box; a piece is shown where any of its faces has it all.
struct PieceWish
{
    QString text; ///< one or two letters: how the name begins; more: anywhere in name or description
    std::optional<Terrain> terrain;
    std::optional<Bonus> bonus;
    std::optional<int> exits;

    [[nodiscard]] bool isEmpty() const { return text.isEmpty() && !asksForFace(); }
    [[nodiscard]] bool asksForFace() const { return terrain || bonus || exits; }

    friend bool operator==(const PieceWish&, const PieceWish&) = default;
};

/// The pieces of the box that match a wish.
class PieceFilter : public QSortFilterProxyModel
{
    Q_OBJECT

public:
    explicit PieceFilter(PiecesModel& pieces, QObject* parent = nullptr);

    void setWish(const PieceWish& wish);

    [[nodiscard]] PiecesModel& pieces() const { return m_pieces; }
    /// The row in pieces().
    [[nodiscard]] int pieceRow(const QModelIndex& index) const { return mapToSource(index).row(); }

protected:
    [[nodiscard]] bool filterAcceptsRow(int row, const QModelIndex& parent) const override;

private:
    PiecesModel& m_pieces;
    PieceWish m_wish;
};

} // namespace bubblebar
