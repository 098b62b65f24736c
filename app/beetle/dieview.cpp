#include "app/beetle/dieview.h"

#include "app/beetle/diepainter.h"
#include "core/support/everylanguage.h"
#include "designer/drawing/palette.h"
#include "designer/widgets/livetexts.h"

#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace bubblebar::beetle {

namespace {

constexpr double kRestAngle = -9;
constexpr double kTurns = 1.6;
constexpr double kHops = 2;
/// Of the height: how high it hops, and its own size.
constexpr double kHopHeight = 0.16;
constexpr double kSize = 0.78;
/// Other faces that are seen on the way.
constexpr int kFaces = 9;

} // namespace

DieView::DieView(QWidget* parent)
    : QWidget(parent)
{
    setCursor(Qt::PointingHandCursor);
    setLiveTip(this, [] { return tr("Click to roll, or press Space"); });
    connect(&LanguageNews::instance(), &LanguageNews::changed, this, &DieView::describe);
    m_roll.setStartValue(0.0);
    m_roll.setEndValue(1.0);
    m_roll.setEasingCurve(QEasingCurve::OutCubic);
    connect(&m_roll, &QVariantAnimation::valueChanged, this, qOverload<>(&QWidget::update));
    connect(&m_roll, &QVariantAnimation::finished, this, &DieView::land);
}

void DieView::setNumber(int number)
{
    m_number = number;
    update();
}

void DieView::rollTo(int number, int milliseconds)
{
    m_roll.stop();
    m_number = number;
    if (milliseconds <= 0)
        return land();
    m_roll.setDuration(milliseconds);
    m_roll.start();
}

void DieView::finish()
{
    if (!isRolling())
        return;
    m_roll.stop();
    land();
}

void DieView::land()
{
    m_hasLanded = true;
    describe();
    update();
    Q_EMIT landed();
}

void DieView::describe()
{
    if (m_hasLanded && !isRolling())
        setAccessibleName(tr("The die shows %1").arg(m_number));
}

QSize DieView::sizeHint() const
{
    return {150, 150};
}

QSize DieView::minimumSizeHint() const
{
    return {90, 84};
}

void DieView::paintEvent(QPaintEvent* /*event*/)
{
    const double t = isRolling() ? m_roll.currentValue().toDouble() : 1;
    const double side = std::min(width(), height());
    const double hop = std::abs(std::sin(t * kHops * std::numbers::pi)) * (1 - t) * 1.6;
    const int step = static_cast<int>(t * kFaces);
    const int face = step >= kFaces - 1 ? m_number : (m_number + step * 5) % 6 + 1;
    const double angle = kRestAngle + (1 - t) * 360 * kTurns;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QPointF floor = rect().center() + QPointF(0, side * 0.40);
    QColor shadow = palette::kInk;
    shadow.setAlpha(60);
    painter.setPen(Qt::NoPen);
    painter.setBrush(shadow);
    painter.drawEllipse(floor, side * 0.40 * (1 - hop * 0.3), side * 0.07);
    const QPointF middle = rect().center() + QPointF(0, side * (0.02 - hop * kHopHeight));
    const double size = side * kSize;
    paintDie(painter, QRectF(middle - QPointF(size, size) / 2, QSizeF(size, size)), face, angle);
}

void DieView::mouseReleaseEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton && rect().contains(event->pos()))
        Q_EMIT clicked();
}

} // namespace bubblebar::beetle
