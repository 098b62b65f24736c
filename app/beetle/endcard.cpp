#include "app/beetle/endcard.h"

#include "app/beetle/sheetwords.h"
#include "app/beetle/sketch.h"
#include "app/bubble/papercard.h"
#include "core/support/everylanguage.h"
#include "designer/widgets/livetexts.h"
#include "designer/widgets/texts.h"

#include <QEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace bubblebar::beetle {

namespace {

constexpr int kCardWidth = 430;
constexpr int kMargin = 12;
constexpr int kPicture = 190;

QPixmap beetlePicture(const BeetleSession& session, int seat, double ratio)
{
    QPixmap picture(QSize(kPicture, kPicture) * ratio);
    picture.setDevicePixelRatio(ratio);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    paintSketch(painter, QRectF(0, 0, kPicture, kPicture),
                {session.game().sheet(seat), session.player(seat).colour, std::nullopt, 1});
    return picture;
}

QLabel* wrappedLabel(const char* name, QWidget* parent)
{
    auto* label = new QLabel(parent);
    label->setObjectName(QLatin1String(name));
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    label->setAlignment(Qt::AlignHCenter);
    return label;
}

/// A line for each player who has a place, the first one's first; else how far the others came.
QString placesText(const BeetleSession& session)
{
    const Game& game = session.game();
    std::vector<int> seats;
    for (int seat = 0; seat < session.players(); ++seat)
        seats.push_back(seat);
    const auto rank = [&game](int seat) {
        return std::pair(game.place(seat).value_or(kMaxPlayers + 1), -game.sheet(seat).parts());
    };
    std::ranges::stable_sort(seats, {}, rank);
    QStringList lines;
    for (const int seat : seats) {
        const std::optional<int> place = game.place(seat);
        lines << EndCard::tr("%1: %2").arg(session.player(seat).name,
                                           place ? placeText(*place) : progressText(game.sheet(seat)));
    }
    return lines.join(u'\n');
}

} // namespace

EndCard::EndCard(QWidget* parent)
    : QWidget(parent)
    , m_card(new PaperCard(this))
    , m_picture(new QLabel(m_card))
    , m_title(wrappedLabel("endTitle", m_card))
    , m_reason(wrappedLabel("endReason", m_card))
    , m_places(wrappedLabel("endPlaces", m_card))
    , m_again(new QPushButton(m_card))
{
    setObjectName(QStringLiteral("endCard"));
    m_again->setObjectName(QStringLiteral("againButton"));
    auto* column = new QVBoxLayout(m_card);
    column->setContentsMargins(22, 14, 22, 16);
    column->setSpacing(6);
    column->addWidget(m_picture, 0, Qt::AlignHCenter);
    for (QLabel* label : {m_title, m_reason, m_places})
        column->addWidget(label);
    column->addSpacing(8);
    column->addLayout(buttons());
    parent->installEventFilter(this);
    hide();
}

QBoxLayout* EndCard::buttons()
{
    auto* look = new QPushButton(m_card);
    look->setObjectName(QStringLiteral("lookButton"));
    auto* fresh = new QPushButton(m_card);
    inEveryLanguage(look, &QPushButton::setText, [] { return tr("Look at the table"); });
    inEveryLanguage(fresh, &QPushButton::setText, [] { return tr("New game…"); });
    inEveryLanguage(m_again, &QPushButton::setText, [] { return tr("Play again"); });
    for (QPushButton* button : {look, fresh, m_again})
        button->setAutoDefault(true);
    connect(look, &QPushButton::clicked, this, &EndCard::putAway);
    connect(fresh, &QPushButton::clicked, this, &EndCard::newGameRequested);
    connect(m_again, &QPushButton::clicked, this, &EndCard::rematchRequested);
    auto* row = new QHBoxLayout;
    row->addWidget(look);
    row->addStretch();
    row->addWidget(fresh);
    row->addWidget(m_again);
    return row;
}

void EndCard::showGame(const BeetleSession& session)
{
    const int winner = *session.game().winner();
    m_picture->setPixmap(beetlePicture(session, winner, devicePixelRatioF()));
    m_title->setFont(scaledFont(font(), 2.1, true));
    m_title->setText(tr("%1 has won!").arg(session.player(winner).name));
    m_reason->setText(tr("The first whole beetle, after %n roll(s).", nullptr, session.game().turns(winner)));
    m_places->setText(placesText(session));
    placeCard();
}

void EndCard::announce(const BeetleSession& session)
{
    showGame(session);
    show();
    raise();
    m_again->setFocus(Qt::OtherFocusReason);
}

void EndCard::placeCard()
{
    setGeometry(parentWidget()->rect());
    m_card->layout()->activate();
    const int wide = std::min(std::max(kCardWidth, m_card->minimumSizeHint().width()), width() - 2 * kMargin);
    const int high = std::min(m_card->layout()->heightForWidth(wide), height() - 2 * kMargin);
    QRect box(0, 0, wide, high);
    box.moveCenter(rect().center());
    m_card->setGeometry(box);
}

void EndCard::putAway()
{
    hide();
    parentWidget()->setFocus();
}

void EndCard::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    paintVeil(painter, rect());
}

bool EndCard::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Resize)
        placeCard();
    return QWidget::eventFilter(watched, event);
}

void EndCard::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape)
        putAway();
    else
        QWidget::keyPressEvent(event);
}

void EndCard::mousePressEvent(QMouseEvent* event)
{
    event->accept();
}

} // namespace bubblebar::beetle
