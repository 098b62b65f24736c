#include "app/bubble/endpanel.h"

#include "app/bubble/endtext.h"
#include "app/bubble/papercard.h"
#include "designer/drawing/beetlepainter.h"
#include "designer/drawing/tilepainter.h"
#include "designer/widgets/texts.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QMouseEvent>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace bubblebar {

namespace {

constexpr int kCardWidth = 430;
constexpr int kMargin = 12;
constexpr QSize kPicture {360, 170};
constexpr QSize kStackPicture {64, 74};

QPixmap emptyPicture(QSize size, double ratio)
{
    QPixmap picture(size * ratio);
    picture.setDevicePixelRatio(ratio);
    picture.fill(Qt::transparent);
    return picture;
}

/// The bar with the winners' beetles before it.
QPixmap winnersPicture(const Race& race, double ratio)
{
    QPixmap picture = emptyPicture(kPicture, ratio);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(kPicture.width() / 2.0, kPicture.height() / 2.0 - 6);
    painter.scale(0.8, 0.8);
    paintFinish(painter);
    const std::vector<int> winners = race.winners();
    double x = 70;
    for (const int seat : winners) {
        paintBeetle(painter, {x, 54}, 0.55, {race.colours[static_cast<std::size_t>(seat)], 0});
        x += 80;
    }
    return picture;
}

QPixmap stackPicture(const Race& race, StackOrder stack, double ratio)
{
    QPixmap picture = emptyPicture(kStackPicture, ratio);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    std::vector<BeetlePiece> pieces;
    for (int level = 0; level < stack.size(); ++level)
        pieces.push_back({race.colourOf(stack.at(level)), numberOf(stack.at(level))});
    paintStack(painter, {kStackPicture.width() / 2.0, kStackPicture.height() - 32.0}, 0.34, pieces);
    return picture;
}

QLabel* wrappedLabel(QWidget* parent)
{
    auto* label = new QLabel(parent);
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    return label;
}

} // namespace

EndPanel::EndPanel(QWidget* parent)
    : QWidget(parent)
    , m_card(new PaperCard(this))
{
    setObjectName(QStringLiteral("endPanel"));
    buildCard();
    hide();
}

void EndPanel::buildCard()
{
    m_picture = new QLabel(m_card);
    m_title = wrappedLabel(m_card);
    m_title->setObjectName(QStringLiteral("endTitle"));
    m_reason = wrappedLabel(m_card);
    m_reason->setObjectName(QStringLiteral("endReason"));
    m_stackBox = new PaperBox(m_card);
    auto* stackRow = new QHBoxLayout(m_stackBox);
    m_stackPicture = new QLabel(m_stackBox);
    m_stackText = wrappedLabel(m_stackBox);
    stackRow->addWidget(m_stackPicture);
    stackRow->addWidget(m_stackText, 1);
    m_places = wrappedLabel(m_card);
    auto* board = new QPushButton(tr("Look at the board"), m_card);
    auto* close = new QPushButton(tr("Close"), m_card);
    m_newRace = new QPushButton(tr("New race"), m_card);
    m_newRace->setAutoDefault(true);
    connect(board, &QPushButton::clicked, this, &EndPanel::boardRequested);
    connect(close, &QPushButton::clicked, this, &EndPanel::closeRequested);
    connect(m_newRace, &QPushButton::clicked, this, &EndPanel::newRaceRequested);

    auto* buttons = new QHBoxLayout;
    buttons->addWidget(board);
    buttons->addStretch();
    buttons->addWidget(close);
    buttons->addWidget(m_newRace);
    auto* column = new QVBoxLayout(m_card);
    column->setContentsMargins(22, 16, 22, 18);
    column->setSpacing(8);
    column->addWidget(m_picture, 0, Qt::AlignHCenter);
    for (QWidget* widget : std::initializer_list<QWidget*> {m_title, m_reason, m_stackBox, m_places})
        column->addWidget(widget);
    column->addSpacing(8);
    column->addLayout(buttons);
}

void EndPanel::announce(const GameSession& session)
{
    const EndText text = endText(session);
    m_picture->setPixmap(winnersPicture(session.race(), devicePixelRatioF()));
    m_title->setFont(scaledFont(font(), 2.1, true));
    m_title->setText(text.title);
    m_reason->setText(text.reason);
    m_stackBox->setVisible(!text.stack.isEmpty());
    if (!text.stack.isEmpty()) {
        m_stackPicture->setPixmap(stackPicture(session.race(), session.history().back().moved, devicePixelRatioF()));
        m_stackText->setText(text.stack);
    }
    m_places->setText(text.places);
    placeCard();
    show();
    raise();
    m_newRace->setFocus();
}

void EndPanel::placeCard()
{
    m_card->layout()->activate();
    const int wide = std::min(std::max(kCardWidth, m_card->minimumSizeHint().width()), width() - 2 * kMargin);
    const int high = std::min(m_card->layout()->heightForWidth(wide), height() - 2 * kMargin);
    QRect box(0, 0, wide, high);
    box.moveCenter(rect().center());
    m_card->setGeometry(box);
}

void EndPanel::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    paintVeil(painter, rect());
}

void EndPanel::resizeEvent(QResizeEvent* /*event*/)
{
    placeCard();
}

void EndPanel::mousePressEvent(QMouseEvent* event)
{
    event->accept();
}

} // namespace bubblebar
