#include "core/bubble/recordfile.h"
#include "core/bubble/rules.h"
#include "core/support/random.h"
#include "tests/fuzz/fuzzing.h"

namespace bubblebar::fuzzing {

namespace {

/// A few actions more, as chance has them.
void playOn(GameRecord& record, Position position, std::uint64_t seed)
{
    constexpr int kActions = 12;
    constexpr std::size_t kTooMany = 1000; // of a tall stack's orders
    FastRandom random(seed);
    for (int i = 0; i < kActions && !position.race.isOver(); ++i) {
        const std::vector<Action> actions = legalActions(position);
        require(!actions.empty(), "there is something to do until the race is over");
        if (actions.size() > kTooMany)
            return;
        record.actions.push_back(actions[static_cast<std::size_t>(below(random, actions.size()))]);
        apply(position, record.actions.back());
    }
}

} // namespace

/// Saved races: what loads replays, step by step, and can be played on and saved.
void checkInput(const QByteArray& bytes)
{
    auto record = loaded(bytes, parseRecord, recordBytes);
    if (!record)
        return;
    Position position = initialPosition(*record);
    const int cards = position.cardCount();
    for (const Action& action : record->actions) {
        require(isLegal(position, action), "a saved action is legal");
        apply(position, action);
        require(position.cardCount() == cards, "no card gets lost");
    }
    require(position == positionAt(*record), "a race replays");
    playOn(*record, std::move(position), static_cast<std::uint64_t>(bytes.size()));
    std::ignore = reloaded(*record, parseRecord, recordBytes);
}

} // namespace bubblebar::fuzzing
