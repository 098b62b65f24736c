#include "core/beep/table.h"

#include <algorithm>
#include <cassert>

namespace bubblebar::beep {

namespace {

using Kind = Event::Kind;
using Place = Moved::Place;

} // namespace

std::string_view endedName(Ended ended)
{
    constexpr std::array<std::string_view, 3> kNames {"open", "piles", "passed"};
    return kNames[static_cast<std::size_t>(ended)];
}

Table::Table(TableKind kind, const Deal& deal)
    : m_kind(kind)
    , m_centre(deal.centre)
{
    for (const Pile& cards : deal.own) {
        Side side;
        for (const Card card : cards)
            side.piles.push_back({card});
        side.topSince.resize(cards.size());
        m_sides.push_back(std::move(side));
    }
    for (int centre = 0; centre < kCentrePiles; ++centre)
        showVisible(centre);
    watchJam();
    endIfUsedUp();
}

std::optional<Card> Table::ownTop(int player, int own) const
{
    const Pile& pile = ownPile(player, own);
    if (pile.empty())
        return std::nullopt;
    return pile.back();
}

bool Table::wouldMatch(int player, int centre, int own) const
{
    const std::optional<Card>& card = m_visible[index(centre)];
    const Pile& pile = ownPile(player, own);
    return card && (pile.empty() || matches(*card, pile.back()));
}

bool Table::canPlace(int player, Card card) const
{
    return std::ranges::any_of(side(player).piles,
                               [card](const Pile& pile) { return pile.empty() || matches(card, pile.back()); });
}

bool Table::anyoneCanPlace() const
{
    for (const std::optional<Card>& card : m_visible) {
        for (int player = 0; card && player < players(); ++player) {
            if (canPlace(player, *card))
                return true;
        }
    }
    return false;
}

std::vector<int> Table::rewardPiles() const
{
    const PileSet jammed = jammedPiles(m_visible);
    std::vector<int> piles;
    for (int centre = 0; centre < kCentrePiles; ++centre) {
        if (jammed[index(centre)])
            piles.push_back(centre);
    }
    return piles;
}

std::optional<Refusal> Table::refusal(const Event& event) const
{
    if (event.time < m_now)
        return Refusal {.reason = Reason::TimeGoesBack, .time = m_now};
    if (std::optional<Refusal> refused = phaseRefusal(event))
        return refused;
    switch (event.kind) {
    case Kind::Take:
        return takeRefusal(event);
    case Kind::Reward:
        return rewardRefusal(event);
    case Kind::Remove:
        if (!m_visible[index(event.centre)])
            return Refusal {.reason = Reason::EmptyPile, .centre = event.centre};
        break;
    case Kind::Go:
    case Kind::Honk:
    case Kind::Pass:
        break;
    }
    return std::nullopt;
}

std::optional<Refusal> Table::phaseRefusal(const Event& event) const
{
    if (m_phase == Phase::Over)
        return Refusal {.reason = Reason::GameOver};
    if (m_phase == Phase::Reward && event.kind != Kind::Reward)
        return Refusal {.reason = Reason::RewardPending, .player = *m_honker};
    const bool isRemoval = event.kind == Kind::Remove || event.kind == Kind::Pass;
    if (m_phase == Phase::Stuck && !isRemoval)
        return Refusal {.reason = Reason::RemovalsFirst, .player = m_turn};
    switch (event.kind) {
    case Kind::Go:
        if (m_phase != Phase::Paused)
            return Refusal {.reason = Reason::AlreadyPlaying};
        break;
    case Kind::Take:
    case Kind::Honk:
        if (m_phase != Phase::Playing)
            return Refusal {.reason = Reason::NotPlaying};
        break;
    case Kind::Reward:
        if (m_phase != Phase::Reward)
            return Refusal {.reason = Reason::NoReward};
        break;
    case Kind::Remove:
    case Kind::Pass:
        if (m_phase != Phase::Stuck)
            return Refusal {.reason = Reason::NotStuck};
        if (event.player != m_turn)
            return Refusal {.reason = Reason::NotYourTurn, .player = m_turn};
        break;
    }
    return std::nullopt;
}

std::optional<Refusal> Table::takeRefusal(const Event& event) const
{
    if (event.showing != Event::kAnyCard && event.showing != showing(event.centre))
        return Refusal {.reason = Reason::TooLate, .centre = event.centre};
    if (!m_visible[index(event.centre)])
        return Refusal {.reason = Reason::EmptyPile, .centre = event.centre};
    if (m_kind == TableKind::Strict && !wouldMatch(event.player, event.centre, event.own)) {
        return Refusal {.reason = Reason::WrongCard,
                        .centre = event.centre,
                        .card = *m_visible[index(event.centre)],
                        .below = ownPile(event.player, event.own).back()};
    }
    return std::nullopt;
}

std::optional<Refusal> Table::rewardRefusal(const Event& event) const
{
    if (event.player != *m_honker)
        return Refusal {.reason = Reason::NotYourReward, .player = *m_honker};
    if (event.centres[0] == event.centres[1])
        return Refusal {.reason = Reason::SamePile, .centre = event.centres[0]};
    const PileSet jammed = jammedPiles(m_visible);
    for (const int centre : event.centres) {
        if (!m_visible[index(centre)])
            return Refusal {.reason = Reason::EmptyPile, .centre = centre};
        if (!jammed[index(centre)])
            return Refusal {.reason = Reason::NotInJam, .centre = centre, .card = *m_visible[index(centre)]};
    }
    return std::nullopt;
}

tl::expected<Transition, Refusal> Table::apply(const Event& event)
{
    if (const std::optional<Refusal> refused = refusal(event))
        return tl::make_unexpected(*refused);
    Transition transition {event, true, {}};
    m_now = event.time;
    if (event.kind != Kind::Go) {
        ++m_sides[index(event.player)].acts;
        m_sides[index(event.player)].lastAct = m_now;
    }
    switch (event.kind) {
    case Kind::Go:
        m_goneAt = m_now;
        play();
        break;
    case Kind::Take:
        take(event, transition);
        break;
    case Kind::Honk:
        honk(event, transition);
        break;
    case Kind::Reward:
        reward(event, transition);
        break;
    case Kind::Remove:
        remove(event, transition);
        break;
    case Kind::Pass:
        endTurn();
        break;
    }
    return transition;
}

void Table::take(const Event& event, Transition& transition)
{
    transition.right = wouldMatch(event.player, event.centre, event.own);
    const Card card = takeVisible(event.centre);
    Side& side = m_sides[index(event.player)];
    side.piles[index(event.own)].push_back(card);
    side.topSince[index(event.own)] = m_now;
    ++side.takes;
    transition.moved = {{card, Place::Centre, event.centre, Place::Own, event.own}};
    watchJam();
    play();
}

void Table::honk(const Event& event, Transition& transition)
{
    m_honker = event.player;
    m_rightHonk = transition.right = m_jam;
    if (m_jam) {
        m_phase = Phase::Reward;
        return;
    }
    m_phase = Phase::Paused;
    Side& side = m_sides[index(event.player)];
    for (int own = 0; own < ownPiles(); ++own) {
        Pile& pile = side.piles[index(own)];
        if (pile.empty())
            continue;
        transition.moved.push_back({pile.back(), Place::Own, own, Place::Out, 0});
        pile.pop_back();
        side.topSince[index(own)] = m_now;
    }
}

void Table::reward(const Event& event, Transition& transition)
{
    for (const int centre : event.centres) {
        const Card card = takeVisible(centre);
        m_sides[index(event.player)].bonus.push_back(card);
        transition.moved.push_back({card, Place::Centre, centre, Place::Bonus, 0});
    }
    m_phase = Phase::Paused;
    m_jam = false; // one that was uncovered is another
    watchJam();
    endIfUsedUp();
}

void Table::remove(const Event& event, Transition& transition)
{
    const Card card = takeVisible(event.centre);
    transition.moved = {{card, Place::Centre, event.centre, Place::Out, 0}};
    m_allPassed = false;
    watchJam();
    endTurn();
}

/// The next player's turn of P9; after the last one "Go!", or the end where all have passed.
void Table::endTurn()
{
    ++m_turn;
    m_turnSince = m_now;
    endIfUsedUp();
    if (m_phase == Phase::Over || m_turn < players())
        return;
    m_phase = Phase::Paused;
    if (m_allPassed) {
        m_phase = Phase::Over;
        m_ended = Ended::Passed;
    }
}

/// Play goes on, unless the game ends or nobody can do anything.
void Table::play()
{
    m_phase = Phase::Playing;
    endIfUsedUp();
    if (m_phase == Phase::Over || m_jam || anyoneCanPlace())
        return;
    m_phase = Phase::Stuck;
    m_turn = 0;
    m_turnSince = m_now;
    m_allPassed = true;
}

void Table::endIfUsedUp()
{
    if (std::ranges::count_if(m_centre, &Pile::empty) < kUsedUpPiles)
        return;
    m_phase = Phase::Over;
    m_ended = Ended::Piles;
}

Card Table::takeVisible(int centre)
{
    Pile& pile = m_centre[index(centre)];
    assert(!pile.empty());
    const Card card = pile.back();
    pile.pop_back();
    ++m_showing[index(centre)];
    showVisible(centre);
    return card;
}

void Table::showVisible(int centre)
{
    const Pile& pile = m_centre[index(centre)];
    m_visible[index(centre)] = pile.empty() ? std::nullopt : std::optional(pile.back());
    m_visibleSince[index(centre)] = m_now;
}

void Table::watchJam()
{
    const bool jam = beep::isJam(m_visible);
    if (jam && !m_jam) {
        m_jamSince = m_now;
        ++m_jams;
    }
    m_jam = jam;
}

} // namespace bubblebar::beep
