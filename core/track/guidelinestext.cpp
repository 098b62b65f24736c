#include "core/track/guidelinestext.h"

#include "core/support/errortext.h"

#include <QCoreApplication>
#include <QStringList>

namespace bubblebar {

namespace {

/// Of many tiles, so many are named.
constexpr std::size_t kMostNames = 12;

QString translated(const char* sentence)
{
    return QCoreApplication::translate("Guidelines", sentence);
}

QString nameOf(const Track& track, TileId tile)
{
    if (tile == TileId::start())
        return translated(QT_TRANSLATE_NOOP("Guidelines", "the start tile"));
    if (tile == TileId::finish())
        return translated(QT_TRANSLATE_NOOP("Guidelines", "the finish tile"));
    return shortened(QString::fromStdString(track.tileName(tile)));
}

QString names(const Track& track, const std::vector<TileId>& tiles)
{
    QStringList names;
    for (const TileId tile : tiles) {
        if (static_cast<std::size_t>(names.size()) == kMostNames) {
            names.push_back(QChar(0x2026));
            break;
        }
        names.push_back(nameOf(track, tile));
    }
    return names.join(QStringLiteral(", "));
}

const char* sentence(FindingCode code)
{
    switch (code) {
    case FindingCode::StartMissing:
        return QT_TRANSLATE_NOOP("Guidelines", "Lay the start tile.");
    case FindingCode::StartFewNeighbours:
        return QT_TRANSLATE_NOOP("Guidelines", "Lay at least two track tiles beside the start tile.");
    case FindingCode::TilesDisconnected:
        return QT_TRANSLATE_NOOP("Guidelines", "Connect these to the start tile, edge to edge: %1.");
    case FindingCode::FinishMissing:
        return QT_TRANSLATE_NOOP("Guidelines", "Lay the finish tile.");
    case FindingCode::FinishUnreachable:
        return QT_TRANSLATE_NOOP("Guidelines", "Turn or move tiles until the paths lead from start to finish.");
    case FindingCode::NoTrackTiles:
        return QT_TRANSLATE_NOOP("Guidelines", "Lay track tiles between start and finish.");
    case FindingCode::TileTwice:
        return QT_TRANSLATE_NOOP("Guidelines", "Take one %1 away: the tile is laid more than once.");
    case FindingCode::CutByOneRotation:
        return QT_TRANSLATE_NOOP("Guidelines", "Add a way around %1: a single turn of it cuts the finish off.");
    case FindingCode::StartBesideFinish:
        return QT_TRANSLATE_NOOP("Guidelines",
                                 "Move the finish tile away from the start tile: one step ends the race.");
    }
    return "";
}

} // namespace

QString findingText(const Track& track, const Finding& finding)
{
    const QString text = translated(sentence(finding.code));
    return text.contains(QLatin1String("%1")) ? text.arg(names(track, finding.tiles)) : text;
}

} // namespace bubblebar
