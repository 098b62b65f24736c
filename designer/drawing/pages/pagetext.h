#pragma once

#include "designer/drawing/pages/pageset.h"

#include <QStringList>

namespace bubblebar {

// Words about pages and on them, translated.

/// "Plan", "Poster" …
[[nodiscard]] QString pageKindTitle(PageKind kind);
/// "A4", "Letter", "120 × 200 mm".
[[nodiscard]] QString paperTitle(const Paper& paper);
/// What a thumbnail is called: "Plan", "List 1", "Map", "A1", "Front 2", "Back 2".
[[nodiscard]] QString pageLabel(const PageSet& set, int page);
/// "4 pages A4 across", or how few there are.
[[nodiscard]] QString pageSummary(const PageSet& set);
/// One sentence that says what is the matter and what helps.
[[nodiscard]] QString pageWarningText(const PageWarning& warning);

/// The track's name, or what stands in its place.
[[nodiscard]] QString printedName(const Track& track);
/// What a page is called in its own foot, from the longest to the shortest form.
[[nodiscard]] QStringList footTexts(const PageSet& set, int page);

} // namespace bubblebar
