#include "app/bubble/board/boardoverlays.h"

#include "app/bubble/board/boardscene.h"
#include "app/bubble/board/boardview.h"
#include "app/bubble/board/cardchooser.h"
#include "app/bubble/board/reasonbubble.h"
#include "app/bubble/board/stackfan.h"
#include "app/bubble/board/turnbutton.h"
#include "designer/drawing/beetlepainter.h"
#include "designer/drawing/routepath.h"
#include "designer/drawing/tracklayout.h"
#include "designer/widgets/icons.h"
#include "designer/widgets/livetexts.h"

#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace bubblebar {

namespace {

constexpr int kFanDelay = 250;
constexpr int kReasonDelay = 300;
constexpr int kMargin = 12;
constexpr double kSpaceReach = 36;
constexpr double kBesideGap = 10;
constexpr double kTurnButtonReach = 132;
constexpr double kLeastTurnButtonGap = 40;

QToolButton* zoomButton(const QString& text, const LiveText& tip, QWidget* parent)
{
    auto* button = new QToolButton(parent);
    button->setText(text);
    setLiveTip(button, tip);
    setLiveName(button, tip);
    button->setFocusPolicy(Qt::NoFocus);
    button->setMinimumSize(28, 28);
    return button;
}

} // namespace

BoardOverlays::BoardOverlays(BoardView& view)
    : QObject(&view)
    , m_view(view)
    , m_fan(new StackFan(view.viewport()))
    , m_orderFan(new StackFan(view.viewport()))
    , m_chooser(new CardChooser(view.viewport()))
    , m_reason(new ReasonBubble(view.viewport()))
{
    m_orderFan->setObjectName(QStringLiteral("orderFan"));
    m_orderFan->setReorderable(true);
    m_fan->setFocusPolicy(Qt::NoFocus);
    buildButtons();
    for (QTimer* timer : {&m_fanTimer, &m_fanCloseTimer, &m_reasonTimer})
        timer->setSingleShot(true);
    connect(&m_fanTimer, &QTimer::timeout, this, &BoardOverlays::showFan);
    connect(&m_fanCloseTimer, &QTimer::timeout, this, [this] {
        if (!m_fan->underMouse())
            m_fan->hide();
    });
    connect(&m_reasonTimer, &QTimer::timeout, this, &BoardOverlays::showReason);
    connect(m_fan, &StackFan::beetleClicked, this, &BoardOverlays::onFanClicked);
    connect(m_orderFan, &StackFan::orderChanged, this, &BoardOverlays::orderChanged);
    connect(m_orderFan, &StackFan::confirmRequested, this, &BoardOverlays::confirmRequested);
    connect(m_chooser, &CardChooser::chosen, this, &BoardOverlays::cardChosen);
    connect(&view, &BoardView::viewChanged, this, &BoardOverlays::place);
}

void BoardOverlays::buildButtons()
{
    m_zoom = new QWidget(m_view.viewport());
    auto* column = new QVBoxLayout(m_zoom);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(6);
    QToolButton* in = zoomButton(
        QStringLiteral("+"), [] { return tr("Zoom in"); }, m_zoom);
    QToolButton* out = zoomButton(
        QStringLiteral("−"), [] { return tr("Zoom out"); }, m_zoom);
    QToolButton* fit = zoomButton(
        {}, [] { return tr("Fit the track into the window"); }, m_zoom);
    fit->setIcon(inkIcon(QLatin1String("fit")));
    for (QToolButton* button : {in, out, fit})
        column->addWidget(button);
    connect(in, &QToolButton::clicked, &m_view, &BoardView::zoomIn);
    connect(out, &QToolButton::clicked, &m_view, &BoardView::zoomOut);
    connect(fit, &QToolButton::clicked, &m_view, &BoardView::fit);

    m_counterClockwise = new TurnButton(-1, m_view.viewport());
    m_clockwise = new TurnButton(1, m_view.viewport());
    connect(m_counterClockwise, &QAbstractButton::clicked, this, [this] { Q_EMIT turnRequested(-1); });
    connect(m_clockwise, &QAbstractButton::clicked, this, [this] { Q_EMIT turnRequested(1); });
}

void BoardOverlays::followMarks()
{
    const BoardMarks before = std::exchange(m_marks, m_view.board().marks());
    if (m_marks.choice != before.choice)
        m_chooser->hide();
    if (m_marks.open || m_marks.choice || m_marks.turned)
        hideHints();
    place();
    if (m_marks.choice && m_marks.choice != before.choice)
        m_chooser->setFocus();
    if (m_marks.open && !before.open)
        m_orderFan->setFocus();
    else if (!m_marks.open && before.open && m_orderFan->hasFocus())
        m_view.setFocus();
}

void BoardOverlays::place()
{
    m_zoom->adjustSize();
    m_zoom->move(m_view.viewport()->width() - m_zoom->width() - kMargin, kMargin);
    placeChoice();
    placeOrderFan();
    placeTurnButtons();
    if (m_fan->isVisible())
        showFan();
    if (m_reason->isVisible())
        showReason();
    if (!m_beside.isNull())
        hideReason();
}

void BoardOverlays::placeChoice()
{
    if (!m_marks.choice)
        return m_chooser->hide();
    const Race& race = m_view.board().race();
    if (!m_chooser->isVisible())
        m_chooser->setCards(m_marks.choice->cards, race.colours[static_cast<std::size_t>(race.turn)]);
    const QPointF at = m_view.fromBoard(m_view.board().placeOf({-1, BeetleId::None, m_marks.choice->space}));
    m_chooser->showBeside(at, kSpaceReach * m_view.zoom());
}

void BoardOverlays::placeOrderFan()
{
    if (!m_marks.open)
        return m_orderFan->hide();
    m_orderFan->setStack(m_view.board().race(), m_marks.open->order);
    const QPointF at = m_view.fromBoard(m_view.board().placeOf({-1, BeetleId::None, m_marks.open->space}));
    m_orderFan->showBeside(at, kSpaceReach * m_view.zoom());
}

void BoardOverlays::placeTurnButtons()
{
    for (QAbstractButton* button : {m_clockwise, m_counterClockwise})
        button->setVisible(m_marks.turned.has_value());
    if (!m_marks.turned)
        return;
    const QPointF at =
        m_view.fromBoard(m_view.board().placeOf({-1, BeetleId::None, SpaceId::None, m_marks.turned->tile}));
    const double zoom = m_view.zoom();
    const double reach = std::max(kTurnButtonReach * zoom, kTileApothem * zoom + kLeastTurnButtonGap);
    const QPointF half(m_clockwise->width() / 2.0, m_clockwise->height() / 2.0);
    const QRect room = m_view.viewport()->rect();
    const auto inside = [&](QPointF corner, const QWidget* button) {
        return QPoint(std::clamp(qRound(corner.x()), 0, std::max(0, room.width() - button->width())),
                      std::clamp(qRound(corner.y()), 0, std::max(0, room.height() - button->height())));
    };
    m_clockwise->move(inside(at + QPointF(reach, 0) - half, m_clockwise));
    m_counterClockwise->move(inside(at - QPointF(reach, 0) - half, m_counterClockwise));
    m_clockwise->setChecked(m_marks.turned->turn > 0);
    m_counterClockwise->setChecked(m_marks.turned->turn < 0);
    m_clockwise->raise();
    m_counterClockwise->raise();
}

bool BoardOverlays::isStack(const Pick& pick) const
{
    if (pick.space == SpaceId::None || isOpenSpace(pick.space))
        return false;
    return m_view.board().race().beetles.stack(pick.space).size() > 1;
}

void BoardOverlays::setPointed(const Pick& pick, const WhyNot& reason, const QRect& beside, bool atOnce)
{
    const bool otherSpace = pick.space != m_pointed.space;
    m_pointed = pick;
    if (otherSpace && m_fan->isVisible())
        m_fanCloseTimer.start(kFanDelay);
    if (isStack(pick) && !m_marks.open && !m_marks.choice && !m_marks.turned)
        m_fanTimer.start(atOnce ? 0 : kFanDelay);
    else
        m_fanTimer.stop();

    if (reason.text != m_why.text || otherSpace || beside != m_beside)
        hideReason();
    m_why = reason;
    m_beside = beside;
    m_atOnce = atOnce;
    if (reason.isEmpty())
        m_reasonTimer.stop();
    else if (atOnce)
        showReason();
    else if (!m_reason->isVisible())
        m_reasonTimer.start(kReasonDelay);
}

void BoardOverlays::hideHints()
{
    m_fanTimer.stop();
    m_reasonTimer.stop();
    m_fan->hide();
    hideReason();
}

void BoardOverlays::forgetReason()
{
    hideReason();
    m_why = {};
}

/// The rings of the present choice, which no fan may cover.
QRegion BoardOverlays::targetRegion() const
{
    QRegion region;
    const double reach = kSpaceReach * m_view.zoom();
    for (const TargetMark& target : m_marks.targets) {
        const QPointF at = m_view.fromBoard(m_view.board().placeOf({-1, BeetleId::None, target.space}));
        region += QRectF(at.x() - reach, at.y() - reach, 2 * reach, 2 * reach).toRect();
    }
    return region;
}

void BoardOverlays::showFan()
{
    const SpaceId space = isStack(m_pointed) ? m_pointed.space : m_fanned;
    if (space == SpaceId::None)
        return;
    m_fanned = space;
    const Race& race = m_view.board().race();
    const StackOrder stack = race.beetles.stack(space);
    BeetleId moves = m_marks.chosen;
    if (moves == BeetleId::None && m_pointed.beetle != BeetleId::None &&
        (m_marks.canAct & maskOf(m_pointed.beetle)) != 0)
        moves = m_pointed.beetle;
    m_fan->setStack(race, stack, moves);
    const QPointF at = m_view.fromBoard(m_view.board().placeOf({-1, BeetleId::None, space}));
    const bool isInTheWay = m_fan->showBeside(at, kSpaceReach * m_view.zoom(), targetRegion());
    // Once a beetle is chosen, where it can go counts more.
    if (isInTheWay && m_marks.chosen != BeetleId::None)
        m_fan->hide();
}

/// Whoever has chosen wants to see the board again, and what the choice can go to.
void BoardOverlays::onFanClicked(BeetleId beetle)
{
    m_fanTimer.stop();
    m_fan->hide();
    Q_EMIT beetleClicked(beetle);
}

void BoardOverlays::showReason()
{
    if (m_why.isEmpty())
        return;
    const bool isNew = !m_reason->isVisible();
    m_reason->setText(m_why.text);
    QRegion avoid = targetRegion();
    if (m_fan->isVisible())
        avoid += m_fan->geometry();
    if (m_beside.isNull()) {
        m_reason->showBeside(m_view.fromBoard(m_view.board().placeOf(m_pointed)), kSpaceReach * m_view.zoom(), avoid);
    } else {
        // Above what lies below the board, and below what lies above it.
        const bool above = m_beside.center().y() < 0;
        const QPoint at(m_beside.center().x(), above ? m_beside.bottom() : m_beside.top());
        m_reason->showBeside(at, kBesideGap);
    }
    m_view.board().setBlocker(m_why.blocker);
    if (isNew && m_atOnce)
        m_reason->announce();
}

void BoardOverlays::hideReason()
{
    m_reasonTimer.stop();
    m_reason->hide();
    m_view.board().setBlocker(SpaceId::None);
}

} // namespace bubblebar
