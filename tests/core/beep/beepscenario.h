#pragma once

#include "core/beep/table.h"

#include <QString>

namespace bubblebar::tests {

/// Cards and piles as text: cards with commas, the top one last, piles with slashes.
///
///     dealt("frog green, cow red, cat blue / …one list a player…", "duck white, fox green / …five piles…")
[[nodiscard]] beep::Pile pile(const QString& text);
[[nodiscard]] beep::Deal dealt(const char* own, const char* centre);
/// "frog green, cow red"
[[nodiscard]] QString pileText(const beep::Pile& pile);

/// Nobody's jam, and everybody can place something: for two players.
[[nodiscard]] beep::Deal calmDeal();
/// Frogs on the piles 0, 1 and 2, and two more purple cards.
[[nodiscard]] beep::Deal jamDeal();
/// For two players: none can place a card, and there is no jam. Below each top lies one that both can place.
[[nodiscard]] beep::Deal stuckDeal();
/// The same with nothing below the tops.
[[nodiscard]] beep::Deal lastStuckDeal();

/// Does events at the table, one a 100 ms: "go", "take PLAYER CENTRE OWN", "honk PLAYER", "reward PLAYER ONE OTHER",
/// "remove PLAYER CENTRE", "pass PLAYER", with semicolons between. All but the last must be accepted. Tells the reason
/// name of the last one's refusal, or "ok".
QString play(beep::Table& table, const QString& events);

/// All cards of a game but those that are out of it, sorted.
[[nodiscard]] std::vector<std::string> cardsOf(const beep::Table& table);

} // namespace bubblebar::tests
