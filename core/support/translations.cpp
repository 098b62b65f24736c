#include "core/support/translations.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>
#include <QTranslator>

namespace bubblebar {

void installTranslations(QCoreApplication& app)
{
    auto* qt = new QTranslator(&app);
    if (qt->load(QLocale(), QStringLiteral("qtbase"), QStringLiteral("_"),
                 QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        QCoreApplication::installTranslator(qt);

    // English has a file of its own too: it holds the plurals.
    auto* own = new QTranslator(&app);
    const QString folder = QStringLiteral(":/i18n");
    if (own->load(QLocale(), QStringLiteral("bubblebar"), QStringLiteral("_"), folder) ||
        own->load(QStringLiteral("bubblebar_en"), folder))
        QCoreApplication::installTranslator(own);
}

} // namespace bubblebar
