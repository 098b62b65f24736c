#pragma once

#include <QStyleOptionViewItem>

class QPainter;

namespace bubblebar {

/// Paints the parts of an item of a list: the style's own panel and focus frame, and lines of text one below the other.
class ItemPainting
{
public:
    ItemPainting(QPainter& painter, const QStyleOptionViewItem& option);

    void paintPanel();
    void paintFocus();
    /// Into the top of `box`, cut with an ellipsis; then moves the top of `box` below it. `isDim`: in the dim role.
    void paintLine(QRect& box, const QString& text, const QFont& font, bool isDim);

private:
    QPainter& m_painter;
    QStyleOptionViewItem m_option;
    const QStyle& m_style;
};

} // namespace bubblebar
