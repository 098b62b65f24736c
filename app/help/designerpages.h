#pragma once

namespace bubblebar {

struct HelpPage;

/// What to know about making tracks.
void fillDesigningPage(HelpPage& page);
void fillPrintingPage(HelpPage& page);

} // namespace bubblebar
