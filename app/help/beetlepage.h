#pragma once

namespace bubblebar {

struct HelpPage;

/// The rules of the dice game.
void fillBeetlePage(HelpPage& page);

} // namespace bubblebar
