#pragma once

#include <QWidget>

namespace bubblebar {

/// A piece of paper over the board, with a tail that points at what it is about. Paper stays paper on a dark table.
class PaperBubble : public QWidget
{
    Q_OBJECT

public:
    explicit PaperBubble(QWidget* parent);

    /// Lays itself beside `anchor` (parent's pixels), `distance` away from it, on the first side where it fits and
    /// covers none of `avoid`: right, left, above, below; in the middle of that side before its ends. Then shows
    /// itself. Returns whether it covers some of `avoid` all the same.
    bool showBeside(QPointF anchor, double distance, const QRegion& avoid = {});

protected:
    /// Round the contents: the paper's edge and the tail.
    static constexpr int kMargin = 14;

    void paintEvent(QPaintEvent* event) override;

private:
    /// `along`: where on that side the anchor is, from 0 to 1.
    [[nodiscard]] QRect placedAt(int side, double along, QPointF anchor, double distance) const;

    QPointF m_anchor; ///< in own pixels
};

/// Paper's own colours for the widgets on it.
[[nodiscard]] QPalette paperPalette();

} // namespace bubblebar
