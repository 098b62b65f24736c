#pragma once

#include <QPointF>
#include <QString>

class QPainter;

namespace bubblebar {

struct Race;

/// 0 for seats 0 and 2, 1 for seats 1 and 3 (R19); −1 where there are no teams.
[[nodiscard]] int teamOf(const Race& race, int seat);

/// "Star team", "Heart team".
[[nodiscard]] QString teamName(int team);

/// The team's sign on a paper disc: a star or a heart, so that no colour is needed to tell them apart.
void paintTeamSign(QPainter& painter, QPointF centre, double radius, int team);

} // namespace bubblebar
