#include "app/cli/commands.h"

#include <array>

namespace bubblebar::cli {

namespace {

constexpr std::array kParts {&beetleSimulateCommand, &beetleReplayCommand};

} // namespace

const Command beetleCommand {
    "beetle",
    "COMMAND …",
    QT_TRANSLATE_NOOP("CommandLine", "the dice game: simulate, replay"),
    QT_TRANSLATE_NOOP("CommandLine", "The dice game Beetle. “--help” after a command tells more about it."),
    "bubblebar-cli beetle simulate --players 2 --games 100000 --seed 1",
    {},
    0,
    0,
    nullptr,
    false,
    kParts,
};

} // namespace bubblebar::cli
