#pragma once

#include <QCommandLineParser>

#include <optional>

namespace bubblebar {

/// What the program is started with.
class CommandLine
{
public:
    CommandLine();

    [[nodiscard]] bool parse(const QStringList& arguments) { return m_parser.parse(arguments); }
    [[nodiscard]] QString error() const { return m_parser.errorText(); }
    /// As absolute paths.
    [[nodiscard]] QStringList files() const;
    [[nodiscard]] bool wantsDesigner() const { return m_parser.isSet(m_designer); }
    /// Whether to start by itself even if the program is running already.
    [[nodiscard]] bool wantsNewInstance() const { return m_parser.isSet(m_newInstance); }

    /// What --help or --version print; empty where neither was asked for.
    [[nodiscard]] std::optional<QString> answer() const;

private:
    QCommandLineParser m_parser;
    QCommandLineOption m_designer;
    QCommandLineOption m_newInstance;
    QCommandLineOption m_help;
    QCommandLineOption m_version;
};

} // namespace bubblebar
