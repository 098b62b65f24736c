#pragma once

#include <QString>

#include <cstdint>

namespace bubblebar {

/// What positions, decks and records must not hold, beyond the shape of the file.
enum class RaceFileFault : std::uint8_t {
    DeckSize,        ///< 1: cards in all
    TeamsOfFour,     ///< R19
    BeetleMissing,   ///< 1: the beetle (R18)
    StackTooHigh,    ///< 1: beetles there, 2: the limit (R5)
    TurnIsOver,      ///< two cards played and no bonus pending (R26)
    BonusAfterEnd,   ///< R28
    BonusBeforeCard, ///< R24
    BonusUnoccupied, ///< 1: the space; nobody stands there
    BonusImpossible, ///< 1: the space; nothing can be done with it (R25)
    TrackNotValid,   ///< 1: the finding's sentence
    IllegalAction,   ///< 1: number of the action from 1, 2: its line, 3: the reason
};

/// One sentence, translated; `one` … `three` as told at the fault.
[[nodiscard]] QString raceFileText(RaceFileFault fault, const QString& one = {}, const QString& two = {},
                                   const QString& three = {});

} // namespace bubblebar
