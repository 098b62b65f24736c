#include "core/track/repairtext.h"

#include "core/support/errortext.h"

#include <QCoreApplication>
#include <QStringList>

namespace bubblebar {

namespace {

QString words(const char* text)
{
    return QCoreApplication::translate("Repairs", text);
}

QString nameOf(const Track& track, TileId tile)
{
    return shortened(QString::fromStdString(track.tileName(tile)));
}

QString nameOf(const Track& track, const Repair& repair)
{
    return repair.tiles.empty() ? QString() : nameOf(track, repair.tiles.front());
}

QString layTilesText(const Track& track, const Repair& repair)
{
    if (repair.tiles.size() < 2)
        return words(QT_TRANSLATE_NOOP("Repairs", "Lay %1 here")).arg(nameOf(track, repair));
    return words(QT_TRANSLATE_NOOP("Repairs", "Lay %1 and %2 here"))
        .arg(nameOf(track, repair), nameOf(track, repair.tiles[1]));
}

/// "A2", or "A2, A3" where it lies three times.
QString copiesText(const Track& track, const Repair& repair)
{
    QStringList names;
    for (const TileId tile : repair.tiles)
        names << nameOf(track, tile);
    return names.join(QStringLiteral(", "));
}

} // namespace

QString repairText(const Track& track, const Repair& repair)
{
    switch (repair.kind) {
    case RepairKind::LayStart:
        return words(QT_TRANSLATE_NOOP("Repairs", "Lay the start tile here"));
    case RepairKind::LayFinish:
        return words(QT_TRANSLATE_NOOP("Repairs", "Lay the finish tile here"));
    case RepairKind::LayTiles:
        return layTilesText(track, repair);
    case RepairKind::ChangeCopy:
        return words(QT_TRANSLATE_NOOP("Repairs", "Make it %1")).arg(copiesText(track, repair));
    case RepairKind::TakeAway:
        return words(QT_TRANSLATE_NOOP("Repairs", "Take the second %1 away")).arg(nameOf(track, repair));
    case RepairKind::MoveGroup:
        return words(QT_TRANSLATE_NOOP("Repairs", "Move them to the track"));
    case RepairKind::MoveFinish:
        break;
    }
    return words(QT_TRANSLATE_NOOP("Repairs", "Move the finish tile here"));
}

} // namespace bubblebar
