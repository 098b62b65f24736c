#include "designer/widgets/notice.h"

#include "designer/widgets/tablelook.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPainterPath>

namespace bubblebar {

namespace {

constexpr int kGap = 8;

QColor markColour(Mark mark, bool dark)
{
    if (mark == Mark::Error)
        return dark ? QColor(0xff, 0x8a, 0x7a) : QColor(0xc0, 0x39, 0x2b);
    return dark ? QColor(0xf3, 0xb9, 0x5a) : QColor(0xb9, 0x77, 0x0e);
}

/// In a square of 24.
QPainterPath shapeOf(Mark mark)
{
    QPainterPath shape;
    if (mark == Mark::Error)
        shape.addEllipse(QRectF(2, 2, 20, 20));
    else
        shape.addPolygon(QPolygonF({{12, 3}, {22.5, 21}, {1.5, 21}, {12, 3}}));
    return shape;
}

QPainterPath signOf(Mark mark)
{
    QPainterPath sign;
    if (mark == Mark::Error) {
        sign.moveTo(8.5, 8.5);
        sign.lineTo(15.5, 15.5);
        sign.moveTo(15.5, 8.5);
        sign.lineTo(8.5, 15.5);
    } else {
        sign.moveTo(12, 9.5);
        sign.lineTo(12, 14.5);
        sign.moveTo(12, 17.8);
        sign.lineTo(12, 18);
    }
    return sign;
}

} // namespace

void paintMark(QPainter& painter, Mark mark, const QRectF& box, bool dark)
{
    const QColor colour = markColour(mark, dark);
    const QColor sign = dark ? QColor(0x23, 0x23, 0x23) : QColor(Qt::white);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(box.topLeft());
    painter.scale(box.width() / 24, box.height() / 24);
    painter.setPen(QPen(colour, 2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(colour);
    painter.drawPath(shapeOf(mark));
    painter.strokePath(signOf(mark), QPen(sign, 2.4, Qt::SolidLine, Qt::RoundCap));
    painter.restore();
}

Notice::Notice(Mark mark, QWidget* parent)
    : QWidget(parent)
    , m_mark(mark)
    , m_text(new QLabel(this))
{
    m_text->setTextFormat(Qt::PlainText);
    m_text->setWordWrap(true);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins({});
    row->setSpacing(0);
    row->addSpacing(fontMetrics().height() + kGap);
    row->addWidget(m_text, 1);
    setVisible(false);
}

QString Notice::text() const
{
    return m_text->text();
}

void Notice::setText(const QString& text)
{
    m_text->setText(text);
    setAccessibleName(text);
    setVisible(!text.isEmpty());
}

void Notice::paintEvent(QPaintEvent* /*event*/)
{
    const int side = fontMetrics().height();
    // Beside the first line of a text that stands in the middle of its label.
    const int textHeight = m_text->heightForWidth(m_text->width());
    QRect box(0, m_text->y() + (m_text->height() - textHeight) / 2, side, side);
    if (layoutDirection() == Qt::RightToLeft)
        box.moveRight(width() - 1);
    QPainter painter(this);
    paintMark(painter, m_mark, box, isDark(palette()));
}

} // namespace bubblebar
