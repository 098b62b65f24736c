#include "app/commandline.h"

#include <QCoreApplication>
#include <QDir>
#include <QUrl>

namespace bubblebar {

namespace {

/// Programs that start others give paths or, some of them, the addresses of local files.
QString absolutePath(const QString& argument)
{
    const QUrl url(argument);
    return url.isLocalFile() ? url.toLocalFile() : QDir::current().absoluteFilePath(argument);
}

} // namespace

CommandLine::CommandLine()
    : m_designer(QStringLiteral("designer"),
                 QCoreApplication::translate("CommandLine", "Opens the track designer, with the files given."))
    , m_newInstance(QStringLiteral("new-instance"),
                    QCoreApplication::translate(
                        "CommandLine", "Starts the program once more, even if it is running already. Without this, the "
                                       "running one opens the files and comes to the front."))
    , m_help({QStringLiteral("h"), QStringLiteral("help")},
             QCoreApplication::translate("CommandLine", "Shows this help."))
    , m_version({QStringLiteral("v"), QStringLiteral("version")},
                QCoreApplication::translate("CommandLine", "Shows the version."))
{
    // Qt's own options ("-reverse") are single words: they must not read as a row of letters.
    m_parser.setSingleDashWordOptionMode(QCommandLineParser::ParseAsLongOptions);
    m_parser.setApplicationDescription(QCoreApplication::translate("CommandLine", "Board games from the Bubble Bar."));
    m_parser.addPositionalArgument(
        QStringLiteral("files"),
        QCoreApplication::translate(
            "CommandLine", "Saved games (.bbgame, .bbbeetle, .bbbeep), tracks (.bbtrack, pictures with a track "
                           "in them, share codes in a text file), tiles (.bbtiles) and decks of cards "
                           "(.bbdeck) to open."),
        QCoreApplication::translate("CommandLine", "[files…]"));
    m_parser.addOptions({m_designer, m_newInstance, m_help, m_version});
}

QStringList CommandLine::files() const
{
    QStringList paths;
    for (const QString& argument : m_parser.positionalArguments())
        paths << absolutePath(argument);
    return paths;
}

std::optional<QString> CommandLine::answer() const
{
    if (m_parser.isSet(m_help))
        return m_parser.helpText();
    if (m_parser.isSet(m_version))
        return QCoreApplication::applicationName() + u' ' + QCoreApplication::applicationVersion() + u'\n';
    return std::nullopt;
}

} // namespace bubblebar
