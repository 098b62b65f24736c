#pragma once

#include "app/cli/console.h"

#include <QCommandLineParser>
#include <QStringList>

#include <optional>
#include <span>

namespace bubblebar::cli {

/// An option of a command, for reading the command line and for --help. Texts are QT_TRANSLATE_NOOP("CommandLine", …).
struct Option
{
    const char* name;
    const char* value; ///< what stands for the value in --help; null for a switch
    const char* help;
};

/// What the user gave to a command.
class Arguments
{
public:
    explicit Arguments(const QCommandLineParser& parser)
        : m_parser(parser)
    {
    }

    [[nodiscard]] QStringList words() const { return m_parser.positionalArguments(); }
    [[nodiscard]] QString word(int index) const { return words().value(index); }
    [[nodiscard]] bool isSet(const char* option) const { return m_parser.isSet(QLatin1StringView(option)); }
    [[nodiscard]] QString value(const char* option) const { return m_parser.value(QLatin1StringView(option)); }
    /// A whole number within the range, or `otherwise` where the option is absent; complains about anything else.
    [[nodiscard]] std::optional<qint64> number(const char* option, qint64 least, qint64 greatest,
                                               std::optional<qint64> otherwise = {}) const;

private:
    const QCommandLineParser& m_parser;
};

/// One command of the program.
struct Command
{
    const char* name;
    const char* words;   ///< the arguments after the name, as in --help
    const char* summary; ///< one line for the list of commands
    const char* help;    ///< a few lines more for its own --help
    const char* example;
    std::span<const Option> options;
    int fewestWords;
    int mostWords; ///< −1: any number
    Status (*run)(const Arguments& arguments);
    bool paints = false; ///< needs a QGuiApplication, though no display
    /// Where the next word tells what is to be done: commands whose names begin with this one's name and a space. Then
    /// options, numbers of words and run() mean nothing.
    std::span<const Command* const> parts = {};
};

/// Runs a command with the arguments after its name; --help and wrong use are answered here.
[[nodiscard]] Status runCommand(const Command& command, const QStringList& arguments);

/// The option of every command that has another answer for programs.
inline constexpr Option kJsonOption {"json", nullptr,
                                     QT_TRANSLATE_NOOP("CommandLine", "answers in JSON, for programs")};
/// The same where the only answer is JSON already.
inline constexpr Option kAlwaysJsonOption {
    "json", nullptr, QT_TRANSLATE_NOOP("CommandLine", "changes nothing: the answer is JSON anyway")};

} // namespace bubblebar::cli
