#include "tests/shots/shots.h"
#include "tests/shots/beepshots.h"

#include "app/aboutdialog.h"
#include "app/bubble/newrace/newracedialog.h"
#include "app/bubble/newrace/rememberedrace.h"
#include "app/files.h"
#include "app/lobby/lobbywindow.h"
#include "app/navigator.h"
#include "app/preferences/settingsdialog.h"
#include "app/recentfiles.h"
#include "app/settings.h"
#include "core/bubble/deckfile.h"
#include "core/bubble/recordfile.h"
#include "core/support/atomicfile.h"
#include "core/track/standardset.h"
#include "tests/common/racerecords.h"
#include "tests/shots/beetleshots.h"
#include "tests/shots/designershots.h"
#include "tests/shots/flightshots.h"
#include "tests/shots/helpshots.h"
#include "tests/shots/tableshots.h"

#include <QTemporaryDir>

#include <algorithm>
#include <iterator>

namespace bubblebar::shots {

namespace {

/// What all windows share, as in the program.
struct Stage
{
    Settings settings;
    FileChooser files {settings};
    Navigator navigator {settings};
    DesignerPreferences designer {settings};
};

std::unique_ptr<Stage> s_stage;

Stage& stage()
{
    if (!s_stage)
        s_stage = std::make_unique<Stage>();
    return *s_stage;
}

/// Writes a race under way to a file and remembers it.
void saveRace(const QString& file, const char* track, std::vector<RecordPlayer> players)
{
    static const QTemporaryDir folder;
    GameRecord record;
    record.track = openTrack(builtInTrackPath(QLatin1String(track))).value();
    record.deck = standardDeck();
    record.players = std::move(players);
    // The first beetle is home: by then the others are all over the track.
    static_cast<void>(
        tests::playWellUntil(record, [](const Position& position) { return position.race.beetles.home() != 0; }));
    const QString path = folder.filePath(file);
    if (writeFile(path, recordBytes(record)))
        addRecentFile(stage().settings, path);
}

std::unique_ptr<QWidget> lobbyWithRaces()
{
    saveRace(QStringLiteral("Rainy Sunday.bbgame"), "5-moonlight-ring",
             {{QStringLiteral("Ann"), Colour::Yellow, PlayerKind::Person, {}},
              {QStringLiteral("Bumble"), Colour::Blue, PlayerKind::Medium, {}}});
    saveRace(QStringLiteral("Family evening.bbgame"), "7-figure-of-eight",
             {{QStringLiteral("Mia"), Colour::Orange, PlayerKind::Person, {}},
              {QStringLiteral("Jonas"), Colour::Blue, PlayerKind::Person, {}},
              {QStringLiteral("Oma Lies"), Colour::Green, PlayerKind::Person, {}},
              {QStringLiteral("Rosie"), Colour::Pink, PlayerKind::Medium, {}}});
    stage().settings.setFlag(Setting::KnowsRace, true);
    return std::make_unique<LobbyWindow>(stage().navigator);
}

/// Nobody has ever begun a race.
std::unique_ptr<QWidget> newLobby()
{
    stage().settings.setFlag(Setting::KnowsRace, false);
    return std::make_unique<LobbyWindow>(stage().navigator);
}

std::unique_ptr<NewRaceDialog> newRace()
{
    return std::make_unique<NewRaceDialog>(stage().settings, stage().navigator.thumbnails(), stage().files);
}

/// Four players in two teams, one of them a computer.
std::unique_ptr<QWidget> newRaceInTeams()
{
    RememberedRace race;
    race.players = {{QStringLiteral("Mia"), Colour::Orange, PlayerKind::Person, {}},
                    {QStringLiteral("Jonas"), Colour::Blue, PlayerKind::Person, {}},
                    {QStringLiteral("Oma Lies"), Colour::Green, PlayerKind::Person, {}},
                    {QStringLiteral("Rosie"), Colour::Pink, PlayerKind::Medium, {}}};
    race.teams = true;
    race.trackPath = builtInTrackPath(QStringLiteral("7-figure-of-eight"));
    rememberRace(stage().settings, race);
    return newRace();
}

/// A nameless player and a track that can't be played.
std::unique_ptr<QWidget> newRaceThatCannotStart()
{
    auto dialog = newRace();
    dialog->chooseTrack(QStringLiteral(TEST_DATA_DIR "/shots/too-short.bbtrack"));
    return dialog;
}

} // namespace

void clearStage()
{
    s_stage.reset();
}

std::vector<Shot> allShots()
{
    std::vector<Shot> shots {
        {QStringLiteral("lobby"), newLobby},
        {QStringLiteral("lobby-races"), lobbyWithRaces},
        {QStringLiteral("new-race"), newRace},
        {QStringLiteral("new-race-teams"), newRaceInTeams},
        {QStringLiteral("new-race-problem"), newRaceThatCannotStart},
        {QStringLiteral("settings"), [] { return std::make_unique<SettingsDialog>(stage().settings); }},
        {QStringLiteral("about"), [] { return std::make_unique<AboutDialog>(); }},
    };
    std::ranges::move(designerShots(stage().designer), std::back_inserter(shots));
    std::ranges::move(beepShots(stage().settings), std::back_inserter(shots));
    std::ranges::move(tableShots(stage().settings), std::back_inserter(shots));
    std::ranges::move(flightShots(stage().settings), std::back_inserter(shots));
    std::ranges::move(beetleShots(stage().settings), std::back_inserter(shots));
    std::ranges::move(helpShots(), std::back_inserter(shots));
    return shots;
}

} // namespace bubblebar::shots
