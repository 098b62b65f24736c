#include "app/bubble/teamsign.h"

#include "core/bubble/position.h"
#include "designer/drawing/palette.h"

#include <QCoreApplication>
#include <QPainter>
#include <QPainterPath>

#include <cmath>
#include <numbers>

namespace bubblebar {

namespace {

/// About 10 units high, round the origin.
QPainterPath star()
{
    constexpr int kPoints = 5;
    QPolygonF corners;
    for (int i = 0; i < 2 * kPoints; ++i) {
        const double radius = i % 2 == 0 ? 6.4 : 2.9;
        const double angle = i * std::numbers::pi / kPoints;
        corners << QPointF(radius * std::sin(angle), 0.4 - radius * std::cos(angle));
    }
    QPainterPath path;
    path.addPolygon(corners);
    path.closeSubpath();
    return path;
}

QPainterPath heart()
{
    QPainterPath path(QPointF(0, 5.6));
    path.cubicTo(-9, -0.5, -5.5, -7.5, 0, -2.6);
    path.cubicTo(5.5, -7.5, 9, -0.5, 0, 5.6);
    return path;
}

} // namespace

int teamOf(const Race& race, int seat)
{
    return race.teams ? seat % 2 : -1;
}

QString teamName(int team)
{
    return team == 0 ? QCoreApplication::translate("Teams", "Star team")
                     : QCoreApplication::translate("Teams", "Heart team");
}

void paintTeamSign(QPainter& painter, QPointF centre, double radius, int team)
{
    painter.save();
    painter.translate(centre);
    painter.scale(radius / 9, radius / 9);
    painter.setPen(QPen(palette::kInk, 1.4));
    painter.setBrush(palette::kPaper);
    painter.drawEllipse(QPointF(), 9, 9);
    painter.setPen(QPen(palette::kInk, 0.8, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(team == 0 ? palette::kAmber : palette::kBad);
    painter.drawPath(team == 0 ? star() : heart());
    painter.restore();
}

} // namespace bubblebar
