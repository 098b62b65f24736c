#include "app/cli/commands.h"
#include "core/bubble/players/trackgeneratortext.h"
#include "core/support/random.h"
#include "core/track/standardset.h"
#include "core/track/trackfile.h"

#include <QCoreApplication>

#include <array>

namespace bubblebar::cli {

namespace {

constexpr int kDefaultShape = 50;
constexpr int kMaxTurns = 10'000;

QString translated(const char* text)
{
    return QCoreApplication::translate("CommandLine", text);
}

/// "teal", or "teal:2" for two tiles of it.
std::optional<TerrainWish> readWish(const QString& text)
{
    const QStringList parts = text.split(u':');
    const std::optional<Terrain> terrain = terrainFromName(parts.front().toStdString());
    if (!terrain || parts.size() > 2)
        return std::nullopt;
    if (parts.size() == 1)
        return TerrainWish {*terrain, {}};
    bool isNumber = false;
    const int tiles = parts[1].toInt(&isNumber);
    if (!isNumber || tiles < 0 || tiles > kMaxGeneratedTiles)
        return std::nullopt;
    return TerrainWish {*terrain, tiles};
}

/// Complains where one is no terrain.
std::optional<std::vector<TerrainWish>> readTerrains(const Arguments& arguments)
{
    std::vector<TerrainWish> wishes;
    if (!arguments.isSet("terrain"))
        return wishes;
    for (const QString& text : arguments.value("terrain").split(u',')) {
        const std::optional<TerrainWish> wish = readWish(text);
        if (!wish) {
            complain(translated(QT_TRANSLATE_NOOP("CommandLine",
                                                  "--terrain: “%1” is no terrain, only: meadow, teal, orange, purple, "
                                                  "magenta; “teal:2” for two tiles of it."))
                         .arg(text));
            return std::nullopt;
        }
        wishes.push_back(*wish);
    }
    return wishes;
}

/// All numbers in turn; false after the first complaint.
bool readNumbers(const Arguments& arguments, GeneratorOptions& options)
{
    const auto read = [&](const char* name, qint64 least, qint64 most, std::optional<qint64> otherwise, auto& into) {
        const std::optional<qint64> number = arguments.number(name, least, most, otherwise);
        if (number)
            into = static_cast<std::remove_reference_t<decltype(into)>>(*number);
        return number.has_value();
    };
    int turns = 0;
    const bool understood =
        read("tiles", kMinGeneratedTiles, kMaxGeneratedTiles, {}, options.trackTiles) &&
        read("seed", 0, kMaxSeed, {}, options.seed) && read("boxes", 1, kMaxBoxes, 1, options.boxes) &&
        read("stretch", 0, 100, kDefaultShape, options.stretch) &&
        read("branching", 0, 100, kDefaultShape, options.branching) && read("turns", 1, kMaxTurns, 0, turns);
    if (turns > 0)
        options.targetTurns = turns;
    return understood;
}

Status runGenerate(const Arguments& arguments)
{
    GeneratorOptions options;
    options.tileSet = standardTileSet();
    if (!readNumbers(arguments, options))
        return Status::Failed;
    const std::optional<std::vector<TerrainWish>> terrains = readTerrains(arguments);
    if (!terrains)
        return Status::Failed;
    options.terrains = *terrains;
    const auto generated = generateTrack(options);
    if (!generated) {
        complain(generatorProblemText(generated.error()));
        return Status::No;
    }
    answer(trackBytes(generated->track));
    return Status::Done;
}

constexpr std::array kOptions {
    Option {"tiles", "N", QT_TRANSLATE_NOOP("CommandLine", "how many track tiles, from 2")},
    Option {"terrain", "T,…",
            QT_TRANSLATE_NOOP("CommandLine", "besides meadow only these, each at least once, or as often as “teal:2”")},
    Option {"seed", "S", QT_TRANSLATE_NOOP("CommandLine", "the same seed gives the same track")},
    Option {"stretch", "P", QT_TRANSLATE_NOOP("CommandLine", "0 for a compact track to 100 for a long way; else 50")},
    Option {"branching", "P", QT_TRANSLATE_NOOP("CommandLine", "0 for few ways to 100 for many; else 50")},
    Option {"turns", "N", QT_TRANSLATE_NOOP("CommandLine", "about how many turns a race of two should take")},
    Option {"boxes", "N", QT_TRANSLATE_NOOP("CommandLine", "how many boxes the tiles may come from; else 1")},
    kAlwaysJsonOption,
};

} // namespace

const Command generateCommand {
    "generate",
    "--tiles N [--terrain T,…] --seed S [--stretch P] [--branching P] [--turns N] [--boxes N]",
    QT_TRANSLATE_NOOP("CommandLine", "makes a track at random"),
    QT_TRANSLATE_NOOP("CommandLine",
                      "Prints a track on which a race can be run and which no guideline warns about, as a track file. "
                      "Exit\nstatus 1 where the boxes do not hold such a track."),
    "bubblebar-cli generate --tiles 8 --terrain teal,purple --seed 7 > eight.bbtrack",
    kOptions,
    0,
    0,
    runGenerate,
};

} // namespace bubblebar::cli
