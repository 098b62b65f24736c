#include "core/bubble/deckfile.h"
#include "core/bubble/explaintext.h"
#include "core/bubble/rules.h"
#include "core/bubble/setup.h"
#include "core/support/random.h"
#include "core/track/standardset.h"
#include "tests/fuzz/fuzzing.h"

namespace bubblebar::fuzzing {

namespace {

/// Moments of races on the built-in tracks, some with a bonus pending.
std::vector<Position> somePositions()
{
    constexpr int kActions = 40;
    std::vector<Position> positions;
    FastRandom random(1);
    for (const BuiltInTrack& builtIn : builtInTracks()) {
        RaceSetup setup;
        setup.board = std::make_shared<const Board>(builtIn.track);
        setup.deck = standardDeck();
        setup.colours.assign(kAllColours.begin(), kAllColours.end() - 1);
        setup.teams = positions.size() % 2 == 0;
        Position position = newRace(setup);
        for (int i = 0; i < kActions && !position.race.isOver(); ++i) {
            if (i % 8 == 0 || position.race.bonus != SpaceId::None)
                positions.push_back(position);
            const std::vector<Action> actions = legalActions(position);
            apply(position, actions[static_cast<std::size_t>(below(random, actions.size()))]);
        }
        positions.push_back(position);
    }
    return positions;
}

} // namespace

/// Lines of text for actions; the first character says in which race. What is read is written and read alike, and is
/// legal or has a reason.
void checkInput(const QByteArray& bytes)
{
    static const std::vector<Position> positions = somePositions();
    if (bytes.isEmpty())
        return;
    const Position& position = positions[static_cast<unsigned char>(bytes.front()) % positions.size()];
    const auto action = parseAction(position.race, bytes.mid(1).toStdString());
    if (!action)
        return requireSentence(notationErrorText(action.error()));
    const std::string text = actionText(position.race, *action);
    require(parseAction(position.race, text) == *action, "an action's text is read as the action");
    const Explanation explanation = explain(position, *action);
    require(explanation.isLegal() == isLegal(position, *action), "an action is legal unless there is a reason");
    requireSentence(explanationText(position.race, explanation));
    if (!explanation.isLegal())
        return;
    const std::vector<Action> actions = legalActions(position);
    require(std::ranges::count(actions, *action) == 1, "a legal action is listed once");
    Position after = position;
    apply(after, *action);
    require(after.cardCount() == position.cardCount(), "no card gets lost");
}

} // namespace bubblebar::fuzzing
