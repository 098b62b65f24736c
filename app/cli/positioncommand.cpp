#include "app/cli/commands.h"
#include "app/cli/input.h"
#include "core/bubble/positionfile.h"

namespace bubblebar::cli {

namespace {

Status runPosition(const Arguments& arguments)
{
    const tl::expected<GameRecord, Status> record = readRecordArgument(arguments.word(0));
    if (!record)
        return record.error();
    const auto actions = static_cast<qint64>(record->actions.size());
    const std::optional<qint64> at = arguments.number("at", 0, actions, actions);
    if (!at)
        return Status::Failed;
    answer(positionBytes(positionAt(*record, static_cast<std::size_t>(*at))));
    return Status::Done;
}

constexpr std::array kOptions {
    Option {"at", "N", QT_TRANSLATE_NOOP("CommandLine", "stops after N actions; without it, after the last one")},
    kAlwaysJsonOption,
};

} // namespace

const Command positionCommand {
    "position",
    "GAME [--at N]",
    QT_TRANSLATE_NOOP("CommandLine", "shows a position out of a saved race"),
    QT_TRANSLATE_NOOP("CommandLine", "Prints the position after N actions of a game record as a position file."),
    "bubblebar-cli position sunday.bbgame --at 10",
    kOptions,
    1,
    1,
    runPosition,
};

} // namespace bubblebar::cli
