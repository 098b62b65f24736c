#pragma once

#include <QByteArray>
#include <QStringList>

namespace bubblebar::tests {

/// What a run of the console tool came to.
struct Run
{
    int status = -1;
    QByteArray output;
    QByteArray complaint;
};

/// Runs bubblebar-cli to its end.
[[nodiscard]] Run runCli(const QStringList& arguments, const QByteArray& input = {});

/// The words between blanks.
[[nodiscard]] QStringList words(const char* text);

} // namespace bubblebar::tests
