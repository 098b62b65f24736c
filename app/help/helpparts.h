#pragma once

#include "app/help/helppage.h"
#include "core/bubble/card.h"
#include "core/track/track.h"

#include <span>

namespace bubblebar {

// Small pictures for the pages of Beetle to the Bubble and of the designer.

/// Cards side by side, as `owner` sees them.
[[nodiscard]] HelpPicture cardsPicture(std::span<const Card> cards, Colour owner = Colour::Orange);
/// A player's cards, and the draw pile beside them.
[[nodiscard]] HelpPicture handPicture(std::span<const Card> cards);
/// Empty spaces of one colour each.
[[nodiscard]] HelpPicture flowersPicture(std::span<const Colour> colours);
/// One space with the bonus in its heart.
[[nodiscard]] HelpPicture bonusPicture(Bonus bonus);
/// What stands in the corner of a tile of that terrain.
[[nodiscard]] HelpPicture terrainPicture(Terrain terrain);
/// The players' beetles, two sides apart from each other.
[[nodiscard]] HelpPicture teamsPicture(std::span<const Colour> one, std::span<const Colour> other);
/// A track as it lies on the table.
[[nodiscard]] HelpPicture trackOnTable(const TrackPtr& track);
/// Start and finish side by side.
[[nodiscard]] HelpPicture startAndFinishPicture();

} // namespace bubblebar
