#include "app/beep/countview.h"

#include "app/beep/roadtones.h"

#include "core/support/everylanguage.h"
#include "designer/widgets/livetexts.h"
#include "designer/widgets/tablelook.h"
#include "designer/widgets/texts.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace bubblebar::beep {

namespace {

constexpr double kGap = 10;
constexpr double kMostRow = 116;
constexpr double kLeastRow = 58;
constexpr double kReviewHeight = 150;
constexpr double kReviewedCard = 74;

constexpr QColor kDimInk = palette::rgb(0x6e5f58);

} // namespace

CountView::CountView(Count count, QWidget* parent)
    : QWidget(parent)
    , m_count(std::move(count))
    , m_steps(countSteps(m_count))
{
    setAttribute(Qt::WA_OpaquePaintEvent);
    setLiveName(this, [] { return tr("Score count"); });
    // Letters of the colours stand on the cards.
    connect(&LanguageNews::instance(), &LanguageNews::changed, this, [this] {
        m_faces = CardFaces();
        setShown(m_shown);
    });
}

QSize CountView::sizeHint() const
{
    const double rows = m_count.table.players() * (kMostRow + kGap) + kGap;
    return {1000, static_cast<int>(rows + (hasReview() ? kReviewHeight : 0))};
}

QSize CountView::minimumSizeHint() const
{
    const double rows = m_count.table.players() * (kLeastRow + kGap) + kGap;
    return {700, static_cast<int>(rows + (hasReview() ? kReviewHeight : 0))};
}

void CountView::setShown(int shown)
{
    m_shown = std::clamp(shown, 0, static_cast<int>(m_steps.size()));
    const QString told = isComplete()  ? winnersText(m_count)
                         : m_shown > 0 ? countText(m_count, m_steps[static_cast<std::size_t>(m_shown - 1)])
                                       : QString();
    setAccessibleDescription(told);
    update();
}

bool CountView::isShown(const CountStep& step) const
{
    const auto end = m_steps.begin() + m_shown;
    return std::find(m_steps.begin(), end, step) != end;
}

void CountView::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    painter.fillRect(rect(), roadTones(isDark(palette())).verge);
    const int players = m_count.table.players();
    const double below = hasReview() ? kReviewHeight : 0;
    const double height = std::min(kMostRow, (this->height() - below - kGap) / players - kGap);
    for (int player = 0; player < players; ++player)
        paintRow(painter, player, QRectF(kGap, kGap + player * (height + kGap), width() - 2 * kGap, height));
    if (hasReview())
        paintReview(painter, QRectF(kGap, this->height() - below, width() - 2 * kGap, below - kGap));
}

void CountView::paintRow(QPainter& painter, int player, const QRectF& row)
{
    const bool counting =
        m_shown > 0 && !isComplete() && m_steps[static_cast<std::size_t>(m_shown - 1)].player == player;
    const std::vector<int> winners = winnersOf(m_count.table);
    const bool wins = isComplete() && std::ranges::find(winners, player) != winners.end();
    painter.setPen(counting || wins ? QPen(palette::kAmber, 4) : QPen(palette::kInk, 1));
    painter.setBrush(palette::kPaper);
    painter.drawRoundedRect(row, 10, 10);
    painter.setPen(palette::kInk);
    painter.setFont(scaledFont(font(), 1.4, true));
    const QRectF name =
        row.adjusted(16, 0, 0, 0).intersected(QRectF(row.left(), row.top(), row.width() * 0.22, row.height()));
    painter.drawText(name, Qt::AlignLeft | Qt::AlignVCenter,
                     painter.fontMetrics().elidedText(m_count.players.value(player), Qt::ElideRight,
                                                      static_cast<int>(name.width())));
    if (wins) {
        painter.setFont(scaledFont(font(), 1, true));
        painter.drawText(name.adjusted(0, 0, 0, -12), Qt::AlignLeft | Qt::AlignBottom, tr("★ wins the game"));
    }
    paintPiles(painter, player, QRectF(row.left() + row.width() * 0.22, row.top(), row.width() * 0.42, row.height()));
    paintPoints(painter, player, QRectF(row.left() + row.width() * 0.64, row.top(), row.width() * 0.17, row.height()));
    paintGames(painter, player,
               QRectF(row.left() + row.width() * 0.81, row.top(), row.width() * 0.19 - 12, row.height()));
}

void CountView::paintPiles(QPainter& painter, int player, const QRectF& box)
{
    const Score score = m_count.score(player);
    const int slots = m_count.table.ownPiles() + 1;
    const double height = box.height() - 14;
    const double wide = height * kCardShape;
    const bool pilesShown = isShown({player, CountStep::Kind::Bonus, 0});
    for (int slot = 0; slot < slots; ++slot) {
        const QRectF card(box.left() + slot * box.width() / slots, box.top() + 7, wide, height);
        const bool isBonus = slot == slots - 1;
        const int cards = isBonus ? score.bonus : score.sizes[static_cast<std::size_t>(slot)];
        const CountStep step {player, isBonus ? CountStep::Kind::Bonus : CountStep::Kind::OwnPile, isBonus ? 0 : slot};
        const bool smallest = !isBonus && pilesShown && slot == score.smallest;
        if (smallest) {
            painter.setPen(QPen(palette::kInk, 6));
            painter.drawRoundedRect(card, 6, 6);
            painter.setPen(QPen(palette::kAmber, 3.5));
            painter.drawRoundedRect(card.adjusted(-1, -1, 1, 1), 6, 6);
        }
        if (isBonus && cards > 0)
            m_faces.paintBack(painter, card);
        else if (!isBonus && cards > 0)
            m_faces.paint(painter, m_count.table.ownPile(player, slot).back(), card);
        if (!isShown(step))
            continue;
        painter.setPen(isBonus || smallest ? palette::kInk : kDimInk);
        painter.setFont(scaledFont(font(), smallest || isBonus ? 1.7 : 1.3, smallest || isBonus));
        const QString text = isBonus ? tr("+%1", "bonus points").arg(cards) : QLocale().toString(cards);
        painter.drawText(QRectF(card.right() + 8, card.top(), box.width() / slots - wide - 8, height),
                         Qt::AlignLeft | Qt::AlignVCenter, text);
    }
}

void CountView::paintPoints(QPainter& painter, int player, const QRectF& box)
{
    if (!isShown({player, CountStep::Kind::Total, 0}))
        return;
    const Score score = m_count.score(player);
    QRectF rest = box;
    if (score.penalty() > 0) {
        painter.setPen(palette::kBad);
        painter.setFont(scaledFont(font(), 1.3, true));
        const QRectF half(box.left(), box.top(), box.width() * 0.4, box.height());
        painter.drawText(half, Qt::AlignCenter, tr("−%1", "points lost in the review").arg(score.penalty()));
        rest.setLeft(half.right());
    }
    painter.setPen(palette::kInk);
    painter.setFont(scaledFont(font(), 2.1, true));
    painter.drawText(rest, Qt::AlignCenter, tr("= %1", "points").arg(score.points()));
}

void CountView::paintGames(QPainter& painter, int player, const QRectF& box)
{
    if (m_count.games.empty() || !isComplete())
        return;
    QStringList games;
    for (const std::vector<int>& points : m_count.games)
        games << QLocale().toString(points[static_cast<std::size_t>(player)]);
    painter.setPen(kDimInk);
    painter.setFont(scaledFont(font(), 1));
    painter.drawText(box.adjusted(0, 6, 0, -box.height() / 2), Qt::AlignCenter, games.join(QStringLiteral(" + ")));
    painter.setPen(palette::kInk);
    painter.setFont(scaledFont(font(), 1.3, true));
    painter.drawText(box.adjusted(0, box.height() / 2 - 4, 0, -6), Qt::AlignCenter,
                     tr("total %1").arg(m_count.totals()[static_cast<std::size_t>(player)]));
}

/// The pile of the last player who was reviewed, its last card first.
void CountView::paintReview(QPainter& painter, const QRectF& box)
{
    painter.setPen(QPen(palette::kInk, 1));
    painter.setBrush(palette::kPaper);
    painter.drawRoundedRect(box, 10, 10);
    std::vector<CountStep> walked;
    for (int i = 0; i < m_shown; ++i)
        if (m_steps[static_cast<std::size_t>(i)].kind == CountStep::Kind::Review)
            walked.push_back(m_steps[static_cast<std::size_t>(i)]);
    painter.setPen(palette::kInk);
    painter.setFont(scaledFont(font(), 1, true));
    const QRectF text = box.adjusted(14, 6, -14, 0);
    if (walked.empty()) {
        painter.drawText(text, Qt::AlignLeft | Qt::AlignTop, tr("Review: each smallest pile, card by card"));
        return;
    }
    const int player = walked.back().player;
    painter.drawText(text, Qt::AlignLeft | Qt::AlignTop, countText(m_count, walked.back()));
    const std::vector<ReviewStep> steps = review(m_count.reviewedPile(player));
    const double height = box.height() - 44;
    const double wide = height * kCardShape;
    const double step =
        std::min(kReviewedCard, (box.width() - 28 - wide) / std::max<double>(1, static_cast<double>(steps.size()) - 1));
    const int last = walked.back().number;
    for (int i = 0; i < static_cast<int>(steps.size()); ++i) {
        const QRectF card(box.left() + 14 + i * step, box.top() + 34, wide, height);
        const ReviewStep& at = steps[static_cast<std::size_t>(i)];
        painter.setOpacity(i <= last ? 1 : 0.45);
        m_faces.paint(painter, at.card, card);
        painter.setOpacity(1);
        if (i <= last)
            paintReviewed(painter, card, at.right);
        if (i != last)
            continue;
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(palette::kAmber, 4));
        painter.drawRoundedRect(card, 7, 7);
    }
}

void CountView::paintReviewed(QPainter& painter, const QRectF& card, bool right)
{
    const QPointF middle(card.left() + 14, card.bottom() - 10);
    painter.setPen(QPen(palette::kInk, 2));
    painter.setBrush(right ? palette::kGood : palette::kBad);
    painter.drawEllipse(middle, 11, 11);
    QPainterPath mark;
    mark.moveTo(middle + (right ? QPointF(-5, 0) : QPointF(-4, -4)));
    mark.lineTo(middle + (right ? QPointF(-1, 4) : QPointF(4, 4)));
    if (!right)
        mark.moveTo(middle + QPointF(4, -4));
    mark.lineTo(middle + (right ? QPointF(6, -5) : QPointF(-4, 4)));
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(Qt::white, 3, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPath(mark);
}

} // namespace bubblebar::beep
