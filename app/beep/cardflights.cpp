#include "app/beep/cardflights.h"

#include <QVariantAnimation>

#include <algorithm>

namespace bubblebar::beep {

QRectF CardFlights::Flight::box() const
{
    QRectF box = to;
    box.moveCenter(from.center() + (to.center() - from.center()) * progress);
    return box;
}

int CardFlights::under(int player, int own) const
{
    return static_cast<int>(std::ranges::count_if(
        m_flights, [&](const Flight& flight) { return flight.player == player && flight.own == own; }));
}

void CardFlights::add(const Flight& flight, int milliseconds)
{
    if (milliseconds <= 0)
        return;
    auto* animation = new QVariantAnimation(this);
    animation->setStartValue(0.0);
    animation->setEndValue(1.0);
    animation->setDuration(milliseconds);
    animation->setEasingCurve(QEasingCurve::InOutQuad);
    m_flights.push_back(flight);
    m_animations.push_back(animation);
    connect(animation, &QVariantAnimation::valueChanged, this, &CardFlights::advance);
    connect(animation, &QVariantAnimation::finished, this, &CardFlights::advance);
    animation->start();
}

void CardFlights::finish()
{
    for (QVariantAnimation* animation : m_animations)
        animation->deleteLater();
    m_animations.clear();
    m_flights.clear();
}

void CardFlights::advance()
{
    for (std::size_t i = 0; i < m_flights.size();) {
        Flight& flight = m_flights[i];
        Q_EMIT moved(flight.box());
        flight.progress = m_animations[i]->currentValue().toDouble();
        Q_EMIT moved(flight.box());
        if (m_animations[i]->state() != QAbstractAnimation::Stopped || flight.progress < 1) {
            ++i;
            continue;
        }
        const int player = flight.player;
        m_animations[i]->deleteLater();
        m_animations.erase(m_animations.begin() + static_cast<std::ptrdiff_t>(i));
        m_flights.erase(m_flights.begin() + static_cast<std::ptrdiff_t>(i));
        Q_EMIT landed(player);
    }
}

} // namespace bubblebar::beep
