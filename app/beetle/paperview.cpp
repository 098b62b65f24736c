#include "app/beetle/paperview.h"

#include "app/beetle/diepainter.h"
#include "app/beetle/paper.h"
#include "designer/drawing/palette.h"

#include <QPainter>

#include <algorithm>

namespace bubblebar::beetle {

namespace {

constexpr std::array<double, kMaxPlayers> kAngles {-1.2, 0.9, 1.4, -0.8, 1.1, -1.4, 0.7, -1.0};
/// A tick or a cross in a disc at the corner of a die.
void paintVerdict(QPainter& painter, QPointF at, double radius, bool good)
{
    painter.setPen(QPen(palette::kInk, 1.2));
    painter.setBrush(good ? palette::kGood : palette::kBad);
    painter.drawEllipse(at, radius, radius);
    painter.setPen(QPen(Qt::white, radius * 0.36, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    const double r = radius * 0.45;
    if (good) {
        painter.drawPolyline(
            QPolygonF {at + QPointF(-r, 0), at + QPointF(-r * 0.2, r * 0.8), at + QPointF(r, -r * 0.8)});
        return;
    }
    painter.drawLine(at - QPointF(r, r), at + QPointF(r, r));
    painter.drawLine(at + QPointF(-r, r), at + QPointF(r, -r));
}

} // namespace

PaperView::PaperView(PenColour colour, Variant variant, int seat, QWidget* parent)
    : QWidget(parent)
    , m_sketch {Sheet(variant), colour, std::nullopt, 1}
    , m_angle(kAngles[static_cast<std::size_t>(seat)])
{
    m_growth.setStartValue(0.0);
    m_growth.setEndValue(1.0);
    connect(&m_growth, &QVariantAnimation::valueChanged, this, [this](const QVariant& value) {
        m_sketch.growth = value.toDouble();
        update();
    });
    connect(&m_growth, &QVariantAnimation::finished, this, &PaperView::endStroke);
}

void PaperView::setSheet(const Sheet& sheet)
{
    m_growth.stop();
    m_sketch.sheet = sheet;
    m_sketch.growing.reset();
    change();
}

void PaperView::growTo(const Sheet& sheet, Part part, int milliseconds)
{
    setSheet(sheet);
    if (milliseconds <= 0)
        return endStroke();
    m_sketch.growing = part;
    m_sketch.growth = 0;
    m_growth.setDuration(milliseconds);
    m_growth.start();
}

void PaperView::finish()
{
    if (!isGrowing())
        return;
    m_growth.stop();
    endStroke();
}

void PaperView::endStroke()
{
    m_sketch.growing.reset();
    change();
    Q_EMIT drawn();
}

void PaperView::setThrows(const std::vector<int>& numbers)
{
    if (m_throws == numbers)
        return;
    m_throws = numbers;
    change();
}

void PaperView::setLastTurn(const std::optional<Turn>& turn)
{
    if (m_last == turn)
        return;
    m_last = turn;
    change();
}

QSize PaperView::sizeHint() const
{
    return {220, 220};
}

QSize PaperView::minimumSizeHint() const
{
    return {120, 120};
}

void PaperView::change()
{
    m_picture = {};
    update();
}

void PaperView::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    if (isGrowing())
        return paintAll(painter);
    const QSize size = this->size() * devicePixelRatioF();
    if (m_picture.size() != size) {
        m_picture = QPixmap(size);
        m_picture.setDevicePixelRatio(devicePixelRatioF());
        m_picture.fill(Qt::transparent);
        QPainter picture(&m_picture);
        paintAll(picture);
    }
    painter.drawPixmap(0, 0, m_picture);
}

void PaperView::paintAll(QPainter& painter) const
{
    const double side = std::min(width(), height()) - 12;
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(QRectF(rect()).center());
    painter.rotate(m_angle);
    const QRectF paper(-side / 2, -side / 2, side, side);
    paintPaper(painter, paper);
    if (!m_throws.empty())
        paintThrows(painter, paper);
    paintSketch(painter, drawingArea(paper), m_sketch);
    paintLastTurn(painter, paper);
}

void PaperView::paintThrows(QPainter& painter, const QRectF& paper) const
{
    const auto count = static_cast<double>(m_throws.size());
    const double side = paper.width() * std::min(0.34, 0.78 / count);
    QPointF at(paper.left() + kPaperMargin * paper.width() / 2 - (count - 1) * side * 1.05 / 2 + paper.width() / 2,
               paper.center().y());
    for (std::size_t i = 0; i < m_throws.size(); ++i) {
        // Throws of earlier rounds fade.
        painter.setOpacity(i + 1 == m_throws.size() ? 1 : 0.45);
        paintDie(painter, QRectF(at - QPointF(side, side) / 2, QSizeF(side, side)), m_throws[i], i % 2 == 0 ? -6 : 5);
        at += QPointF(side * 1.05, 0);
    }
    painter.setOpacity(1);
}

void PaperView::paintLastTurn(QPainter& painter, const QRectF& paper) const
{
    if (!m_last)
        return;
    const double side = std::clamp(paper.width() * 0.15, 20.0, 40.0);
    const QRectF die(paper.left() + kPaperMargin * paper.width() + 5, paper.top() + 5, side, side);
    paintDie(painter, die, m_last->roll, -5);
    paintVerdict(painter, die.bottomRight(), side * 0.28, m_last->drawing.isDrawn());
}

} // namespace bubblebar::beetle
