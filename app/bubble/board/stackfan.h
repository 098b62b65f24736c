#pragma once

#include "app/bubble/board/paperbubble.h"
#include "core/bubble/position.h"
#include "designer/widgets/accessibleparts.h"

#include <QStringList>

namespace bubblebar {

/// A stack laid out beetle by beetle, bottom at the left: to look at, to pick a beetle from, or to be put into another
/// order by dragging or with Shift and the arrow keys.
class StackFan : public PaperBubble, private AccessibleParts
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
    void focusOutEvent(QFocusEvent* event) override;

private:
    // The beetles, bottom to top.
    [[nodiscard]] int partCount() const override { return m_order.size(); }
    [[nodiscard]] QString partName(int part) const override;
    [[nodiscard]] QRect partRect(int part) const override;
    [[nodiscard]] bool isPartUsable(int /*part*/) const override { return true; }
    [[nodiscard]] bool isPartSelected(int part) const override { return m_order.at(part) == m_moves; }
    [[nodiscard]] int focusedPart() const override { return m_reorderable ? m_focused : -1; }
    void pressPart(int part) override;
    void focusPart(int part) override;
    [[nodiscard]] bool arePartsMovable() const override { return m_reorderable; }
    void movePart(int part, int direction) override { moveLevel(part, part + direction); }

    [[nodiscard]] double step() const;
    [[nodiscard]] int levelAt(double x) const;
    [[nodiscard]] QString wordOf(int level) const;
    void paintBeetleAt(QPainter& painter, QPointF centre, int level, bool lifted) const;
    void moveLevel(int from, int to);

    StackOrder m_order;
    QStringList m_names;           ///< by level
    std::vector<Colour> m_colours; ///< by level
    BeetleId m_moves = BeetleId::None;
    bool m_reorderable = false;
    int m_held = -1;   ///< level that is dragged
    int m_gap = -1;    ///< level where it would go
    int m_focused = 0; ///< level of the keyboard
    QPointF m_pointer;
};

} // namespace bubblebar
