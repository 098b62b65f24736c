#pragma once

#include "app/bubble/undorule.h"
#include "core/bubble/record.h"
#include "core/bubble/rules.h"
#include "core/support/error.h"

#include <QObject>
#include <QString>

#include <optional>

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
    /// The position in which the action of that number, from 0, was done.
    [[nodiscard]] const Position& positionBefore(std::size_t action) const { return m_before[action]; }
    /// From 1: turns that ended, and the one that goes on.
    [[nodiscard]] int turnNumber() const { return m_turnNumber; }

    /// True once the players have ended the race without a winner, which the rules know nothing of: the record says so
    /// in "x-ended". Nobody plays on then.
    [[nodiscard]] bool isGivenUp() const;
    /// Won, or given up.
    [[nodiscard]] bool isOver() const { return race().isOver() || isGivenUp(); }
    /// Ends the race without a winner and announces it with givenUp(). Without effect on one that is over.
    void giveUp();

    /// Where it was opened from or last saved to; empty for a race never saved.
    [[nodiscard]] const QString& filePath() const { return m_filePath; }
    void setFilePath(const QString& path);
    /// Writes the race to a file, which is its file from then on.
    [[nodiscard]] Result<void> save(const QString& path);
    [[nodiscard]] bool isModified() const { return m_modified; }
    void setModified(bool modified);

    /// Plays the action if the rules allow it and announces it with applied(). False, and nothing changes, if not.
    /// What was undone can't be redone any more.
    bool request(const Action& action);

    /// Where one person plays alone against computers, undo goes on past drawn cards and over their moves.
    void setTakeBack(bool takeBack);
    /// Why nothing can be undone now; empty if something can.
    [[nodiscard]] std::optional<UndoProblem> undoProblem() const;
    [[nodiscard]] bool canUndo() const { return !undoProblem(); }
    [[nodiscard]] bool canRedo() const { return !m_undone.empty(); }
    /// Goes back to the last decision of a person, the last action first; each is announced with reverted().
    void undo();
    /// Does again what the last undo took back; each action is announced with applied().
    void redo();

Q_SIGNALS:
    /// `before`: the position before the action; position() is the one after it.
    void applied(const bubblebar::Transition& transition, const bubblebar::Position& before);
    /// `from`: the position after the action that is undone; position() is the one before it.
    void reverted(const bubblebar::Transition& undone, const bubblebar::Position& from);
    /// Once for each request, undo or redo, after all else is told: the record, or what can be undone, has changed.
    void changed();
    void givenUp();
    void modifiedChanged(bool modified);
    void filePathChanged(const QString& path);

private:
    const Transition& play(const Action& action);
    void playAndTell(const Action& action);
    void revertLast();

    GameRecord m_record;
    Position m_position;
    MoveFinder m_finder;
    std::vector<Transition> m_history;
    std::vector<Position> m_before; ///< of each action
    std::vector<Action> m_undone;   ///< the one to be redone first last
    bool m_takeBack = true;
    QString m_filePath;
    int m_turnNumber = 1;
    bool m_modified = false;
};

} // namespace bubblebar
