#include "app/headstart.h"

#include <QFontMetrics>
#include <QGuiApplication>

#ifdef BUBBLEBAR_HAS_FONTCONFIG
#include <fontconfig/fontconfig.h>
#endif

namespace bubblebar {

std::jthread findFonts()
{
#ifdef BUBBLEBAR_HAS_FONTCONFIG
    return std::jthread([] { FcInit(); });
#else
    return {};
#endif
}

std::jthread readFonts(std::jthread fonts)
{
    if (fonts.joinable())
        fonts.join();
    return std::jthread([font = QGuiApplication::font()] { static_cast<void>(QFontMetrics(font).height()); });
}

} // namespace bubblebar
