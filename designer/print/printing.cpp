#include "designer/print/printing.h"

#include "designer/drawing/pages/pagepainter.h"
#include "designer/drawing/pages/pagetext.h"

#include <QPageLayout>
#include <QPainter>
#include <QPrinter>
#include <QPrinterInfo>

#include <algorithm>

namespace bubblebar {

namespace {

constexpr double kMillimetresPerInch = 25.4;

QPrinter::DuplexMode duplexMode(const PageOptions& options)
{
    if (options.kind != PageKind::Tiles && options.kind != PageKind::Cards)
        return QPrinter::DuplexNone;
    switch (options.duplex) {
    case Duplex::None:
        return QPrinter::DuplexNone;
    case Duplex::LongEdge:
        return QPrinter::DuplexLongSide;
    case Duplex::ShortEdge:
        break;
    }
    return QPrinter::DuplexShortSide;
}

/// The pages from 0 that the printer was asked for.
std::pair<int, int> pageRange(const QPrinter& printer, int pages)
{
    if (printer.printRange() != QPrinter::PageRange || printer.fromPage() <= 0)
        return {0, pages - 1};
    return {printer.fromPage() - 1, std::min(printer.toPage(), pages) - 1};
}

} // namespace

double printerMargin(const QPrinterInfo& printer, QSizeF paper)
{
    QPrinter probe(printer, QPrinter::HighResolution);
    probe.setPageSize(QPageSize(paper, QPageSize::Millimeter));
    QPageLayout layout = probe.pageLayout();
    layout.setUnits(QPageLayout::Millimeter);
    const QMarginsF margins = layout.minimumMargins();
    return std::max({margins.left(), margins.top(), margins.right(), margins.bottom()});
}

void setUpPrinter(QPrinter& printer, const PageSet& set)
{
    printer.setFullPage(true);
    printer.setPageLayout(pageLayout(set));
    printer.setDuplex(duplexMode(set.options));
    printer.setDocName(printedName(*set.track));
}

tl::expected<void, ExportProblem> printPages(const PageSet& set, QPrinter& printer, const ExportProgress& progress)
{
    const auto problem = [](ExportProblem::Code code) {
        ExportProblem reason;
        reason.code = code;
        return tl::unexpected<ExportProblem>(reason);
    };
    if (set.pages.empty())
        return problem(ExportProblem::Code::NoPages);
    const auto [first, last] = pageRange(printer, set.count());
    if (first > last)
        return problem(ExportProblem::Code::NoPages);
    QPainter painter;
    if (!painter.begin(&printer))
        return problem(ExportProblem::Code::Unwritable);
    for (int page = first; page <= last; ++page) {
        if (progress && !progress(page - first, last - first + 1)) {
            printer.abort();
            return problem(ExportProblem::Code::Cancelled);
        }
        if (page > first && !printer.newPage())
            return problem(ExportProblem::Code::Unwritable);
        painter.resetTransform();
        painter.scale(printer.logicalDpiX() / kMillimetresPerInch, printer.logicalDpiY() / kMillimetresPerInch);
        paintPage(painter, set, page);
    }
    return {};
}

} // namespace bubblebar
