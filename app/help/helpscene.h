#pragma once

#include "app/help/helppage.h"
#include "core/bubble/action.h"
#include "core/bubble/position.h"

#include <string_view>

namespace bubblebar {

/// A small race that a page tells of: on the standard set's tiles, with an action that is possible or not. The rules
/// engine says which; a page never does without it.
///
///     tiles    "start 0,0 A 1,0 k 2,0@1 finish 3,0": a small letter is a back, @1 turned once
///     players  "orange blue": the first one is on turn
///     stacks   "A.1 orange1 blue2, finish orange2": bottom to top; all others are on start
///     action   "play own:blue orange1 A.3", in the notation of the rules; its card is in hand. Empty: only the tiles
///     are shown
struct HelpScene
{
    std::string_view name; ///< tells scenes apart
    std::string_view tiles;
    std::string_view players = "orange blue";
    std::string_view stacks = {};
    std::string_view action = {};
    bool isPossible = true;
    bool teams = false;
};

/// The race of the scene, before the action.
[[nodiscard]] Position scenePosition(const HelpScene& scene);
/// Its action. Precondition: it has one.
[[nodiscard]] Action sceneAction(const HelpScene& scene, const Position& position);
/// Why the action is not possible, in the words of the rules engine.
[[nodiscard]] QString sceneReason(const HelpScene& scene);

/// Tiles and beetles with the way of the action, or with a cross on what is in its way.
[[nodiscard]] HelpPicture scenePicture(const HelpScene& scene);
/// The same after the action.
[[nodiscard]] HelpPicture sceneAfterPicture(const HelpScene& scene);

} // namespace bubblebar
