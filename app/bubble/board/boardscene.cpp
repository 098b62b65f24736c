#include "app/bubble/board/boardscene.h"

#include "app/bubble/board/boardlayout.h"
#include "app/bubble/board/stackitem.h"
#include "app/bubble/board/tileitem.h"
#include "designer/drawing/routepath.h"
#include "designer/drawing/tracklayout.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace bubblebar {

namespace {

/// Z values, from the table up; the stacks lie in order between Stacks and Moving.
constexpr double kTileLayer = 1;
constexpr double kTurnedTileLayer = 2;
constexpr double kBelowLayer = 3;
constexpr double kStackLayer = 4;
constexpr double kMovingLayer = 6;
constexpr double kAboveLayer = 7;

constexpr int kStepTime = 180;
constexpr int kLongestMove = 1400;
constexpr int kTurnTime = 320;
constexpr int kBreathTime = 1600;
/// Then the rings stay as they are: a table at which somebody thinks costs nothing.
constexpr int kBreaths = 3;
constexpr double kLeastGlow = 0.7;
constexpr double kGlowStep = 0.03;
constexpr int kPulseTime = 450;
constexpr double kSpaceReach = 30;
constexpr double kHoverLift = 4;
constexpr double kHoverGrowth = 1.06;
constexpr double kDragLift = 14;
constexpr double kDragGrowth = 1.12;

StackOrder withoutTop(StackOrder stack, int count)
{
    StackOrder rest;
    for (int level = 0; level < stack.size() - count; ++level)
        rest.push(stack.at(level));
    return rest;
}

bool holds(StackOrder stack, BeetleId beetle)
{
    for (int level = 0; level < stack.size(); ++level) {
        if (stack.at(level) == beetle)
            return true;
    }
    return false;
}

} // namespace

BoardScene::BoardScene(const Race& race, QObject* parent)
    : QGraphicsScene(parent)
    , m_race(race)
{
    setItemIndexMethod(NoIndex);
    m_state.race = &m_race;
    addTiles();
    m_below = new MarksBelow(m_state);
    m_below->setZValue(kBelowLayer);
    addItem(m_below);
    m_above = new MarksAbove(m_state);
    m_above->setZValue(kAboveLayer);
    addItem(m_above);
    setSceneRect(m_below->boundingRect());
    rebuildStacks(standingsOf(m_race));
    connect(&m_animation, &QVariantAnimation::valueChanged, this,
            [this](const QVariant& value) { m_frame(value.toDouble()); });
    connect(&m_animation, &QVariantAnimation::finished, this, &BoardScene::endShowing);
    m_breath.setStartValue(0.0);
    m_breath.setEndValue(1.0);
    m_breath.setDuration(kBreathTime);
    m_breath.setLoopCount(kBreaths);
    connect(&m_breath, &QVariantAnimation::valueChanged, this,
            [this](const QVariant& value) { followBreath(value.toDouble()); });
    connect(&m_breath, &QVariantAnimation::finished, this, [this] { followBreath(1); });
    m_pulse.setStartValue(0.0);
    m_pulse.setEndValue(1.0);
    m_pulse.setEasingCurve(QEasingCurve::OutQuad);
    connect(&m_pulse, &QVariantAnimation::valueChanged, this, [this](const QVariant& value) {
        m_state.pulse = value.toDouble();
        m_above->update();
    });
}

BoardScene::~BoardScene() = default;

void BoardScene::addTiles()
{
    const Board& board = *m_race.board;
    for (std::size_t i = 0; i < board.tiles().size(); ++i) {
        const auto id = static_cast<BoardTileId>(i);
        PlacedTile placed = board.track().tiles[board.trackIndex(id)];
        placed.rotation = m_race.links.rotation(id);
        auto* item = new TileItem(board.trackPtr(), placed);
        item->setZValue(kTileLayer);
        addItem(item);
        m_tiles.push_back(item);
    }
}

void BoardScene::rebuildStacks(const std::vector<Standing>& standings)
{
    qDeleteAll(m_stacks);
    m_stacks.clear();
    for (const Standing& standing : standings) {
        auto* item = new StackItem(m_race, standing);
        item->setZValue(kStackLayer + static_cast<double>(m_stacks.size()) / kMaxBeetles);
        addItem(item);
        m_stacks.push_back(item);
    }
    updateLooks();
}

void BoardScene::setRace(const Race& race)
{
    m_race = race;
    for (std::size_t i = 0; i < m_tiles.size(); ++i)
        m_tiles[i]->setRotationSteps(race.links.rotation(static_cast<BoardTileId>(i)));
    rebuildStacks(standingsOf(m_race));
    m_below->update();
    m_above->update();
    Q_EMIT raceChanged();
}

void BoardScene::show(const Race& before, const Transition& transition, const Race& after)
{
    m_animation.stop();
    m_after = after;
    m_lastAfter = m_state.last;
    const int duration = stage(before, transition);
    runAnimation(duration, 0, 1);
}

void BoardScene::showBack(const Race& before, const Transition& undone)
{
    m_animation.stop();
    m_after = before;
    m_lastAfter = m_state.last;
    // The same pictures, the last first: they start from how things lay before.
    setRace(before);
    const int duration = stage(before, undone);
    if (undone.moved.size() > 0)
        m_lastAfter.reset();
    m_frame(1);
    runAnimation(duration, 1, 0);
}

/// Prepares the pictures that lead from `before` on, and returns how many milliseconds they take.
int BoardScene::stage(const Race& before, const Transition& transition)
{
    delete m_moving;
    m_moving = nullptr;
    m_frame = [](double) {};
    if (transition.moved.size() > 0)
        return stageMove(before, transition);
    if (transition.action.kind == Action::Kind::BonusRotate)
        return stageTurn(before, transition);
    return 0;
}

int BoardScene::stageMove(const Race& before, const Transition& transition)
{
    const std::vector<SpaceId> route = routeOf(before, transition.action);
    m_lastAfter = LastMove {route, before.colourOf(transition.moved.at(0))};
    setLastMove(std::nullopt);

    Standing start;
    std::vector<Standing> rest = standingsOf(before);
    for (Standing& standing : rest) {
        if (!holds(standing.beetles, transition.moved.at(0)))
            continue;
        start = standing;
        standing.beetles = withoutTop(standing.beetles, transition.moved.size());
        start.at += stackOffset(standing.beetles.size(), standing.scale);
        start.beetles = transition.moved;
    }
    std::erase_if(rest, [](const Standing& standing) { return standing.beetles.size() == 0; });
    rebuildStacks(rest);
    m_moving = new StackItem(before, start);
    m_moving->setZValue(kMovingLayer);
    addItem(m_moving);

    const QPainterPath path = routePath(*before.board, before.links, route);
    const QPointF landing = landingOf(before, transition.action.space, transition.moved).at;
    const QPointF leave = start.at - path.pointAtPercent(0);
    const QPointF arrive = landing - path.pointAtPercent(1);
    const auto steps = static_cast<int>(route.size()) - 1;
    m_frame = [this, path, leave, arrive, steps, done = 0](double t) mutable {
        m_moving->setPos(path.pointAtPercent(t) + leave * (1 - t) + arrive * t);
        const int reached = static_cast<int>(t * steps);
        if (reached != std::exchange(done, reached))
            Q_EMIT stepped();
    };
    return std::min(kLongestMove, kStepTime * steps);
}

int BoardScene::stageTurn(const Race& before, const Transition& transition)
{
    const BoardTileId tile = transition.action.tile;
    const QPointF middle = hexCentre(before.board->tile(tile).at);
    if (m_lastAfter)
        m_lastAfter->spaces = {m_lastAfter->spaces.back()};
    m_frame = [this, tile, middle, turn = transition.action.turn](double t) {
        const double degrees = 60.0 * turn * t;
        m_tiles[index(tile)]->setTurn(degrees);
        for (StackItem* stack : m_stacks) {
            if (m_race.board->space(stack->standing().space).tile == tile)
                stack->setPos(middle + turned(stack->standing().at - middle, degrees));
        }
    };
    return kTurnTime;
}

void BoardScene::runAnimation(int milliseconds, double start, double end)
{
    m_animation.setStartValue(start);
    m_animation.setEndValue(end);
    m_animation.setEasingCurve(QEasingCurve::InOutQuad);
    // One millisecond at least, so that the end is always announced from the event loop.
    m_animation.setDuration(std::max(1, static_cast<int>(milliseconds * m_pace)));
    m_animation.start();
}

void BoardScene::finishShowing()
{
    if (isShowing())
        m_animation.setCurrentTime(m_animation.duration());
}

void BoardScene::endShowing()
{
    delete m_moving;
    m_moving = nullptr;
    m_state.last = m_lastAfter;
    setRace(m_after);
    Q_EMIT shown();
}

void BoardScene::setMarks(const BoardMarks& marks)
{
    if (marks == m_state.marks)
        return;
    const BeetleMask before = std::exchange(m_state.marks, marks).canAct;
    if (marks.canAct != before) {
        m_breath.stop();
        m_glow = 1;
        if (marks.canAct != 0 && m_pace > 0)
            m_breath.start();
    }
    updateTiles();
    updateLooks();
    m_below->update();
    m_above->update();
    Q_EMIT marksChanged();
}

/// `part`: of a breath, 0 … 1. Changes that nobody sees are left out.
void BoardScene::followBreath(double part)
{
    const double glow = kLeastGlow + (1 - kLeastGlow) * (0.5 + 0.5 * std::cos(2 * M_PI * part));
    if (std::abs(glow - m_glow) < kGlowStep && part < 1)
        return;
    m_glow = glow;
    for (StackItem* stack : m_stacks)
        stack->setGlow(glow);
}

void BoardScene::setPointed(const Pick& pick, bool focused)
{
    m_pointed = pick;
    m_state.focus = focused ? pick : Pick {};
    updateLooks();
    m_above->update();
}

void BoardScene::setLastMove(const std::optional<LastMove>& last)
{
    m_state.last = last;
    m_below->update();
}

void BoardScene::setBlocker(SpaceId space)
{
    if (space == m_state.blocker)
        return;
    m_state.blocker = space;
    m_state.pulse = 1;
    m_pulse.stop();
    if (space != SpaceId::None && m_pace > 0) {
        m_pulse.setDuration(static_cast<int>(kPulseTime * m_pace));
        m_pulse.start();
    }
    m_above->update();
}

void BoardScene::setDark(bool dark)
{
    for (TileItem* tile : m_tiles)
        tile->setDark(dark);
}

/// The tile that may be turned lies as it would after the turn, the others step back.
void BoardScene::updateTiles()
{
    const std::optional<TurnedTile>& turned = m_state.marks.turned;
    for (std::size_t i = 0; i < m_tiles.size(); ++i) {
        const bool isTurned = turned && index(turned->tile) == i;
        m_tiles[i]->setTurn(isTurned ? 60.0 * turned->turn : 0);
        m_tiles[i]->setDimmed(turned && !isTurned);
        m_tiles[i]->setZValue(isTurned ? kTurnedTileLayer : kTileLayer);
    }
    for (StackItem* stack : m_stacks) {
        const Standing& standing = stack->standing();
        const BoardTileId tile = m_race.board->space(standing.space).tile;
        const QPointF middle = hexCentre(m_race.board->tile(tile).at);
        const double degrees = turned && turned->tile == tile ? 60.0 * turned->turn : 0;
        stack->setPos(middle + bubblebar::turned(standing.at - middle, degrees));
    }
}

void BoardScene::updateLooks()
{
    const BoardMarks& marks = m_state.marks;
    for (StackItem* stack : m_stacks) {
        const StackOrder beetles = stack->standing().beetles;
        const BeetleId acting = actingIn(beetles, BeetleId::None);
        BeetleLook look;
        for (int level = 0; level < beetles.size(); ++level) {
            if (beetles.at(level) == acting)
                look.litLevel = level;
        }
        look.glow = look.litLevel >= 0 ? m_glow : 1;
        look.chosen = marks.chosen != BeetleId::None && holds(beetles, marks.chosen);
        look.resting =
            marks.choosing && acting == BeetleId::None && !look.chosen && stack->standing().space != SpaceId::Finish;
        look.focused = m_state.focus.beetle != BeetleId::None && holds(beetles, m_state.focus.beetle);
        stack->setLook(look);
        const bool hovered =
            m_pointed.beetle != BeetleId::None && holds(beetles, m_pointed.beetle) && acting != BeetleId::None;
        stack->setLifted(hovered ? kHoverLift : 0, hovered ? kHoverGrowth : 1);
    }
}

BeetleId BoardScene::actingIn(StackOrder stack, BeetleId hit) const
{
    const auto acts = [&](BeetleId beetle) { return (m_state.marks.canAct & maskOf(beetle)) != 0; };
    if (hit != BeetleId::None && acts(hit))
        return hit;
    for (int level = stack.size() - 1; level >= 0; --level) {
        if (acts(stack.at(level)))
            return stack.at(level);
    }
    return hit;
}

void BoardScene::setDragged(const std::optional<QPointF>& point)
{
    delete m_moving;
    m_moving = nullptr;
    if (!point || m_state.marks.chosen == BeetleId::None)
        return;
    m_moving =
        new StackItem(m_race, {SpaceId::None, m_race.beetles.lifted(m_state.marks.chosen), *point, kBeetleScale});
    m_moving->setLifted(kDragLift, kDragGrowth);
    m_moving->setZValue(kMovingLayer);
    addItem(m_moving);
}

Pick BoardScene::pickAt(QPointF point) const
{
    Pick pick;
    const Hex hex = hexAt(point);
    const auto tiles = m_race.board->tiles();
    const auto tile = std::ranges::find(tiles, hex, &BoardTile::at);
    if (tile != tiles.end()) {
        pick.tile = static_cast<BoardTileId>(tile - tiles.begin());
        double nearest = kSpaceReach * kSpaceReach;
        for (int i = 0; i < tile->spaceCount; ++i) {
            const auto space = static_cast<SpaceId>(static_cast<int>(tile->firstSpace) + i);
            const QPointF away = point - spacePosition(*m_race.board, m_race.links, space);
            const double distance = QPointF::dotProduct(away, away);
            // Start and finish fill their tile.
            if (distance < nearest || !tile->tile.isTrack()) {
                nearest = distance;
                pick.space = space;
            }
        }
    }
    for (auto stack = m_stacks.rbegin(); stack != m_stacks.rend(); ++stack) {
        const BeetleId hit = beetleAt((*stack)->standing(), point);
        if (hit == BeetleId::None)
            continue;
        pick.beetle = actingIn((*stack)->standing().beetles, hit);
        pick.space = (*stack)->standing().space;
        pick.tile = m_race.board->space(pick.space).tile;
        break;
    }
    return pick;
}

QPointF BoardScene::placeOf(const Pick& pick) const
{
    for (const StackItem* stack : m_stacks) {
        const Standing& standing = stack->standing();
        for (int level = 0; level < standing.beetles.size(); ++level) {
            if (standing.beetles.at(level) == pick.beetle)
                return standing.at + stackOffset(level, standing.scale);
        }
    }
    if (pick.space != SpaceId::None)
        return spacePosition(*m_race.board, m_race.links, pick.space);
    return pick.tile != BoardTileId::None ? hexCentre(m_race.board->tile(pick.tile).at) : QPointF();
}

QRectF BoardScene::boardRect() const
{
    return trackBounds(m_race.board->track());
}

} // namespace bubblebar
