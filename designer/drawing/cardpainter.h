#pragma once

#include "core/bubble/card.h"

#include <QRectF>
#include <QString>

#include <optional>

class QPainter;

namespace bubblebar {

/// Width to height of a card.
inline constexpr double kCardAspect = 126.0 / 176.0;

struct CardLook
{
    std::optional<Colour> owner; ///< the player whose beetle "own" cards show; none leaves it grey
    bool playable = true;        ///< else paler and darker
    bool chosen = false;         ///< amber ring
    bool focused = false;        ///< white and ink ring
    bool shadow = false;         ///< lies on the table
};

/// Paints a card into `box`, rings outside of it.
void paintCard(QPainter& painter, const QRectF& box, Card card, const CardLook& look = {});
/// The hidden side.
void paintCardBack(QPainter& painter, const QRectF& box, const CardLook& look = {});

/// The word at a card's foot, in the user's language: "blue", "any colour", "three", "next tile".
[[nodiscard]] QString cardWord(Card card);

} // namespace bubblebar
