#include "app/bubble/board/cardchooser.h"

#include "app/bubble/racewords.h"
#include "designer/drawing/cardpainter.h"

#include <QAbstractButton>
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
        setAccessibleName(racewords::cardTitle(card));
        setToolTip(racewords::cardTitle(card));
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
    setAccessibleName(tr("Which card?"));
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
    if (isHidden())
        clear();
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
    adjustSize();
}

void CardChooser::keyPressEvent(QKeyEvent* event)
{
    switch (event->key()) {
    case Qt::Key_Left:
        focusPreviousChild();
        return;
    case Qt::Key_Right:
        focusNextChild();
        return;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (auto* button = qobject_cast<QAbstractButton*>(focusWidget()))
            button->click();
        return;
    default:
        PaperBubble::keyPressEvent(event);
    }
}

} // namespace bubblebar
