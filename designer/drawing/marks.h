#pragma once

#include <QColor>
#include <QFont>
#include <QPainterPath>
#include <QPointF>
#include <QString>

class QPainter;

namespace bubblebar {

/// Marks on the board, in tile units. Each says by its shape what it means: can act = ring, target = double ring,
/// blocked = cross, last move = dots. `centre`: of the space.

/// Round a space that can be reached. Start and finish take kPlazaTarget as `radius`.
void paintTarget(QPainter& painter, QPointF centre, double radius = 30);
inline constexpr double kPlazaTarget = 54;
/// The same while it is pointed at.
void paintPointedTarget(QPainter& painter, QPointF centre, double radius = 30);
/// Over a space that cannot be entered.
void paintBlocked(QPainter& painter, QPointF centre);
/// Round the space where the last move ended.
void paintLastMove(QPainter& painter, QPointF centre, double radius = 30);
/// The way of the last move, in the tint of who moved.
void paintTrail(QPainter& painter, const QPainterPath& route, const QColor& tint);
/// The way to the target pointed at. `walked`: how far its dots have moved on, in tile units.
void paintRoute(QPainter& painter, const QPainterPath& route, double walked = 0);

/// What a tile's edge meets while it is laid or turned.
enum class LinkMark : std::uint8_t {
    Link,    ///< stays linked
    NewLink, ///< becomes linked
    Lost,    ///< a path meets grass
    Open,    ///< nothing lies beside it
};
/// On the middle of an edge.
void paintLinkMark(QPainter& painter, QPointF centre, LinkMark mark, double scale = 1);

/// Round a whole tile that is chosen; the tile's centre at `centre`.
void paintChosenTile(QPainter& painter, QPointF centre);

/// A short dark label, "6 spaces", in painter units and the size of the font; returns its box.
QRectF paintPill(QPainter& painter, QPointF centre, const QString& text, const QFont& font);
/// The box that paintPill() fills.
[[nodiscard]] QRectF pillBox(QPointF centre, const QString& text, const QFont& font);

} // namespace bubblebar
