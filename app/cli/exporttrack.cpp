#include "app/cli/export.h"
#include "core/support/atomicfile.h"
#include "core/support/errortext.h"
#include "designer/drawing/trackimage.h"

#include <QCoreApplication>

namespace bubblebar::cli {

namespace {

QString translated(const char* text)
{
    return QCoreApplication::translate("CommandLine", text);
}

/// “1600x900”, or the usual size where none is given.
std::optional<QSize> readSize(const ExportJob& job)
{
    if (!job.arguments.isSet("size"))
        return usualImageSize(*job.track);
    const QStringList sides = job.arguments.value("size").split(u'x', Qt::KeepEmptyParts, Qt::CaseInsensitive);
    bool isWide = false;
    bool isHigh = false;
    const QSize size(sides.value(0).toInt(&isWide), sides.value(1).toInt(&isHigh));
    if (sides.size() == 2 && isWide && isHigh && isPaintable(size))
        return size;
    complain(translated(QT_TRANSLATE_NOOP("CommandLine",
                                          "--size needs two whole numbers of pixels such as 1600x900, each from 1 to "
                                          "%1, and at most %2 million pixels in all."))
                 .arg(kMaxImageSide)
                 .arg(kMaxImagePixels / 1'000'000));
    return std::nullopt;
}

QByteArray pictureOf(const ExportJob& job, const ImageSize& size)
{
    switch (job.format) {
    case ExportFormat::Png:
        return trackPng(*job.track, size);
    case ExportFormat::Svg:
        return trackSvg(*job.track, size);
    case ExportFormat::Pdf:
        break;
    }
    return trackPdf(*job.track, size);
}

} // namespace

Status exportTrack(const ExportJob& job)
{
    const std::optional<QSize> size = readSize(job);
    if (!size)
        return Status::Failed;
    const std::optional<int> dpi = readDpi(job, kLeastImageDpi, kGreatestImageDpi, kUsualImageDpi);
    if (!dpi)
        return Status::Failed;
    const ImageSize image {*size, *dpi};
    return writeExport(job, pictureOf(job, image));
}

} // namespace bubblebar::cli
