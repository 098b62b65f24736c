#include "app/help/helpparts.h"

#include "app/help/tableground.h"
#include "core/track/standardset.h"
#include "designer/drawing/beetlepainter.h"
#include "designer/drawing/cardpainter.h"
#include "designer/drawing/flower.h"
#include "designer/drawing/ground.h"
#include "designer/drawing/tilepainter.h"
#include "designer/drawing/tracklayout.h"
#include "designer/drawing/trackpainter.h"

#include <QPainter>

#include <array>
#include <utility>

namespace bubblebar {

namespace {

constexpr double kCardHeight = 118;
constexpr double kCardWidth = kCardHeight * kCardAspect;
constexpr double kGap = 12;
constexpr double kPileGap = 46;
constexpr double kIcon = 52; ///< side of the small pictures beside a text
constexpr double kFlower = 60;

QRectF cardBox(std::size_t number)
{
    return {6 + static_cast<double>(number) * (kCardWidth + kGap), 6, kCardWidth, kCardHeight};
}

void paintHand(QPainter& painter, std::span<const Card> cards, Colour owner)
{
    CardLook look;
    look.owner = owner;
    look.shadow = true;
    for (std::size_t i = 0; i < cards.size(); ++i)
        paintCard(painter, cardBox(i), cards[i], look);
}

/// An arrow from the draw pile to the hand.
void paintArrow(QPainter& painter, QPointF from, QPointF to)
{
    painter.setPen(QPen(palette::kInk, 6, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawLine(from, to);
    painter.drawPolyline(QPolygonF {{to + QPointF(9, -9), to, to + QPointF(9, 9)}});
    painter.setPen(QPen(palette::kAmber, 3, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawLine(from, to);
    painter.drawPolyline(QPolygonF {{to + QPointF(9, -9), to, to + QPointF(9, 9)}});
}

/// A piece of the table, on which `paint` paints.
template <class Paint>
HelpPicture onTable(QSizeF size, Paint paint)
{
    const auto all = [size, paint](QPainter& painter, bool dark) {
        paintTableGround(painter, QRectF(QPointF(), size), 11, dark);
        paint(painter, dark);
    };
    return {size, all};
}

} // namespace

HelpPicture cardsPicture(std::span<const Card> cards, Colour owner)
{
    const std::vector<Card> all(cards.begin(), cards.end());
    return onTable(QSizeF(cardBox(all.size() - 1).right() + 6, kCardHeight + 14),
                   [all, owner](QPainter& painter, bool) { paintHand(painter, all, owner); });
}

HelpPicture handPicture(std::span<const Card> cards)
{
    const std::vector<Card> all(cards.begin(), cards.end());
    const QRectF pile(cardBox(all.size()).translated(kPileGap, 0));
    return onTable(QSizeF(pile.right() + 12, kCardHeight + 18), [all, pile](QPainter& painter, bool) {
        paintHand(painter, all, Colour::Orange);
        CardLook look;
        look.shadow = true;
        for (const double rise : {0.0, 3.0, 6.0})
            paintCardBack(painter, pile.translated(rise / 2, 6 - rise), look);
        const double y = pile.center().y();
        paintArrow(painter, {pile.left() - 8, y}, {cardBox(all.size() - 1).right() + 10, y});
    });
}

HelpPicture flowersPicture(std::span<const Colour> colours)
{
    const std::vector<Colour> all(colours.begin(), colours.end());
    const QSizeF size(kFlower * static_cast<double>(all.size()) + 20, kFlower + 16);
    return onTable(size, [all, size](QPainter& painter, bool) {
        for (std::size_t i = 0; i < all.size(); ++i)
            paintFlower(painter, {10 + kFlower * (static_cast<double>(i) + 0.5), size.height() / 2}, kFlower / 216,
                        std::array {all[i]});
    });
}

HelpPicture bonusPicture(Bonus bonus)
{
    return {{kIcon, kIcon}, [bonus](QPainter& painter, bool) {
                paintFlower(painter, {kIcon / 2, kIcon / 2}, kIcon / 200, std::array {Colour::Yellow}, bonus);
            }};
}

HelpPicture terrainPicture(Terrain terrain)
{
    return {{kIcon, kIcon}, [terrain](QPainter& painter, bool) {
                painter.translate(kIcon / 2, kIcon / 2);
                painter.scale(kIcon / 205, kIcon / 205);
                paintGround(painter, terrain, 0, {});
                const TerrainRule& rule = standardTileSet()->rule(terrain);
                if (hasBadge(rule))
                    paintTerrainBadge(painter, {}, 0.72, rule);
            }};
}

HelpPicture teamsPicture(std::span<const Colour> one, std::span<const Colour> other)
{
    const std::array teams {std::vector<Colour>(one.begin(), one.end()),
                            std::vector<Colour>(other.begin(), other.end())};
    return onTable(QSizeF(430, 100), [teams](QPainter& painter, bool) {
        for (std::size_t side = 0; side < teams.size(); ++side)
            for (std::size_t i = 0; i < teams[side].size(); ++i)
                for (int number = 1; number <= 2; ++number) {
                    const double x =
                        36 + 230 * static_cast<double>(side) + 84 * static_cast<double>(i) + 36 * (number - 1);
                    paintBeetle(painter, {x, number == 1 ? 36.0 : 64.0}, 0.3, {teams[side][i], number});
                }
    });
}

HelpPicture trackOnTable(const TrackPtr& track)
{
    constexpr double kScale = 0.5;
    const QRectF area = trackBounds(*track).adjusted(-16, -16, 16, 16);
    return onTable(area.size() * kScale, [track, area](QPainter& painter, bool dark) {
        painter.scale(kScale, kScale);
        painter.translate(-area.topLeft());
        TileLook look;
        look.dark = dark;
        look.detail = detailFor(painter);
        paintTrack(painter, *track, look);
    });
}

HelpPicture startAndFinishPicture()
{
    return onTable(QSizeF(400, 190), [](QPainter& painter, bool dark) {
        TileLook look;
        look.dark = dark;
        painter.translate(105, 95);
        painter.scale(0.86, 0.86);
        paintStart(painter, look);
        painter.translate(220, 0);
        paintFinish(painter, look);
    });
}

} // namespace bubblebar
