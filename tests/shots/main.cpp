#include "app/application.h"
#include "core/support/translations.h"
#include "tests/common/testrunner.h"
#include "tests/shots/camera.h"
#include "tests/shots/layoutcheck.h"
#include "tests/shots/pseudotranslator.h"
#include "tests/shots/shots.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QDir>
#include <QIcon>
#include <QScopeGuard>
#include <QtTest>

#include <cstdio>

using namespace bubblebar;

namespace {

constexpr int kLongestLayout = 3000; // ms

QCommandLineOption option(const char* name, const char* text, const char* fallback)
{
    return {QLatin1String(name), QLatin1String(text), QLatin1String(name), QLatin1String(fallback)};
}

QSize sizeFrom(const QString& text)
{
    return {text.section(u'x', 0, 0).toInt(), text.section(u'x', 1, 1).toInt()};
}

bool save(const QPixmap& picture, const QString& path)
{
    const bool saved = picture.save(path);
    std::printf("%s%s\n", saved ? "" : "can't write ", qPrintable(path));
    return saved;
}

/// Returns how many pictures could not be written.
int takeAll(const QDir& folder, const QString& only, QSize screen)
{
    int failed = 0;
    for (const bool dark : {false, true}) {
        shots::setLook(dark);
        for (const shots::Shot& shot : shots::allShots()) {
            if (!shot.name.contains(only))
                continue;
            const QString file = QStringLiteral("%1-%2.png").arg(shot.name, QLatin1String(dark ? "dark" : "light"));
            failed += save(shots::photograph(*shot.make(), screen), folder.filePath(file)) ? 0 : 1;
        }
    }
    return failed;
}

/// Returns how many parts of windows are cut off, and how many windows are too large.
int checkAll(const QString& only, QSize screen)
{
    qsizetype clipped = 0;
    shots::setLook(false);
    for (const shots::Shot& shot : shots::allShots()) {
        if (!shot.name.contains(only))
            continue;
        const auto window = shot.make();
        shots::present(*window, screen);
        QStringList parts;
        // Some texts come in idle moments.
        const auto fits = [&] { return (parts = shots::clippedParts(*window)).isEmpty(); };
        static_cast<void>(QTest::qWaitFor(fits, kLongestLayout));
        parts << shots::overflow(*window, screen);
        for (const QString& part : parts)
            std::printf("%s: %s\n", qPrintable(shot.name), qPrintable(part));
        clipped += parts.size();
    }
    std::printf("%d parts are cut off or too large\n", static_cast<int>(clipped));
    return static_cast<int>(clipped);
}

} // namespace

int main(int argc, char** argv)
{
    tests::isolateProcess();
    setApplicationNames();
    QApplication app(argc, argv);
    setUpApplication(app);

    QCommandLineParser parser;
    const QCommandLineOption screen = option("screen", "Size of the screen.", "1366x768");
    const QCommandLineOption text = option("text", "Size of the text in per cent.", "100");
    const QCommandLineOption only = option("only", "A part of the names of the windows wanted.", "");
    const QCommandLineOption language = option("language", "Language, or “pseudo”: 40 % longer.", "en");
    const QCommandLineOption mirrored({QStringLiteral("mirrored")}, QStringLiteral("From right to left."));
    const QCommandLineOption check({QStringLiteral("check")},
                                   QStringLiteral("Takes no pictures; lists what is cut off."));
    parser.addOptions({screen, text, only, language, mirrored, check});
    parser.addPositionalArgument(QStringLiteral("folder"), QStringLiteral("Where the pictures go."));
    parser.addHelpOption();
    parser.process(app);
    if (parser.positionalArguments().size() != (parser.isSet(check) ? 0 : 1))
        parser.showHelp(2);

    QFont font = QApplication::font();
    font.setPointSizeF(font.pointSizeF() * parser.value(text).toInt() / 100);
    QApplication::setFont(font);
    if (parser.value(language) == u"pseudo")
        QCoreApplication::installTranslator(new shots::PseudoTranslator(&app));
    else
        setLanguage(app, parser.value(language));
    if (parser.isSet(mirrored))
        QApplication::setLayoutDirection(Qt::RightToLeft);
    const auto clear = qScopeGuard(shots::clearStage);
    if (parser.isSet(check))
        return checkAll(parser.value(only), sizeFrom(parser.value(screen))) == 0 ? 0 : 1;
    const QDir folder(parser.positionalArguments().first());
    folder.mkpath(QStringLiteral("."));
    return takeAll(folder, parser.value(only), sizeFrom(parser.value(screen))) == 0 ? 0 : 1;
}
