#include "app/tracks/tracklist.h"

#include "core/track/tracktext.h"

#include <algorithm>

namespace bubblebar {

int TrackList::add(TrackEntry entry)
{
    const int known = rowOf(entry.path);
    if (known >= 0) {
        m_entries[static_cast<std::size_t>(known)] = std::move(entry);
        Q_EMIT dataChanged(index(known), index(known));
        return known;
    }
    const int row = rowCount();
    beginInsertRows({}, row, row);
    m_entries.push_back(std::move(entry));
    endInsertRows();
    return row;
}

int TrackList::rowOf(const QString& path) const
{
    const auto found = std::ranges::find(m_entries, path, &TrackEntry::path);
    return found == m_entries.end() ? -1 : static_cast<int>(found - m_entries.begin());
}

int TrackList::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_entries.size());
}

QVariant TrackList::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const TrackEntry& entry = this->entry(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return trackTitle(entry);
    case Qt::AccessibleTextRole:
        return tr("%1, %2").arg(trackTitle(entry), trackSummary(*entry.track));
    case Qt::ToolTipRole:
        return entry.isPlayable() ? QVariant() : playProblem(*entry.track, entry.findings);
    case PathRole:
        return entry.path;
    case LengthRole:
        return static_cast<int>(entry.length());
    case SummaryRole:
        return entry.isPlayable() ? trackSummary(*entry.track) : tr("Can’t be played");
    case PlayableRole:
        return entry.isPlayable();
    default:
        return {};
    }
}

TrackFilter::TrackFilter(QObject* parent)
    : QSortFilterProxyModel(parent)
{
    setFilterCaseSensitivity(Qt::CaseInsensitive);
}

void TrackFilter::setLength(std::optional<LengthClass> length)
{
    m_length = length;
    invalidateRowsFilter();
}

void TrackFilter::setText(const QString& text)
{
    setFilterFixedString(text.trimmed());
}

bool TrackFilter::filterAcceptsRow(int row, const QModelIndex& parent) const
{
    const QModelIndex index = sourceModel()->index(row, 0, parent);
    const bool hasLength = !m_length || index.data(TrackList::LengthRole).toInt() == static_cast<int>(*m_length);
    return hasLength && QSortFilterProxyModel::filterAcceptsRow(row, parent);
}

} // namespace bubblebar
