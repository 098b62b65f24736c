#pragma once

#include "core/track/tileset.h"

#include <QHash>
#include <QPixmap>
#include <QStyledItemDelegate>

#include <optional>

namespace bubblebar {

class PieceFilter;

/// Paints a piece of the box: its two faces side by side, its name and what is left of it below.
class PieceDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    /// `filter`: the model of the view.
    PieceDelegate(const PieceFilter& filter, QObject* parent);

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

    /// The size of every piece in a list of that width: at least two stand beside each other in a dock of usual width.
    [[nodiscard]] static QSize cellSize(const QFontMetrics& metrics, int listWidth);
    void setCell(QSize size) { m_cell = size; }
    /// The face whose picture is at a place in a piece's box.
    [[nodiscard]] static FaceSide faceAt(const QRect& box, QPoint place, Qt::LayoutDirection direction);

    /// The face that the mouse points at; of the piece under it.
    void setPointedFace(std::optional<FaceSide> side) { m_pointed = side; }

private:
    struct Picture;

    [[nodiscard]] std::optional<FaceSide> upNext(const QStyleOptionViewItem& option, int row) const;
    void paintFaces(QPainter& painter, const QStyleOptionViewItem& option, const QRect& box, int row) const;
    void paintPicture(QPainter& painter, const QRect& box, int row, FaceSide side, bool dark) const;
    [[nodiscard]] QPixmap picture(const Picture& wanted) const;

    const PieceFilter& m_filter;
    QSize m_cell;
    std::optional<FaceSide> m_pointed;
    mutable QHash<quint64, QPixmap> m_pictures;
    mutable QSize m_pictureSize; ///< of all in the cache, in device pixels
};

} // namespace bubblebar
