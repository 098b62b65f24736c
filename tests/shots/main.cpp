#include "app/application.h"
#include "core/support/translations.h"
#include "tests/common/testrunner.h"
#include "tests/shots/camera.h"
#include "tests/shots/shots.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QDir>
#include <QIcon>

#include <cstdio>

using namespace bubblebar;

namespace {

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
    parser.addOptions({screen, text, only});
    parser.addPositionalArgument(QStringLiteral("folder"), QStringLiteral("Where the pictures go."));
    parser.addHelpOption();
    parser.process(app);
    if (parser.positionalArguments().size() != 1)
        parser.showHelp(2);

    QFont font = QApplication::font();
    font.setPointSizeF(font.pointSizeF() * parser.value(text).toInt() / 100);
    QApplication::setFont(font);
    const QDir folder(parser.positionalArguments().first());
    folder.mkpath(QStringLiteral("."));
    return takeAll(folder, parser.value(only), sizeFrom(parser.value(screen))) == 0 ? 0 : 1;
}
