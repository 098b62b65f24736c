#pragma once

#include "core/bubble/record.h"
#include "core/bubble/rules.h"
#include "core/support/error.h"

#include <QObject>
#include <QString>

namespace bubblebar {

/// A race that is being played: the record, the position it leads to, and the file it is kept in. The one authority at
/// the table: everybody asks it for an action, and it announces what came of it.
class GameSession : public QObject
{
    Q_OBJECT

public:
    /// Plays the record's actions so far. Precondition: it is one that setup made or a reader accepted.
    explicit GameSession(GameRecord record, QObject* parent = nullptr);

    [[nodiscard]] const GameRecord& record() const { return m_record; }
    [[nodiscard]] const Position& position() const { return m_position; }
    [[nodiscard]] const Race& race() const { return m_position.race; }
    [[nodiscard]] const RecordPlayer& player(int seat) const
    {
        return m_record.players[static_cast<std::size_t>(seat)];
    }
    [[nodiscard]] bool isPerson(int seat) const { return player(seat).kind == PlayerKind::Person; }
    /// How many people share the table.
    [[nodiscard]] int personCount() const;
    /// What the actions of the record did, one for each.
    [[nodiscard]] const std::vector<Transition>& history() const { return m_history; }
    /// From 1: turns that ended, and the one that goes on.
    [[nodiscard]] int turnNumber() const { return m_turnNumber; }

    /// Where it was opened from or last saved to; empty for a race never saved.
    [[nodiscard]] const QString& filePath() const { return m_filePath; }
    void setFilePath(const QString& path);
    /// Writes the race to a file, which is its file from then on.
    [[nodiscard]] Result<void> save(const QString& path);
    [[nodiscard]] bool isModified() const { return m_modified; }
    void setModified(bool modified);

    /// Plays the action if the rules allow it and announces it with applied(). False, and nothing changes, if not.
    bool request(const Action& action);

Q_SIGNALS:
    /// `before`: the position before the action; position() is the one after it.
    void applied(const bubblebar::Transition& transition, const bubblebar::Position& before);
    void modifiedChanged(bool modified);
    void filePathChanged(const QString& path);

private:
    const Transition& play(const Action& action);

    GameRecord m_record;
    Position m_position;
    MoveFinder m_finder;
    std::vector<Transition> m_history;
    QString m_filePath;
    int m_turnNumber = 1;
    bool m_modified = false;
};

} // namespace bubblebar
