#pragma once

#include "app/beep/cardflights.h"
#include "app/beep/tablepainter.h"
#include "designer/widgets/accessibleparts.h"

#include <QWidget>

namespace bubblebar::beep {

/// The table: shows the game as it stands and takes the mouse of one player and the keys of all.
///
/// Mouse: press a card in the middle, then a pile of one's own, or drag it there; the right button, the horn or the car
/// honks. Keys: each player's block; Enter is the button of the prompt.
class BeepTable : public QWidget, private AccessibleParts
{
    Q_OBJECT

public:
    /// What lies under the pointer.
    struct Spot
    {
        enum class Kind : std::uint8_t { None, Centre, Own, Horn, Car };
        Kind kind = Kind::None;
        int pile = 0;

        friend bool operator==(const Spot&, const Spot&) = default;
    };

    /// `play` must live as long as the table. `totals`: of a tournament, by player; empty outside.
    BeepTable(BeepPlay& play, const std::vector<int>& totals, QWidget* parent = nullptr);

    [[nodiscard]] QSize sizeHint() const override;
    /// Where on the widget something of the plan lies.
    [[nodiscard]] QRect area(const QRectF& planned) const;
    [[nodiscard]] const TablePlan& plan() const { return m_plan; }
    void stop();

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;

private:
    [[nodiscard]] QTransform transform() const;
    [[nodiscard]] Spot spotAt(QPointF widgetPoint) const;
    void press(const Spot& spot);
    void drag(QPointF to);
    void dropAt(QPointF at);
    void showTransition(const Transition& transition);
    void showSeat(int seat);
    void showState();
    void fly(const Transition& transition);
    void updateArea(const QRectF& planned);
    [[nodiscard]] QRectF draggedCard() const;
    [[nodiscard]] TableLook look() const;
    void paintParts(TablePainter& painter, const QRegion& dirty);
    void paintMoving(QPainter& painter);

    [[nodiscard]] int partCount() const override;
    [[nodiscard]] QString partName(int part) const override;
    [[nodiscard]] QRect partRect(int part) const override;
    [[nodiscard]] bool isPartUsable(int part) const override;
    [[nodiscard]] bool isPartSelected(int part) const override;
    [[nodiscard]] int focusedPart() const override { return -1; }
    void pressPart(int part) override;
    [[nodiscard]] Spot partSpot(int part) const;

    BeepPlay& m_play;
    TablePlan m_plan;
    std::vector<int> m_totals;
    CardFaces m_faces;
    CardFlights m_flights;
    LiveGame::State m_shownState = LiveGame::State::Waiting;
    bool m_showsFocus = false;          ///< Tab led here
    std::optional<QPointF> m_pressedAt; ///< of the left button on a card of the middle, in widget units
    std::optional<QPointF> m_dragAt;    ///< in units of the plan
};

} // namespace bubblebar::beep
