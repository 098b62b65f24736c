#include "app/bubble/newrace/playerkinds.h"

#include <QCoreApplication>

#include <algorithm>

namespace bubblebar {

std::vector<OfferedKind> offeredKinds()
{
    return {
        {PlayerKind::Person, QCoreApplication::translate("PlayerKinds", "Person")},
        {PlayerKind::Medium, QCoreApplication::translate("PlayerKinds", "Computer")},
    };
}

PlayerKind nearestOfferedKind(PlayerKind kind)
{
    const std::vector<OfferedKind> kinds = offeredKinds();
    const bool isOffered = std::ranges::find(kinds, kind, &OfferedKind::kind) != kinds.end();
    return isOffered ? kind : PlayerKind::Medium;
}

QString colourTitle(Colour colour)
{
    switch (colour) {
    case Colour::Orange:
        return QCoreApplication::translate("PlayerKinds", "Orange");
    case Colour::Blue:
        return QCoreApplication::translate("PlayerKinds", "Blue");
    case Colour::Yellow:
        return QCoreApplication::translate("PlayerKinds", "Yellow");
    case Colour::Pink:
        return QCoreApplication::translate("PlayerKinds", "Pink");
    case Colour::Green:
        break;
    }
    return QCoreApplication::translate("PlayerKinds", "Green");
}

} // namespace bubblebar
