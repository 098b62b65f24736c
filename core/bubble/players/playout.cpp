#include "core/bubble/players/playout.h"

#include "core/bubble/players/evaluation.h"

#include <cassert>

namespace bubblebar {

namespace {

constexpr float kWhim = 1; ///< how much worse what is taken may seem, in steps

} // namespace

void Playout::run(PlayedPosition& played, int turns, DistanceCache& known, FastRandom& random)
{
    while (!played.position.race.isOver() && played.turns < turns)
        apply(played, choose(played, known, random), known);
}

void Playout::apply(PlayedPosition& played, const Action& action, DistanceCache& known)
{
    Position& position = played.position;
    played.bonuses += position.race.bonus != SpaceId::None ? 1 : 0;
    const bool ended = bubblebar::apply(position, action, m_finder).turnEnded;
    if (action.kind == Action::Kind::BonusRotate)
        played.distances = &known.of(*position.race.board, position.race.links);
    if (ended) {
        ++played.turns;
        played.bonuses = 0;
    }
}

Action Playout::choose(const PlayedPosition& played, DistanceCache& known, FastRandom& random)
{
    const Position& position = played.position;
    const bool bonusPending = position.race.bonus != SpaceId::None;
    if (bonusPending && played.bonuses >= BonusCount::kDeepest)
        return Action::skip();
    m_actions.clear();
    m_judge.lookAt(position, *played.distances);
    if (bonusPending)
        m_judge.addBonusQuickly(known, random, m_actions);
    else
        listCards(position);
    const JudgedAction* best = nullptr;
    float most = 0;
    for (const JudgedAction& judged : m_actions) {
        const float worth = judged.gain + kWhim * static_cast<float>(random() >> 40) / static_cast<float>(1 << 24);
        if (best == nullptr || worth > most) {
            best = &judged;
            most = worth;
        }
    }
    assert(best != nullptr);
    return best->action;
}

void Playout::listCards(const Position& position)
{
    const auto hand = position.handToPlay();
    forEachKindOf(hand, [this](Card card) { m_judge.addPlays(card, m_actions); });
    if (position.race.played.count > 0 || hand.empty())
        m_actions.push_back({Action::end(), 0});
    else if (m_actions.empty())
        forEachKindOf(hand, [this](Card card) { m_actions.push_back({Action::discard(card), -cardWeight(card)}); });
}

} // namespace bubblebar
