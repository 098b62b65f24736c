#pragma once

#include "core/beep/card.h"

#include <QPixmap>
#include <QRectF>

#include <unordered_map>

class QPainter;

namespace bubblebar::beep {

/// A card's width by its height.
inline constexpr double kCardShape = 126.0 / 176.0;

/// The cards of the game and the car as pictures, painted once for each size and laid pixel on pixel: for painters that
/// are moved and scaled, not turned. The colour is told three times over: by the coat of
/// the animal, by the pattern of the ground, and by its initial.
class CardFaces
{
public:
    /// Fills `box`, which has the shape of a card.
    void paint(QPainter& painter, Card card, const QRectF& box);
    /// Face down.
    void paintBack(QPainter& painter, const QRectF& box);
    /// As paintRoadArt().
    void paintCar(QPainter& painter, bool honks, const QRectF& box);

private:
    void paintPicture(QPainter& painter, int number, const QRectF& box);
    [[nodiscard]] const QPixmap& picture(int number, QSize size, double ratio);

    std::unordered_map<std::uint64_t, QPixmap> m_pictures;
};

/// Without a cache: a card of 126 × 176 units, its corner at the origin.
void paintCard(QPainter& painter, Card card);
/// A picture of the road, "car" or "car-honk", about its own middle; they are 200 units wide and high.
void paintRoadArt(QPainter& painter, QLatin1String name, const QRectF& box);
/// The letter that stands for a colour.
[[nodiscard]] QString colourInitial(Colour colour);

} // namespace bubblebar::beep
