#include "app/lobby/lobbycard.h"

#include "designer/widgets/icons.h"
#include "designer/widgets/texts.h"

#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace bubblebar {

namespace {

constexpr int kLeastPicture = 150;

} // namespace

LobbyCardView::LobbyCardView(const LobbyCard& card, QWidget* parent)
    : QFrame(parent)
    , m_button(new QPushButton(inkIcon(QLatin1String("play")), card.action, this))
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

    auto* texts = new QVBoxLayout;
    texts->setSpacing(2);
    texts->addWidget(headingLabel(card.title, 1.5, this));
    texts->addWidget(secondaryLabel(card.text, this));
    auto* foot = new QHBoxLayout;
    foot->setContentsMargins(16, 12, 16, 12);
    foot->setSpacing(12);
    foot->addLayout(texts, 1);
    foot->addWidget(m_button);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(frameWidth(), frameWidth(), frameWidth(), frameWidth());
    column->setSpacing(0);
    column->addWidget(picture, 1);
    column->addLayout(foot);
}

} // namespace bubblebar
