#include "designer/drawing/pages/pagepainter.h"

#include "designer/drawing/pages/pageparts.h"
#include "designer/drawing/pages/pagetext.h"
#include "designer/drawing/pages/papertext.h"

#include <QPageSize>
#include <QPainter>

#include <algorithm>

namespace bubblebar {

namespace {

constexpr double kFootText = 3.3;

struct ContentPainter
{
    QPainter& painter;
    const PageSet& set;

    void operator()(const PlanPage& page) const { paintPlan(painter, set, page); }
    void operator()(const ListPage& page) const { paintList(painter, set, page); }
    void operator()(const MapPage& /*page*/) const { paintMap(painter, set); }
    void operator()(const PosterPage& page) const { paintPoster(painter, set, page); }
    void operator()(const SheetPage& page) const { paintSheet(painter, set, page); }
};

/// True for pages whose size matters.
bool isTrueSize(const Page& page)
{
    return !std::holds_alternative<PlanPage>(page.content) && !std::holds_alternative<ListPage>(page.content);
}

/// Between the marks above the area; without a margin at the area's upper end.
QRectF headBox(const PageFrame& frame)
{
    constexpr double kHalfText = 2;
    const double middle = (frame.reach.top() + frame.area.top()) / 2;
    const double top = std::max(frame.reach.top() + 0.5, middle - kHalfText);
    return {frame.area.left() + 2, top, frame.area.width() - 4, 2 * kHalfText};
}

/// The longest form of the page's name that fits; on narrow paper the shortest at the top.
void paintFootText(QPainter& painter, const QRectF& box, const PageSet& set, int page)
{
    const PaperFont font {kFootText};
    const QStringList texts = footTexts(set, page);
    const auto fits = [&](const QString& text) { return paperTextWidth(text, font) <= box.width(); };
    const auto found = std::ranges::find_if(texts, fits);
    if (found != texts.end())
        paintPaperLine(painter, box, *found, font, Qt::AlignRight);
    else
        paintPaperLine(painter, headBox(set.frame), texts.last(), font, Qt::AlignHCenter);
}

void paintFoot(QPainter& painter, const PageSet& set, int page)
{
    QRectF box = testLineBox(set.frame);
    double left = set.frame.area.left();
    if (isTrueSize(set.pages[static_cast<std::size_t>(page)])) {
        paintTestLine(painter, box);
        left = box.right() + 18;
    }
    box.setLeft(left);
    box.setRight(set.frame.area.right() - 2);
    paintFootText(painter, box, set, page);
}

} // namespace

void paintPage(QPainter& painter, const PageSet& set, int page)
{
    painter.save();
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    std::visit(ContentPainter {painter, set}, set.pages[static_cast<std::size_t>(page)].content);
    if (set.options.kind != PageKind::Plan || set.count() > 1)
        paintFoot(painter, set, page);
    painter.restore();
}

QPageLayout pageLayout(const PageSet& set)
{
    // Exact: Qt would take paper of nearly that size for a standard one.
    const QSizeF upright = set.options.paper.size();
    const QPageSize size(upright, QPageSize::Millimeter, paperTitle(set.options.paper), QPageSize::ExactMatch);
    return {size, set.frame.isAcross() ? QPageLayout::Landscape : QPageLayout::Portrait, QMarginsF()};
}

} // namespace bubblebar
