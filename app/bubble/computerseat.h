#pragma once

#include "app/bubble/thought.h"
#include "core/bubble/players/player.h"

#include <memory>

namespace bubblebar {

/// Where computer players sit at the table. One thinks on what it may know.
class ComputerSeat : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /// Lets the player think; chose() follows, unless cancel() or another think() comes first.
    void think(std::unique_ptr<Player> player, View view);
    /// Stops thinking; no chose() comes for it any more.
    void cancel() { m_thought.stop(); }
    [[nodiscard]] bool isThinking() const { return m_thought.isRunning(); }

Q_SIGNALS:
    void chose(const bubblebar::Action& action);

private:
    Thought<Action> m_thought;
};

} // namespace bubblebar
