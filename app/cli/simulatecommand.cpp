#include "app/cli/commands.h"
#include "app/cli/input.h"
#include "core/bubble/deckfile.h"
#include "core/bubble/players/simulation.h"
#include "core/bubble/racefiletext.h"
#include "core/support/jsonwriter.h"
#include "core/support/random.h"
#include "core/track/guidelines.h"
#include "core/track/guidelinestext.h"

#include <QCoreApplication>
#include <QThread>

#include <cstdio>

namespace bubblebar::cli {

namespace {

constexpr int kMaxGames = 1'000'000'000;
constexpr int kMaxThreads = 256;

QString translated(const char* text)
{
    return QCoreApplication::translate("CommandLine", text);
}

/// A level by its name in records; `greedy` is another name of `medium`.
std::optional<PlayerKind> levelFromName(const QString& name)
{
    if (name == QLatin1StringView("greedy"))
        return PlayerKind::Medium;
    const std::optional<PlayerKind> kind = playerKindFromName(name.toStdString());
    return kind == PlayerKind::Person ? std::nullopt : kind;
}

std::optional<std::vector<PlayerKind>> readPlayers(const Arguments& arguments)
{
    std::vector<PlayerKind> players;
    for (const QString& name : arguments.value("players").split(u',')) {
        const std::optional<PlayerKind> level = levelFromName(name);
        if (!level) {
            complain(
                translated(QT_TRANSLATE_NOOP("CommandLine",
                                             "--players: “%1” is no level, only: random, easy, medium (or greedy), "
                                             "hard, expert."))
                    .arg(name));
            return std::nullopt;
        }
        players.push_back(*level);
    }
    if (players.size() < kMinPlayers || players.size() > kMaxPlayers) {
        complain(translated(QT_TRANSLATE_NOOP("CommandLine", "--players: a race has two to five players.")));
        return std::nullopt;
    }
    if (arguments.isSet("teams") && players.size() != 4) {
        complain(raceFileText(RaceFileFault::TeamsOfFour));
        return std::nullopt;
    }
    return players;
}

/// All but the board; complains where an option is wrong.
std::optional<SimulationOptions> readOptions(const Arguments& arguments)
{
    const std::optional<std::vector<PlayerKind>> players = readPlayers(arguments);
    const std::optional<qint64> games = players ? arguments.number("games", 1, kMaxGames) : std::nullopt;
    const std::optional<qint64> seed = games ? arguments.number("seed", 0, kMaxSeed) : std::nullopt;
    const std::optional<qint64> threads =
        seed ? arguments.number("threads", 1, kMaxThreads, QThread::idealThreadCount()) : std::nullopt;
    if (!threads)
        return std::nullopt;
    SimulationOptions options;
    options.deck = standardDeck();
    options.players = *players;
    options.teams = arguments.isSet("teams");
    options.games = static_cast<int>(*games);
    options.seed = static_cast<std::uint64_t>(*seed);
    options.threads = static_cast<int>(*threads);
    return options;
}

/// The sentence of the first error; empty for a track on which a race can be run.
QString whyInvalid(const Track& track)
{
    const std::vector<Finding> findings = checkGuidelines(track);
    if (isValid(findings))
        return {};
    return raceFileText(RaceFileFault::TrackNotValid, findingText(track, findings.front()));
}

void writeTurns(JsonWriter& json, const std::optional<TurnFigures>& turns)
{
    const auto entry = [&](std::string_view name, double TurnFigures::*figure) {
        json.key(name);
        if (turns)
            json.value((*turns).*figure);
        else
            json.null();
    };
    json.key("turns");
    json.beginObject(JsonWriter::Layout::OneLine);
    entry("mean", &TurnFigures::mean);
    entry("median", &TurnFigures::median);
    entry("p10", &TurnFigures::p10);
    entry("p90", &TurnFigures::p90);
    json.endObject();
}

void writeVisits(JsonWriter& json, const Board& board, const SimulationResult& result)
{
    json.key("visits");
    json.beginObject();
    for (std::size_t space = 0; space < result.visits.size(); ++space)
        json.entry(board.spaceName(static_cast<SpaceId>(space)), static_cast<qint64>(result.visits[space]));
    json.endObject();
}

QByteArray asJson(const Board& board, const SimulationResult& result)
{
    JsonWriter json;
    json.beginObject();
    json.entry("games", result.games);
    writeTurns(json, result.turns);
    json.key("winsBySeat");
    json.beginList(JsonWriter::Layout::OneLine);
    for (const int wins : result.winsBySeat)
        json.value(wins);
    json.endList();
    json.entry("unfinished", result.unfinished);
    writeVisits(json, board, result);
    json.entry("actionsPerSecond", result.actionsPerSecond());
    json.endObject();
    return json.bytes();
}

QString turnsText(const TurnFigures& turns)
{
    return translated(
               QT_TRANSLATE_NOOP("CommandLine",
                                 "Turns: %1 on average, half of the races within %2, four in five between %3 and %4"))
        .arg(turns.mean, 0, 'f', 1)
        .arg(turns.median, 0, 'f', 1)
        .arg(turns.p10, 0, 'f', 1)
        .arg(turns.p90, 0, 'f', 1);
}

QString visitsText(const Board& board, const SimulationResult& result)
{
    QStringList visits;
    for (std::size_t space = 0; space < result.visits.size(); ++space) {
        visits += QString::fromStdString(board.spaceName(static_cast<SpaceId>(space))) + u' ' +
                  QString::number(result.visits[space]);
    }
    return translated(QT_TRANSLATE_NOOP("CommandLine", "Visits: %1")).arg(visits.join(QStringLiteral(", ")));
}

void answerText(const Board& board, const SimulationResult& result)
{
    answerLine(translated(QT_TRANSLATE_NOOP("CommandLine", "Races: %1, of which %2 were not finished"))
                   .arg(result.games)
                   .arg(result.unfinished));
    if (result.turns)
        answerLine(turnsText(*result.turns));
    QStringList wins;
    for (const int count : result.winsBySeat)
        wins += QString::number(count);
    answerLine(translated(QT_TRANSLATE_NOOP("CommandLine", "Wins by seat: %1")).arg(wins.join(QStringLiteral(", "))));
    answerLine(visitsText(board, result));
    answerLine(
        translated(QT_TRANSLATE_NOOP("CommandLine", "Actions a second: %1")).arg(result.actionsPerSecond(), 0, 'f', 0));
}

Status runSimulate(const Arguments& arguments)
{
    std::optional<SimulationOptions> options = readOptions(arguments);
    if (!options)
        return Status::Failed;
    const std::optional<TrackPtr> track = readTrackArgument(arguments.word(0));
    if (!track)
        return Status::Failed;
    const QString reason = whyInvalid(**track);
    if (!reason.isEmpty()) {
        complain(arguments.word(0) + QStringLiteral(": ") + reason);
        return Status::No;
    }
    options->board = std::make_shared<const Board>(*track);
    options->progress = [games = options->games](int done) { showProgress(done, games); };
    const SimulationResult result = simulate(*options);
    endProgress();
    if (arguments.isSet("json"))
        answer(asJson(*options->board, result));
    else
        answerText(*options->board, result);
    return Status::Done;
}

constexpr std::array kOptions {
    Option {"players", "LEVEL,…",
            QT_TRANSLATE_NOOP("CommandLine", "two to five of: random, easy, medium (or greedy), hard, expert")},
    Option {"games", "N", QT_TRANSLATE_NOOP("CommandLine", "how many races")},
    Option {"seed", "S", QT_TRANSLATE_NOOP("CommandLine", "the same seed gives the same races")},
    Option {"threads", "T", QT_TRANSLATE_NOOP("CommandLine", "how many races at once; by default one for each core")},
    Option {"teams", nullptr, QT_TRANSLATE_NOOP("CommandLine", "four players in teams: seats 0 and 2 against 1 and 3")},
    kJsonOption,
};

} // namespace

const Command simulateCommand {
    "simulate",
    "TRACK --players LEVEL,… --games N --seed S [--threads T] [--teams]",
    QT_TRANSLATE_NOOP("CommandLine", "lets computer players race and tells how the races went"),
    QT_TRANSLATE_NOOP(
        "CommandLine",
        "Lets computer players race on a track many times, and tells how long the races are, which seats\n"
        "win, and which spaces are visited. A race stops after 2000 turns."),
    "bubblebar-cli simulate garden.bbtrack --players greedy,random --games 1000 --seed 1",
    kOptions,
    1,
    1,
    runSimulate,
};

} // namespace bubblebar::cli
