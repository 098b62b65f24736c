#include "app/cli/commands.h"
#include "core/support/translations.h"

#include <QGuiApplication>
#include <QLoggingCategory>

#include <algorithm>
#include <array>
#include <memory>

using namespace bubblebar;
using namespace bubblebar::cli;

namespace {

constexpr std::array kCommands {&checkCommand,    &movesCommand,  &applyCommand,    &perftCommand,    &explainCommand,
                                &positionCommand, &replayCommand, &simulateCommand, &generateCommand, &codeCommand,
                                &decodeCommand,   &exportCommand, &beetleCommand,   &beepCommand};

QString helpText()
{
    QString commands;
    for (const Command* command : kCommands) {
        commands += QStringLiteral("  ") + QString::fromLatin1(command->name).leftJustified(10) +
                    QCoreApplication::translate("CommandLine", command->summary) + u'\n';
    }
    return QCoreApplication::translate(
               "CommandLine", "Usage: %1 COMMAND …\n\n"
                              "Tracks and races of Bubble Bar, without a window. Files that are given as “-” "
                              "come from standard input.\n\n"
                              "Commands:\n%2\n"
                              "“%1 COMMAND --help” tells more about a command. “%1 --version” tells the version.\n"
                              "Exit status: 0 done, 1 the answer is no, 2 cannot read or wrong use.")
        .arg(QCoreApplication::applicationName(), commands);
}

const Command* commandOf(const QString& name)
{
    const auto found = std::ranges::find_if(
        kCommands, [&](const Command* command) { return name == QLatin1StringView(command->name); });
    return found == kCommands.end() ? nullptr : *found;
}

std::unique_ptr<QCoreApplication> makeApplication(int& argc, char** argv)
{
    const Command* command = argc > 1 ? commandOf(QString::fromLocal8Bit(argv[1])) : nullptr;
    if (command == nullptr || !command->paints)
        return std::make_unique<QCoreApplication>(argc, argv);
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    // Remarks about displays and folders of the session are no complaints of ours.
    QLoggingCategory::setFilterRules(QStringLiteral("*.warning=false"));
    return std::make_unique<QGuiApplication>(argc, argv);
}

Status run(const QStringList& arguments)
{
    if (arguments.isEmpty()) {
        complain(helpText());
        return Status::Failed;
    }
    const QString& name = arguments.first();
    if (name == QLatin1StringView("--help") || name == QLatin1StringView("-h")) {
        answerLine(helpText());
        return Status::Done;
    }
    if (name == QLatin1StringView("--version") || name == QLatin1StringView("-v")) {
        answerLine(QCoreApplication::applicationName() + u' ' + QCoreApplication::applicationVersion());
        return Status::Done;
    }
    const Command* command = commandOf(name);
    if (command == nullptr) {
        complain(
            QCoreApplication::translate("CommandLine", "There is no command “%1”; --help lists them all.").arg(name));
        return Status::Failed;
    }
    return runCommand(*command, arguments.mid(1));
}

} // namespace

int main(int argc, char** argv)
{
    const std::unique_ptr<QCoreApplication> app = makeApplication(argc, argv);
    QCoreApplication::setApplicationName(QStringLiteral("bubblebar-cli"));
    QCoreApplication::setApplicationVersion(QStringLiteral(BUBBLEBAR_VERSION));
    setLanguage(*app);
    const Status status = run(QCoreApplication::arguments().mid(1));
    if (!flushAnswers()) {
        complain(QCoreApplication::translate("CommandLine", "The answer could not be written."));
        return static_cast<int>(Status::Failed);
    }
    return static_cast<int>(status);
}
