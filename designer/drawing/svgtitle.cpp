#include "designer/drawing/svgtitle.h"

namespace bubblebar {

namespace {

bool isXml(QChar character)
{
    const char16_t code = character.unicode();
    return code >= u' ' && code != u'\uFFFE' && code != u'\uFFFF';
}

} // namespace

QString svgTitle(const QString& text)
{
    QString title;
    for (const QChar character : text) {
        if (isXml(character))
            title += character;
    }
    return title.toHtmlEscaped();
}

} // namespace bubblebar
