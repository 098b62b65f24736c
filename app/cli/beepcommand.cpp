#include "app/cli/commands.h"

#include <array>

namespace bubblebar::cli {

namespace {

constexpr std::array kParts {&beepScoreCommand, &beepSimulateCommand};

} // namespace

const Command beepCommand {
    "beep",
    "COMMAND …",
    QT_TRANSLATE_NOOP("CommandLine", "the card game: score, simulate"),
    QT_TRANSLATE_NOOP("CommandLine", "The card game Beep! Beep!. “--help” after a command tells more about it."),
    "bubblebar-cli beep score evening.bbbeep",
    {},
    0,
    0,
    nullptr,
    false,
    kParts,
};

} // namespace bubblebar::cli
