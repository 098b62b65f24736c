#include "app/lobby/lobbycards.h"

#include <QEvent>
#include <QGridLayout>
#include <QPushButton>

#include <algorithm>

namespace bubblebar {

namespace {

constexpr int kGap = 20;

} // namespace

LobbyCards::LobbyCards(const std::vector<LobbyCard>& cards, QWidget* parent)
    : QWidget(parent)
    , m_grid(new QGridLayout(this))
{
    m_grid->setContentsMargins({});
    m_grid->setSpacing(kGap);
    // The least size is that of one column, whatever the present form is.
    m_grid->setSizeConstraint(QLayout::SetNoConstraint);
    for (const LobbyCard& card : cards)
        m_cards.push_back(new LobbyCardView(card, this));
    place(static_cast<int>(m_cards.size()));
}

QPushButton* LobbyCards::first() const
{
    return m_cards.front()->button();
}

QSize LobbyCards::sizeHint() const
{
    return {widthOf(static_cast<int>(m_cards.size())), minimumSizeHint().height()};
}

QSize LobbyCards::minimumSizeHint() const
{
    int card = 0;
    for (const LobbyCardView* view : m_cards)
        card = std::max(card, view->minimumSizeHint().height());
    const int rows = (static_cast<int>(m_cards.size()) + m_columns - 1) / m_columns;
    return {widthOf(1), rows * card + (rows - 1) * kGap};
}

/// A font or a text has changed.
bool LobbyCards::event(QEvent* event)
{
    if (event->type() == QEvent::LayoutRequest)
        arrange();
    return QWidget::event(event);
}

void LobbyCards::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    arrange();
}

void LobbyCards::arrange()
{
    int columns = static_cast<int>(m_cards.size());
    while (columns > 1 && widthOf(columns) > width())
        columns /= 2;
    const bool beside = (width() - (columns - 1) * kGap) / columns >= leastCard(true);
    if (columns == m_columns && beside == m_cards.front()->isBeside())
        return;
    for (LobbyCardView* card : m_cards)
        card->setBeside(beside);
    place(columns);
    updateGeometry();
}

void LobbyCards::place(int columns)
{
    m_columns = columns;
    for (int i = 0; i < static_cast<int>(m_cards.size()); ++i) {
        m_grid->addWidget(m_cards[static_cast<std::size_t>(i)], i / columns, i % columns);
        m_grid->setColumnStretch(i, i < columns ? 1 : 0);
        m_grid->setRowStretch(i, i * columns < static_cast<int>(m_cards.size()) ? 1 : 0);
    }
}

/// So wide the widest of them must be at least.
int LobbyCards::leastCard(bool beside) const
{
    int least = 0;
    for (const LobbyCardView* card : m_cards)
        least = std::max(least, card->leastWidth(beside));
    return least;
}

/// The least width of so many columns.
int LobbyCards::widthOf(int columns) const
{
    return columns * leastCard(false) + (columns - 1) * kGap;
}

} // namespace bubblebar
