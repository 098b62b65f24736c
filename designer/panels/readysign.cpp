#include "designer/panels/readysign.h"

#include "designer/drawing/palette.h"
#include "designer/widgets/livetexts.h"
#include "designer/widgets/tablelook.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>

namespace bubblebar {

namespace {

constexpr int kGap = 8;
constexpr QColor kGoodOnDark = palette::rgb(0x7fd39c);
constexpr QColor kSignOnDark = palette::rgb(0x232323);

} // namespace

ReadySign::ReadySign(QWidget* parent)
    : QWidget(parent)
    , m_text(withLiveText(new QLabel(this), [] { return tr("Ready to play"); }))
{
    m_text->setTextFormat(Qt::PlainText);
    m_text->setWordWrap(true);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, kGap, 0, kGap);
    row->setSpacing(0);
    row->addSpacing(fontMetrics().height() + kGap);
    row->addWidget(m_text, 1);
}

void ReadySign::paintEvent(QPaintEvent* /*event*/)
{
    const bool dark = isDark(palette());
    const double side = fontMetrics().height();
    const double left = layoutDirection() == Qt::RightToLeft ? width() - side : 0;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(left, (height() - side) / 2);
    painter.scale(side / 24, side / 24);
    painter.setPen(Qt::NoPen);
    painter.setBrush(dark ? kGoodOnDark : palette::kGood);
    painter.drawEllipse(QRectF(1, 1, 22, 22));
    painter.setPen(QPen(dark ? kSignOnDark : QColor(Qt::white), 2.6, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    painter.drawPolyline(QPolygonF({{7, 12.5}, {10.6, 16}, {17, 8.5}}));
}

} // namespace bubblebar
