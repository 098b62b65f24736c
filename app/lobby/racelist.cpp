#include "app/lobby/racelist.h"

#include "app/files.h"

#include <QFileInfo>
#include <QLocale>

namespace bubblebar {

void RaceList::read(const QStringList& paths)
{
    beginResetModel();
    m_races.clear();
    for (const QString& path : paths)
        if (const Result<GameRecord> record = openRecord(path))
            m_races.push_back(
                {path, describeTrack(path, record->track), record->players, QFileInfo(path).lastModified()});
    endResetModel();
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
        return QFileInfo(race.path).completeBaseName();
    case Qt::ToolTipRole:
        return race.path;
    case Qt::AccessibleTextRole:
        return tr("%1, %2, saved %3")
            .arg(QFileInfo(race.path).completeBaseName(), playerNames(race.players),
                 whenSaved(race.saved, QDateTime::currentDateTime()));
    default:
        return {};
    }
}

QString playerNames(const std::vector<RecordPlayer>& players)
{
    QStringList names;
    for (const RecordPlayer& player : players)
        names << player.name;
    return names.join(QStringLiteral(", "));
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
