#include "core/bubble/explain.h"
#include "core/bubble/positionfile.h"
#include "core/bubble/rules.h"
#include "core/support/random.h"
#include "tests/fuzz/fuzzing.h"

namespace bubblebar::fuzzing {

namespace {

/// Reordering a stack of n beetles gives n! actions.
bool hasManyActions(const Race& race)
{
    constexpr int kTall = 6;
    if (race.bonus == SpaceId::None)
        return false;
    for (int space = 0; space < race.board->spaceCount(); ++space) {
        if (race.beetles.stack(static_cast<SpaceId>(space)).size() > kTall)
            return true;
    }
    return false;
}

} // namespace

/// Positions: whatever loads can be played on, as long as there is something to do.
void checkInput(const QByteArray& bytes)
{
    constexpr int kActions = 24;
    Result<Position> position = loaded(bytes, parsePosition, positionBytes);
    if (!position)
        return;
    FastRandom random(static_cast<std::uint64_t>(bytes.size()));
    for (int i = 0; i < kActions && !hasManyActions(position->race); ++i) {
        const std::vector<Action> actions = legalActions(*position);
        require(actions.empty() == position->race.isOver(), "there is something to do until the race is over");
        if (actions.empty())
            return;
        const Action action = actions[static_cast<std::size_t>(below(random, actions.size()))];
        require(explain(*position, action).isLegal(), "no legal action is explained to be none");
        const int cards = position->cardCount();
        apply(*position, action);
        require(position->cardCount() == cards, "no card gets lost");
        std::ignore = reloaded(*position, parsePosition, positionBytes);
    }
}

} // namespace bubblebar::fuzzing
