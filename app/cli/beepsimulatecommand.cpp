#include "app/cli/commands.h"
#include "core/beep/simulation.h"
#include "core/support/jsonwriter.h"
#include "core/support/random.h"

#include <QCoreApplication>

namespace bubblebar::cli {

namespace {

constexpr int kMaxGames = 1'000'000'000;

QString translated(const char* text)
{
    return QCoreApplication::translate("CommandLine", text);
}

std::optional<std::vector<beep::Level>> readPlayers(const Arguments& arguments)
{
    std::vector<beep::Level> players;
    for (const QString& name : arguments.value("players").split(u',')) {
        const std::optional<beep::Level> level = beep::levelFromName(name.toStdString());
        if (!level) {
            complain(
                translated(QT_TRANSLATE_NOOP("CommandLine", "--players: “%1” is no level, only: easy, medium, hard."))
                    .arg(name));
            return std::nullopt;
        }
        players.push_back(*level);
    }
    if (players.size() < beep::kMinPlayers || players.size() > beep::kMaxPlayers) {
        complain(translated(QT_TRANSLATE_NOOP("CommandLine", "--players: a game has two to six players.")));
        return std::nullopt;
    }
    return players;
}

std::optional<beep::TableKind> readTable(const Arguments& arguments)
{
    if (!arguments.isSet("table"))
        return beep::TableKind::Strict;
    const std::string name = arguments.value("table").toStdString();
    for (const beep::TableKind kind : beep::kAllTableKinds) {
        if (beep::tableKindName(kind) == name)
            return kind;
    }
    complain(translated(QT_TRANSLATE_NOOP("CommandLine", "--table: “%1” is no table, only: strict, tournament."))
                 .arg(arguments.value("table")));
    return std::nullopt;
}

/// Complains where an option is wrong.
std::optional<beep::SimulationOptions> readOptions(const Arguments& arguments)
{
    const std::optional<std::vector<beep::Level>> players = readPlayers(arguments);
    const std::optional<qint64> games = players ? arguments.number("games", 1, kMaxGames) : std::nullopt;
    const std::optional<qint64> seed = games ? arguments.number("seed", 0, kMaxSeed) : std::nullopt;
    const std::optional<beep::TableKind> table = seed ? readTable(arguments) : std::nullopt;
    if (!table)
        return std::nullopt;
    beep::SimulationOptions options;
    options.table = *table;
    options.players = *players;
    options.games = static_cast<int>(*games);
    options.seed = static_cast<std::uint64_t>(*seed);
    return options;
}

void writeTimes(JsonWriter& json, const std::optional<beep::Figures>& times)
{
    json.key("milliseconds");
    json.beginObject(JsonWriter::Layout::OneLine);
    const auto entry = [&](std::string_view name, double beep::Figures::*figure) {
        json.key(name);
        if (times)
            json.value((*times).*figure);
        else
            json.null();
    };
    entry("mean", &beep::Figures::mean);
    entry("median", &beep::Figures::median);
    entry("p10", &beep::Figures::p10);
    entry("p90", &beep::Figures::p90);
    json.endObject();
}

template <class Number>
void writeBySeat(JsonWriter& json, std::string_view key, const std::vector<Number>& numbers)
{
    json.key(key);
    json.beginList(JsonWriter::Layout::OneLine);
    for (const Number number : numbers)
        json.value(number);
    json.endList();
}

void writePair(JsonWriter& json, std::string_view key, std::string_view one, qint64 ones, std::string_view other,
               qint64 others)
{
    json.key(key);
    json.beginObject(JsonWriter::Layout::OneLine);
    json.entry(one, ones);
    json.entry(other, others);
    json.endObject();
}

QByteArray asJson(const beep::SimulationResult& result)
{
    JsonWriter json;
    json.beginObject();
    json.entry("games", result.games);
    writeTimes(json, result.milliseconds);
    writeBySeat(json, "winsBySeat", result.winsBySeat);
    writeBySeat(json, "pointsBySeat", result.pointsBySeat);
    json.entry("unfinished", result.unfinished);
    writePair(json, "ended", "piles", result.piles, "passed", result.passed);
    writePair(json, "honks", "right", static_cast<qint64>(result.rightHonks), "wrong",
              static_cast<qint64>(result.wrongHonks));
    json.entry("eventsPerSecond", result.eventsPerSecond());
    json.endObject();
    return json.bytes();
}

QString timesText(const beep::Figures& times)
{
    constexpr double kSecond = 1000; // ms
    return translated(QT_TRANSLATE_NOOP("CommandLine",
                                        "Seconds: %1 on average, half of the games within %2, four in five between %3 "
                                        "and %4"))
        .arg(times.mean / kSecond, 0, 'f', 1)
        .arg(times.median / kSecond, 0, 'f', 1)
        .arg(times.p10 / kSecond, 0, 'f', 1)
        .arg(times.p90 / kSecond, 0, 'f', 1);
}

void answerText(const beep::SimulationResult& result)
{
    answerLine(translated(QT_TRANSLATE_NOOP("CommandLine", "Games: %1, of which %2 were not finished"))
                   .arg(result.games)
                   .arg(result.unfinished));
    if (result.milliseconds)
        answerLine(timesText(*result.milliseconds));
    QStringList wins;
    QStringList points;
    for (std::size_t seat = 0; seat < result.winsBySeat.size(); ++seat) {
        wins += QString::number(result.winsBySeat[seat]);
        points += QString::number(result.pointsBySeat[seat], 'f', 1);
    }
    answerLine(translated(QT_TRANSLATE_NOOP("CommandLine", "Wins by seat: %1")).arg(wins.join(QStringLiteral(", "))));
    answerLine(translated(QT_TRANSLATE_NOOP("CommandLine", "Points by seat, on average: %1"))
                   .arg(points.join(QStringLiteral(", "))));
    answerLine(translated(QT_TRANSLATE_NOOP("CommandLine", "Honks: %1 right, %2 wrong"))
                   .arg(result.rightHonks)
                   .arg(result.wrongHonks));
}

Status runSimulate(const Arguments& arguments)
{
    std::optional<beep::SimulationOptions> options = readOptions(arguments);
    if (!options)
        return Status::Failed;
    options->progress = [games = options->games](int done) { showProgress(done, games); };
    const beep::SimulationResult result = beep::simulate(*options);
    endProgress();
    if (arguments.isSet("json"))
        answer(asJson(result));
    else
        answerText(result);
    return Status::Done;
}

constexpr std::array kOptions {
    Option {"players", "LEVEL,…", QT_TRANSLATE_NOOP("CommandLine", "two to six of: easy, medium, hard")},
    Option {"games", "N", QT_TRANSLATE_NOOP("CommandLine", "how many games")},
    Option {"seed", "S", QT_TRANSLATE_NOOP("CommandLine", "the same seed gives the same games")},
    Option {"table", "TABLE", QT_TRANSLATE_NOOP("CommandLine", "strict or tournament; by default strict")},
    kJsonOption,
};

} // namespace

const Command beepSimulateCommand {
    "beep simulate",
    "--players LEVEL,… --games N --seed S [--table strict|tournament]",
    QT_TRANSLATE_NOOP("CommandLine", "lets computer players play and tells how the games went"),
    QT_TRANSLATE_NOOP("CommandLine",
                      "Lets computer players play the card game many times, and tells how long the games are on their\n"
                      "clock, which seats win, with how many points, and how often the horn was right. Of a tie every\n"
                      "winner counts. A game stops after an hour."),
    "bubblebar-cli beep simulate --players easy,hard --games 1000 --seed 1",
    kOptions,
    0,
    0,
    runSimulate,
};

} // namespace bubblebar::cli
