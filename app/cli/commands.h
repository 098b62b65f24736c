#pragma once

#include "app/cli/command.h"

namespace bubblebar::cli {

/// The commands, each in a file of its own, in the order of --help.
extern const Command checkCommand;
extern const Command movesCommand;
extern const Command applyCommand;
extern const Command perftCommand;
extern const Command explainCommand;
extern const Command positionCommand;
extern const Command replayCommand;
extern const Command simulateCommand;
extern const Command generateCommand;
extern const Command codeCommand;
extern const Command decodeCommand;
extern const Command exportCommand;
extern const Command beetleCommand;
extern const Command beetleSimulateCommand; ///< a part of beetleCommand
extern const Command beetleReplayCommand;   ///< a part of beetleCommand
extern const Command beepCommand;
extern const Command beepScoreCommand;    ///< a part of beepCommand
extern const Command beepSimulateCommand; ///< a part of beepCommand

} // namespace bubblebar::cli
