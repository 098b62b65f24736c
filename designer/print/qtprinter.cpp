#include "designer/print/qtprinter.h"

#include <QPageLayout>
#include <QPrintDialog>
#include <QPrinterInfo>

#include <algorithm>

namespace bubblebar {

namespace {

QPrinter::DuplexMode duplexMode(Duplex duplex)
{
    switch (duplex) {
    case Duplex::None:
        return QPrinter::DuplexNone;
    case Duplex::LongEdge:
        return QPrinter::DuplexLongSide;
    case Duplex::ShortEdge:
        break;
    }
    return QPrinter::DuplexShortSide;
}

} // namespace

QtPrinter::QtPrinter(const QPrinterInfo& info)
    : m_printer(info, QPrinter::HighResolution)
{
}

QtPrinter::QtPrinter(const QString& path)
    : m_printer(QPrinter::HighResolution)
{
    m_printer.setOutputFormat(QPrinter::PdfFormat);
    m_printer.setOutputFileName(path);
}

double QtPrinter::margin(QSizeF paper) const
{
    QPrinter probe(QPrinterInfo(m_printer), QPrinter::HighResolution);
    probe.setPageSize(QPageSize(paper, QPageSize::Millimeter));
    QPageLayout layout = probe.pageLayout();
    layout.setUnits(QPageLayout::Millimeter);
    const QMarginsF margins = layout.minimumMargins();
    return std::max({margins.left(), margins.top(), margins.right(), margins.bottom()});
}

bool QtPrinter::setUp(QWidget* parent)
{
    return QPrintDialog(&m_printer, parent).exec() == QDialog::Accepted;
}

std::pair<int, int> QtPrinter::range(int pages) const
{
    if (m_printer.printRange() != QPrinter::PageRange || m_printer.fromPage() <= 0)
        return {0, pages - 1};
    return {m_printer.fromPage() - 1, std::min(m_printer.toPage(), pages) - 1};
}

void QtPrinter::prepare(const QPageLayout& layout, Duplex duplex, const QString& job)
{
    m_printer.setFullPage(true);
    m_printer.setPageLayout(layout);
    m_printer.setDuplex(duplexMode(duplex));
    m_printer.setDocName(job);
}

} // namespace bubblebar
