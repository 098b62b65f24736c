#include "app/bubble/access/boardfacts.h"

#include "app/bubble/racewords.h"
#include "core/track/tracktext.h"

#include <QCoreApplication>
#include <QStringList>

namespace bubblebar {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(BoardFacts)
};

QString terrainOf(const Race& race, BoardTileId tile)
{
    const Track& track = race.board->track();
    const Face* face = track.face(track.tiles[race.board->trackIndex(tile)]);
    return face ? terrainTitle(face->terrain) : QString();
}

/// On start and finish nothing of this holds.
QStringList terrainSentences(const Race& race, SpaceId space)
{
    if (isOpenSpace(space))
        return {};
    const BoardSpace& facts = race.board->space(space);
    const QString tile = QString::fromStdString(race.board->tileName(facts.tile));
    QStringList sentences {Words::tr("On tile %1, %2.", "tile, its terrain").arg(tile, terrainOf(race, facts.tile)),
                           Words::tr("At most %n beetle(s) high.", nullptr, facts.limit)};
    if (!facts.overtaking)
        sentences << Words::tr("Nobody may be overtaken here.");
    return sentences;
}

QString pathSentence(const Race& race, SpaceId space)
{
    QStringList places;
    for (const SpaceId next : race.links.slots(race.board->space(space))) {
        if (next == SpaceId::None)
            continue;
        const QString name = racewords::place(*race.board, next);
        if (!places.contains(name))
            places << name;
    }
    return places.isEmpty() ? Words::tr("No path leads away.")
                            : Words::tr("Paths lead to %1.").arg(places.join(QStringLiteral(", ")));
}

} // namespace

QString spaceFacts(const Race& race, SpaceId space)
{
    QStringList sentences = terrainSentences(race, space);
    sentences << pathSentence(race, space);
    return sentences.join(u' ');
}

QString beetleFacts(const Race& race, BeetleId beetle)
{
    const StackOrder lifted = race.beetles.lifted(beetle);
    StackOrder riders;
    for (int level = 1; level < lifted.size(); ++level)
        riders.push(lifted.at(level));
    return riders.size() > 0 ? Words::tr("Takes along %1.").arg(racewords::stack(race, riders)) : QString();
}

QString tileFacts(const Race& race, BoardTileId tile)
{
    QStringList neighbours;
    for (const BoardTileId next : race.board->tile(tile).neighbours) {
        if (next != BoardTileId::None)
            neighbours << QString::fromStdString(race.board->tileName(next));
    }
    const QString beside = Words::tr("Beside %1.").arg(neighbours.join(QStringLiteral(", ")));
    return Words::tr("Terrain: %1.").arg(terrainOf(race, tile)) + u' ' + beside;
}

} // namespace bubblebar
