#pragma once

#include "core/bubble/moves.h"
#include "core/bubble/rules.h"

#include <optional>
#include <vector>

namespace bubblebar {

/// What the player whose turn it is can do now, asked piece by piece: the table needs the choices one after another,
/// not the list of all actions (a tall stack alone has n! − 1 reorderings).
class TurnOptions
{
public:
    enum class Stage {
        Over,       ///< R28
        FirstCard,  ///< play a card
        SecondCard, ///< play another one, or end the turn (R22)
        Stuck,      ///< discard a card (R21)
        MustEnd,    ///< nothing but `end` is legal: empty hand, or no second card
        Bonus,      ///< a bonus is pending (R24)
    };

    explicit TurnOptions(const Position& position);

    [[nodiscard]] const Position& position() const { return *m_position; }
    [[nodiscard]] const Race& race() const { return m_position->race; }
    [[nodiscard]] std::span<const Card> hand() const { return m_position->handToPlay(); }
    [[nodiscard]] Stage stage() const { return m_stage; }

    /// True where the card can be played now.
    [[nodiscard]] bool canPlay(Card card) const { return m_playable[index(card)]; }
    /// The beetles that have a move by this rule.
    [[nodiscard]] BeetleMask movable(const MoveRule& rule) const;
    /// Where the beetle can go by this rule; empty where the rule does not let this player move it.
    [[nodiscard]] std::vector<SpaceId> targets(const MoveRule& rule, BeetleId beetle) const;
    /// The different cards of the hand that can move the beetle, in hand order.
    [[nodiscard]] std::vector<Card> cardsFor(BeetleId beetle) const;
    /// The beetles that some card of the hand can move.
    [[nodiscard]] BeetleMask movable() const;
    /// The spaces whose stack a reorder bonus may change (R25), ascending.
    [[nodiscard]] std::vector<SpaceId> stacks() const;

private:
    [[nodiscard]] bool mayMove(const MoveRule& rule, BeetleId beetle) const;
    [[nodiscard]] Stage findStage() const;

    const Position* m_position;
    mutable MoveFinder m_finder;
    std::array<bool, kCards> m_playable {};
    Stage m_stage;
};

/// True for one beetle, and for two of one player that stand on start: they can do the same (R11).
[[nodiscard]] bool areAlike(const Race& race, BeetleId one, BeetleId other);

/// Calls `visit` with each beetle of the set, in the order of the ids.
template <class Visit>
void forEachBeetle(BeetleMask beetles, Visit visit)
{
    for (; beetles != 0; beetles = withoutLowest(beetles))
        visit(lowestOf(beetles));
}

} // namespace bubblebar
