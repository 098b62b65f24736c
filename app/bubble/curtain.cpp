#include "app/bubble/curtain.h"

#include "app/bubble/beetleicon.h"
#include "app/bubble/board/paperbubble.h"
#include "app/bubble/papercard.h"
#include "core/bubble/racetext.h"
#include "designer/drawing/palette.h"
#include "designer/widgets/livetexts.h"
#include "designer/widgets/texts.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QPainterPath>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace bubblebar {

namespace {

constexpr QSize kCardSize {580, 386};
constexpr int kMargin = 12;
constexpr int kPictureSize = 80;
constexpr int kNewsIcon = 20;
constexpr int kStripe = 77;
constexpr int kButtonPadding = 16;
constexpr double kScallop = 18;
constexpr QColor kAwningPink = palette::rgb(0xf06e9c);
constexpr QColor kWall = palette::rgb(0x6c4a50);

/// The button in the player's own colour.
QPalette buttonPalette(Colour colour)
{
    const QColor base = tonesOf(colour).base;
    QPalette colours = paperPalette();
    colours.setColor(QPalette::Button, base);
    colours.setColor(QPalette::ButtonText, base.lightness() < 120 ? QColor(Qt::white) : palette::kInk);
    return colours;
}

} // namespace

Curtain::Curtain(QWidget* parent)
    : QWidget(parent)
    , m_card(new PaperCard(this))
{
    setObjectName(QStringLiteral("curtain"));
    setFocusPolicy(Qt::StrongFocus);
    buildCard();
    hide();
}

void Curtain::buildCard()
{
    m_picture = new QLabel(m_card);
    m_title = new QLabel(m_card);
    m_title->setObjectName(QStringLiteral("curtainTitle"));
    m_title->setWordWrap(true);
    m_title->setAlignment(Qt::AlignCenter);
    QLabel* away = withLiveText(new QLabel(m_card), [] { return tr("Everybody else, please look away."); });
    away->setWordWrap(true);
    away->setAlignment(Qt::AlignCenter);
    away->setFont(scaledFont(font(), 1.1));
    m_newsBox = new PaperBox(m_card);
    m_news = new QVBoxLayout(m_newsBox);
    m_news->setContentsMargins(14, 10, 14, 12);
    m_news->setSpacing(3);
    m_open = new QPushButton(m_card);
    m_open->setObjectName(QStringLiteral("curtainButton"));
    m_open->setAutoDefault(true);
    m_open->setMinimumHeight(42);
    connect(m_open, &QPushButton::clicked, this, &Curtain::opened);

    auto* column = new QVBoxLayout(m_card);
    column->setContentsMargins(30, 26, 30, 20);
    column->setSpacing(8);
    column->addWidget(m_picture, 0, Qt::AlignHCenter);
    column->addWidget(m_title);
    column->addWidget(away);
    column->addSpacing(6);
    column->addWidget(m_newsBox);
    column->addStretch();
    column->addWidget(m_open, 0, Qt::AlignHCenter);
}

void Curtain::ask(const QString& name, Colour colour, const std::vector<StoryLine>& news,
                  const std::vector<Colour>& coloursBySeat)
{
    m_picture->setPixmap(beetleIcon(colour).pixmap(QSize(kPictureSize, kPictureSize), devicePixelRatioF()));
    m_title->setFont(scaledFont(font(), 2.1, true));
    m_picture->setAccessibleName(colourText(colour));
    m_title->setText(tr("%1, it is your turn").arg(name));
    setAccessibleName(m_title->text());
    m_open->setFont(scaledFont(font(), 1.1, true));
    m_open->setText(tr("I am %1, show my cards").arg(name));
    m_open->setPalette(buttonPalette(colour));
    m_open->setMinimumWidth(m_open->sizeHint().width() + 2 * kButtonPadding);
    fillNews(news, coloursBySeat);
    placeCard();
    show();
    raise();
    m_open->setFocus();
}

void Curtain::fillNews(const std::vector<StoryLine>& news, const std::vector<Colour>& coloursBySeat)
{
    qDeleteAll(m_newsBox->findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly));
    m_newsBox->setVisible(!news.empty());
    if (news.empty())
        return;
    auto* heading = new QLabel(tr("Since your last turn"), m_newsBox);
    heading->setFont(scaledFont(font(), 1, true));
    m_news->addWidget(heading);
    for (const StoryLine& line : news) {
        auto* row = new QWidget(m_newsBox);
        auto* rowLayout = new QHBoxLayout(row);
        rowLayout->setContentsMargins(0, 0, 0, 0);
        auto* icon = new QLabel(row);
        const Colour colour = coloursBySeat[static_cast<std::size_t>(line.seat)];
        icon->setPixmap(beetleIcon(colour).pixmap(QSize(kNewsIcon, kNewsIcon), devicePixelRatioF()));
        auto* text = new QLabel(line.text, row);
        text->setTextFormat(Qt::RichText);
        text->setWordWrap(true);
        rowLayout->addWidget(icon);
        rowLayout->addWidget(text, 1);
        m_news->addWidget(row);
    }
}

void Curtain::setAwningHeight(int height)
{
    m_awning = height;
    placeCard();
    update();
}

/// On a low screen the picture goes, then what the log tells as well. Returns the height that the card needs.
int Curtain::leaveOutWhatLacksRoom(int width)
{
    const auto needed = [this, width] {
        m_card->layout()->invalidate();
        m_card->layout()->activate();
        return m_card->layout()->heightForWidth(width);
    };
    const int room = height() - 2 * kMargin;
    m_picture->show();
    m_newsBox->setVisible(m_news->count() > 0);
    m_picture->setVisible(needed() <= room);
    if (needed() > room)
        m_newsBox->hide();
    return needed();
}

void Curtain::placeCard()
{
    const QSize room(width() - 2 * kMargin, height() - m_awning - 2 * kMargin);
    QSize size(std::min(kCardSize.width(), room.width()), kCardSize.height());
    const int needed = leaveOutWhatLacksRoom(size.width());
    size.setHeight(std::max(std::min(size.height(), room.height()), std::min(needed, height() - 2 * kMargin)));
    QRect box(QPoint(), size);
    box.moveCenter({width() / 2, (height() - m_awning) / 2});
    box.moveTop(std::max(box.top(), kMargin));
    m_card->setGeometry(box);
}

void Curtain::resizeEvent(QResizeEvent* /*event*/)
{
    placeCard();
}

/// Lets the keyboard go, or it would move on to whatever comes next; the table brings it to where the choice begins.
void Curtain::hideEvent(QHideEvent* event)
{
    QWidget* focused = window()->focusWidget();
    if (isHidden() && isAncestorOf(focused))
        focused->clearFocus();
    QWidget::hideEvent(event);
}

void Curtain::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintVeil(painter, rect().adjusted(0, 0, 0, -m_awning));
    paintAwning(painter);
}

void Curtain::paintAwning(QPainter& painter) const
{
    const QRectF wall(0, height() - m_awning, width(), m_awning);
    painter.fillRect(wall, kWall);
    painter.setPen(QPen(kWall.darker(120), 2));
    for (double x = kStripe / 2.0; x < width(); x += kStripe / 2.0)
        painter.drawLine(QPointF(x, wall.top()), QPointF(x, wall.bottom()));
    const double cloth = std::min(52.0, m_awning * 0.4);
    painter.setPen(QPen(palette::kInk, 2));
    for (int i = 0; i * kStripe < width(); ++i) {
        QPainterPath stripe(QPointF(i * kStripe, wall.top() - 8));
        stripe.lineTo((i + 1) * kStripe, wall.top() - 8);
        stripe.lineTo((i + 1) * kStripe, wall.top() + cloth - kScallop);
        stripe.quadTo((i + 0.95) * kStripe, wall.top() + cloth, (i + 0.5) * kStripe, wall.top() + cloth);
        stripe.quadTo((i + 0.05) * kStripe, wall.top() + cloth, i * kStripe, wall.top() + cloth - kScallop);
        stripe.closeSubpath();
        painter.setBrush(i % 2 == 0 ? palette::kCream : kAwningPink);
        painter.drawPath(stripe);
    }
}

void Curtain::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        m_open->click();
    else
        event->ignore();
}

/// Nothing below can be clicked while the curtain is down.
void Curtain::mousePressEvent(QMouseEvent* event)
{
    event->accept();
}

} // namespace bubblebar
