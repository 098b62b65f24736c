#pragma once

#include "app/tracks/trackentry.h"

#include <QAbstractListModel>
#include <QSortFilterProxyModel>

namespace bubblebar {

/// The tracks to choose from, as an item model.
class TrackList : public QAbstractListModel
{
    Q_OBJECT

public:
    enum Role {
        PathRole = Qt::UserRole, ///< QString
        LengthRole,              ///< int of LengthClass
        SummaryRole,             ///< QString
        PlayableRole,            ///< bool
    };

    using QAbstractListModel::QAbstractListModel;

    /// Adds an entry at the end, or puts it in the place of the one with the same path. Returns its row.
    int add(TrackEntry entry);
    [[nodiscard]] const TrackEntry& entry(int row) const { return m_entries[static_cast<std::size_t>(row)]; }
    /// The row of the track of that file, or −1.
    [[nodiscard]] int rowOf(const QString& path) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;

private:
    std::vector<TrackEntry> m_entries;
};

/// What is left of a TrackList when a length and a part of a name are asked for.
class TrackFilter : public QSortFilterProxyModel
{
    Q_OBJECT

public:
    explicit TrackFilter(QObject* parent = nullptr);

    void setLength(std::optional<LengthClass> length);
    /// Shows only names that hold `text`, in any case of letters.
    void setText(const QString& text);

protected:
    [[nodiscard]] bool filterAcceptsRow(int row, const QModelIndex& parent) const override;

private:
    std::optional<LengthClass> m_length;
};

} // namespace bubblebar
