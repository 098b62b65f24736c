#include "app/cli/commands.h"
#include "app/cli/input.h"
#include "core/bubble/rules.h"

namespace bubblebar::cli {

namespace {

constexpr int kMaxDepth = 100;

Status runPerft(const Arguments& arguments)
{
    const std::optional<qint64> depth = arguments.number("depth", 0, kMaxDepth);
    if (!depth)
        return Status::Failed;
    const std::optional<Position> position = readPositionArgument(arguments.word(0));
    if (!position)
        return Status::Failed;
    answerLine(QString::number(perft(*position, static_cast<int>(*depth))));
    return Status::Done;
}

constexpr std::array kOptions {
    Option {"depth", "N", QT_TRANSLATE_NOOP("CommandLine", "how many actions each sequence has")},
    kAlwaysJsonOption,
};

} // namespace

const Command perftCommand {
    "perft",
    "POSITION --depth N",
    QT_TRANSLATE_NOOP("CommandLine", "counts the ways to go on"),
    QT_TRANSLATE_NOOP("CommandLine",
                      "Counts the sequences of exactly N legal actions. Cards are drawn from the pile as it lies."),
    "bubblebar-cli perft supper.bbposition --depth 2",
    kOptions,
    1,
    1,
    runPerft,
};

} // namespace bubblebar::cli
