#include "core/bubble/players/trackgeneratortext.h"

#include "core/track/tracktext.h"

#include <QCoreApplication>

namespace bubblebar {

namespace {

QString words(const char* text)
{
    return QCoreApplication::translate("TrackGenerator", text);
}

} // namespace

QString generatorProblemText(const GeneratorProblem& problem)
{
    using Code = GeneratorProblem::Code;
    switch (problem.code) {
    case Code::TilesOutOfRange:
        return words(QT_TRANSLATE_NOOP("TrackGenerator", "A track can be made of %1 to %2 tiles."))
            .arg(kMinGeneratedTiles)
            .arg(kMaxGeneratedTiles);
    case Code::BoxTooSmall:
        return words(
                   QT_TRANSLATE_NOOP("TrackGenerator", "%1 tiles are wanted, but there are only %2. More boxes help."))
            .arg(problem.wanted)
            .arg(problem.available);
    case Code::TerrainTwice:
        return words(QT_TRANSLATE_NOOP("TrackGenerator", "The terrain %1 is named twice."))
            .arg(terrainTitle(problem.terrain));
    case Code::TerrainsTooMany:
        return words(QT_TRANSLATE_NOOP("TrackGenerator", "The terrains need %1 tiles, but the track has only %2."))
            .arg(problem.wanted)
            .arg(problem.available);
    case Code::TerrainTooFew:
        return words(QT_TRANSLATE_NOOP("TrackGenerator", "There are too few tiles for that many of terrain %1: %2."))
            .arg(terrainTitle(problem.terrain))
            .arg(problem.wanted);
    case Code::FillersTooFew:
        return words(QT_TRANSLATE_NOOP(
            "TrackGenerator", "There are too few tiles of these terrains; allow more terrains, or fewer tiles."));
    case Code::NoTrackFound:
        break;
    }
    return words(QT_TRANSLATE_NOOP("TrackGenerator", "No track was found. Another seed or other wishes may help."));
}

} // namespace bubblebar
