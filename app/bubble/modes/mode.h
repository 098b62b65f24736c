#pragma once

#include "app/bubble/gamesession.h"
#include "app/bubble/scenery.h"
#include "app/bubble/turnoptions.h"

#include <QCoreApplication>

#include <memory>
#include <variant>

namespace bubblebar {

class Mode;

/// What came of an input: nothing, another step of the choice, or the action that is chosen.
using Outcome = std::variant<std::monostate, std::unique_ptr<Mode>, Action>;

/// What a choice is made about: the options, and the session for the players' names.
struct Turn
{
    const GameSession& session;
    const TurnOptions& options;

    [[nodiscard]] const Race& race() const { return options.race(); }
    [[nodiscard]] std::span<const Card> hand() const { return options.hand(); }
    [[nodiscard]] int seat() const { return race().turn; }
    [[nodiscard]] const QString& name() const { return session.player(seat()).name; }
};

/// One step of choosing an action with mouse or keyboard: it says what the table shows, and what an input leads to.
/// One small class for each step; the hand, the board and the prompt line know nothing of the rules.
class Mode
{
    Q_DECLARE_TR_FUNCTIONS(Mode)

public:
    /// Buttons of the prompt line and of the board.
    enum class Command { Confirm, Leave, TurnClockwise, TurnBack };

    virtual ~Mode() = default;

    /// `pointed`: what the pointer or the keyboard is on.
    [[nodiscard]] virtual Scenery scenery(const Turn& turn, const Pick& pointed) const = 0;
    [[nodiscard]] virtual Outcome activate(const Turn& turn, const Pick& pick);
    /// A card out of CardChoice.
    [[nodiscard]] virtual Outcome chooseCard(const Turn& turn, Card card);
    /// The order of an OpenStack, as dragged.
    [[nodiscard]] virtual Outcome setOrder(const Turn& turn, StackOrder order);
    [[nodiscard]] virtual Outcome command(const Turn& turn, Command command);
    /// One step back; nothing where there is none.
    [[nodiscard]] virtual std::unique_ptr<Mode> back(const Turn& turn) const;
    /// Why `pick` can't be used now; empty where activate() does something with it, and for what is chosen already.
    [[nodiscard]] virtual WhyNot whyNot(const Turn& turn, const Pick& pick) const;
    /// Why a button does nothing now.
    [[nodiscard]] virtual WhyNot whyNot(const Turn& turn, Command command) const;

protected:
    /// The common parts: whose turn, what stands in the hand text, whether the turn or the bonus can be left.
    [[nodiscard]] static Scenery baseScenery(const Turn& turn);
    /// "you and Mia against …"; empty without teams.
    [[nodiscard]] static QString teamHint(const Turn& turn);
    /// `end` or `bonus skip`, whichever is legal.
    [[nodiscard]] static std::optional<Action> leaveAction(const Turn& turn);
    /// A cross on the place that is pointed at, unless there is little to say about it.
    static void markBlocked(Scenery& scenery, const Pick& pointed, const WhyNot& whyNot);
};

/// The first step of what the player has to decide now.
[[nodiscard]] std::unique_ptr<Mode> firstMode(const Turn& turn);

} // namespace bubblebar
