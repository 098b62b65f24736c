#pragma once

#include "app/beep/beepplay.h"
#include "app/beep/cardfaces.h"
#include "app/beep/tableplan.h"

#include <QFont>

class QPainter;

namespace bubblebar::beep {

/// Everything that a picture of the table depends on, but the game itself.
struct TableLook
{
    bool dark = false;
    QFont font;                              ///< of the words, in the table's units
    std::vector<int> totals;                 ///< tournament: points of the games before, by player; else empty
    std::array<int, kCentrePiles> lifted {}; ///< cards of centre piles that somebody drags
    /// Cards that are still on their way and not yet seen on their own pile, by player and pile.
    std::vector<std::array<int, kMostOwnPiles>> flying;
};

/// Paints a table in the units of its plan.
class TablePainter
{
public:
    /// All must live as long as the painter.
    TablePainter(QPainter& painter, const BeepPlay& play, const TablePlan& plan, const TableLook& look,
                 CardFaces& faces);

    void paintRoad();
    void paintCentre(int pile);
    void paintCar();
    void paintSeat(int seat);
    void paintHorn();
    void paintNews();

private:
    [[nodiscard]] const Table& table() const { return m_play.game().table(); }
    void paintSign(const QString& sign);
    void paintPile(const QRectF& box, const Pile& pile, int hidden, bool faceDown = false);
    void paintChoice(const QRectF& box, int pile);
    void paintGrasps(const QRectF& box, int pile);
    void paintVerdict(const QRectF& box, int pile);
    void paintPanel(const QRectF& box, bool lit);
    void paintCount(const QRectF& pile, int cards);
    void paintHeader(int seat);
    [[nodiscard]] QString paintPoints(int seat, double room);
    void paintKeys(int seat);
    double paintKey(QPointF at, double size, const QString& text, bool lit);
    void paintPill(const QPointF& middle, const QString& text, const QColor& fill);
    void setFont(double factor, bool bold);
    [[nodiscard]] double textHeight(double factor) const;

    QPainter& m_painter;
    const BeepPlay& m_play;
    const TablePlan& m_plan;
    const TableLook& m_look;
    CardFaces& m_faces;
};

} // namespace bubblebar::beep
