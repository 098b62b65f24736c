#pragma once

#include "designer/drawing/pages/pageset.h"

namespace bubblebar {

// The pages of pieces to cut out, each front followed by its back.

/// The pieces that the options choose, their copies numbered on: A, A2, …
void addTileSheets(PageSet& set);
/// The deck's cards at 63 × 88 mm, with their backs.
void addCardSheets(PageSet& set, const Deck& deck);
/// Three beetles of each colour for the wooden discs (R18), start and finish; one side only.
void addStickerSheets(PageSet& set);

inline constexpr QSizeF kCardSize(63, 88);

/// Across, in mm: as large on its tile as on the screen.
[[nodiscard]] double stickerWidth(double tileWidth);

} // namespace bubblebar
