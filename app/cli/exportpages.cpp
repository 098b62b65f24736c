#include "designer/drawing/pages/exportpages.h"
#include "app/cli/export.h"
#include "designer/drawing/pages/pagetext.h"

#include <QCoreApplication>
#include <QFileInfo>

#include <algorithm>
#include <optional>

namespace bubblebar::cli {

namespace {

QString translated(const char* text)
{
    return QCoreApplication::translate("CommandLine", text);
}

/// One of the values of an enum by its name, or `otherwise` where the option is absent; complains about other words.
template <class Enum, std::size_t N>
std::optional<Enum> readWord(const Arguments& arguments, const char* option, const std::array<Enum, N>& all,
                             std::string_view (*nameOf)(Enum), Enum otherwise)
{
    if (!arguments.isSet(option))
        return otherwise;
    const QString word = arguments.value(option);
    QStringList known;
    for (const Enum value : all) {
        known << QString::fromUtf8(nameOf(value).data(), static_cast<qsizetype>(nameOf(value).size()));
        if (word == known.last())
            return value;
    }
    complain(translated(QT_TRANSLATE_NOOP("CommandLine", "--%1: “%2” is not known, only: %3."))
                 .arg(QLatin1StringView(option), word, known.join(QStringLiteral(", "))));
    return std::nullopt;
}

/// Millimetres within the range, or `otherwise` where the option is absent; complains about anything else.
std::optional<double> readLength(const Arguments& arguments, const char* option, const LengthRange& range,
                                 double otherwise)
{
    if (!arguments.isSet(option))
        return otherwise;
    bool isNumber = false;
    const double value = arguments.value(option).toDouble(&isNumber);
    if (isNumber && range.contains(value))
        return value;
    complain(translated(QT_TRANSLATE_NOOP("CommandLine", "--%1 needs a number of millimetres from %2 to %3."))
                 .arg(QLatin1StringView(option))
                 .arg(range.least)
                 .arg(range.greatest));
    return std::nullopt;
}

std::optional<Paper> readPaper(const Arguments& arguments, const Paper& otherwise)
{
    if (!arguments.isSet("paper"))
        return otherwise;
    const std::optional<Paper> paper = Paper::fromName(arguments.value("paper"));
    if (!paper)
        complain(translated(QT_TRANSLATE_NOOP("CommandLine", "--paper needs A4, A3, Letter, Legal or a size such as "
                                                             "148x210mm, each side from %1 to %2 mm."))
                     .arg(kPaperSides.least)
                     .arg(kPaperSides.greatest));
    return paper;
}

std::optional<bool> readPageMap(const Arguments& arguments, bool otherwise)
{
    const QString word = arguments.value("page-map");
    if (!arguments.isSet("page-map"))
        return otherwise;
    if (word == QLatin1StringView("yes") || word == QLatin1StringView("no"))
        return word == QLatin1StringView("yes");
    complain(translated(QT_TRANSLATE_NOOP("CommandLine", "--page-map needs yes or no.")));
    return std::nullopt;
}

/// “0.5,-1”: to the right, down.
std::optional<QPointF> readBackOffset(const Arguments& arguments, QPointF otherwise)
{
    if (!arguments.isSet("back-offset"))
        return otherwise;
    const QStringList parts = arguments.value("back-offset").split(u',');
    bool isRight = false;
    bool isDown = false;
    const QPointF offset(parts.value(0).toDouble(&isRight), parts.value(1).toDouble(&isDown));
    if (parts.size() == 2 && isRight && isDown && kBackOffsets.contains(offset.x()) &&
        kBackOffsets.contains(offset.y()))
        return offset;
    complain(translated(QT_TRANSLATE_NOOP("CommandLine", "--back-offset needs two numbers of millimetres such as "
                                                         "0.5,-1, each from %1 to %2."))
                 .arg(kBackOffsets.least)
                 .arg(kBackOffsets.greatest));
    return std::nullopt;
}

bool isPiece(const TileSet& tiles, const std::string& name)
{
    return name == "start" || name == "finish" || std::ranges::find(tiles.tiles, name, &Tile::id) != tiles.tiles.end();
}

/// “A=2,start=1”: so many of these, and no others.
std::optional<PieceCounts> readPieces(const ExportJob& job)
{
    PieceCounts counts;
    for (const QString& part : job.arguments.value("pieces").split(u',')) {
        const std::string name = part.section(u'=', 0, 0).toStdString();
        bool isNumber = false;
        const int count = part.section(u'=', 1).toInt(&isNumber);
        if (!isNumber || count < 0 || count > kMaxPieceCount || !isPiece(*job.track->tileSet, name)) {
            complain(translated(QT_TRANSLATE_NOOP("CommandLine", "--pieces: “%1” is no piece of this tile set with a "
                                                                 "number from 0 to %2, such as A=2 or start=1."))
                         .arg(part)
                         .arg(kMaxPieceCount));
            return std::nullopt;
        }
        counts[name] = count;
    }
    return counts;
}

/// What the track brings along, changed by the command line.
std::optional<PageOptions> readOptions(const ExportJob& job, PageKind kind)
{
    const Arguments& arguments = job.arguments;
    PageOptions options = printOptionsOf(*job.track);
    const auto paper = readPaper(arguments, options.paper);
    const auto orientation = readWord(arguments, "orientation", kAllOrientations, orientationName, options.orientation);
    const auto duplex = readWord(arguments, "duplex", kAllDuplexes, duplexName, options.duplex);
    const auto tileWidth = readLength(arguments, "tile-width", kTileWidths, options.tileWidth);
    const auto overlap = readLength(arguments, "overlap", kOverlaps, options.overlap);
    const auto margin = readLength(arguments, "margin", kMargins, options.margin);
    const auto pageMap = readPageMap(arguments, options.pageMap);
    const auto backOffset = readBackOffset(arguments, options.backOffset);
    const auto pieces = arguments.isSet("pieces") ? readPieces(job) : options.pieces;
    if (!paper || !orientation || !duplex || !tileWidth || !overlap || !margin || !pageMap || !backOffset ||
        (arguments.isSet("pieces") && !pieces))
        return std::nullopt;
    options.kind = kind;
    options.paper = *paper;
    options.orientation = *orientation;
    options.duplex = *duplex;
    options.tileWidth = *tileWidth;
    options.overlap = *overlap;
    options.margin = *margin;
    options.pageMap = *pageMap;
    options.backOffset = *backOffset;
    options.pieces = pieces;
    options.printerMargin = std::min(options.printerMargin, *margin); // which printer will be used is not known
    return options;
}

bool showSteps(int done, int all)
{
    showProgress(done, all);
    return true;
}

ExportResult writeFormat(const ExportJob& job, const PageSet& set, int dpi)
{
    switch (job.format) {
    case ExportFormat::Png:
        return exportPng(set, job.path, dpi, showSteps);
    case ExportFormat::Svg:
        return exportSvg(set, job.path, showSteps);
    case ExportFormat::Pdf:
        break;
    }
    return exportPdf(set, job.path, showSteps);
}

Status exportPages(const ExportJob& job, PageKind kind)
{
    const std::optional<PageOptions> options = readOptions(job, kind);
    const std::optional<int> dpi = readDpi(job, kLeastDpi, kGreatestDpi, kUsualDpi);
    if (!options || !dpi)
        return Status::Failed;
    const PageSet set = makePages(job.track, *options);
    for (const PageWarning& warning : set.warnings)
        complain(pageWarningText(warning));
    const ExportResult written = writeFormat(job, set, *dpi);
    endProgress();
    if (written)
        return Status::Done;
    complain(exportProblemText(written.error()));
    return Status::Failed;
}

} // namespace

Status exportPlan(const ExportJob& job)
{
    return exportPages(job, PageKind::Plan);
}

Status exportPoster(const ExportJob& job)
{
    return exportPages(job, PageKind::Poster);
}

Status exportTiles(const ExportJob& job)
{
    return exportPages(job, PageKind::Tiles);
}

Status exportCards(const ExportJob& job)
{
    return exportPages(job, PageKind::Cards);
}

Status exportStickers(const ExportJob& job)
{
    return exportPages(job, PageKind::Stickers);
}

} // namespace bubblebar::cli
