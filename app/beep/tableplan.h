#pragma once

#include "app/beep/beepplan.h"

#include <QRectF>

namespace bubblebar::beep {

/// Where a player sits.
struct SeatPlace
{
    QRectF panel;
    QRectF header; ///< name and bonus cards
    std::vector<QRectF> piles;
    QRectF keys; ///< left for the keys; empty for computer players
};

/// The table as a whole, of a fixed shape, in units of its own; who shows it scales it. People sit below first, the
/// mouse in the middle, the others at the sides.
class TablePlan
{
public:
    static constexpr QSizeF kSize {1366, 636};
    static constexpr QPointF kMiddle {683, 216};
    static constexpr QSizeF kRoad {810, 410};
    static constexpr QSizeF kIsland {236, 104};

    explicit TablePlan(const std::vector<Seat>& seats);

    [[nodiscard]] const SeatPlace& seat(int seat) const { return m_seats[static_cast<std::size_t>(seat)]; }
    [[nodiscard]] const QRectF& pile(int seat, int own) const
    {
        return this->seat(seat).piles[static_cast<std::size_t>(own)];
    }
    [[nodiscard]] static QRectF centre(int pile);
    [[nodiscard]] static QRectF car();
    [[nodiscard]] const QRectF& hornPanel() const { return m_hornPanel; }
    [[nodiscard]] QRectF horn() const;
    [[nodiscard]] const QRectF& newsPanel() const { return m_newsPanel; }

private:
    void seatAt(int seat, const Seat& who, const QRectF& panel, double card, int piles);

    std::vector<SeatPlace> m_seats;
    QRectF m_hornPanel;
    QRectF m_newsPanel;
};

} // namespace bubblebar::beep
