#pragma once

#include "core/beep/card.h"

#include <QObject>
#include <QRectF>

#include <vector>

class QVariantAnimation;

namespace bubblebar::beep {

/// Cards on their way over the table, in its units.
class CardFlights : public QObject
{
    Q_OBJECT

public:
    struct Flight
    {
        Card card;
        QRectF from;
        QRectF to;
        int player = 0;
        int own = -1; ///< the pile it will lie on; −1: it leaves the table
        double progress = 0;

        [[nodiscard]] QRectF box() const;
    };

    using QObject::QObject;

    [[nodiscard]] const std::vector<Flight>& flights() const { return m_flights; }
    /// Cards that are still on their way to an own pile.
    [[nodiscard]] int under(int player, int own) const;
    void add(const Flight& flight, int milliseconds);
    /// All have arrived.
    void finish();

Q_SIGNALS:
    /// An area is to be painted anew.
    void moved(const QRectF& area);
    void landed(int player);

private:
    void advance();

    std::vector<Flight> m_flights;
    std::vector<QVariantAnimation*> m_animations; ///< one a flight
};

} // namespace bubblebar::beep
