#pragma once

#include "core/bubble/record.h"

#include <QString>

#include <vector>

namespace bubblebar {

/// A kind of player that people can choose.
struct OfferedKind
{
    PlayerKind kind;
    QString name;   ///< translated
    QString remark; ///< what kind of player that is, in a few words; empty for people
};

[[nodiscard]] std::vector<OfferedKind> offeredKinds();

/// `kind` where it is offered, else the one to take in its place.
[[nodiscard]] PlayerKind nearestOfferedKind(PlayerKind kind);

/// "Orange", … for menus and lists.
[[nodiscard]] QString colourTitle(Colour colour);

} // namespace bubblebar
