#include "app/beetle/paper.h"

#include "designer/drawing/palette.h"

#include <QPainter>
#include <QPainterPath>

namespace bubblebar::beetle {

namespace {

constexpr QColor kPaperColour = palette::rgb(0xfffdf4);
constexpr QColor kRule = palette::rgb(0xbfe0e2);
constexpr QColor kMarginLine = palette::rgb(0xeaa79b);
/// Parts of the paper's side.
constexpr double kRuleGap = 0.085;
constexpr double kFold = 0.11;

QPainterPath sheetPath(const QRectF& paper)
{
    const double fold = kFold * paper.width();
    QPainterPath path(paper.topLeft());
    path.lineTo(paper.topRight());
    path.lineTo(paper.right(), paper.bottom() - fold);
    path.lineTo(paper.right() - fold, paper.bottom());
    path.lineTo(paper.bottomLeft());
    path.closeSubpath();
    return path;
}

void paintFold(QPainter& painter, const QRectF& paper, const QPen& edge)
{
    const double fold = kFold * paper.width();
    QPainterPath path(QPointF(paper.right(), paper.bottom() - fold));
    path.lineTo(paper.right() - fold, paper.bottom() - fold * 0.92);
    path.lineTo(paper.right() - fold, paper.bottom());
    path.closeSubpath();
    painter.setPen(edge);
    painter.setBrush(palette::kCreamShade);
    painter.drawPath(path);
}

void paintRules(QPainter& painter, const QRectF& paper)
{
    painter.setPen(QPen(kRule, 1));
    for (double y = kRuleGap * 1.6; y < 0.97; y += kRuleGap) {
        const double end = y > 1 - kFold ? paper.right() - kFold * paper.width() : paper.right();
        const double at = paper.top() + y * paper.height();
        painter.drawLine(QPointF(paper.left(), at), QPointF(end, at));
    }
    const double margin = paper.left() + kPaperMargin * paper.width();
    painter.setPen(QPen(kMarginLine, 1.2));
    painter.drawLine(QPointF(margin, paper.top()), QPointF(margin, paper.bottom()));
}

void paintHoles(QPainter& painter, const QRectF& paper)
{
    const double radius = 0.022 * paper.width();
    painter.setPen(QPen(palette::kInk, 1));
    painter.setBrush(palette::kCreamShade.darker(125));
    for (const double y : {0.22, 0.5, 0.78})
        painter.drawEllipse(paper.topLeft() + QPointF(0.065 * paper.width(), y * paper.height()), radius, radius);
}

} // namespace

void paintPaper(QPainter& painter, const QRectF& paper)
{
    const QPainterPath sheet = sheetPath(paper);
    QColor shadow = palette::kInk;
    shadow.setAlpha(45);
    painter.fillPath(sheet.translated(2.5, 4), shadow);
    painter.fillPath(sheet, kPaperColour);
    paintRules(painter, paper);
    paintHoles(painter, paper);
    const QPen edge(palette::kInk, 1.6, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
    painter.strokePath(sheet, edge);
    paintFold(painter, paper, edge);
}

QRectF drawingArea(const QRectF& paper)
{
    const double edge = 0.03 * paper.width();
    return paper.adjusted(kPaperMargin * paper.width(), edge, -edge, -edge);
}

} // namespace bubblebar::beetle
