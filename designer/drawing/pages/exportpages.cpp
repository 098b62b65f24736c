#include "designer/drawing/pages/exportpages.h"

#include "core/support/atomicfile.h"
#include "core/track/picturefile.h"
#include "designer/drawing/pages/pagepainter.h"
#include "designer/drawing/pages/pagetext.h"
#include "designer/drawing/pngwriter.h"
#include "designer/drawing/svgtitle.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QImage>
#include <QPainter>
#include <QPdfWriter>
#include <QSvgGenerator>

#include <algorithm>
#include <cmath>
#include <optional>

namespace bubblebar {

namespace {

constexpr double kInch = 25.4;
constexpr int kUnitsPerMillimetre = 100;
constexpr int kWriterDpi = 2540; // so that a hundred units are 1 mm
constexpr int kBandRows = 512;

using Problem = std::optional<ExportProblem>;

/// One step after the other; asks whether to go on.
class Steps
{
public:
    Steps(const ExportProgress& progress, int all)
        : m_progress(progress)
        , m_all(all)
    {
    }

    /// False: stop.
    [[nodiscard]] bool next() { return !m_progress || m_progress(m_done++, m_all); }
    void finish() const
    {
        if (m_progress)
            static_cast<void>(m_progress(m_all, m_all));
    }

private:
    const ExportProgress& m_progress;
    int m_all;
    int m_done = 0;
};

ExportProblem problem(ExportProblem::Code code)
{
    return {code, {}, {}, 0};
}

/// Writes a whole file of what `paint(QIODevice&)` gives, `finish`ed, or nothing.
template <class Paint, class Finish>
Problem writeWhole(const QString& path, Paint paint, Finish finish)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    if (Problem stopped = paint(buffer))
        return stopped;
    if (const Result<void> written = writeLargeFile(path, finish(bytes)); !written)
        return ExportProblem {ExportProblem::Code::Unwritable, path, written.error().what, 0};
    return std::nullopt;
}

Problem writePdf(QIODevice& device, const PageSet& set, Steps& steps)
{
    QPdfWriter writer(&device);
    writer.setTitle(printedName(*set.track));
    writer.setCreator(QCoreApplication::applicationName());
    writer.setResolution(kWriterDpi);
    writer.setPageLayout(pageLayout(set));
    QPainter painter(&writer);
    painter.scale(kUnitsPerMillimetre, kUnitsPerMillimetre);
    for (int page = 0; page < set.count(); ++page) {
        if (!steps.next())
            return problem(ExportProblem::Code::Cancelled);
        if (page > 0)
            writer.newPage();
        paintPage(painter, set, page);
    }
    return std::nullopt;
}

Problem writeSvg(QIODevice& device, const PageSet& set, int page)
{
    const QSizeF paper = set.frame.paper;
    QSvgGenerator generator;
    generator.setOutputDevice(&device);
    generator.setTitle(svgTitle(printedName(*set.track) + QStringLiteral(" · ") + pageLabel(set, page)));
    generator.setResolution(kWriterDpi);
    generator.setSize((paper * kUnitsPerMillimetre).toSize());
    generator.setViewBox(QRectF({0, 0}, paper));
    QPainter painter(&generator);
    paintPage(painter, set, page);
    return std::nullopt;
}

int pixels(double mm, int dpi)
{
    return static_cast<int>(std::lround(mm * dpi / kInch));
}

/// Paints and writes in bands, so that a large picture can be stopped and is never in memory as a whole.
Problem writePng(QIODevice& device, const PageSet& set, int page, int dpi, Steps& steps)
{
    const QSize size(pixels(set.frame.paper.width(), dpi), pixels(set.frame.paper.height(), dpi));
    PngWriter writer(device, size, qRound(dpi * 1000 / kInch), pngTrackChunks(*set.track));
    bool sound = true;
    for (int top = 0; sound && top < size.height(); top += kBandRows) {
        if (!steps.next())
            return problem(ExportProblem::Code::Cancelled);
        QImage band(size.width(), std::min(kBandRows, size.height() - top), QImage::Format_RGB32);
        if (band.isNull())
            return ExportProblem {ExportProblem::Code::TooLarge, {}, {}, dpi / 2};
        band.fill(Qt::white);
        QPainter painter(&band);
        painter.translate(0, -top);
        painter.scale(dpi / kInch, dpi / kInch);
        paintPage(painter, set, page);
        painter.end();
        sound = writer.write(band);
    }
    if (!sound || !writer.finish())
        return ExportProblem {ExportProblem::Code::TooLarge, {}, {}, dpi / 2};
    return std::nullopt;
}

int bandsOf(const PageSet& set, int dpi)
{
    return (pixels(set.frame.paper.height(), dpi) + kBandRows - 1) / kBandRows;
}

/// Writes a file for each page that `paint(QIODevice&, page)` paints, `finish`ed.
template <class Paint, class Finish>
ExportResult writePages(const PageSet& set, const QString& path, Paint paint, Finish finish)
{
    const QStringList paths = exportPaths(path, set.count());
    for (int page = 0; page < set.count(); ++page) {
        const auto paintOne = [&](QIODevice& device) { return paint(device, page); };
        if (const Problem failed = writeWhole(paths[page], paintOne, finish))
            return tl::unexpected(*failed);
    }
    return paths;
}

QByteArray asItIs(const QByteArray& bytes)
{
    return bytes;
}

} // namespace

QString exportProblemText(const ExportProblem& problem)
{
    const auto words = [](const char* text) { return QCoreApplication::translate("Pages", text); };
    switch (problem.code) {
    case ExportProblem::Code::Unwritable:
        return words(QT_TRANSLATE_NOOP("Pages", "“%1” could not be written: %2"))
            .arg(QDir::toNativeSeparators(problem.path), problem.reason);
    case ExportProblem::Code::TooLarge:
        return words(QT_TRANSLATE_NOOP("Pages", "The picture would be too large. On this paper at most %1 dpi work; "
                                                "PDF and SVG are sharp at any size."))
            .arg(problem.dpi);
    case ExportProblem::Code::Cancelled:
        return words(QT_TRANSLATE_NOOP("Pages", "Stopped before all pages were written."));
    case ExportProblem::Code::NoPages:
        break;
    }
    return pageWarningText({PageWarning::Code::NothingToPrint});
}

QStringList exportPaths(const QString& path, int pages)
{
    if (pages <= 1)
        return {path};
    const QFileInfo file(path);
    const QString ending = file.suffix().isEmpty() ? QString() : u'.' + file.suffix();
    const QString stem = path.chopped(ending.size());
    QStringList paths;
    for (int page = 1; page <= pages; ++page)
        paths << stem + u'-' + QString::number(page) + ending;
    return paths;
}

ExportResult exportPdf(const PageSet& set, const QString& path, const ExportProgress& progress)
{
    if (set.pages.empty())
        return tl::unexpected(problem(ExportProblem::Code::NoPages));
    Steps steps(progress, set.count());
    const auto paint = [&](QIODevice& device) { return writePdf(device, set, steps); };
    if (const Problem failed = writeWhole(path, paint, asItIs))
        return tl::unexpected(*failed);
    steps.finish();
    return QStringList {path};
}

ExportResult exportSvg(const PageSet& set, const QString& path, const ExportProgress& progress)
{
    if (set.pages.empty())
        return tl::unexpected(problem(ExportProblem::Code::NoPages));
    Steps steps(progress, set.count());
    const auto paint = [&](QIODevice& device, int page) {
        return steps.next() ? writeSvg(device, set, page) : problem(ExportProblem::Code::Cancelled);
    };
    const auto carry = [&](const QByteArray& svg) { return svgWithTrack(svg, *set.track); };
    const ExportResult written = writePages(set, path, paint, carry);
    steps.finish();
    return written;
}

ExportResult exportPng(const PageSet& set, const QString& path, int dpi, const ExportProgress& progress)
{
    if (set.pages.empty())
        return tl::unexpected(problem(ExportProblem::Code::NoPages));
    const double squareInches = set.frame.paper.width() * set.frame.paper.height() / (kInch * kInch);
    const int most = static_cast<int>(std::sqrt(static_cast<double>(kMaxPicturePixels) / squareInches));
    if (dpi > most)
        return tl::unexpected(ExportProblem {ExportProblem::Code::TooLarge, path, {}, most});
    Steps steps(progress, set.count() * bandsOf(set, dpi));
    const auto paint = [&](QIODevice& device, int page) { return writePng(device, set, page, dpi, steps); };
    const ExportResult written = writePages(set, path, paint, asItIs);
    steps.finish();
    return written;
}

} // namespace bubblebar
