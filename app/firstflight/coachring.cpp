#include "app/firstflight/coachring.h"

#include "app/bubble/board/boardscene.h"
#include "app/bubble/board/boardview.h"
#include "app/bubble/board/stackfan.h"
#include "app/bubble/handview.h"
#include "app/bubble/promptline.h"
#include "app/bubble/tablearea.h"
#include "designer/drawing/beetlepainter.h"
#include "designer/drawing/flower.h"
#include "designer/drawing/palette.h"

#include <QEvent>
#include <QPainter>

#include <cmath>
#include <numbers>

namespace bubblebar {

namespace {

constexpr int kBeat = 800;      // ms
constexpr int kBeats = 4;       ///< then it stays
constexpr double kGrowth = 4;   ///< of the ring, in pixels
constexpr double kGap = 6;      ///< between ring and arrow
constexpr double kArrow = 26;   ///< its length
constexpr double kBounce = 7;   ///< of the arrow
constexpr double kAround = 5;   ///< between the target and the ring
constexpr double kFanDisc = 23; ///< radius of a beetle in a fan, in pixels
constexpr double kOffice = 62;  ///< radius of the ring on start and finish, in tile units
constexpr int kMargin = static_cast<int>(kGrowth + kGap + kArrow + kBounce) + 4;

/// An arrow whose tip is at the origin and that points down.
QPolygonF arrow()
{
    return QPolygonF({{0, 0}, {-13, -14}, {-5, -14}, {-5, -kArrow}, {5, -kArrow}, {5, -14}, {13, -14}});
}

} // namespace

CoachRing::CoachRing(TableArea& area)
    : QWidget(&area)
    , m_area(area)
    , m_fan(area.view().viewport()->findChild<StackFan*>(QStringLiteral("stackFan")))
{
    setObjectName(QStringLiteral("coachRing"));
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    m_beat.setStartValue(0.0);
    m_beat.setEndValue(1.0);
    m_beat.setDuration(kBeat);
    m_beat.setLoopCount(kBeats);
    connect(&m_beat, &QVariantAnimation::valueChanged, this, qOverload<>(&QWidget::update));
    connect(&area.view(), &BoardView::viewChanged, this, &CoachRing::follow);
    area.installEventFilter(this);
    area.hand().installEventFilter(this);
    m_fan->installEventFilter(this);
    hide();
}

void CoachRing::setTarget(const FlightTarget& target, bool moves)
{
    const bool isOther = target != m_target;
    m_target = target;
    follow();
    if (isOther || !moves)
        m_beat.stop();
    if (isOther && moves && isVisible())
        m_beat.start();
}

void CoachRing::follow()
{
    const QRectF rect = targetRect();
    setVisible(!rect.isEmpty());
    if (rect.isEmpty())
        return;
    m_ring = rect.adjusted(-kAround, -kAround, kAround, kAround);
    setGeometry(m_ring.toAlignedRect().adjusted(-kMargin, -kMargin, kMargin, kMargin));
    raise();
    update();
}

QRectF CoachRing::targetRect() const
{
    switch (m_target.kind) {
    case FlightTarget::Kind::Card:
        return m_area.hand().cardOutline(m_target.pick.card).boundingRect().translated(m_area.hand().pos());
    case FlightTarget::Kind::Board:
        return m_fan->isVisible() && !fanRect(m_target.pick.beetle).isEmpty() ? fanRect(m_target.pick.beetle)
                                                                              : boardRect(m_target.pick);
    case FlightTarget::Kind::Leave:
        return m_area.prompt().leaveButtonRect().translated(m_area.prompt().pos());
    case FlightTarget::Kind::Nothing:
        break;
    }
    return {};
}

QRectF CoachRing::boardRect(const Pick& pick) const
{
    const BoardScene& scene = m_area.scene();
    const bool isSpot = pick.space == SpaceId::Start || pick.space == SpaceId::Finish;
    double radius = pick.beetle != BeetleId::None ? kBeetleRadius : kFlowerRadius;
    if (isSpot && pick.beetle == BeetleId::None)
        radius = kOffice;
    radius *= m_area.view().zoom();
    const QPointF middle = m_area.view().fromBoard(scene.placeOf(pick));
    const QPointF centre = m_area.view().viewport()->mapTo(&m_area, middle.toPoint());
    return {centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius};
}

QRectF CoachRing::fanRect(BeetleId beetle) const
{
    for (int level = 0; level < m_fan->order().size(); ++level) {
        if (m_fan->order().at(level) != beetle)
            continue;
        const QPoint centre = m_fan->mapTo(&m_area, m_fan->slot(level).toPoint());
        return {centre.x() - kFanDisc, centre.y() - kFanDisc, 2 * kFanDisc, 2 * kFanDisc};
    }
    return {};
}

bool CoachRing::isRound() const
{
    return m_target.kind == FlightTarget::Kind::Board;
}

/// From below where there is something to read above.
bool CoachRing::pointsUp() const
{
    return isRound() && m_ring.top() - kMargin < m_area.view().y();
}

void CoachRing::paintEvent(QPaintEvent* /*event*/)
{
    const double beat = m_beat.state() == QAbstractAnimation::Running ? m_beat.currentValue().toDouble() : 0;
    const double swing = 0.5 - 0.5 * std::cos(2 * std::numbers::pi * beat);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(-pos());
    const double growth = kGrowth * swing;
    const QRectF ring = m_ring.adjusted(-growth, -growth, growth, growth);
    const double radius = isRound() ? ring.width() / 2 : 10;
    painter.setBrush(Qt::NoBrush);
    for (const QPen& pen : {QPen(palette::kInk, 8), QPen(palette::kAmber, 4.5)}) {
        painter.setPen(pen);
        painter.drawRoundedRect(ring, radius, radius);
    }
    if (m_target.kind == FlightTarget::Kind::Leave)
        return;
    const double away = kAround + kGap + kBounce * swing;
    painter.translate(m_ring.center().x(), pointsUp() ? m_ring.bottom() + away : m_ring.top() - away);
    if (pointsUp())
        painter.rotate(180);
    painter.setPen(QPen(palette::kInk, 2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(palette::kAmber);
    painter.drawPolygon(arrow());
}

bool CoachRing::eventFilter(QObject* /*watched*/, QEvent* event)
{
    const QEvent::Type type = event->type();
    if (type == QEvent::Resize || type == QEvent::Move || type == QEvent::Show || type == QEvent::Hide)
        follow();
    return false;
}

} // namespace bubblebar
