#include "app/beep/beeptable.h"

#include "app/beep/roadtones.h"

#include "core/beep/beeptext.h"
#include "core/support/everylanguage.h"
#include "designer/widgets/livetexts.h"
#include "designer/widgets/tablelook.h"

#include <QApplication>
#include <QFontInfo>
#include <QMouseEvent>
#include <QPainter>
#include <QStyle>

#include <algorithm>
#include <cmath>

namespace bubblebar::beep {

namespace {

using Spot = BeepTable::Spot;

constexpr int kFlightTime = 220;
constexpr QSize kLeast(560, 250);
/// Words grow a little where the table is small, and with the user's text, as far as there is room.
constexpr double kMostGrowth = 1.25;
constexpr int kGreatestText = 21;
/// Rings and shadows reach this far beyond what they belong to.
constexpr double kReach = 26;

std::size_t index(int number)
{
    return static_cast<std::size_t>(number);
}

QRectF road()
{
    QRectF box({}, TablePlan::kRoad);
    box.moveCenter(TablePlan::kMiddle);
    return box;
}

} // namespace

BeepTable::BeepTable(BeepPlay& play, const std::vector<int>& totals, QWidget* parent)
    : QWidget(parent)
    , m_play(play)
    , m_plan(play.game().plan().seats)
    , m_totals(totals)
{
    setObjectName(QStringLiteral("beepTable"));
    setMinimumSize(kLeast);
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setContextMenuPolicy(Qt::PreventContextMenu);
    setAttribute(Qt::WA_OpaquePaintEvent);
    setLiveName(this, [] { return tr("Table"); });
    // Letters of the colours stand on the cards.
    connect(&LanguageNews::instance(), &LanguageNews::changed, this, [this] {
        m_faces = CardFaces();
        update();
    });
    setAccessibleParts(*this, *this);
    connect(&play, &BeepPlay::seatChanged, this, &BeepTable::showSeat);
    connect(&play, &BeepPlay::changed, this, qOverload<>(&QWidget::update));
    connect(&play.game(), &LiveGame::happened, this, &BeepTable::showTransition);
    connect(&play.game(), &LiveGame::stateChanged, this, &BeepTable::showState);
    connect(&m_flights, &CardFlights::moved, this, &BeepTable::updateArea);
    connect(&m_flights, &CardFlights::landed, this, &BeepTable::showSeat);
}

QSize BeepTable::sizeHint() const
{
    return TablePlan::kSize.toSize();
}

void BeepTable::stop()
{
    m_flights.finish();
}

QTransform BeepTable::transform() const
{
    const double scale = std::min(width() / TablePlan::kSize.width(), height() / TablePlan::kSize.height());
    QTransform transform;
    transform.translate((width() - TablePlan::kSize.width() * scale) / 2,
                        (height() - TablePlan::kSize.height() * scale) / 2);
    transform.scale(scale, scale);
    return transform;
}

QRect BeepTable::area(const QRectF& planned) const
{
    return transform().mapRect(planned).toAlignedRect();
}

void BeepTable::updateArea(const QRectF& planned)
{
    update(area(planned.adjusted(-kReach, -kReach, kReach, kReach)));
}

void BeepTable::showSeat(int seat)
{
    updateArea(m_plan.seat(seat).panel);
    for (int pile = 0; pile < kCentrePiles; ++pile)
        updateArea(TablePlan::centre(pile));
}

void BeepTable::showTransition(const Transition& transition)
{
    fly(transition);
    showSeat(transition.event.player);
    updateArea(m_plan.newsPanel());
}

void BeepTable::showState()
{
    const LiveGame::State state = m_play.game().state();
    if (std::exchange(m_shownState, state) != state)
        return update();
    // While play is on, cards tell themselves what changes.
    if (state == LiveGame::State::Countdown || state == LiveGame::State::Resuming || state == LiveGame::State::Checking)
        updateArea(road());
}

void BeepTable::fly(const Transition& transition)
{
    const bool moves = style()->styleHint(QStyle::SH_Widget_Animation_Duration, nullptr, this) > 0;
    const int player = transition.event.player;
    for (const Moved& moved : transition.moved) {
        if (moved.from != Moved::Place::Centre || moved.to == Moved::Place::Out)
            continue;
        CardFlights::Flight flight {moved.card, TablePlan::centre(moved.fromPile), m_plan.pile(player, 0), player};
        if (moved.to == Moved::Place::Own) {
            flight.own = moved.toPile;
            flight.to = m_plan.pile(player, moved.toPile);
        } else {
            flight.to.moveCenter(m_plan.seat(player).header.center());
        }
        // What the hand has dragged there has arrived.
        const bool isDragged = m_dragAt && m_play.mouseSeat() == player;
        m_flights.add(flight, moves && !isDragged ? kFlightTime : 0);
    }
}

TableLook BeepTable::look() const
{
    TableLook look;
    look.dark = isDark(palette());
    look.totals = m_totals;
    const double scale = transform().m11();
    const int text = QFontInfo(font()).pixelSize();
    look.font = font();
    look.font.setPixelSize(
        std::min(static_cast<int>(std::lround(text * std::clamp(1 / scale, 1.0, kMostGrowth))), kGreatestText));
    look.flying.resize(index(m_play.game().table().players()));
    for (const CardFlights::Flight& flight : m_flights.flights())
        if (flight.own >= 0)
            ++look.flying[index(flight.player)][index(flight.own)];
    if (m_dragAt && m_play.mouseSeat() && m_play.grasp(*m_play.mouseSeat()))
        look.lifted[index(m_play.grasp(*m_play.mouseSeat())->centre)] = 1;
    return look;
}

void BeepTable::paintEvent(QPaintEvent* event)
{
    QPainter painter(this);
    const TableLook look = this->look();
    painter.fillRect(event->rect(), roadTones(look.dark).verge);
    painter.setTransform(transform());
    TablePainter parts(painter, m_play, m_plan, look, m_faces);
    paintParts(parts, event->region());
    paintMoving(painter);
    if (!hasFocus() || !m_showsFocus)
        return;
    painter.resetTransform();
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(palette().color(QPalette::Highlight), 2));
    painter.drawRect(QRectF(rect()).adjusted(1, 1, -1, -1));
}

void BeepTable::paintParts(TablePainter& painter, const QRegion& dirty)
{
    const auto isDirty = [&](const QRectF& box) {
        return dirty.intersects(area(box.adjusted(-kReach, -kReach, kReach, kReach)));
    };
    painter.paintRoad();
    if (isDirty(TablePlan::car()))
        painter.paintCar();
    for (int pile = 0; pile < kCentrePiles; ++pile)
        if (isDirty(TablePlan::centre(pile)))
            painter.paintCentre(pile);
    for (int seat = 0; seat < m_play.game().table().players(); ++seat)
        if (isDirty(m_plan.seat(seat).panel))
            painter.paintSeat(seat);
    if (isDirty(m_plan.hornPanel()))
        painter.paintHorn();
    if (isDirty(m_plan.newsPanel()))
        painter.paintNews();
}

void BeepTable::paintMoving(QPainter& painter)
{
    for (const CardFlights::Flight& flight : m_flights.flights())
        m_faces.paint(painter, flight.card, flight.box());
    if (!m_dragAt || !m_play.mouseSeat())
        return;
    const std::optional<Grasp>& grasp = m_play.grasp(*m_play.mouseSeat());
    if (!grasp)
        return;
    const std::optional<Card>& card = m_play.game().table().visible()[index(grasp->centre)];
    if (card)
        m_faces.paint(painter, *card, draggedCard());
}

QRectF BeepTable::draggedCard() const
{
    QRectF box = TablePlan::centre(0);
    box.moveCenter(*m_dragAt);
    return box;
}

Spot BeepTable::spotAt(QPointF widgetPoint) const
{
    const QPointF at = transform().inverted().map(widgetPoint);
    for (int pile = 0; pile < kCentrePiles; ++pile)
        if (TablePlan::centre(pile).contains(at))
            return {Spot::Kind::Centre, pile};
    if (const std::optional<int> seat = m_play.mouseSeat())
        for (int own = 0; own < m_play.game().table().ownPiles(); ++own)
            if (m_plan.pile(*seat, own).adjusted(-4, -4, 4, 20).contains(at))
                return {Spot::Kind::Own, own};
    if (m_plan.horn().contains(at))
        return {Spot::Kind::Horn};
    if (QRectF(TablePlan::kMiddle - QPointF(90, 46), QSizeF(180, 92)).contains(at))
        return {Spot::Kind::Car};
    return {};
}

void BeepTable::press(const Spot& spot)
{
    const LiveGame::State state = m_play.game().state();
    if (state == LiveGame::State::Waiting || state == LiveGame::State::Held) {
        if (spot.kind == Spot::Kind::Car || spot.kind == Spot::Kind::Horn)
            m_play.proceed();
        return;
    }
    const std::optional<int> seat = m_play.mouseSeat();
    if (!seat)
        return;
    if (spot.kind == Spot::Kind::Centre)
        m_play.pressCentre(*seat, spot.pile);
    else if (spot.kind == Spot::Kind::Own)
        m_play.pressOwn(*seat, spot.pile);
    else if (spot.kind != Spot::Kind::None)
        m_play.pressHorn(*seat);
}

void BeepTable::mousePressEvent(QMouseEvent* event)
{
    if (event->button() == Qt::RightButton)
        return press({Spot::Kind::Horn});
    if (event->button() != Qt::LeftButton)
        return;
    const Spot spot = spotAt(event->position());
    m_pressedAt.reset();
    press(spot);
    if (spot.kind == Spot::Kind::Centre && m_play.mouseSeat() && m_play.grasp(*m_play.mouseSeat()))
        m_pressedAt = event->position();
}

/// Quick clicks are clicks.
void BeepTable::mouseDoubleClickEvent(QMouseEvent* event)
{
    mousePressEvent(event);
}

void BeepTable::mouseMoveEvent(QMouseEvent* event)
{
    setCursor(spotAt(event->position()).kind == Spot::Kind::None ? Qt::ArrowCursor : Qt::PointingHandCursor);
    if (!m_pressedAt || !event->buttons().testFlag(Qt::LeftButton))
        return;
    const bool isFar = (event->position() - *m_pressedAt).manhattanLength() >= QApplication::startDragDistance();
    if (m_dragAt || isFar)
        drag(event->position());
}

void BeepTable::drag(QPointF to)
{
    if (m_dragAt)
        updateArea(draggedCard());
    m_dragAt = transform().inverted().map(to);
    updateArea(draggedCard());
    const std::optional<Grasp>& grasp = m_play.grasp(*m_play.mouseSeat());
    if (grasp)
        updateArea(TablePlan::centre(grasp->centre));
}

void BeepTable::mouseReleaseEvent(QMouseEvent* event)
{
    m_pressedAt.reset();
    if (m_dragAt && event->button() == Qt::LeftButton)
        dropAt(event->position());
}

/// A card that is dropped beside the piles goes back.
void BeepTable::dropAt(QPointF at)
{
    const Spot spot = spotAt(at);
    const int seat = *m_play.mouseSeat();
    if (spot.kind == Spot::Kind::Own)
        m_play.pressOwn(seat, spot.pile);
    else
        m_play.letGo(seat);
    m_dragAt.reset();
    update();
}

void BeepTable::keyPressEvent(QKeyEvent* event)
{
    if (event->isAutoRepeat())
        return;
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        return m_play.proceed();
    if (!m_play.pressKey(event->key()))
        QWidget::keyPressEvent(event);
}

void BeepTable::resizeEvent(QResizeEvent* event)
{
    m_faces = CardFaces();
    QWidget::resizeEvent(event);
}

void BeepTable::focusInEvent(QFocusEvent* event)
{
    m_showsFocus = event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason;
    QWidget::focusInEvent(event);
    update();
}

int BeepTable::partCount() const
{
    return kCentrePiles + (m_play.mouseSeat() ? m_play.game().table().ownPiles() : 0) + 1;
}

Spot BeepTable::partSpot(int part) const
{
    if (part < kCentrePiles)
        return {Spot::Kind::Centre, part};
    return part == partCount() - 1 ? Spot {Spot::Kind::Horn} : Spot {Spot::Kind::Own, part - kCentrePiles};
}

QString BeepTable::partName(int part) const
{
    const Table& table = m_play.game().table();
    const Spot spot = partSpot(part);
    if (spot.kind == Spot::Kind::Horn)
        return tr("Horn");
    if (spot.kind == Spot::Kind::Centre) {
        const std::optional<Card>& card = table.visible()[index(spot.pile)];
        return card ? tr("Pile %1: %2").arg(spot.pile + 1).arg(cardText(*card))
                    : tr("Pile %1 is used up").arg(spot.pile + 1);
    }
    const Pile own = m_play.shownPile(*m_play.mouseSeat(), spot.pile);
    return own.empty() ? tr("Your pile %1 is empty").arg(spot.pile + 1)
                       : tr("Your pile %1: %2").arg(spot.pile + 1).arg(cardText(own.back()));
}

QRect BeepTable::partRect(int part) const
{
    const Spot spot = partSpot(part);
    if (spot.kind == Spot::Kind::Horn)
        return area(m_plan.horn());
    return area(spot.kind == Spot::Kind::Centre ? TablePlan::centre(spot.pile)
                                                : m_plan.pile(*m_play.mouseSeat(), spot.pile));
}

bool BeepTable::isPartUsable(int part) const
{
    const Spot spot = partSpot(part);
    if (spot.kind == Spot::Kind::Centre)
        return m_play.game().table().visible()[index(spot.pile)].has_value();
    return m_play.mouseSeat().has_value();
}

bool BeepTable::isPartSelected(int part) const
{
    const Spot spot = partSpot(part);
    if (spot.kind != Spot::Kind::Centre || !m_play.mouseSeat())
        return false;
    const std::optional<Grasp>& grasp = m_play.grasp(*m_play.mouseSeat());
    return grasp && grasp->centre == spot.pile;
}

void BeepTable::pressPart(int part)
{
    press(partSpot(part));
}

} // namespace bubblebar::beep
