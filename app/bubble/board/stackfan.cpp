#include "app/bubble/board/stackfan.h"

#include "app/bubble/access/tablekeys.h"
#include "app/bubble/racewords.h"
#include "designer/drawing/beetlepainter.h"
#include "designer/drawing/palette.h"

#include <QKeyEvent>
#include <QPainter>

#include <algorithm>
#include <vector>

namespace bubblebar {

namespace {

constexpr double kDisc = 46; // across
constexpr double kDiscScale = kDisc / 2 / 78.5;
constexpr double kPadding = 12;
constexpr double kWordGap = 12;

} // namespace

StackFan::StackFan(QWidget* parent)
    : PaperBubble(parent)
{
    setObjectName(QStringLiteral("stackFan"));
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setAccessibleParts(*this, *this);
}

void StackFan::setStack(const Race& race, StackOrder order, BeetleId moves)
{
    m_order = order;
    m_moves = moves;
    m_colours.clear();
    m_names.clear();
    for (int level = 0; level < order.size(); ++level) {
        m_colours.push_back(race.colourOf(order.at(level)));
        m_names << racewords::beetle(race, order.at(level));
    }
    m_focused = std::clamp(m_focused, 0, std::max(0, order.size() - 1));
    setAccessibleName(tr("Stack, from the bottom: %1").arg(racewords::stack(race, order)));
    resize(sizeHint());
    update();
    announceChangedParts(*this, *this);
}

QString StackFan::partName(int part) const
{
    const QString word = wordOf(part);
    return word.isEmpty() ? m_names.at(part)
                          : tr("%1, %2", "beetle, its part in the stack").arg(m_names.at(part), word);
}

QRect StackFan::partRect(int part) const
{
    const QPointF middle = slot(part);
    return QRectF(middle.x() - kDisc / 2, middle.y() - kDisc / 2, kDisc, kDisc).toRect();
}

void StackFan::pressPart(int part)
{
    if (m_reorderable)
        focusPart(part);
    else
        Q_EMIT beetleClicked(m_order.at(part));
}

void StackFan::focusPart(int part)
{
    m_focused = std::clamp(part, 0, std::max(0, m_order.size() - 1));
    update();
    announceFocusedPart(*this, *this);
}

void StackFan::setReorderable(bool reorderable)
{
    m_reorderable = reorderable;
    m_held = -1;
    setCursor(reorderable ? Qt::OpenHandCursor : Qt::ArrowCursor);
}

double StackFan::step() const
{
    // The ring of the keyboard needs room too.
    double widest = kDisc + (m_reorderable ? 24 : 10);
    for (int level = 0; level < m_order.size(); ++level)
        widest = std::max(widest, fontMetrics().horizontalAdvance(wordOf(level)) + 8.0);
    return widest;
}

QPointF StackFan::slot(int level) const
{
    return {kMargin + kPadding + (level + 0.5) * step(), kMargin + kPadding + kDisc / 2};
}

QSize StackFan::sizeHint() const
{
    const double width = 2 * (kMargin + kPadding) + m_order.size() * step();
    const double height = 2 * (kMargin + kPadding) + kDisc + kWordGap + fontMetrics().height();
    return QSizeF(width, height).toSize();
}

int StackFan::levelAt(double x) const
{
    const int level = static_cast<int>((x - kMargin - kPadding) / step());
    return std::clamp(level, 0, std::max(0, m_order.size() - 1));
}

QString StackFan::wordOf(int level) const
{
    bool rides = false;
    for (int below = 0; below < level; ++below)
        rides = rides || m_order.at(below) == m_moves;
    if (m_moves != BeetleId::None && m_order.at(level) == m_moves)
        return tr("moves");
    if (rides)
        return tr("rides");
    if (level == 0)
        return tr("bottom");
    return level == m_order.size() - 1 ? tr("top") : QString();
}

void StackFan::paintBeetleAt(QPainter& painter, QPointF centre, int level, bool lifted) const
{
    BeetleLook look;
    look.focused = hasFocus() && m_reorderable && level == m_focused;
    if (m_order.at(level) == m_moves)
        look.litLevel = 0;
    const double scale = kDiscScale * (lifted ? 1.12 : 1.0);
    paintBeetle(painter, centre, scale, {m_colours[static_cast<std::size_t>(level)], numberOf(m_order.at(level))},
                look);
}

void StackFan::paintEvent(QPaintEvent* event)
{
    PaperBubble::paintEvent(event);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    for (int level = 0; level < m_order.size(); ++level) {
        if (level != m_held)
            paintBeetleAt(painter, slot(level), level, false);
        QFont word = font();
        word.setBold(m_order.at(level) == m_moves);
        painter.setFont(word);
        painter.setPen(palette::kInk);
        const QRectF box(slot(level).x() - step() / 2, slot(level).y() + kDisc / 2 + kWordGap, step(),
                         fontMetrics().height());
        painter.drawText(box, Qt::AlignCenter, wordOf(level));
    }
    if (m_held < 0)
        return;
    // The gap that the beetle would take.
    const double x = slot(m_gap).x() + (m_gap > m_held ? step() / 2 : -step() / 2);
    painter.setPen(QPen(palette::kInk, 1));
    painter.setBrush(palette::kAmber);
    painter.drawRoundedRect(QRectF(x - 3, slot(0).y() - kDisc / 2, 6, kDisc), 3, 3);
    paintBeetleAt(painter, {m_pointer.x(), slot(0).y()}, m_held, true);
}

void StackFan::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton)
        return event->ignore();
    const int level = levelAt(event->position().x());
    if (!m_reorderable) {
        Q_EMIT beetleClicked(m_order.at(level));
        return;
    }
    m_held = level;
    m_gap = level;
    m_focused = level;
    m_pointer = event->position();
    update();
}

void StackFan::mouseMoveEvent(QMouseEvent* event)
{
    if (m_held < 0)
        return;
    m_pointer = event->position();
    m_gap = levelAt(m_pointer.x());
    update();
}

void StackFan::mouseReleaseEvent(QMouseEvent* event)
{
    if (m_held < 0)
        return event->ignore();
    const int from = std::exchange(m_held, -1);
    moveLevel(from, levelAt(event->position().x()));
    update();
}

void StackFan::moveLevel(int from, int to)
{
    if (from == to || to < 0 || to >= m_order.size())
        return;
    std::vector<BeetleId> beetles;
    for (int level = 0; level < m_order.size(); ++level)
        beetles.push_back(m_order.at(level));
    const BeetleId moved = beetles[static_cast<std::size_t>(from)];
    beetles.erase(beetles.begin() + from);
    beetles.insert(beetles.begin() + to, moved);
    StackOrder order;
    for (const BeetleId beetle : beetles)
        order.push(beetle);
    m_focused = to;
    Q_EMIT orderChanged(order);
}

void StackFan::keyPressEvent(QKeyEvent* event)
{
    const std::optional<TableKey> key = tableKey(TablePart::Stack, *event);
    if (key == TableKey::Left)
        focusPart(m_focused - 1);
    else if (key == TableKey::Right)
        focusPart(m_focused + 1);
    else if (key == TableKey::MoveLeft && m_reorderable)
        moveLevel(m_focused, m_focused - 1);
    else if (key == TableKey::MoveRight && m_reorderable)
        moveLevel(m_focused, m_focused + 1);
    else if (key == TableKey::Choose)
        Q_EMIT confirmRequested();
    else
        event->ignore();
}

void StackFan::focusInEvent(QFocusEvent* /*event*/)
{
    focusPart(m_focused);
}

void StackFan::focusOutEvent(QFocusEvent* /*event*/)
{
    update();
}

} // namespace bubblebar
