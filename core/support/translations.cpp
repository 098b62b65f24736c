#include "core/support/translations.h"

#include "core/support/everylanguage.h"

#include <QCoreApplication>
#include <QDir>
#include <QLibraryInfo>
#include <QLocale>
#include <QTranslator>

namespace bubblebar {

namespace {

constexpr QLatin1String kFolder(":/i18n");
constexpr QLatin1String kName("bubblebar");

bool load(QTranslator& translator, const QLocale& language, const QString& name, const QString& folder)
{
    return translator.load(language, name, QStringLiteral("_"), folder);
}

} // namespace

QStringList languageCodes()
{
    QStringList codes;
    for (const QString& file : QDir(kFolder).entryList({QStringLiteral("bubblebar_*.qm")}, QDir::Files, QDir::Name))
        codes << file.section(u'_', 1).section(u'.', 0, 0);
    return codes;
}

void setLanguage(QCoreApplication& app, const QString& code)
{
    const QLocale language = code.isEmpty() ? QLocale() : QLocale(code);
    qDeleteAll(app.findChildren<QTranslator*>(kName, Qt::FindDirectChildrenOnly));
    auto* qt = new QTranslator(&app);
    qt->setObjectName(kName);
    if (load(*qt, language, QStringLiteral("qtbase"), QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        QCoreApplication::installTranslator(qt);

    // English has a file of its own too: it holds the plurals.
    auto* own = new QTranslator(&app);
    own->setObjectName(kName);
    if (load(*own, language, kName, kFolder) || own->load(QStringLiteral("bubblebar_en"), kFolder))
        QCoreApplication::installTranslator(own);
    Q_EMIT LanguageNews::instance().changed();
}

} // namespace bubblebar
