#pragma once

#include "app/beep/cardfaces.h"
#include "app/beep/scorecount.h"

#include <QWidget>

namespace bubblebar::beep {

/// Paints the count up to a step: a line for each player, and below them the pile that is being reviewed.
class CountView : public QWidget
{
    Q_OBJECT

public:
    explicit CountView(Count count, QWidget* parent = nullptr);

    /// How many steps have been taken, 0 … steps().size().
    void setShown(int shown);
    [[nodiscard]] int shown() const { return m_shown; }
    [[nodiscard]] const std::vector<CountStep>& steps() const { return m_steps; }
    [[nodiscard]] const Count& count() const { return m_count; }
    [[nodiscard]] bool isComplete() const { return m_shown == static_cast<int>(m_steps.size()); }

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    [[nodiscard]] bool isShown(const CountStep& step) const;
    [[nodiscard]] bool hasReview() const { return m_count.table.kind() == TableKind::Tournament; }
    void paintRow(QPainter& painter, int player, const QRectF& row);
    void paintPiles(QPainter& painter, int player, const QRectF& box);
    void paintPoints(QPainter& painter, int player, const QRectF& box);
    void paintGames(QPainter& painter, int player, const QRectF& box);
    void paintReview(QPainter& painter, const QRectF& box);
    void paintReviewed(QPainter& painter, const QRectF& card, bool right);

    Count m_count;
    std::vector<CountStep> m_steps;
    int m_shown = 0;
    CardFaces m_faces;
};

} // namespace bubblebar::beep
