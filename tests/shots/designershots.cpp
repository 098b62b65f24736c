#include "tests/shots/designershots.h"

#include "core/track/standardset.h"
#include "core/track/trackedit.h"
#include "designer/analysis/playspanel.h"
#include "designer/analysis/trackforecast.h"
#include "designer/canvas/trackcanvas.h"
#include "designer/generate/generatedialog.h"
#include "designer/preferences.h"
#include "designer/print/printdialog.h"
#include "designer/share/sharedialog.h"
#include "designer/window/designerdesk.h"
#include "designer/window/designerdialogs.h"
#include "designer/window/designerwindow.h"
#include "designer/window/keysdialog.h"
#include "designer/window/recoverydialog.h"

#include <QSpinBox>
#include <QtTest>

namespace bubblebar::shots {

namespace {

constexpr std::size_t kFigureOfEight = 6;

DesignerDialogs& dialogs()
{
    static DesignerDialogs dialogs;
    return dialogs;
}

/// A medium track that still lacks something.
Track unfinishedTrack()
{
    Track track = *builtInTracks().at(kFigureOfEight).track;
    track.name = QStringLiteral("Figure of Eight");
    track.author = QStringLiteral("Mia");
    applyEdit(track, removeTiles(track, std::vector {track.tiles.at(1).at}).value());
    return track;
}

std::unique_ptr<DesignerWindow> windowWith(Preferences& preferences, Track track)
{
    auto window = std::make_unique<DesignerWindow>(preferences, dialogs());
    window->setDocument(
        std::make_unique<TrackDocument>(std::move(track), QStringLiteral("/tracks/figure-of-eight.bbtrack")));
    return window;
}

std::unique_ptr<QWidget> atWork(Preferences& preferences)
{
    auto window = windowWith(preferences, unfinishedTrack());
    DesignerDesk& desk = window->desk();
    const std::vector<Hex> two {desk.document().track().tiles.at(2).at, desk.document().track().tiles.at(3).at};
    desk.canvas().setSelection(two);
    desk.canvas().turn(1);
    return window;
}

std::unique_ptr<QWidget> pieceInHand(Preferences& preferences)
{
    auto window = windowWith(preferences, unfinishedTrack());
    DesignerDesk& desk = window->desk();
    const Track& track = desk.document().track();
    int index = 0;
    while (!freeCopy(track, index))
        ++index;
    desk.canvas().setCursorHex(nearestFreeHex(track, {1, 0}));
    desk.canvas().takeInHand(HandPiece {*freeCopy(track, index), FaceSide::Back, 0});
    return window;
}

Track finishedTrack()
{
    Track track = *builtInTracks().at(kFigureOfEight).track;
    track.author = QStringLiteral("Mia");
    return track;
}

/// With the figures of some races, enough for a picture that is always the same.
std::unique_ptr<QWidget> howItPlays(Preferences& preferences)
{
    constexpr int kRaces = 60;
    auto window = windowWith(preferences, finishedTrack());
    TrackForecast& forecast = window->desk().plays().forecast();
    forecast.setRaces(kRaces);
    forecast.setActive(true);
    static_cast<void>(
        QTest::qWaitFor([&] { return forecast.analysis() && forecast.analysis()->isComplete(); }, 60'000));
    window->desk().showHeatMap(true);
    return window;
}

/// The document lives as long as its dialog.
template <class Dialog>
std::unique_ptr<QWidget> dialogFor(Preferences& preferences, Track track)
{
    auto document = std::make_unique<TrackDocument>(std::move(track));
    auto dialog = std::make_unique<Dialog>(*document, preferences, dialogs());
    document.release()->setParent(dialog.get());
    return dialog;
}

std::unique_ptr<QWidget> printing(Preferences& preferences, PageKind kind)
{
    Track track = finishedTrack();
    PageOptions options;
    options.kind = kind;
    track.extras.insert(QLatin1String(kPrintKey), pageOptionsToJson(options));
    return dialogFor<PrintDialog>(preferences, std::move(track));
}

std::unique_ptr<QWidget> generating()
{
    auto document = std::make_unique<TrackDocument>(finishedTrack());
    auto dialog = std::make_unique<GenerateDialog>(*document);
    document.release()->setParent(dialog.get());
    dialog->findChildren<QSpinBox*>().back()->setValue(7); // the number that it begins with is drawn
    return dialog;
}

std::unique_ptr<QWidget> lostTracks()
{
    Track track = unfinishedTrack();
    const QDateTime time(QDate(2025, 11, 30), QTime(20, 31));
    LostTrack lost {{}, QStringLiteral("/home/mia/Tracks/figure-of-eight.bbtrack"), time, track, {}};
    LostTrack other = lost;
    other.originalPath.clear();
    other.track->name.clear();
    return std::make_unique<RecoveryDialog>(std::vector {lost, other});
}

} // namespace

std::vector<Shot> designerShots(Preferences& preferences)
{
    return {
        {QStringLiteral("designer-empty"),
         [&preferences] { return std::make_unique<DesignerWindow>(preferences, dialogs()); }},
        {QStringLiteral("designer-work"), [&preferences] { return atWork(preferences); }},
        {QStringLiteral("designer-hand"), [&preferences] { return pieceInHand(preferences); }},
        {QStringLiteral("designer-plays"), [&preferences] { return howItPlays(preferences); }},
        {QStringLiteral("designer-keys"), [] { return std::make_unique<KeysDialog>(); }},
        {QStringLiteral("designer-lost"), lostTracks},
        {QStringLiteral("generate"), generating},
        {QStringLiteral("share"), [&preferences] { return dialogFor<ShareDialog>(preferences, finishedTrack()); }},
        {QStringLiteral("print-plan"), [&preferences] { return printing(preferences, PageKind::Plan); }},
        {QStringLiteral("print-poster"), [&preferences] { return printing(preferences, PageKind::Poster); }},
        {QStringLiteral("print-tiles"), [&preferences] { return printing(preferences, PageKind::Tiles); }},
    };
}

} // namespace bubblebar::shots
