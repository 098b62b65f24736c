#include "app/beetle/sheetview.h"

#include "app/beetle/chancebar.h"
#include "app/beetle/paperview.h"
#include "app/beetle/penicon.h"
#include "app/beetle/sheetwords.h"
#include "app/bubble/board/paperbubble.h"
#include "core/support/everylanguage.h"
#include "designer/widgets/tablelook.h"
#include "designer/widgets/texts.h"

#include <QBoxLayout>
#include <QEvent>
#include <QLabel>
#include <QPainter>

namespace bubblebar::beetle {

namespace {

constexpr double kRadius = 10;
constexpr int kDim = 190; ///< of words of less weight
constexpr double kPenFactor = 1.5;
/// Words go beside the paper where the place is at least so much wider than high.
constexpr double kWide = 1.12;
/// Lines of text that a place must be high to have them all below the paper.
constexpr int kRoomyLines = 17;

QLabel* infoLabel(double factor, bool bold, QWidget* parent)
{
    auto* label = new QLabel(parent);
    label->setFont(scaledFont(parent->font(), factor, bold));
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    return label;
}

} // namespace

SheetView::SheetView(const BeetleSession& session, int seat, QWidget* parent)
    : QFrame(parent)
    , m_session(session)
    , m_seat(seat)
    , m_paper(new PaperView(session.player(seat).colour, session.record().variant, seat, this))
    , m_pen(new QLabel(this))
    , m_name(infoLabel(1.1, true, this))
    , m_kind(infoLabel(kSecondaryText, false, this))
    , m_chance(infoLabel(1.5, true, this))
    , m_toWin(infoLabel(kSecondaryText, false, this))
    , m_bar(new ChanceBar(this))
    , m_progress(infoLabel(kSecondaryText, true, this))
    , m_needed(infoLabel(kSecondaryText, false, this))
    , m_layout(new QBoxLayout(QBoxLayout::TopToBottom, this))
{
    m_layout->setContentsMargins(8, 8, 12, 8);
    m_layout->setSpacing(10);
    m_paper->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Ignored);
    m_layout->addWidget(m_paper, 3);
    m_layout->addLayout(infoLayout(), 2);
    m_name->setText(session.player(seat).name);
    const int side = static_cast<int>(fontMetrics().height() * kPenFactor);
    m_pen->setPixmap(penIcon(session.player(seat).colour).pixmap(QSize(side, side), devicePixelRatioF()));
    setColours();
    m_paper->setSheet(session.game().sheet(seat));
    inEveryLanguage(this, [this] {
        m_kind->setText(m_session.isPerson(m_seat) ? tr("person") : tr("computer"));
        m_toWin->setText(tr("to win"));
        refresh();
    });
}

QBoxLayout* SheetView::infoLayout()
{
    auto* head = new QHBoxLayout;
    head->setSpacing(6);
    head->addWidget(m_pen);
    head->addWidget(m_name, 1);
    auto* chance = new QHBoxLayout;
    chance->setSpacing(6);
    chance->addWidget(m_chance);
    chance->addWidget(m_toWin, 1, Qt::AlignBottom);
    auto* info = new QVBoxLayout;
    info->setSpacing(3);
    info->addStretch();
    info->addLayout(head);
    info->addWidget(m_kind);
    info->addLayout(chance);
    info->addWidget(m_bar);
    info->addWidget(m_progress);
    info->addWidget(m_needed);
    info->addStretch();
    m_chance->setWordWrap(false);
    return info;
}

/// The place is paper, whose words are ink on a dark table too.
void SheetView::setColours()
{
    QPalette ink = paperPalette();
    setPalette(ink);
    QColor dim = palette::kInk;
    dim.setAlpha(kDim);
    ink.setColor(QPalette::WindowText, dim);
    for (QLabel* label : {m_kind, m_toWin})
        label->setPalette(ink);
}

void SheetView::refresh()
{
    const Game& game = m_session.game();
    if (game.phase() == Game::Phase::FirstThrows)
        showThrows(game);
    else
        showTurns(game);
    describe();
}

void SheetView::showThrows(const Game& game)
{
    std::vector<int> numbers;
    for (const FirstThrow& first : game.firstThrows()) {
        if (first.seat == m_seat)
            numbers.push_back(first.roll);
    }
    m_paper->setThrows(numbers);
    const bool again = game.firstThrowRound() > 0 && game.throwsFirst(m_seat);
    m_progress->setText(again             ? tr("A tie: throws again")
                        : numbers.empty() ? tr("Throws for who begins")
                                          : tr("Has thrown"));
    m_needed->setText(!again && game.firstThrowRound() > 0 ? tr("doesn’t begin") : QString());
}

void SheetView::showTurns(const Game& game)
{
    const Sheet& sheet = game.sheet(m_seat);
    const bool begins = game.firstSeat() == m_seat && game.turns(m_seat) == 0;
    m_paper->setThrows({});
    m_paper->setLastTurn(game.lastTurn(m_seat));
    const std::optional<int> place = game.place(m_seat);
    m_progress->setText(place ? placeText(*place) : begins ? tr("Begins!") : progressText(sheet));
    m_needed->setText(neededText(sheet));
}

void SheetView::setChance(std::optional<double> chance)
{
    for (QWidget* widget :
         {static_cast<QWidget*>(m_chance), static_cast<QWidget*>(m_toWin), static_cast<QWidget*>(m_bar)})
        widget->setVisible(chance.has_value());
    m_bar->setChance(chance.value_or(0));
    m_chance->setText(chance ? chanceText(*chance) : QString());
    describe();
}

void SheetView::setOnTurn(bool onTurn)
{
    if (m_onTurn == onTurn)
        return;
    m_onTurn = onTurn;
    update();
    describe();
}

void SheetView::describe()
{
    QStringList words {m_kind->text(), m_progress->text(), m_needed->text()};
    if (!m_chance->text().isEmpty())
        words << tr("%1 to win").arg(m_chance->text());
    if (m_onTurn)
        words << tr("rolls next");
    words.removeAll({});
    setAccessibleName(m_name->text());
    setToolTip(m_needed->text());
    setAccessibleDescription(words.join(QStringLiteral(", ")));
}

void SheetView::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QColor ground = palette::kPaper;
    if (!m_onTurn)
        ground.setAlpha(150);
    const bool dark = isDark(parentWidget()->palette());
    if (dark && !m_onTurn)
        ground = palette::kCreamShade.darker(106);
    const QRectF frame = QRectF(rect()).adjusted(2, 2, -2, -2);
    QColor edge = palette::kInk;
    edge.setAlpha(m_onTurn ? 255 : 70);
    painter.setPen(QPen(edge, m_onTurn ? 5 : 1));
    painter.setBrush(ground);
    painter.drawRoundedRect(frame, kRadius, kRadius);
    if (!m_onTurn)
        return;
    painter.setPen(QPen(palette::kAmber, 3));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(frame, kRadius, kRadius);
}

void SheetView::resizeEvent(QResizeEvent* event)
{
    QFrame::resizeEvent(event);
    const bool beside = width() > height() * kWide;
    m_layout->setDirection(beside ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    m_layout->setStretch(1, beside ? 2 : 0);
    // The drawing keeps its size where large text leaves little room; the tool tip has what is missing.
    const bool roomy = beside || height() > kRoomyLines * fontMetrics().height();
    for (QLabel* label : {m_kind, m_needed})
        label->setVisible(roomy);
}

void SheetView::changeEvent(QEvent* event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        updateGeometry();
}

} // namespace bubblebar::beetle
