#include "app/lobby/lobbycard.h"

#include "designer/widgets/icons.h"
#include "designer/widgets/texts.h"
#include "designer/widgets/twocolumns.h"

#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace bubblebar {

namespace {

constexpr int kLeastPicture = 150;
constexpr int kLeastBeside = 58; ///< in letters: whether the button lies beside the texts, alike in all cards

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

    auto* texts = new QWidget(this);
    auto* lines = new QVBoxLayout(texts);
    lines->setContentsMargins({});
    lines->setSpacing(2);
    lines->addWidget(headingLabel(card.title, 1.5, texts));
    lines->addWidget(secondaryLabel(card.text, texts));
    auto* columns = new TwoColumns(texts, m_button, this);
    columns->setStretch(1, 0);
    columns->setGap(12);
    columns->setLeastWidthBeside(kLeastBeside * fontMetrics().averageCharWidth());
    auto* foot = new QVBoxLayout;
    foot->setContentsMargins(16, 12, 16, 12);
    foot->addWidget(columns);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(frameWidth(), frameWidth(), frameWidth(), frameWidth());
    column->setSpacing(0);
    column->addWidget(picture, 1);
    column->addLayout(foot);
}

} // namespace bubblebar
