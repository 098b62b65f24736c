#include "designer/print/printing.h"

#include "designer/drawing/pages/pagepainter.h"
#include "designer/drawing/pages/pagetext.h"
#include "designer/print/printer.h"

#include <QPageLayout>
#include <QPagedPaintDevice>
#include <QPainter>

namespace bubblebar {

namespace {

constexpr double kMillimetresPerInch = 25.4;

/// Cards and tiles have backs; nothing else is printed on both sides.
Duplex sidesOf(const PageOptions& options)
{
    return options.kind == PageKind::Tiles || options.kind == PageKind::Cards ? options.duplex : Duplex::None;
}

} // namespace

tl::expected<void, ExportProblem> printPages(const PageSet& set, Printer& printer, const ExportProgress& progress)
{
    const auto problem = [](ExportProblem::Code code) {
        ExportProblem reason;
        reason.code = code;
        return tl::unexpected<ExportProblem>(reason);
    };
    if (set.pages.empty())
        return problem(ExportProblem::Code::NoPages);
    const auto [first, last] = printer.range(set.count());
    if (first > last)
        return problem(ExportProblem::Code::NoPages);
    printer.prepare(pageLayout(set), sidesOf(set.options), printedName(*set.track));
    QPagedPaintDevice& paper = printer.device();
    QPainter painter;
    if (!painter.begin(&paper))
        return problem(ExportProblem::Code::Unwritable);
    for (int page = first; page <= last; ++page) {
        if (progress && !progress(page - first, last - first + 1)) {
            printer.abort();
            return problem(ExportProblem::Code::Cancelled);
        }
        if (page > first && !paper.newPage())
            return problem(ExportProblem::Code::Unwritable);
        painter.resetTransform();
        painter.scale(paper.logicalDpiX() / kMillimetresPerInch, paper.logicalDpiY() / kMillimetresPerInch);
        paintPage(painter, set, page);
    }
    return {};
}

} // namespace bubblebar
