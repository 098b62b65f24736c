#include "app/bubble/board/markitems.h"

#include "app/bubble/board/boardlayout.h"
#include "app/bubble/teamsign.h"
#include "app/bubble/tileturn.h"
#include "designer/drawing/beetlepainter.h"
#include "designer/drawing/cardpainter.h"
#include "designer/drawing/marks.h"
#include "designer/drawing/routepath.h"
#include "designer/drawing/tracklayout.h"

#include <QCoreApplication>
#include <QPainter>
#include <QWidget>

#include <algorithm>

namespace bubblebar {

namespace {

constexpr double kRing = 30;
constexpr double kGhostOpacity = 0.72;
constexpr double kMiniCardWidth = 30;
constexpr double kMiniCardStep = 14;
constexpr double kSignRadius = 10;
constexpr double kPulseReach = 26;
/// Marks may stick out over the outermost tiles so far.
constexpr double kMargin = 300;

double ringOf(SpaceId space)
{
    return isOpenSpace(space) ? kPlazaTarget : kRing;
}

std::vector<BeetlePiece> piecesOf(const Race& race, StackOrder beetles)
{
    std::vector<BeetlePiece> pieces;
    for (int level = 0; level < beetles.size(); ++level)
        pieces.push_back({race.colourOf(beetles.at(level)), numberOf(beetles.at(level))});
    return pieces;
}

/// Paints a pill whose text has the size of the program's texts, whatever the zoom. `anchor`: in painter units.
void paintScreenPill(QPainter& painter, QPointF anchor, QPointF offset, const QString& text, const QWidget* widget)
{
    const QFont font = widget ? widget->font() : painter.font();
    const QPointF at = painter.worldTransform().map(anchor);
    painter.save();
    painter.resetTransform();
    QPointF middle = at + offset;
    const double half = pillBox({}, text, font).width() / 2;
    if (widget && middle.x() + half > widget->width())
        middle.setX(at.x() - offset.x() - half);
    else
        middle.rx() += half;
    paintPill(painter, middle, text, font);
    painter.restore();
}

} // namespace

MarkLayer::MarkLayer(const MarkState& state)
    : m_state(state)
{
    setAcceptedMouseButtons(Qt::NoButton);
}

QRectF MarkLayer::boundingRect() const
{
    return trackBounds(race().board->track()).adjusted(-kMargin, -kMargin, kMargin, kMargin);
}

QPointF MarkLayer::centre(SpaceId space) const
{
    return spacePosition(*race().board, race().links, space);
}

void MarksBelow::paint(QPainter* painter, const QStyleOptionGraphicsItem* /*option*/, QWidget* /*widget*/)
{
    painter->setRenderHint(QPainter::Antialiasing);
    // Not while its place may move with a tile.
    if (state().last && !state().marks.turned)
        paintLast(*painter);
    paintTargets(*painter);
    if (state().marks.route)
        paintRoute(*painter, routePath(*race().board, race().links, state().marks.route->spaces), state().walked);
}

void MarksBelow::paintLast(QPainter& painter) const
{
    const LastMove& last = *state().last;
    if (last.spaces.size() > 1) {
        const QPainterPath route = routePath(*race().board, race().links, last.spaces);
        paintTrail(painter, route, tonesOf(last.mover).tint);
    }
    paintLastMove(painter, centre(last.spaces.back()), ringOf(last.spaces.back()));
}

void MarksBelow::paintTargets(QPainter& painter) const
{
    const BoardMarks& marks = state().marks;
    const SpaceId pointed = marks.route && !marks.route->spaces.empty() ? marks.route->spaces.back() : SpaceId::None;
    for (const TargetMark& target : marks.targets) {
        if (target.space == pointed)
            paintPointedTarget(painter, centre(target.space), ringOf(target.space));
        else
            paintTarget(painter, centre(target.space), ringOf(target.space));
    }
    for (const SpaceId space : marks.stacks)
        paintTarget(painter, centre(space), kRing);
}

void MarksAbove::paint(QPainter* painter, const QStyleOptionGraphicsItem* /*option*/, QWidget* widget)
{
    painter->setRenderHint(QPainter::Antialiasing);
    paintPartners(*painter);
    paintGhost(*painter);
    if (state().marks.blocked != SpaceId::None)
        paintBlocked(*painter, centre(state().marks.blocked));
    if (state().blocker != SpaceId::None)
        paintBlocker(*painter);
    paintCards(*painter);
    if (state().marks.turned)
        paintTurnedTile(*painter);
    paintFocus(*painter);
    paintLabels(*painter, widget);
}

void MarksAbove::paintGhost(QPainter& painter) const
{
    const std::optional<RouteMark>& route = state().marks.route;
    if (!route || route->spaces.empty())
        return;
    const Standing landing = landingOf(race(), route->spaces.back(), route->ghost);
    painter.save();
    painter.setOpacity(kGhostOpacity);
    paintStack(painter, landing.at, landing.scale, piecesOf(race(), landing.beetles));
    painter.restore();
}

/// The team's sign on a partner's beetles that are one's own now.
void MarksAbove::paintPartners(QPainter& painter) const
{
    if (state().marks.partners == 0)
        return;
    for (const Standing& standing : standingsOf(race())) {
        for (int level = 0; level < standing.beetles.size(); ++level) {
            if ((state().marks.partners & maskOf(standing.beetles.at(level))) == 0)
                continue;
            const QPointF at = standing.at + stackOffset(level, standing.scale);
            paintTeamSign(painter, at + QPointF(-18, -18), kSignRadius, teamOf(race(), race().turn));
        }
    }
}

/// A toothed ring, which no other mark has; it comes in from outside.
void MarksAbove::paintBlocker(QPainter& painter) const
{
    const double radius = ringOf(state().blocker) + 7 + kPulseReach * (1 - state().pulse);
    QPen pen(palette::kInk, 12);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(pen);
    painter.drawEllipse(centre(state().blocker), radius, radius);
    for (const auto& [colour, width] : {std::pair(palette::kCream, 8.0), std::pair(palette::kBad, 8.0)}) {
        pen.setColor(colour);
        pen.setWidthF(width);
        painter.setPen(pen);
        painter.drawEllipse(centre(state().blocker), radius, radius);
        pen.setCapStyle(Qt::FlatCap);
        pen.setDashPattern({0.9, 0.9});
    }
}

/// At the upper right of the space, the first card in front.
void MarksAbove::paintCards(QPainter& painter) const
{
    CardLook look;
    look.owner = race().colours[static_cast<std::size_t>(race().turn)];
    look.shadow = true;
    for (const TargetMark& target : state().marks.targets) {
        const double ring = ringOf(target.space);
        QPointF at = centre(target.space) + QPointF(ring * 0.45, -ring * 1.35);
        at.rx() += kMiniCardStep * (static_cast<double>(target.cards.size()) - 1);
        for (auto card = target.cards.rbegin(); card != target.cards.rend(); ++card) {
            paintCard(painter, {at, QSizeF(kMiniCardWidth, kMiniCardWidth / kCardAspect)}, *card, look);
            at.rx() -= kMiniCardStep;
        }
    }
}

void MarksAbove::paintTurnedTile(QPainter& painter) const
{
    const TurnedTile& turned = *state().marks.turned;
    const QPointF middle = hexCentre(race().board->tile(turned.tile).at);
    paintChosenTile(painter, middle);
    const TurnedEdges edges = turnedEdges(race(), turned.tile, turned.turn);
    for (int edge = 0; edge < kEdges; ++edge) {
        if (const auto mark = edges[static_cast<std::size_t>(edge)])
            paintLinkMark(painter, middle + edgeMiddle(edge), *mark);
    }
}

/// Beetles show the focus themselves, and targets by being pointed at; tiles and bare spaces are left.
void MarksAbove::paintFocus(QPainter& painter) const
{
    const Pick& focus = state().focus;
    if (focus.space != SpaceId::None || focus.tile == BoardTileId::None)
        return;
    const QPointF middle = hexCentre(race().board->tile(focus.tile).at);
    painter.setBrush(Qt::NoBrush);
    for (const auto& [colour, width] : {std::pair(palette::kInk, 8.0), std::pair(QColor(Qt::white), 4.0)}) {
        painter.setPen(QPen(colour, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.drawPath(roundedHex(kTileRadius - 4, 13, middle));
    }
}

void MarksAbove::paintLabels(QPainter& painter, const QWidget* widget) const
{
    const BoardMarks& marks = state().marks;
    if (marks.route && marks.route->spaces.size() > 1) {
        const int steps = static_cast<int>(marks.route->spaces.size()) - 1;
        const SpaceId end = marks.route->spaces.back();
        const double reach = ringOf(end) * 0.9 * painter.worldTransform().m11();
        // Little cards have the upper right to themselves.
        const bool hasCards =
            std::ranges::any_of(marks.targets, [&](const TargetMark& t) { return t.space == end && !t.cards.empty(); });
        paintScreenPill(painter, centre(end), {reach, hasCards ? reach : -reach},
                        QCoreApplication::translate("Board", "%n space(s)", nullptr, steps), widget);
    }
    if (marks.chosen != BeetleId::None && race().beetles.moving(marks.chosen) > 1) {
        const SpaceId space = race().beetles.where(marks.chosen);
        const int riders = race().beetles.moving(marks.chosen) - 1;
        const double reach = kRing * 0.6 * painter.worldTransform().m11();
        paintScreenPill(painter, centre(space), {reach, -2.2 * reach},
                        QCoreApplication::translate("Board", "%n ride(s)", "beetles that ride along", riders), widget);
    }
}

} // namespace bubblebar
