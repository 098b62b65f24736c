#pragma once

#include "core/beep/jam.h"
#include "core/beep/score.h"

#include <QStringList>

namespace bubblebar::beep {

// Translated texts for what the rules answer with codes. `names`: of the players; without one it is "player 1" …

/// “frog”, “green”, “green frog”, without the quotation marks.
[[nodiscard]] QString animalText(Animal animal);
[[nodiscard]] QString colourText(Colour colour);
[[nodiscard]] QString cardText(Card card);

/// One sentence: why an event does nothing.
[[nodiscard]] QString refusalText(const Refusal& refusal, const QStringList& names = {});

/// What a jam check says of one card: "green frog: 3 frogs", or that it belongs to no jam.
[[nodiscard]] QString verdictText(const JamVerdict& verdict);
/// One sentence for a step of the review.
[[nodiscard]] QString reviewText(const ReviewStep& step);
/// How a game ended, in a sentence.
[[nodiscard]] QString endedText(Ended ended);

/// What records must not hold, beyond the shape of the file.
enum class RecordFault : std::uint8_t {
    NoCard,         ///< 1: the text found
    UnevenPiles,    ///< P2: 1: cards in the smallest centre pile, 2: in the greatest
    ForbiddenEvent, ///< 1: number of the event from 1, 2: the reason
};

/// One sentence; `one` and `two` as told at the fault.
[[nodiscard]] QString recordFaultText(RecordFault fault, const QString& one, const QString& two = {});

} // namespace bubblebar::beep
