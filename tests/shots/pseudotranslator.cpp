#include "tests/shots/pseudotranslator.h"

#include <algorithm>

namespace bubblebar::shots {

PseudoTranslator::PseudoTranslator(QObject* parent)
    : QTranslator(parent)
{
    // The plurals.
    if (!load(QStringLiteral(":/i18n/bubblebar_en.qm")))
        qFatal("English is missing");
}

QString PseudoTranslator::translate(const char* context, const char* source, const char* disambiguation,
                                    int number) const
{
    const QString english = QTranslator::translate(context, source, disambiguation, number);
    const QString text = english.isNull() ? QString::fromUtf8(source) : english;
    // Not a text for people but how the language is written.
    return text == u"QT_LAYOUT_DIRECTION" ? QString() : stretched(text);
}

QString stretched(const QString& text)
{
    const auto isEnd = [](QChar letter) { return letter == u'…' || letter == u':' || letter == u'.'; };
    qsizetype end = text.size();
    while (end > 0 && (isEnd(text[end - 1]) || text[end - 1].isSpace()))
        --end;
    if (end > 0 && text[end - 1] == u'>')
        end = std::max<qsizetype>(text.lastIndexOf(u"</"), 0);
    const auto letters = std::ranges::count_if(text, [](QChar letter) { return letter.isLetter(); });
    const qsizetype more = (letters * 2 + 4) / 5;
    QString padding;
    for (qsizetype i = 0; i < more; ++i)
        padding += i % 6 == 0 ? u' ' : QStringLiteral("öéåüï")[i % 6 - 1];
    return text.left(end) + padding + text.mid(end);
}

} // namespace bubblebar::shots
