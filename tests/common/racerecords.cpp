#include "tests/common/racerecords.h"

#include "core/bubble/deckfile.h"
#include "core/bubble/players/player.h"
#include "core/bubble/rules.h"
#include "core/support/random.h"
#include "core/track/standardset.h"

#include <QtTest>

namespace bubblebar::tests {

namespace {

constexpr std::array kNames {"Mia", "Jonas", "Oma Lies", "Rosie", "Tom"};

} // namespace

GameRecord raceRecord(const std::vector<PlayerKind>& kinds, std::size_t track, std::uint64_t seed)
{
    GameRecord record;
    record.track = builtInTracks()[track].track;
    record.deck = standardDeck();
    record.seed = seed;
    for (std::size_t seat = 0; seat < kinds.size(); ++seat)
        record.players.push_back({QString::fromUtf8(kNames[seat]), kAllColours[seat], kinds[seat], {}});
    return record;
}

bool playUntil(GameRecord& record, const std::function<bool(const Position&)>& wanted, int mostActions)
{
    FastRandom random(record.seed);
    Position position = positionAt(record);
    for (int i = 0; i < mostActions && !position.race.isOver(); ++i) {
        if (wanted(position))
            return true;
        const std::vector<Action> legal = legalActions(position);
        const Action& action = legal[below(random, legal.size())];
        apply(position, action);
        record.actions.push_back(action);
    }
    return wanted(position);
}

bool playWellUntil(GameRecord& record, const std::function<bool(const Position&)>& wanted, int mostActions)
{
    const std::unique_ptr<Player> player = makePlayer(PlayerKind::Medium, record.seed);
    Position position = positionAt(record);
    for (int i = 0; i < mostActions && !position.race.isOver() && !wanted(position); ++i) {
        const Action action = player->choose(viewOf(position, position.race.turn), {}).value();
        apply(position, action);
        record.actions.push_back(action);
    }
    return wanted(position);
}

GameRecord recordAtBonus(Bonus bonus)
{
    for (std::uint64_t seed = 1; seed < 200; ++seed) {
        GameRecord record = raceRecord({PlayerKind::Person, PlayerKind::Person}, seed % builtInTracks().size(), seed);
        if (playUntil(record, [&](const Position& position) { return position.race.pendingBonus() == bonus; }))
            return record;
    }
    qFatal("No race comes to the bonus %d", static_cast<int>(bonus));
}

} // namespace bubblebar::tests
