#pragma once

namespace bubblebar {

struct HelpPage;

/// How beetles move: the pages of Beetle to the Bubble about what happens on the board.
void fillMovingPage(HelpPage& page);
void fillStacksPage(HelpPage& page);
void fillLimitsPage(HelpPage& page);
void fillBonusesPage(HelpPage& page);

} // namespace bubblebar
