#include "app/bubble/newrace/playerkinds.h"

#include <QCoreApplication>

#include <algorithm>

namespace bubblebar {

namespace {

OfferedKind offered(PlayerKind kind, const char* name, const char* remark)
{
    return {kind, QCoreApplication::translate("PlayerKinds", name), QCoreApplication::translate("PlayerKinds", remark)};
}

} // namespace

std::vector<OfferedKind> offeredKinds()
{
    return {
        {PlayerKind::Person, QCoreApplication::translate("PlayerKinds", "Person"), {}},
        offered(PlayerKind::Easy, QT_TRANSLATE_NOOP("PlayerKinds", "Computer · Easy"),
                QT_TRANSLATE_NOOP("PlayerKinds", "Makes mistakes. For a first race, and for children.")),
        offered(PlayerKind::Medium, QT_TRANSLATE_NOOP("PlayerKinds", "Computer · Medium"),
                QT_TRANSLATE_NOOP("PlayerKinds", "Makes the most of its own turn, but doesn’t think of yours.")),
        offered(PlayerKind::Hard, QT_TRANSLATE_NOOP("PlayerKinds", "Computer · Hard"),
                QT_TRANSLATE_NOOP("PlayerKinds", "Thinks ahead, and of what you could do next.")),
        offered(PlayerKind::Expert, QT_TRANSLATE_NOOP("PlayerKinds", "Computer · Expert"),
                QT_TRANSLATE_NOOP("PlayerKinds", "The same with more time: takes a few seconds for a move.")),
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
