#include "app/cli/actions.h"
#include "app/cli/commands.h"
#include "app/cli/input.h"
#include "core/bubble/explaintext.h"
#include "core/bubble/positionfile.h"
#include "core/bubble/racefiletext.h"
#include "core/bubble/rules.h"

namespace bubblebar::cli {

namespace {

tl::expected<Action, Refusal> legalAction(const Position& position, const QString& line)
{
    tl::expected<Action, Refusal> action = readAction(position, line);
    if (!action)
        return action;
    const Explanation explanation = explain(position, *action);
    if (!explanation.isLegal())
        return tl::make_unexpected(Refusal {Status::No, explanationText(position.race, explanation)});
    return action;
}

Status runApply(const Arguments& arguments)
{
    std::optional<Position> position = readPositionArgument(arguments.word(0));
    if (!position)
        return Status::Failed;
    MoveFinder finder;
    for (int i = 1; i < arguments.words().size(); ++i) {
        const QString line = arguments.word(i);
        const tl::expected<Action, Refusal> action = legalAction(*position, line);
        if (!action) {
            complain(raceFileText(RaceFileFault::IllegalAction, QString::number(i), line, action.error().sentence));
            return action.error().status;
        }
        apply(*position, *action, finder);
    }
    answer(positionBytes(*position));
    return Status::Done;
}

constexpr std::array kOptions {kAlwaysJsonOption};

} // namespace

const Command applyCommand {
    "apply",
    "POSITION \"ACTION\"…",
    QT_TRANSLATE_NOOP("CommandLine", "plays actions and shows the position after them"),
    QT_TRANSLATE_NOOP("CommandLine",
                      "Plays the actions one after another and prints the position after them as a position file.\n"
                      "An action that is not legal is refused with the reason (exit status 1)."),
    "bubblebar-cli apply supper.bbposition \"play own:blue orange1 B.2\" end",
    kOptions,
    2,
    -1,
    runApply,
};

} // namespace bubblebar::cli
