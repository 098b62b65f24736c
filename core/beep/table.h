#pragma once

#include "core/beep/event.h"
#include "core/beep/jam.h"

#include <tl/expected.hpp>

namespace bubblebar::beep {

/// P10: so many used-up centre piles end the game.
inline constexpr int kUsedUpPiles = 2;

/// What can happen next.
enum class Phase : std::uint8_t {
    Paused,  ///< waits for "Go!": before the game, after a reward, a wrong honk, or P9's removals
    Playing, ///< takes and honks
    Reward,  ///< P7: the player who honked picks two cards
    Stuck,   ///< P9: one player after another removes a card or passes
    Over,    ///< P10
};

/// P10: how a game ended.
enum class Ended : std::uint8_t { Open, Piles, Passed };

/// "open", "piles", "passed", as in files.
[[nodiscard]] std::string_view endedName(Ended ended);

/// The cards of one player, and since when things are as the player sees them.
struct Side
{
    std::vector<Pile> piles; ///< P2; each may become empty (P8)
    Pile bonus;              ///< P7: face down

    std::vector<Milliseconds> topSince; ///< by own pile: since when its top is what it is
    Milliseconds lastAct = 0;           ///< when the player last did something that counted
    int acts = 0;                       ///< how often that was
    int takes = 0;                      ///< how often it was a take

    friend bool operator==(const Side&, const Side&) = default;
};

/// A game at one moment: a value that events change, and nothing else. It has no clock of its own; every event brings
/// its time.
class Table
{
public:
    /// Paused at 0 ms, before the first "Go!". A deal that leaves two centre piles empty is over at once.
    Table(TableKind kind, const Deal& deal);

    [[nodiscard]] TableKind kind() const { return m_kind; }
    [[nodiscard]] int players() const { return static_cast<int>(m_sides.size()); }
    [[nodiscard]] int ownPiles() const { return ownPileCount(players()); }

    [[nodiscard]] Phase phase() const { return m_phase; }
    [[nodiscard]] Ended ended() const { return m_ended; }
    [[nodiscard]] bool isOver() const { return m_phase == Phase::Over; }
    /// The time of the last event.
    [[nodiscard]] Milliseconds now() const { return m_now; }

    [[nodiscard]] const Pile& centrePile(int centre) const { return m_centre[index(centre)]; }
    [[nodiscard]] const Visible& visible() const { return m_visible; }
    /// How many cards have left a centre pile: names the card that is on top now, for Event::showing.
    [[nodiscard]] int showing(int centre) const { return m_showing[index(centre)]; }
    /// Since when the top card of a centre pile is visible.
    [[nodiscard]] Milliseconds visibleSince(int centre) const { return m_visibleSince[index(centre)]; }

    [[nodiscard]] const Side& side(int player) const { return m_sides[index(player)]; }
    [[nodiscard]] const Pile& ownPile(int player, int own) const { return side(player).piles[index(own)]; }
    /// The top card of an own pile; nothing where that is empty.
    [[nodiscard]] std::optional<Card> ownTop(int player, int own) const;

    /// P3, P5: whether the visible card of a centre pile may be put on an own pile. On both kinds of table.
    [[nodiscard]] bool wouldMatch(int player, int centre, int own) const;
    /// Whether any player could place any visible card (P9).
    [[nodiscard]] bool anyoneCanPlace() const;
    /// P6, and since when without a break. The jams of a game are counted from 1: `jams` is the number of the latest.
    /// One that a reward uncovers is another.
    [[nodiscard]] bool isJam() const { return m_jam; }
    [[nodiscard]] Milliseconds jamSince() const { return m_jamSince; }
    [[nodiscard]] int jams() const { return m_jams; }
    /// P7: the centre piles from which a reward may be taken, ascending; any two of them. Empty without a jam.
    [[nodiscard]] std::vector<int> rewardPiles() const;

    /// Who honked last, and whether rightly; nothing before the first honk. checkJam(visible()) tells why, until the
    /// next event but "Go!".
    [[nodiscard]] std::optional<int> honker() const { return m_honker; }
    [[nodiscard]] bool wasRightHonk() const { return m_rightHonk; }
    /// P9: whose turn it is while Phase::Stuck, and since when.
    [[nodiscard]] int turn() const { return m_turn; }
    [[nodiscard]] Milliseconds turnSince() const { return m_turnSince; }
    /// When "Go!" was last said.
    [[nodiscard]] Milliseconds goneAt() const { return m_goneAt; }

    /// Why an event would do nothing now. Preconditions, here and for apply(): its players and piles exist.
    [[nodiscard]] std::optional<Refusal> refusal(const Event& event) const;
    /// Does what the event says, or nothing where it is refused.
    [[nodiscard]] tl::expected<Transition, Refusal> apply(const Event& event);

    friend bool operator==(const Table&, const Table&) = default;

private:
    [[nodiscard]] static std::size_t index(int number) { return static_cast<std::size_t>(number); }
    [[nodiscard]] std::optional<Refusal> phaseRefusal(const Event& event) const;
    [[nodiscard]] std::optional<Refusal> takeRefusal(const Event& event) const;
    [[nodiscard]] std::optional<Refusal> rewardRefusal(const Event& event) const;
    [[nodiscard]] bool canPlace(int player, Card card) const;

    void take(const Event& event, Transition& transition);
    void honk(const Event& event, Transition& transition);
    void reward(const Event& event, Transition& transition);
    void remove(const Event& event, Transition& transition);
    void endTurn();
    void play();
    Card takeVisible(int centre);
    void endIfUsedUp();
    void showVisible(int centre);
    void watchJam();

    TableKind m_kind;
    Phase m_phase = Phase::Paused;
    Ended m_ended = Ended::Open;
    Milliseconds m_now = 0;

    std::array<Pile, kCentrePiles> m_centre;
    Visible m_visible;
    std::array<int, kCentrePiles> m_showing {};
    std::array<Milliseconds, kCentrePiles> m_visibleSince {};
    std::vector<Side> m_sides;

    bool m_jam = false;
    Milliseconds m_jamSince = 0;
    int m_jams = 0;

    std::optional<int> m_honker;
    bool m_rightHonk = false;
    int m_turn = 0;
    Milliseconds m_turnSince = 0;
    bool m_allPassed = true; ///< so far in P9's round
    Milliseconds m_goneAt = 0;
};

} // namespace bubblebar::beep
