#include "app/application.h"

#include "app/afterexpose.h"
#include "app/appearance.h"
#include "app/arrivals/arrivals.h"
#include "app/barstyle.h"
#include "app/commandline.h"
#include "app/headstart.h"
#include "app/instance/singleinstance.h"
#include "app/navigator.h"
#include "app/settings.h"
#include "app/sound/devicesound.h"
#include "core/support/translations.h"

#include <QApplication>
#include <QIcon>
#include <QTextStream>
#include <QTimer>

#include <algorithm>
#include <array>
#include <memory>
#include <optional>
#include <string_view>

namespace bubblebar {

namespace {

constexpr int kWrongUse = 2;
/// A window need not come up: it may start minimised. In ms.
constexpr int kLatestToListen = 1000;
constexpr auto kActivationToken = "XDG_ACTIVATION_TOKEN";

bool asksForText(int argc, char** argv)
{
    constexpr std::array<std::string_view, 4> words {"-h", "--help", "-v", "--version"};
    return std::any_of(argv + 1, argv + argc,
                       [&](const char* argument) { return std::ranges::find(words, argument) != words.end(); });
}

/// Answers --help and --version; these need no display.
std::optional<int> answerAsText(int& argc, char** argv)
{
    if (!asksForText(argc, argv))
        return std::nullopt;
    QCoreApplication app(argc, argv);
    setLanguage(app);
    CommandLine commandLine;
    const bool parsed = commandLine.parse(QCoreApplication::arguments());
    const std::optional<QString> answer = commandLine.answer();
    if (!parsed || !answer)
        return std::nullopt;
    QTextStream(stdout) << *answer;
    return EXIT_SUCCESS;
}

Handover wishOf(const CommandLine& commandLine)
{
    return {.files = commandLine.files(),
            .designer = commandLine.wantsDesigner(),
            .token = qEnvironmentVariable(kActivationToken)};
}

void begin(Navigator& navigator, const CommandLine& commandLine)
{
    if (commandLine.wantsDesigner())
        navigator.designFiles(commandLine.files());
    else
        navigator.showLobby();
    QTimer::singleShot(0, &navigator, [&navigator] { navigator.designers().offerLostTracks(); });
    if (!commandLine.wantsDesigner())
        navigator.arrivals().open(commandLine.files());
}

/// What a second start of the program asks for.
void receive(Navigator& navigator, const Handover& handover)
{
    // Qt hands it to the compositor with the next window that wants to the front.
    if (!handover.token.isEmpty())
        qputenv(kActivationToken, handover.token.toUtf8());
    if (handover.designer)
        navigator.arrivals().design(handover.files);
    else if (handover.files.isEmpty())
        navigator.comeToFront();
    else
        navigator.arrivals().open(handover.files);
}

} // namespace

void setApplicationNames()
{
    QCoreApplication::setOrganizationName(QStringLiteral("bubblebar"));
    QCoreApplication::setApplicationName(QStringLiteral("bubblebar"));
    QCoreApplication::setApplicationVersion(QStringLiteral(BUBBLEBAR_VERSION));
}

void setUpApplication(QApplication& app, const QString& language)
{
    QGuiApplication::setApplicationDisplayName(QStringLiteral("Bubble Bar"));
    QGuiApplication::setDesktopFileName(QStringLiteral(BUBBLEBAR_ID));
    useBarStyle();
    // Drawn in several sizes.
    afterExpose(app, [] { QGuiApplication::setWindowIcon(QIcon(QStringLiteral(":/art/app/icon.svg"))); });
    setLanguage(app, language);
}

int runApplication(int& argc, char** argv)
{
    setApplicationNames();
    if (const std::optional<int> status = answerAsText(argc, argv))
        return *status;

    std::jthread fonts = findFonts();
    QApplication app(argc, argv);
    const std::jthread reading = readFonts(std::move(fonts));
    Settings settings;
    setUpApplication(app, settings.text(Setting::Language));

    CommandLine commandLine;
    if (!commandLine.parse(QCoreApplication::arguments())) {
        QTextStream(stderr) << commandLine.error() << u'\n';
        return kWrongUse;
    }
    SingleInstance instance;
    if (!commandLine.wantsNewInstance() && instance.handOver(wishOf(commandLine)))
        return EXIT_SUCCESS;
    followColours(settings);
    const std::unique_ptr<SoundOutput> sound = deviceSound();
    Sound::setOutput(sound.get());
    Navigator navigator(settings);
    begin(navigator, commandLine);
    QObject::connect(&instance, &SingleInstance::received, &navigator,
                     [&navigator](const Handover& handover) { receive(navigator, handover); });
    afterExpose(app, [&instance] { instance.listen(); });
    QTimer::singleShot(kLatestToListen, &instance, &SingleInstance::listen);
    return QApplication::exec();
}

} // namespace bubblebar
