#include "app/headstart.h"

#include <QFontMetrics>
#include <QGuiApplication>
#include <QImageReader>

#ifdef BUBBLEBAR_HAS_FONTCONFIG
#include <fontconfig/fontconfig.h>
#endif

namespace bubblebar {

HeadStart::HeadStart()
{
#ifdef BUBBLEBAR_HAS_FONTCONFIG
    m_fonts = std::jthread([] { FcInit(); });
#endif
}

void HeadStart::goOn()
{
    if (m_fonts.joinable())
        m_fonts.join();
    m_qt = std::jthread([font = QGuiApplication::font()] {
        static_cast<void>(QFontMetrics(font).height());
        static_cast<void>(QImageReader(QStringLiteral(":/none.png")).canRead());
    });
}

} // namespace bubblebar
