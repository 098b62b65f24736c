#include "app/bubble/winnercard.h"

#include "app/bubble/endtext.h"
#include "app/bubble/gamesession.h"
#include "designer/drawing/beetlepainter.h"
#include "designer/drawing/tilepainter.h"
#include "designer/widgets/texts.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>

namespace bubblebar {

namespace {

constexpr int kLeastWidth = 316;
constexpr QSize kPicture {270, 190};
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

WinnerCard::WinnerCard(QWidget* parent)
    : PaperCard(parent)
    , m_picture(new QLabel(this))
    , m_title(wrappedLabel(this))
    , m_reason(wrappedLabel(this))
    , m_stackBox(new PaperBox(this))
    , m_stackPicture(new QLabel(m_stackBox))
    , m_stackText(wrappedLabel(m_stackBox))
    , m_last(wrappedLabel(this))
{
    m_title->setObjectName(QStringLiteral("endTitle"));
    m_reason->setObjectName(QStringLiteral("endReason"));
    m_last->setTextFormat(Qt::RichText);
    setMinimumWidth(kLeastWidth);
    auto* stackRow = new QHBoxLayout(m_stackBox);
    stackRow->addWidget(m_stackPicture);
    stackRow->addWidget(m_stackText, 1);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(22, 16, 22, 18);
    column->setSpacing(8);
    column->addWidget(m_picture, 0, Qt::AlignHCenter);
    for (QWidget* widget : std::initializer_list<QWidget*> {m_title, m_reason, m_stackBox, m_last})
        column->addWidget(widget);
    column->addStretch();
}

void WinnerCard::setRace(const GameSession& session)
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
    m_last->setText(text.lastMove);
    m_last->setVisible(!text.lastMove.isEmpty());
}

} // namespace bubblebar
