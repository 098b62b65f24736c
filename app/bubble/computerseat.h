#pragma once

#include "core/bubble/players/player.h"

#include <QObject>

#include <thread>

namespace bubblebar {

/// Where computer players sit at the table. One thinks in a thread of its own on what it may know, so that the window
/// is never blocked, and can be stopped at once.
class ComputerSeat : public QObject
{
    Q_OBJECT

public:
    explicit ComputerSeat(QObject* parent = nullptr);
    /// Stops the player.
    ~ComputerSeat() override;

    /// Lets the player think; chose() follows, unless cancel() or another think() comes first.
    void think(std::unique_ptr<Player> player, View view);
    /// Stops thinking; no chose() comes for it any more.
    void cancel();
    [[nodiscard]] bool isThinking() const { return m_thinking; }

Q_SIGNALS:
    void chose(const bubblebar::Action& action);

private:
    void finish(int request, const std::optional<Action>& action);

    std::unique_ptr<Player> m_player;
    int m_request = 0;
    bool m_thinking = false;
    std::jthread m_thread; ///< last, so that it ends before the player goes
};

} // namespace bubblebar
