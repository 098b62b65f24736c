#pragma once

#include "core/bubble/record.h"
#include "core/bubble/rules.h"

#include <QObject>
#include <QTimer>

namespace bubblebar {

/// Goes back and forth through the actions of a record. It has a position of its own; the race that is being played
/// knows nothing of it.
class Replay : public QObject
{
    Q_OBJECT

public:
    /// Begins at the end of the record, which stays as it is now.
    explicit Replay(GameRecord record, QObject* parent = nullptr);

    [[nodiscard]] const GameRecord& record() const { return m_record; }
    /// After the first index() actions.
    [[nodiscard]] const Position& position() const { return m_position; }
    [[nodiscard]] int index() const { return m_index; }
    [[nodiscard]] int count() const { return static_cast<int>(m_record.actions.size()); }
    [[nodiscard]] bool isAtStart() const { return m_index == 0; }
    [[nodiscard]] bool isAtEnd() const { return m_index == count(); }
    /// The turn of the action that was played last, from 1; 0 at the start.
    [[nodiscard]] int turn() const { return m_index == 0 ? 0 : turnOf(m_index - 1); }
    [[nodiscard]] int turnCount() const { return count() == 0 ? 0 : turnOf(count() - 1); }
    /// The turn, from 1, in which the action of that index in the record was done.
    [[nodiscard]] int turnOf(int action) const { return m_turns[static_cast<std::size_t>(action)]; }
    /// What the actions of the record did, one for each.
    [[nodiscard]] const std::vector<Transition>& transitions() const { return m_transitions; }

    /// Shows the action once more: jumps before it and plays it.
    void playAction(int action);
    /// The position after so many actions; out of range: the nearest.
    void jumpTo(int index);
    /// The position after that turn; 0 for the start.
    void jumpToTurn(int turn);
    void stepForward();
    void stepBack();

    /// Plays on by itself until the end, or until it is stopped; begins anew at the end.
    void setPlaying(bool playing);
    [[nodiscard]] bool isPlaying() const { return m_playing; }
    /// How long an action stays before the next one, in milliseconds.
    void setPause(int milliseconds) { m_timer.setInterval(milliseconds); }
    /// The last step has been shown; playing goes on after the pause.
    void stepShown();

Q_SIGNALS:
    void steppedForward(const bubblebar::Position& before, const bubblebar::Transition& done);
    /// `from`: the position after the action that is gone back over.
    void steppedBack(const bubblebar::Position& from, const bubblebar::Transition& undone);
    void jumped();
    /// After each of these.
    void moved();
    void playingChanged(bool playing);

private:
    void goTo(int index);

    GameRecord m_record;
    std::vector<Transition> m_transitions; ///< of each action
    std::vector<int> m_turns;              ///< of each action
    Position m_position;
    MoveFinder m_finder;
    QTimer m_timer; ///< between two actions while it plays
    int m_index = 0;
    bool m_playing = false;
};

} // namespace bubblebar
