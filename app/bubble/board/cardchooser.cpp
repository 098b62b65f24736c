#include "app/bubble/board/cardchooser.h"

#include "app/bubble/access/tablekeys.h"
#include "app/bubble/racewords.h"
#include "core/bubble/racetext.h"
#include "core/support/everylanguage.h"
#include "designer/drawing/cardpainter.h"
#include "designer/widgets/livetexts.h"

#include <QAbstractButton>
#include <QApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QPainter>

namespace bubblebar {

namespace {

constexpr int kCardWidth = 64;
constexpr int kRing = 6;

class CardButton : public QAbstractButton
{
public:
    CardButton(Card card, Colour owner, QWidget* parent)
        : QAbstractButton(parent)
        , m_card(card)
        , m_owner(owner)
    {
        setLiveName(this, [card] { return racewords::cardTitle(card); });
        setLiveTip(this, [card] { return racewords::cardTitle(card); });
        inEveryLanguage(this, &QWidget::setAccessibleDescription, [card] { return cardText(card); });
        setFocusPolicy(Qt::StrongFocus);
        setFixedSize(kCardWidth + 2 * kRing, static_cast<int>(kCardWidth / kCardAspect) + 2 * kRing);
    }

protected:
    void paintEvent(QPaintEvent* /*event*/) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        CardLook look;
        look.owner = m_owner;
        look.chosen = underMouse();
        look.focused = hasFocus();
        paintCard(painter, QRectF(rect()).adjusted(kRing, kRing, -kRing, -kRing), m_card, look);
    }

    void enterEvent(QEnterEvent* /*event*/) override { update(); }
    void leaveEvent(QEvent* /*event*/) override { update(); }

private:
    Card m_card;
    Colour m_owner;
};

} // namespace

CardChooser::CardChooser(QWidget* parent)
    : PaperBubble(parent)
    , m_row(new QHBoxLayout(this))
{
    setObjectName(QStringLiteral("cardChooser"));
    setLiveName(this, [] { return tr("Which card?"); });
    m_row->setContentsMargins(kMargin, kMargin, kMargin, kMargin);
    m_row->setSpacing(0);
}

void CardChooser::clear()
{
    while (QLayoutItem* item = m_row->takeAt(0)) {
        // The button may be the one whose click brought us here.
        item->widget()->hide();
        item->widget()->deleteLater();
        delete item;
    }
}

/// The cards are a hand's: none of them stays when they are not to be seen.
void CardChooser::hideEvent(QHideEvent* event)
{
    if (isHidden()) {
        // No reason: who used the mouse sees no mark of the keyboard on the board.
        if (isAncestorOf(QApplication::focusWidget()))
            parentWidget()->setFocus(Qt::NoFocusReason);
        clear();
    }
    PaperBubble::hideEvent(event);
}

void CardChooser::setCards(const std::vector<Card>& cards, Colour owner)
{
    clear();
    for (const Card card : cards) {
        auto* button = new CardButton(card, owner, this);
        connect(button, &QAbstractButton::clicked, this, [this, card] { Q_EMIT chosen(card); });
        m_row->addWidget(button);
    }
    // Enter at once takes the first card.
    if (!cards.empty())
        setFocusProxy(m_row->itemAt(0)->widget());
    adjustSize();
}

void CardChooser::keyPressEvent(QKeyEvent* event)
{
    const std::optional<TableKey> key = tableKey(TablePart::Cards, *event);
    if (key == TableKey::Left)
        focusCard(-1);
    else if (key == TableKey::Right)
        focusCard(1);
    else if (auto* button = qobject_cast<QAbstractButton*>(focusWidget()); key == TableKey::Choose && button != nullptr)
        button->click();
    else
        PaperBubble::keyPressEvent(event);
}

/// To the card beside the one that the keyboard is on; stays at the ends.
void CardChooser::focusCard(int direction)
{
    const int count = m_row->count();
    for (int i = 0; i < count; ++i) {
        const int next = i + (layoutDirection() == Qt::RightToLeft ? -direction : direction);
        if (m_row->itemAt(i)->widget()->hasFocus() && next >= 0 && next < count)
            return m_row->itemAt(next)->widget()->setFocus(Qt::TabFocusReason);
    }
}

} // namespace bubblebar
