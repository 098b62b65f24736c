#pragma once

namespace bubblebar {

struct HelpPage;

/// The frame of a race: aim, cards, turn, end, teams and keys.
void fillAimPage(HelpPage& page);
void fillCardsPage(HelpPage& page);
void fillTurnPage(HelpPage& page);
void fillEndPage(HelpPage& page);
void fillTeamsPage(HelpPage& page);
void fillKeysPage(HelpPage& page);

} // namespace bubblebar
