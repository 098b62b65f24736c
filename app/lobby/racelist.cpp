#include "app/lobby/racelist.h"

#include "app/beetle/autosave.h"
#include "app/beetle/penicon.h"
#include "app/bubble/autosave.h"
#include "app/bubble/beetleicon.h"
#include "app/files.h"
#include "core/beep/score.h"
#include "core/track/builtintext.h"

#include <QFileInfo>
#include <QLocale>

#include <algorithm>
#include <iterator>

namespace bubblebar {

namespace {

SavedRace describeRace(const QString& path, const QString& title, const GameRecord& record)
{
    SavedRace race {path, title, positionAt(record).race, {}, {}, QFileInfo(path).lastModified()};
    for (const RecordPlayer& player : record.players) {
        race.players << player.name;
        race.beetles.push_back(beetleIcon(player.colour));
    }
    return race;
}

QString titleOf(const QString& path)
{
    return QFileInfo(path).completeBaseName();
}

std::optional<SavedRace> savedRace(const QString& path)
{
    const Result<GameRecord> record = openRecord(path);
    if (!record)
        return std::nullopt;
    return describeRace(path, titleOf(path), *record);
}

QString keptTitle(const KeptRace& kept)
{
    if (!kept.filePath.isEmpty())
        return RaceList::tr("%1 (unsaved)").arg(titleOf(kept.filePath));
    const QString track = shownName(*kept.record.track).simplified();
    return track.isEmpty() ? RaceList::tr("Unfinished race") : RaceList::tr("Race on “%1”").arg(track);
}

SavedRace keptRace(const KeptRace& kept)
{
    SavedRace race = describeRace(kept.path, keptTitle(kept), kept.record);
    race.isUnfinished = true;
    return race;
}

std::optional<SavedRace> beetleGame(const QString& path)
{
    const Result<beetle::Record> record = openBeetleRecord(path);
    if (!record)
        return std::nullopt;
    SavedRace race {path, titleOf(path), *record, {}, {}, QFileInfo(path).lastModified(), beetle::isAutosaved(path)};
    if (race.isUnfinished)
        race.title = RaceList::tr("Unfinished game");
    for (const beetle::RecordPlayer& player : record->players) {
        race.players << player.name;
        race.beetles.push_back(beetle::penIcon(player.colour));
    }
    return race;
}

/// The points are what is left to know of a game that is over.
std::optional<SavedRace> beepGame(const QString& path)
{
    const Result<beep::Record> record = openBeepRecord(path);
    if (!record)
        return std::nullopt;
    SavedRace race {path, titleOf(path), *record, record->players, {}, QFileInfo(path).lastModified()};
    const beep::Table table = beep::tableAt(*record);
    for (int player = 0; table.isOver() && player < table.players(); ++player)
        race.players[player] = RaceList::tr("%1 %2", "player, points")
                                   .arg(race.players[player])
                                   .arg(beep::scoreOf(table, player).points());
    return race;
}

std::optional<SavedRace> savedGame(const QString& path)
{
    if (isBeepFile(path))
        return beepGame(path);
    return isBeetleFile(path) ? beetleGame(path) : savedRace(path);
}

} // namespace

void RaceList::read(const std::vector<KeptRace>& kept, const QStringList& paths)
{
    beginResetModel();
    m_races.clear();
    std::ranges::transform(kept, std::back_inserter(m_races), keptRace);
    for (const QString& path : paths) {
        if (std::optional<SavedRace> race = savedGame(path))
            m_races.push_back(*std::move(race));
    }
    endResetModel();
}

void RaceList::read(const QStringList& paths)
{
    read({}, paths);
}

int RaceList::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_races.size());
}

QVariant RaceList::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const SavedRace& race = this->race(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return race.title;
    case Qt::ToolTipRole:
        return race.isUnfinished ? tr("Bubble Bar kept it for you.") : race.path;
    case Qt::AccessibleTextRole:
        return tr("%1, %2, saved %3")
            .arg(index.data(Qt::DisplayRole).toString(), race.players.join(QStringLiteral(", ")),
                 whenSaved(race.saved, QDateTime::currentDateTime()));
    default:
        return {};
    }
}

QString whenSaved(const QDateTime& saved, const QDateTime& now)
{
    const QLocale locale;
    const QString time = locale.toString(saved.time(), QLocale::ShortFormat);
    if (saved.date() == now.date())
        return RaceList::tr("today %1").arg(time);
    if (saved.date() == now.date().addDays(-1))
        return RaceList::tr("yesterday %1").arg(time);
    return locale.toString(saved.date(), QLocale::ShortFormat);
}

} // namespace bubblebar
