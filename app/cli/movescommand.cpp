#include "app/cli/commands.h"
#include "app/cli/input.h"
#include "core/bubble/rules.h"
#include "core/support/jsonwriter.h"

#include <algorithm>

namespace bubblebar::cli {

namespace {

std::vector<std::string> sortedLines(const Position& position)
{
    std::vector<std::string> lines;
    for (const Action& action : legalActions(position))
        lines.push_back(actionText(position.race, action));
    std::ranges::sort(lines);
    return lines;
}

QByteArray asJson(const std::vector<std::string>& lines)
{
    JsonWriter json;
    json.beginList();
    for (const std::string& line : lines)
        json.value(line);
    json.endList();
    return json.bytes();
}

Status runMoves(const Arguments& arguments)
{
    const std::optional<Position> position = readPositionArgument(arguments.word(0));
    if (!position)
        return Status::Failed;
    const std::vector<std::string> lines = sortedLines(*position);
    if (arguments.isSet("json")) {
        answer(asJson(lines));
        return Status::Done;
    }
    for (const std::string& line : lines)
        answer(QByteArray::fromStdString(line) + '\n');
    return Status::Done;
}

constexpr std::array kOptions {kJsonOption};

} // namespace

const Command movesCommand {
    "moves",
    "POSITION",
    QT_TRANSLATE_NOOP("CommandLine", "lists what the player may do"),
    QT_TRANSLATE_NOOP("CommandLine", "Lists every legal action of the player whose turn it is, one a line, sorted."),
    "bubblebar-cli moves supper.bbposition",
    kOptions,
    1,
    1,
    runMoves,
};

} // namespace bubblebar::cli
