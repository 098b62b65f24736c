#pragma once

#include "app/bubble/modes/mode.h"

#include <QObject>

namespace bubblebar {

/// Where the person on turn chooses: it owns the present step of the choice, hands inputs to it, and asks the session
/// for the action that comes of it.
class TurnDesk : public QObject
{
    Q_OBJECT

public:
    explicit TurnDesk(GameSession& session, QObject* parent = nullptr);
    ~TurnDesk() override;

    /// A person decides now, or everybody only watches.
    void setDeciding(bool deciding);
    [[nodiscard]] bool isDeciding() const { return m_deciding; }
    [[nodiscard]] const Scenery& scenery() const { return m_scenery; }
    /// Why what is pointed at can't be used now, in one sentence; empty where it can, or where nothing is to be said.
    [[nodiscard]] QString whyNot() const;

    void point(const bubblebar::Pick& pick);
    void activate(const bubblebar::Pick& pick);
    void chooseCard(bubblebar::Card card);
    void setOrder(bubblebar::StackOrder order);
    void command(bubblebar::Mode::Command command);
    void back();

Q_SIGNALS:
    void sceneryChanged();

private:
    [[nodiscard]] Turn turn() const { return {m_session, *m_options}; }
    void restart();
    void follow(Outcome outcome);
    void refresh();

    GameSession& m_session;
    std::unique_ptr<TurnOptions> m_options;
    std::unique_ptr<Mode> m_mode;
    Scenery m_scenery;
    Pick m_pointed;
    bool m_deciding = false;
};

} // namespace bubblebar
