#include "app/cli/command.h"

#include <QCoreApplication>

#include <algorithm>

namespace bubblebar::cli {

namespace {

QString translated(const char* text)
{
    return QCoreApplication::translate("CommandLine", text);
}

QString optionUse(const Option& option)
{
    const QString name = QStringLiteral("--") + QLatin1StringView(option.name);
    return option.value == nullptr ? name : name + u' ' + QString::fromUtf8(option.value);
}

QString optionsHelp(std::span<const Option> options)
{
    constexpr Option kHelp {"help", nullptr, QT_TRANSLATE_NOOP("CommandLine", "shows this help")};
    std::vector<Option> all(options.begin(), options.end());
    all.push_back(kHelp);
    qsizetype width = 0;
    for (const Option& option : all)
        width = std::max(width, optionUse(option).size());
    QString text;
    for (const Option& option : all)
        text += QStringLiteral("  ") + optionUse(option).leftJustified(width + 2) + translated(option.help) + u'\n';
    return text;
}

QString usage(const Command& command)
{
    return QCoreApplication::applicationName() + u' ' + QLatin1StringView(command.name) + u' ' +
           QString::fromUtf8(command.words);
}

QString help(const Command& command)
{
    const QString lines =
        translated(QT_TRANSLATE_NOOP("CommandLine", "Usage: %1\n\n%2\n\nOptions:\n%3\nExample:\n  %4"));
    return lines.arg(usage(command), translated(command.help), optionsHelp(command.options),
                     QString::fromUtf8(command.example));
}

Status wrongUse(const Command& command, const QString& sentence)
{
    complain(sentence);
    complain(translated(QT_TRANSLATE_NOOP("CommandLine", "Usage: %1")).arg(usage(command)));
    return Status::Failed;
}

QString partsHelp(const Command& command)
{
    qsizetype width = 0;
    for (const Command* part : command.parts)
        width = std::max(width, QLatin1StringView(part->name).size());
    QString parts;
    for (const Command* part : command.parts) {
        parts += QStringLiteral("  ") + QString::fromLatin1(part->name).leftJustified(width + 2) +
                 translated(part->summary) + u'\n';
    }
    const QString lines =
        translated(QT_TRANSLATE_NOOP("CommandLine", "Usage: %1\n\n%2\n\nCommands:\n%3\nExample:\n  %4"));
    return lines.arg(usage(command), translated(command.help), parts, QString::fromUtf8(command.example));
}

Status runPart(const Command& command, const QStringList& arguments)
{
    const QString word = arguments.value(0);
    if (word == QLatin1StringView("--help") || word == QLatin1StringView("-h")) {
        answerLine(partsHelp(command));
        return Status::Done;
    }
    const QString name = QLatin1StringView(command.name) + u' ' + word;
    for (const Command* part : command.parts) {
        if (name == QLatin1StringView(part->name))
            return runCommand(*part, arguments.mid(1));
    }
    if (arguments.isEmpty())
        return wrongUse(command, translated(QT_TRANSLATE_NOOP("CommandLine", "Too few arguments.")));
    const QString unknown =
        translated(QT_TRANSLATE_NOOP("CommandLine", "There is no command “%1”; --help lists them all."));
    return wrongUse(command, unknown.arg(name));
}

} // namespace

std::optional<qint64> Arguments::number(const char* option, qint64 least, qint64 greatest,
                                        std::optional<qint64> otherwise) const
{
    if (!isSet(option) && otherwise)
        return otherwise;
    bool isNumber = false;
    const qint64 number = value(option).toLongLong(&isNumber);
    if (isNumber && number >= least && number <= greatest)
        return number;
    complain(translated(QT_TRANSLATE_NOOP("CommandLine", "--%1 needs a whole number from %2 to %3."))
                 .arg(QLatin1StringView(option))
                 .arg(least)
                 .arg(greatest));
    return std::nullopt;
}

Status runCommand(const Command& command, const QStringList& arguments)
{
    if (!command.parts.empty())
        return runPart(command, arguments);
    QCommandLineParser parser;
    const QCommandLineOption helpOption(QStringList {QStringLiteral("h"), QStringLiteral("help")});
    parser.addOption(helpOption);
    for (const Option& option : command.options)
        parser.addOption(QCommandLineOption(QLatin1StringView(option.name), {}, QString::fromUtf8(option.value)));
    const bool understood = parser.parse(QStringList(QCoreApplication::applicationName()) + arguments);
    if (parser.isSet(helpOption)) {
        answerLine(help(command));
        return Status::Done;
    }
    if (!understood)
        return wrongUse(command, parser.errorText());
    const qsizetype words = parser.positionalArguments().size();
    if (words < command.fewestWords)
        return wrongUse(command, translated(QT_TRANSLATE_NOOP("CommandLine", "Too few arguments.")));
    if (command.mostWords >= 0 && words > command.mostWords)
        return wrongUse(command, translated(QT_TRANSLATE_NOOP("CommandLine", "Too many arguments.")));
    return command.run(Arguments(parser));
}

} // namespace bubblebar::cli
