#pragma once

#include "core/bubble/deck.h"
#include "core/support/error.h"
#include "core/support/jsonreader.h"
#include "core/support/jsonwriter.h"

namespace bubblebar {

/// A deck file (`*.bbdeck`, formats page).
[[nodiscard]] Result<Deck> parseDeck(const QByteArray& bytes);
[[nodiscard]] QByteArray deckBytes(const Deck& deck);

/// The counts alone, as decks and records hold them: fills in counts and cardsExtras.
void readDeckCards(const JsonValue& value, Deck& deck);
void writeDeckCards(JsonWriter& json, const Deck& deck, JsonWriter::Layout layout);

/// The standard deck of 54 cards, from the program's resources.
[[nodiscard]] const Deck& standardDeck();

} // namespace bubblebar
