#include "app/application.h"

#include "app/appearance.h"
#include "app/navigator.h"
#include "app/settings.h"
#include "app/sound/devicesound.h"
#include "core/support/translations.h"

#include <QApplication>
#include <QCommandLineParser>
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

class CommandLine
{
public:
    CommandLine()
    {
        // Qt's own options ("-reverse") are single words: they must not read as a row of letters.
        m_parser.setSingleDashWordOptionMode(QCommandLineParser::ParseAsLongOptions);
        m_parser.setApplicationDescription(
            QCoreApplication::translate("CommandLine", "Board games from the Bubble Bar."));
        m_parser.addPositionalArgument(
            QStringLiteral("files"),
            QCoreApplication::translate("CommandLine",
                                        "Saved games (.bbgame, .bbbeetle) and tracks (.bbtrack) to open."),
            QCoreApplication::translate("CommandLine", "[files…]"));
        m_parser.addOptions({m_designer, m_help, m_version});
    }

    [[nodiscard]] bool parse(const QStringList& arguments) { return m_parser.parse(arguments); }
    [[nodiscard]] QString error() const { return m_parser.errorText(); }
    [[nodiscard]] QStringList files() const { return m_parser.positionalArguments(); }
    [[nodiscard]] bool wantsDesigner() const { return m_parser.isSet(m_designer); }

    /// What --help or --version print; empty where neither was asked for.
    [[nodiscard]] std::optional<QString> answer() const
    {
        if (m_parser.isSet(m_help))
            return m_parser.helpText();
        if (m_parser.isSet(m_version))
            return QCoreApplication::applicationName() + u' ' + QCoreApplication::applicationVersion() + u'\n';
        return std::nullopt;
    }

private:
    QCommandLineParser m_parser;
    QCommandLineOption m_designer {
        QStringLiteral("designer"),
        QCoreApplication::translate("CommandLine", "Opens the track designer, with the files given.")};
    QCommandLineOption m_help {{QStringLiteral("h"), QStringLiteral("help")},
                               QCoreApplication::translate("CommandLine", "Shows this help.")};
    QCommandLineOption m_version {{QStringLiteral("v"), QStringLiteral("version")},
                                  QCoreApplication::translate("CommandLine", "Shows the version.")};
};

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

} // namespace

void setApplicationNames()
{
    QCoreApplication::setOrganizationName(QStringLiteral("bubblebar"));
    QCoreApplication::setApplicationName(QStringLiteral("bubblebar"));
    QCoreApplication::setApplicationVersion(QStringLiteral(BUBBLEBAR_VERSION));
}

void setUpApplication(QApplication& app)
{
    QGuiApplication::setApplicationDisplayName(QStringLiteral("Bubble Bar"));
    QGuiApplication::setDesktopFileName(QStringLiteral(BUBBLEBAR_ID));
    QGuiApplication::setWindowIcon(QIcon(QStringLiteral(":/art/app/icon.svg")));
    setLanguage(app);
}

int runApplication(int& argc, char** argv)
{
    setApplicationNames();
    if (const std::optional<int> status = answerAsText(argc, argv))
        return *status;

    QApplication app(argc, argv);
    setUpApplication(app);

    CommandLine commandLine;
    if (!commandLine.parse(QCoreApplication::arguments())) {
        QTextStream(stderr) << commandLine.error() << u'\n';
        return kWrongUse;
    }
    Settings settings;
    setLanguage(app, settings.text(Setting::Language));
    followColours(settings);
    const std::unique_ptr<SoundOutput> sound = deviceSound();
    Sound::setOutput(sound.get());
    Navigator navigator(settings);
    if (commandLine.wantsDesigner())
        navigator.designFiles(commandLine.files());
    else
        navigator.showLobby();
    QTimer::singleShot(0, &navigator, [&] { navigator.designers().offerLostTracks(); });
    for (const QString& file : commandLine.wantsDesigner() ? QStringList() : commandLine.files())
        QTimer::singleShot(0, &navigator, [&navigator, file] { navigator.openFile(file); });
    return QApplication::exec();
}

} // namespace bubblebar
