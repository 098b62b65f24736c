#include "app/cli/commands.h"
#include "core/beetle/chances.h"
#include "core/beetle/expectation.h"
#include "core/beetle/simulation.h"
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

/// Complains where an option is wrong.
std::optional<beetle::SimulationOptions> readOptions(const Arguments& arguments)
{
    const std::optional<qint64> players = arguments.number("players", beetle::kMinPlayers, beetle::kMaxPlayers);
    const std::optional<qint64> games = players ? arguments.number("games", 1, kMaxGames) : std::nullopt;
    const std::optional<qint64> seed = games ? arguments.number("seed", 0, kMaxSeed) : std::nullopt;
    const std::optional<qint64> first = seed ? arguments.number("first", 0, *players - 1, 0) : std::nullopt;
    if (!first)
        return std::nullopt;
    beetle::SimulationOptions options;
    options.variant = {arguments.isSet("four-legs"), arguments.isSet("wings")};
    options.players = static_cast<int>(*players);
    options.firstSeat = static_cast<int>(*first);
    options.games = static_cast<int>(*games);
    options.seed = static_cast<std::uint64_t>(*seed);
    return options;
}

QByteArray asJson(const beetle::SimulationResult& result)
{
    JsonWriter json;
    json.beginObject();
    json.entry("games", result.games);
    json.key("rollsToFinish");
    json.beginObject(JsonWriter::Layout::OneLine);
    json.entry("mean", result.meanRolls());
    json.entry("variance", result.rollsVariance());
    json.endObject();
    json.key("winsBySeat");
    json.beginList(JsonWriter::Layout::OneLine);
    for (const int wins : result.winsBySeat)
        json.value(wins);
    json.endList();
    json.endObject();
    return json.bytes();
}

QString rollsText(const beetle::SimulationOptions& options, const beetle::SimulationResult& result)
{
    const beetle::Expectation& exact = beetle::Expectation::of(options.variant);
    const beetle::Sheet blank(options.variant);
    return translated(QT_TRANSLATE_NOOP("CommandLine",
                                        "Rolls to finish a beetle: %1 on average, variance %2 (exactly: %3, %4)"))
        .arg(result.meanRolls(), 0, 'f', 2)
        .arg(result.rollsVariance(), 0, 'f', 1)
        .arg(exact.mean(blank), 0, 'f', 2)
        .arg(exact.variance(blank), 0, 'f', 1);
}

QString winsText(const beetle::SimulationOptions& options, const beetle::SimulationResult& result)
{
    const beetle::Options game {options.players, options.variant, false};
    const beetle::SeatChances chances = winChances(beetle::Game(game, options.firstSeat));
    QStringList wins;
    QStringList expected;
    for (std::size_t seat = 0; seat < result.winsBySeat.size(); ++seat) {
        wins += QString::number(result.winsBySeat[seat]);
        expected += QString::number(chances[seat] * result.games, 'f', 1);
    }
    return translated(QT_TRANSLATE_NOOP("CommandLine", "Wins by seat: %1 (expected: %2)"))
        .arg(wins.join(QStringLiteral(", ")), expected.join(QStringLiteral(", ")));
}

Status runSimulate(const Arguments& arguments)
{
    std::optional<beetle::SimulationOptions> options = readOptions(arguments);
    if (!options)
        return Status::Failed;
    options->progress = [games = options->games](int done) { showProgress(done, games); };
    const beetle::SimulationResult result = beetle::simulate(*options);
    endProgress();
    if (arguments.isSet("json")) {
        answer(asJson(result));
        return Status::Done;
    }
    answerLine(translated(QT_TRANSLATE_NOOP("CommandLine", "Games: %1")).arg(result.games));
    answerLine(rollsText(*options, result));
    answerLine(winsText(*options, result));
    return Status::Done;
}

constexpr std::array kOptions {
    Option {"players", "N", QT_TRANSLATE_NOOP("CommandLine", "how many players, 2 to 8")},
    Option {"games", "N", QT_TRANSLATE_NOOP("CommandLine", "how many games")},
    Option {"seed", "S", QT_TRANSLATE_NOOP("CommandLine", "the same seed gives the same games")},
    Option {"first", "SEAT", QT_TRANSLATE_NOOP("CommandLine", "who begins, from 0; by default 0")},
    Option {"four-legs", nullptr, QT_TRANSLATE_NOOP("CommandLine", "a beetle has four legs: eleven parts")},
    Option {"wings", nullptr,
            QT_TRANSLATE_NOOP("CommandLine", "a beetle has two wings more, sixes once it has its tail")},
    kJsonOption,
};

} // namespace

const Command beetleSimulateCommand {
    "beetle simulate",
    "--players N --games N --seed S [--first SEAT] [--four-legs] [--wings]",
    QT_TRANSLATE_NOOP("CommandLine", "plays many games and tells how they went"),
    QT_TRANSLATE_NOOP(
        "CommandLine",
        "Plays the dice game many times, and tells how many rolls a beetle takes and which seats win,\n"
        "beside what is to be expected. Beetles that haven't won are finished on their own to be counted."),
    "bubblebar-cli beetle simulate --players 2 --games 100000 --seed 1",
    kOptions,
    0,
    0,
    runSimulate,
};

} // namespace bubblebar::cli
