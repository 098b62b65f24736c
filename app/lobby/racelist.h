#pragma once

#include "app/tracks/trackentry.h"
#include "core/bubble/record.h"

#include <QAbstractListModel>
#include <QDateTime>

namespace bubblebar {

/// A saved race as the lobby shows it.
struct SavedRace
{
    QString path;
    TrackEntry track;
    std::vector<RecordPlayer> players;
    QDateTime saved;
};

/// Saved races, newest first, as an item model. Files that can't be read as a race are left out.
class RaceList : public QAbstractListModel
{
    Q_OBJECT

public:
    using QAbstractListModel::QAbstractListModel;

    /// Shows the races of these files.
    void read(const QStringList& paths);
    [[nodiscard]] const SavedRace& race(int row) const { return m_races[static_cast<std::size_t>(row)]; }

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;

private:
    std::vector<SavedRace> m_races;
};

/// "Mia, Jonas, Rosie".
[[nodiscard]] QString playerNames(const std::vector<RecordPlayer>& players);

/// "today 20:14", "yesterday 9:05", or the date.
[[nodiscard]] QString whenSaved(const QDateTime& saved, const QDateTime& now);

} // namespace bubblebar
