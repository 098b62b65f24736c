#pragma once

#include "app/bubble/board/paperbubble.h"
#include "core/bubble/position.h"

namespace bubblebar {

/// A stack laid out beetle by beetle, bottom at the left: to look at, to pick a beetle from, or to be put into another
/// order by dragging or with Shift and the arrow keys.
class StackFan : public PaperBubble
{
    Q_OBJECT

public:
    explicit StackFan(QWidget* parent);

    /// `moves`: the beetle that would move; those above it ride.
    void setStack(const Race& race, StackOrder order, BeetleId moves = BeetleId::None);
    void setReorderable(bool reorderable);
    [[nodiscard]] StackOrder order() const { return m_order; }
    /// The middle of a level's disc, in the widget's pixels.
    [[nodiscard]] QPointF slot(int level) const;

    [[nodiscard]] QSize sizeHint() const override;

Q_SIGNALS:
    void beetleClicked(bubblebar::BeetleId beetle);
    void orderChanged(bubblebar::StackOrder order);
    void confirmRequested();

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;

private:
    [[nodiscard]] double step() const;
    [[nodiscard]] int levelAt(double x) const;
    [[nodiscard]] QString wordOf(int level) const;
    void paintBeetleAt(QPainter& painter, QPointF centre, int level, bool lifted) const;
    void moveLevel(int from, int to);

    StackOrder m_order;
    std::vector<Colour> m_colours; ///< by level
    BeetleId m_moves = BeetleId::None;
    bool m_reorderable = false;
    int m_held = -1;   ///< level that is dragged
    int m_gap = -1;    ///< level where it would go
    int m_focused = 0; ///< level of the keyboard
    QPointF m_pointer;
};

} // namespace bubblebar
