#include "app/cli/commands.h"
#include "app/cli/export.h"
#include "app/cli/input.h"
#include "core/support/atomicfile.h"
#include "core/support/errortext.h"

#include <QCoreApplication>
#include <QFileInfo>

#include <algorithm>
#include <array>

namespace bubblebar::cli {

namespace {

QString translated(const char* text)
{
    return QCoreApplication::translate("CommandLine", text);
}

/// What “--what” can name.
struct Kind
{
    const char* name;
    Status (*run)(const ExportJob& job);
};

constexpr std::array kKinds {
    Kind {"track", exportTrack}, Kind {"plan", exportPlan},   Kind {"poster", exportPoster},
    Kind {"tiles", exportTiles}, Kind {"cards", exportCards}, Kind {"stickers", exportStickers},
};

struct Ending
{
    const char* ending;
    ExportFormat format;
    const char* kind; ///< without “--what”
};

constexpr std::array kEndings {
    Ending {"png", ExportFormat::Png, "track"},
    Ending {"svg", ExportFormat::Svg, "track"},
    Ending {"pdf", ExportFormat::Pdf, "plan"},
};

const Ending* readEnding(const QString& path)
{
    const QString suffix = QFileInfo(path).suffix().toLower();
    const auto found = std::ranges::find_if(
        kEndings, [&suffix](const Ending& ending) { return suffix == QLatin1StringView(ending.ending); });
    if (found != kEndings.end())
        return &*found;
    complain(translated(QT_TRANSLATE_NOOP("CommandLine", "%1: the name must end in .png, .svg or .pdf.")).arg(path));
    return nullptr;
}

/// The kind asked for.
const Kind* readKind(const Arguments& arguments, const Ending& ending)
{
    const QString name = arguments.isSet("what") ? arguments.value("what") : QString::fromLatin1(ending.kind);
    const auto found =
        std::ranges::find_if(kKinds, [&name](const Kind& kind) { return name == QLatin1StringView(kind.name); });
    if (found != kKinds.end())
        return &*found;
    QStringList names;
    for (const Kind& kind : kKinds)
        names << QString::fromLatin1(kind.name);
    complain(translated(QT_TRANSLATE_NOOP("CommandLine", "--what: “%1” is not known, only: %2."))
                 .arg(name, names.join(QStringLiteral(", "))));
    return nullptr;
}

Status runExport(const Arguments& arguments)
{
    const Ending* ending = readEnding(arguments.word(1));
    const Kind* kind = ending == nullptr ? nullptr : readKind(arguments, *ending);
    if (kind == nullptr)
        return Status::Failed;
    const std::optional<TrackPtr> track = readTrackArgument(arguments.word(0));
    if (!track)
        return Status::Failed;
    return kind->run({arguments, *track, arguments.word(1), ending->format});
}

constexpr std::array kOptions {
    Option {
        "what", "KIND",
        QT_TRANSLATE_NOOP("CommandLine",
                          "track: the tiles on the table, as a picture; or pages to print: plan, poster, tiles, cards, "
                          "stickers; usually track for PNG and SVG, plan for PDF")},
    Option {"size", "WxH",
            QT_TRANSLATE_NOOP("CommandLine",
                              "size of the picture of a track in pixels; usually 1600 along the longer side")},
    Option {"dpi", "N",
            QT_TRANSLATE_NOOP("CommandLine", "pixels per inch of a PNG; usually 96 for a track, 150 for pages")},
    Option {"paper", "PAPER",
            QT_TRANSLATE_NOOP("CommandLine", "A4, A3, Letter, Legal or a size such as 148x210mm; usually A4")},
    Option {"orientation", "WAY",
            QT_TRANSLATE_NOOP("CommandLine", "upright, across or auto: whatever takes fewer pages; usually auto")},
    Option {"tile-width", "MM",
            QT_TRANSLATE_NOOP("CommandLine", "width of a tile on posters, tiles and stickers; usually 90")},
    Option {"overlap", "MM", QT_TRANSLATE_NOOP("CommandLine", "how much the pages of a poster share; usually 10")},
    Option {"margin", "MM", QT_TRANSLATE_NOOP("CommandLine", "free edge of each page; usually 10")},
    Option {"duplex", "EDGE",
            QT_TRANSLATE_NOOP(
                "CommandLine",
                "the edge over which the printer turns sheets with backs: long, short or none; usually long")},
    Option {"back-offset", "X,Y",
            QT_TRANSLATE_NOOP("CommandLine", "moves all backs by so many mm to the right and down; usually 0,0")},
    Option {"pieces", "LIST",
            QT_TRANSLATE_NOOP("CommandLine",
                              "the tiles to print and how many of each, such as start=1,A=2,B=1; usually "
                              "each of the set once")},
    Option {
        "page-map", "YES|NO",
        QT_TRANSLATE_NOOP("CommandLine", "whether a poster begins with a map of its pages: yes or no; usually yes")},
};

} // namespace

std::optional<int> readDpi(const ExportJob& job, int least, int greatest, int otherwise)
{
    const std::optional<qint64> dpi = job.arguments.number("dpi", least, greatest, otherwise);
    return dpi ? std::optional(static_cast<int>(*dpi)) : std::nullopt;
}

Status writeExport(const ExportJob& job, const QByteArray& bytes)
{
    if (bytes.isEmpty()) {
        complain(
            translated(QT_TRANSLATE_NOOP("CommandLine", "There is not enough memory for a picture of that size.")));
        return Status::Failed;
    }
    const Result<void> written = writeLargeFile(job.path, bytes);
    if (written)
        return Status::Done;
    complain(QStringLiteral("%1: %2").arg(job.path, fileErrorText(written.error())));
    return Status::Failed;
}

const Command exportCommand {
    "export",
    "TRACK OUT.(png|svg|pdf)",
    QT_TRANSLATE_NOOP("CommandLine", "makes pictures and pages to print of a track"),
    QT_TRANSLATE_NOOP(
        "CommandLine",
        "Writes a picture of the track, or pages to print. Pictures carry the track: the program opens them "
        "like a\ntrack file. Drafts are welcome. Several pages as PNG or SVG become OUT-1.png, OUT-2.png …\n"
        "Options that are left out are those kept with the track, else the usual ones."),
    "bubblebar-cli export garden.bbtrack poster.pdf --what poster --paper A3",
    kOptions,
    2,
    2,
    runExport,
    true,
};

} // namespace bubblebar::cli
