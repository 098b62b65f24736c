#pragma once

#include "app/keys.h"

#include <cstdint>
#include <optional>

class QKeyEvent;

namespace bubblebar {

/// What the table's own keys do, beside the shortcuts of its menus.
enum class TableKey : std::uint8_t {
    Left,
    Right,
    Up,
    Down,
    First,
    Last,
    Next,
    Previous,
    Choose,
    MoveLeft,  ///< a beetle of an open stack
    MoveRight, ///< the same, the other way
    ZoomIn,
    ZoomOut,
    Fit,
    Pan, ///< held down, while the mouse drags
};

/// Where the keyboard is.
enum class TablePart : std::uint8_t { Anywhere, Hand, Board, Stack, Cards };

/// What the key does there; nothing where it has no meaning. The one table of these keys is in tablekeys.cpp.
[[nodiscard]] std::optional<TableKey> tableKey(TablePart part, const QKeyEvent& event);
/// The same table to be read.
[[nodiscard]] std::vector<KeyGroup> tableKeys();

} // namespace bubblebar
