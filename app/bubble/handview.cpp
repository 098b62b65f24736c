#include "app/bubble/handview.h"

#include "app/bubble/access/focusframe.h"
#include "app/bubble/access/tablekeys.h"
#include "app/bubble/keyboardfocus.h"
#include "app/bubble/racewords.h"
#include "designer/drawing/cardpainter.h"
#include "designer/widgets/livetexts.h"
#include "designer/widgets/tablelook.h"
#include "designer/widgets/texts.h"

#include <QGuiApplication>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QStyleHints>
#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace bubblebar {

namespace {

constexpr double kSmallestCard = 46;
constexpr double kLargestCard = 120;
constexpr double kOverlap = 8;
constexpr double kDegreesACard = 5;
constexpr double kHoverRise = 10;
constexpr double kChosenRise = 24;
constexpr double kChosenRisePart = 0.17; ///< of the tray, where that is less
constexpr double kTextWidth = 230;
constexpr double kMargin = 16;
constexpr double kPileCard = 60;
constexpr double kPileGap = 16;
constexpr double kPileTop = 14;
constexpr double kPlayedStep = 0.4; // of a card's width

QString drawLabel(int cards)
{
    return HandView::tr("Draw · %1").arg(cards);
}

QString discardLabel(int cards)
{
    return HandView::tr("Discard · %1").arg(cards);
}

} // namespace

HandView::HandView(QWidget* parent)
    : QWidget(parent)
{
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleParts(*this, *this);
    setLiveName(this, [] { return tr("Hand"); });
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void HandView::setContent(const HandContent& content)
{
    if (content == m_content)
        return;
    if (content.cards != m_content.cards) {
        m_hovered = -1;
        m_pressed = -1;
        m_focused = content.cards.empty() ? -1 : std::clamp(m_focused, 0, static_cast<int>(content.cards.size()) - 1);
    }
    m_content = content;
    describe();
    updateShape();
    update();
}

void HandView::setMarks(const HandMarks& marks)
{
    m_marks = marks;
    describe();
    updateShape();
    update();
}

QRectF HandView::tray() const
{
    return QRectF(rect()).adjusted(0, riseHeight(), 0, 0);
}

double HandView::cardWidth() const
{
    return std::clamp((tray().height() - 26) * kCardAspect, kSmallestCard, kLargestCard);
}

int HandView::shownCards() const
{
    return m_content.cards.empty() ? m_content.hiddenCards : static_cast<int>(m_content.cards.size());
}

QRectF HandView::cardBox() const
{
    const double width = cardWidth();
    const double height = width / kCardAspect;
    return {-width / 2, -height / 2, width, height};
}

/// Cards lie on an arc; from about nine on they overlap more.
QTransform HandView::cardPlace(int card) const
{
    const int count = shownCards();
    const double fromMiddle = card - (count - 1) / 2.0;
    const double room = tray().width() - 2 * 3.3 * pileStep();
    const double step = std::min(cardWidth() - kOverlap, std::max(room, 2 * cardWidth()) / std::max(count, 1));
    const double degrees = std::clamp(kDegreesACard, 0.0, 40.0 / std::max(count, 1));
    const bool chosen = card == m_marks.chosen;
    const bool raised = card == m_hovered || showsFocus(card);
    const double drop = 1.6 * fromMiddle * fromMiddle * degrees / kDegreesACard;
    // In a narrow window, left of the piles.
    const double piles = (m_content.played.empty() ? drawPileRect() : playedRect()).left();
    const double half = (count * step + cardWidth()) / 2;
    const double middle = std::min(tray().center().x(), std::max(half, piles - kOverlap - half));
    QTransform place;
    place.translate(middle + fromMiddle * step, tray().center().y() + drop - 2);
    if (chosen)
        return place.translate(0, -std::min(kChosenRise, tray().height() * kChosenRisePart) - drop);
    place.rotate(fromMiddle * degrees);
    return raised ? place.translate(0, -kHoverRise) : place;
}

QPolygonF HandView::cardOutline(int card) const
{
    return cardPlace(card).map(QPolygonF(cardBox()));
}

QPointF HandView::cardCentre(int card) const
{
    // The right part may lie under the next card.
    const QRectF box = cardBox();
    return cardPlace(card).map(QPointF(box.left() + box.width() * 0.35, box.center().y()));
}

QFont HandView::labelFont() const
{
    return scaledFont(font(), kSecondaryText, true);
}

/// From pile to pile, so that their labels have room.
double HandView::pileStep() const
{
    const QFontMetricsF metrics(labelFont());
    const double label =
        std::max(metrics.horizontalAdvance(discardLabel(99)), metrics.horizontalAdvance(drawLabel(99)));
    return std::max(kPileCard, label) + kPileGap;
}

QRectF HandView::pileRect(int fromRight) const
{
    // Its label has a line of its own below it.
    const double room = tray().height() - kPileTop - QFontMetricsF(labelFont()).height() - 4;
    const double width = std::min({kPileCard, cardWidth(), room * kCardAspect});
    const double height = width / kCardAspect;
    const double right = tray().right() - (pileStep() - width) / 2 - fromRight * pileStep();
    return {right - width, tray().top() + kPileTop, width, height};
}

QRectF HandView::drawPileRect() const
{
    return pileRect(1);
}

int HandView::cardAt(QPointF position) const
{
    for (int card = static_cast<int>(m_content.cards.size()) - 1; card >= 0; --card) {
        if (cardOutline(card).containsPoint(position, Qt::OddEvenFill))
            return card;
    }
    return -1;
}

bool HandView::showsFocus(int card) const
{
    return m_showsFocus && hasFocus() && card == m_focused;
}

bool HandView::isPlayable(int card) const
{
    const auto i = static_cast<std::size_t>(card);
    return i < m_marks.playable.size() && m_marks.playable[i];
}

void HandView::paintEvent(QPaintEvent* /*event*/)
{
    const TableTones& tones = tableTones(isDark(palette()));
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(tray(), tones.tray);
    painter.fillRect(QRectF(tray().topLeft(), QSizeF(width(), 2)), tones.trayEdge);
    paintText(painter);
    paintPiles(painter);
    paintCards(painter);
    paintFrame(painter);
}

void HandView::paintCards(QPainter& painter) const
{
    for (int card = 0; card < shownCards(); ++card) {
        CardLook look;
        look.owner = m_content.owner;
        look.shadow = true;
        painter.save();
        painter.setTransform(cardPlace(card), true);
        if (m_content.cards.empty()) {
            paintCardBack(painter, cardBox(), look);
        } else {
            look.playable = isPlayable(card) || card == m_marks.chosen;
            look.chosen = card == m_marks.chosen;
            look.focused = showsFocus(card) && !look.chosen;
            paintCard(painter, cardBox(), m_content.cards[static_cast<std::size_t>(card)], look);
        }
        painter.restore();
    }
}

void HandView::paintPiles(QPainter& painter) const
{
    CardLook look;
    look.shadow = true;
    const auto paintPile = [&](const QRectF& box, int count, const auto& paintTop) {
        for (int level = std::min(count, 3) - 1; level >= 0; --level)
            paintTop(box.translated(1.5 * level, -1.5 * level));
    };
    paintPile(pileRect(1), m_content.drawPile, [&](const QRectF& box) { paintCardBack(painter, box, look); });
    paintPileLabel(painter, pileRect(1), drawLabel(m_content.drawPile));
    if (m_content.discardTop) {
        paintPile(pileRect(0), m_content.discardPile,
                  [&](const QRectF& box) { paintCard(painter, box, *m_content.discardTop, look); });
    }
    paintPileLabel(painter, pileRect(0), discardLabel(m_content.discardPile));
    if (m_content.played.empty())
        return;
    QRectF box(playedRect().topLeft(), pileRect(2).size());
    for (const Card card : m_content.played) {
        paintCard(painter, box, card, look);
        box.translate(pileRect(2).width() * kPlayedStep, 2);
    }
    paintPileLabel(painter, pileRect(2), tr("Played · %1").arg(m_content.played.size()));
}

/// This turn's cards: two overlap to the left, the later one in front.
QRectF HandView::playedRect() const
{
    const QRectF last = pileRect(2);
    const auto behind = static_cast<double>(std::max<std::size_t>(m_content.played.size(), 1) - 1);
    return last.adjusted(-behind * last.width() * kPlayedStep, 0, 0, 0);
}

/// The keyboard is here, but on no card: nobody's hand lies open.
void HandView::paintFrame(QPainter& painter) const
{
    if (!m_showsFocus || !hasFocus() || cardCount() > 0)
        return;
    paintFocusFrame(painter, tray());
}

void HandView::paintPileLabel(QPainter& painter, const QRectF& pile, const QString& text) const
{
    painter.setFont(labelFont());
    painter.setPen(tableTones(isDark(palette())).text);
    const QRectF box(pile.center().x() - 100, pile.bottom() + 2, 200, tray().bottom() - pile.bottom() - 4);
    painter.drawText(box, Qt::AlignHCenter | Qt::AlignVCenter, text);
}

void HandView::paintText(QPainter& painter) const
{
    QRectF box(kMargin, tray().top() + 14, kTextWidth, tray().height() - 22);
    const int cards = shownCards();
    if (cards > 0 && box.right() > cardOutline(0).boundingRect().left())
        box.setRight(cardOutline(0).boundingRect().left() - 8);
    if (box.width() < 120)
        return;
    QFont bold = font();
    bold.setWeight(QFont::DemiBold);
    painter.setFont(bold);
    painter.setPen(tableTones(isDark(palette())).text);
    painter.drawText(box, Qt::TextWordWrap, m_content.title);
    painter.setFont(font());
    box.adjust(0, QFontMetricsF(bold).lineSpacing() + 4, 0, 0);
    const QRectF needed = QFontMetricsF(font()).boundingRect(box, Qt::TextWordWrap, m_marks.text);
    if (needed.height() <= box.height())
        painter.drawText(box, Qt::TextWordWrap, m_marks.text);
}

void HandView::setHovered(int card)
{
    if (card == m_hovered)
        return;
    m_hovered = card;
    updateShape();
    update();
    Q_EMIT pointed(card >= 0 ? Pick::ofCard(card) : Pick {});
}

void HandView::setFocused(int card)
{
    if (m_content.cards.empty())
        return;
    m_focused = std::clamp(card, 0, static_cast<int>(m_content.cards.size()) - 1);
    updateShape();
    update();
    m_showsFocus = true;
    Q_EMIT pointed(Pick::ofCard(m_focused));
    announceFocusedPart(*this, *this);
}

/// Only the tray and the cards that rise over it are the widget; the rest of the strip above belongs to the board.
void HandView::updateShape()
{
    QRegion shape(tray().toAlignedRect());
    for (int card = 0; card < shownCards(); ++card)
        shape += cardOutline(card).boundingRect().adjusted(-6, -6, 6, 6).toAlignedRect();
    setMask(shape);
}

void HandView::resizeEvent(QResizeEvent* /*event*/)
{
    updateShape();
}

bool HandView::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    if (drawPileRect().contains(help->pos()))
        QToolTip::showText(help->globalPos(), tr("%n card(s) to draw", nullptr, m_content.drawPile), this);
    else if (pileRect(0).contains(help->pos()) && m_content.discardTop)
        QToolTip::showText(help->globalPos(),
                           tr("%n card(s), on top: %1", nullptr, m_content.discardPile)
                               .arg(racewords::cardTitle(*m_content.discardTop)),
                           this);
    else
        QToolTip::hideText();
    return true;
}

void HandView::mousePressEvent(QMouseEvent* event)
{
    if (event->button() == Qt::RightButton)
        Q_EMIT backRequested();
    if (event->button() != Qt::LeftButton)
        return;
    m_showsFocus = false;
    m_pressed = cardAt(event->position());
    m_pressedAt = event->position();
    m_dragging = false;
    if (m_pressed < 0 && drawPileRect().contains(event->position()))
        Q_EMIT drawPileClicked();
}

void HandView::mouseMoveEvent(QMouseEvent* event)
{
    const double far = (event->position() - m_pressedAt).manhattanLength();
    if (m_pressed >= 0 && (m_dragging || far >= QGuiApplication::styleHints()->startDragDistance())) {
        m_dragging = true;
        Q_EMIT cardDragged(m_pressed, event->globalPosition().toPoint());
        return;
    }
    setHovered(cardAt(event->position()));
}

void HandView::mouseReleaseEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton || m_pressed < 0)
        return;
    const int card = std::exchange(m_pressed, -1);
    if (std::exchange(m_dragging, false))
        Q_EMIT cardDropped(card, event->globalPosition().toPoint());
    else if (cardAt(event->position()) == card)
        Q_EMIT activated(Pick::ofCard(card), false);
}

void HandView::leaveEvent(QEvent* /*event*/)
{
    setHovered(-1);
}

void HandView::keyPressEvent(QKeyEvent* event)
{
    const int left = layoutDirection() == Qt::RightToLeft ? 1 : -1;
    const std::optional<TableKey> key = tableKey(TablePart::Hand, *event);
    if (key == TableKey::Left)
        setFocused(m_focused + left);
    else if (key == TableKey::Right)
        setFocused(m_focused - left);
    else if (key == TableKey::First)
        setFocused(0);
    else if (key == TableKey::Last)
        setFocused(cardCount() - 1);
    else if (key != TableKey::Choose)
        event->ignore();
    else if (m_focused >= 0)
        Q_EMIT activated(Pick::ofCard(m_focused), true);
}

void HandView::focusInEvent(QFocusEvent* event)
{
    if (isKeyboardFocus(event->reason())) {
        m_showsFocus = true;
        setFocused(std::max(m_focused, 0));
    }
    updateShape();
    update();
}

void HandView::focusOutEvent(QFocusEvent* /*event*/)
{
    updateShape();
    update();
}

} // namespace bubblebar
