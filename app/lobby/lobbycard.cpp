#include "app/lobby/lobbycard.h"

#include "designer/widgets/icons.h"
#include "designer/widgets/texts.h"

#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace bubblebar {

namespace {

constexpr int kLeastPicture = 150;
constexpr int kFootMargin = 16;

} // namespace

LobbyCardView::LobbyCardView(const LobbyCard& card, QWidget* parent)
    : QFrame(parent)
    , m_texts(new QWidget(this))
    , m_button(new QPushButton(inkIcon(QLatin1String("play")), card.action, this))
    , m_foot(new QBoxLayout(QBoxLayout::TopToBottom))
{
    setFrameStyle(QFrame::StyledPanel | QFrame::Raised);
    setBackgroundRole(QPalette::Base);
    setAutoFillBackground(true);
    auto* picture = new LazyPicture(card.picture, this);
    picture->setMinimumHeight(kLeastPicture);
    picture->setCursor(Qt::PointingHandCursor);
    m_button->setFont(scaledFont(font(), 1.1, true));
    m_button->setIconSize(QSize(1, 1) * fontMetrics().height());
    m_button->setMinimumHeight(fontMetrics().height() * 5 / 2);
    m_button->setAutoDefault(true);
    m_button->setAccessibleDescription(card.title);
    connect(m_button, &QPushButton::clicked, this, card.start);
    connect(picture, &LazyPicture::clicked, m_button, &QPushButton::click);

    auto* lines = new QVBoxLayout(m_texts);
    lines->setContentsMargins({});
    lines->setSpacing(2);
    lines->addWidget(headingLabel(card.title, 1.5, m_texts));
    lines->addWidget(secondaryLabel(card.text, m_texts));
    m_foot->setContentsMargins(kFootMargin, 12, kFootMargin, 12);
    m_foot->setSpacing(12);
    m_foot->addWidget(m_texts, 1);
    m_foot->addWidget(m_button, 0, Qt::AlignLeft);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(frameWidth(), frameWidth(), frameWidth(), frameWidth());
    column->setSpacing(0);
    column->addWidget(picture, 1);
    column->addLayout(m_foot);
}

int LobbyCardView::leastWidth(bool beside) const
{
    const int texts = m_texts->minimumSizeHint().width();
    const int button = m_button->minimumSizeHint().width();
    return (beside ? texts + m_foot->spacing() + button : std::max(texts, button)) + 2 * (kFootMargin + frameWidth());
}

bool LobbyCardView::isBeside() const
{
    return m_foot->direction() == QBoxLayout::LeftToRight;
}

void LobbyCardView::setBeside(bool beside)
{
    m_foot->setDirection(beside ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    m_foot->setAlignment(m_button, beside ? Qt::AlignVCenter : Qt::AlignLeft);
}

} // namespace bubblebar
