#include "designer/drawing/pages/sheetlayout.h"

#include <algorithm>

namespace bubblebar {

namespace {

constexpr double kRounding = 1e-6;

/// Lays one piece after the other, beginning rows and sheets where the last one is full.
class Shelf
{
public:
    Shelf(QSizeF area, double gap)
        : m_area(area)
        , m_gap(gap)
    {
    }

    [[nodiscard]] bool holds(QSizeF piece) const
    {
        return piece.width() <= m_area.width() + kRounding && piece.height() <= m_area.height() + kRounding;
    }

    PiecePlace add(QSizeF piece, bool beginsRow)
    {
        const bool alone = !holds(piece);
        if (m_isFull || (alone && m_next != QPointF()))
            beginSheet();
        m_isFull = alone;
        if (m_next.x() > 0 && (beginsRow || m_next.x() + piece.width() > m_area.width() + kRounding))
            beginRow();
        if (m_next.y() > 0 && m_next.y() + piece.height() > m_area.height() + kRounding)
            beginSheet();
        const PiecePlace place {m_sheet, {m_next, piece}};
        m_rowHeight = std::max(m_rowHeight, piece.height());
        m_next.rx() += piece.width() + m_gap;
        return place;
    }

private:
    void beginRow()
    {
        m_next = {0, m_next.y() + m_rowHeight + m_gap};
        m_rowHeight = 0;
    }

    void beginSheet()
    {
        ++m_sheet;
        m_next = {0, 0};
        m_rowHeight = 0;
    }

    QSizeF m_area;
    double m_gap;
    int m_sheet = 0;
    QPointF m_next;
    double m_rowHeight = 0;
    bool m_isFull = false; ///< with a piece that is too large
};

void centreRows(std::vector<PiecePlace>& places, const QRectF& area)
{
    for (std::size_t first = 0, end = 0; first < places.size(); first = end) {
        const auto inRow = [&](const PiecePlace& place) {
            return place.sheet == places[first].sheet && place.box.top() == places[first].box.top();
        };
        while (end < places.size() && inRow(places[end]))
            ++end;
        const double shift = area.center().x() - (places[first].box.left() + places[end - 1].box.right()) / 2;
        for (std::size_t i = first; i < end; ++i)
            places[i].box.translate(shift, 0);
    }
}

} // namespace

std::vector<PiecePlace> layoutPieces(std::span<const PieceSize> pieces, const QRectF& area, double gap, Rows rows)
{
    Shelf shelf(area.size(), gap);
    std::vector<PiecePlace> places;
    QRectF used; // by the fullest rows and sheets, so that all sheets lie alike
    for (const PieceSize& piece : pieces) {
        places.push_back(shelf.add(piece.size, piece.beginsRow));
        if (shelf.holds(piece.size))
            used |= places.back().box;
    }
    const QPointF shift = area.center() - used.center();
    for (PiecePlace& place : places) {
        if (shelf.holds(place.box.size()))
            place.box.translate(shift);
        else
            place.box.moveCenter(area.center());
    }
    if (rows == Rows::InTheMiddle)
        centreRows(places, area);
    return places;
}

QRectF mirrored(const QRectF& box, QSizeF paper, bool aboutUprightLine)
{
    if (aboutUprightLine)
        return {paper.width() - box.right(), box.top(), box.width(), box.height()};
    return {box.left(), paper.height() - box.bottom(), box.width(), box.height()};
}

} // namespace bubblebar
