#pragma once

#include "core/beep/record.h"
#include "core/beetle/record.h"
#include "core/bubble/position.h"

#include <QAbstractListModel>
#include <QDateTime>
#include <QIcon>

#include <variant>

namespace bubblebar {

struct KeptRace;

/// A saved race or game as the lobby shows it.
struct SavedRace
{
    QString path;
    QString title;
    std::variant<Race, beetle::Record, beep::Record> game; ///< what its picture shows: how it stands
    QStringList players;                                   ///< where all is over, with their points
    std::vector<QIcon> beetles;                            ///< of the players
    QDateTime saved;
    bool isUnfinished = false; ///< kept by the program itself when it was ended
};

/// Unfinished and saved races and games as an item model. Files that can't be read as one are left out.
class RaceList : public QAbstractListModel
{
    Q_OBJECT

public:
    using QAbstractListModel::QAbstractListModel;

    /// Shows the races that the program kept, and then those of these files.
    void read(const std::vector<KeptRace>& kept, const QStringList& paths);
    void read(const QStringList& paths);
    [[nodiscard]] const SavedRace& race(int row) const { return m_races[static_cast<std::size_t>(row)]; }

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;

private:
    std::vector<SavedRace> m_races;
};

/// "today 20:14", "yesterday 9:05", or the date.
[[nodiscard]] QString whenSaved(const QDateTime& saved, const QDateTime& now);

} // namespace bubblebar
