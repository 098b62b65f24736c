#pragma once

#include "app/bubble/modes/mode.h"

#include <QObject>

namespace bubblebar {

class HintSeat;
struct Hint;

/// Where the person on turn chooses: it owns the present step of the choice, hands inputs to it, and asks the session
/// for the action that comes of it. It also gives hints to that person.
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
    /// Why it can't be used now; empty where it can.
    [[nodiscard]] WhyNot whyNot(const bubblebar::Pick& pick) const;
    [[nodiscard]] WhyNot whyNot(bubblebar::Mode::Command command) const;

    void point(const bubblebar::Pick& pick);
    void activate(const bubblebar::Pick& pick);
    void chooseCard(bubblebar::Card card);
    void setOrder(bubblebar::StackOrder order);
    void command(bubblebar::Mode::Command command);
    void back();
    /// Thinks of a hint for the person on turn, of what that person may know, and lays it on the table. Whatever is
    /// done meanwhile stops that. No effect while nobody decides.
    void askForHint();
    [[nodiscard]] bool isThinkingOfHint() const;
    /// Leads the person on turn: everything can be chosen and looked at, but only this action is done, and it is the
    /// hint. Nothing lets everything be done. Precondition: it is legal.
    void setGuide(const std::optional<Action>& action) { m_guide = action; }
    /// A place to which the keyboard can go as well, although the present step of the choice does not lead there.
    void setExtraStop(const std::optional<bubblebar::Pick>& pick);

Q_SIGNALS:
    void sceneryChanged();
    /// The present step of the choice gives way to another: what was said about it is no longer true.
    void stepChanged();
    /// A hint lies on the table.
    void hintShown();
    /// Something was tried in vain; whyNot() tells why.
    void refused(const bubblebar::Pick& pick);
    void commandRefused(bubblebar::Mode::Command command);
    /// The action would be legal, but is not the one of the guide.
    void heldBack(const bubblebar::Action& action);

private:
    [[nodiscard]] Turn turn() const { return {m_session, *m_options}; }
    void restart();
    void follow(Outcome outcome);
    void showHint(const Hint& hint);
    void refresh();

    GameSession& m_session;
    std::unique_ptr<TurnOptions> m_options;
    std::unique_ptr<Mode> m_mode;
    HintSeat* m_hints;
    Scenery m_scenery;
    Pick m_pointed;
    std::optional<Action> m_guide;
    std::optional<Pick> m_extraStop;
    bool m_deciding = false;
};

} // namespace bubblebar
