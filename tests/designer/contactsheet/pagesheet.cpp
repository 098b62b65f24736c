#include "core/track/standardset.h"
#include "designer/drawing/pages/exportpages.h"
#include "tests/designer/drawing/pages/tracks.h"

#include <QDir>
#include <QGuiApplication>

#include <random>

using namespace bubblebar;

namespace {

constexpr int kDpi = 100;

struct Printout
{
    const char* name;
    TrackPtr track;
    PageOptions options;
};

PageOptions on(PageKind kind, PaperFormat format = PaperFormat::A4, QSizeF custom = {})
{
    PageOptions options;
    options.kind = kind;
    options.paper = {format, custom};
    return options;
}

TrackPtr named(const TrackPtr& track, const QString& name, const QString& author)
{
    auto changed = std::make_shared<Track>(*track);
    changed->name = name;
    changed->author = author;
    return changed;
}

std::vector<Printout> printouts()
{
    std::mt19937 random(5);
    const TrackPtr eight = tests::builtInTrack("7-figure-of-eight");
    const QString wordy = QStringLiteral("Over hill and dale and once round the pond ").repeated(5).left(200);
    std::vector<Printout> all;
    for (const BuiltInTrack& track : builtInTracks())
        all.push_back({"plan", track.track, on(PageKind::Plan)});
    all.push_back({"plan-long-name", named(eight, wordy, wordy), on(PageKind::Plan)});
    all.push_back({"plan-one-word", named(eight, QString(200, u'W'), {}), on(PageKind::Plan)});
    all.push_back({"plan-no-name", named(eight, {}, {}), on(PageKind::Plan)});
    all.push_back({"plan-40", tests::wanderingTrack(40, random), on(PageKind::Plan)});
    all.push_back({"plan-90", tests::wanderingTrack(90, random), on(PageKind::Plan)});
    all.push_back({"plan-small", eight, on(PageKind::Plan, PaperFormat::Custom, {100, 150})});
    all.push_back({"plan-letter", eight, on(PageKind::Plan, PaperFormat::Letter)});
    all.push_back({"poster", eight, on(PageKind::Poster)});
    all.push_back({"poster-small", eight, on(PageKind::Poster, PaperFormat::Custom, {100, 150})});
    all.push_back({"tiles", eight, on(PageKind::Tiles)});
    all.push_back({"cards", eight, on(PageKind::Cards)});
    all.push_back({"cards-letter", eight, on(PageKind::Cards, PaperFormat::Letter)});
    all.push_back({"stickers", eight, on(PageKind::Stickers)});
    return all;
}

} // namespace

int main(int argc, char** argv)
{
    if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    const QGuiApplication app(argc, argv);
    if (QGuiApplication::arguments().size() != 2)
        return 2;
    const QDir folder(QGuiApplication::arguments().at(1));
    folder.mkpath(QStringLiteral("."));
    int number = 0;
    for (const Printout& printout : printouts()) {
        const QString name =
            QStringLiteral("%1-%2").arg(++number, 2, 10, QLatin1Char('0')).arg(QLatin1String(printout.name));
        const PageSet set = makePages(printout.track, printout.options);
        if (const ExportResult written = exportPng(set, folder.filePath(name + QStringLiteral(".png")), kDpi); !written)
            qWarning("%s", qUtf8Printable(exportProblemText(written.error())));
    }
    return 0;
}
