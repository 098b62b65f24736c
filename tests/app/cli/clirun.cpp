#include "tests/app/cli/clirun.h"

#include <QCoreApplication>
#include <QProcess>

namespace bubblebar::tests {

Run runCli(const QStringList& arguments, const QByteArray& input)
{
    QProcess process;
    process.start(QCoreApplication::applicationDirPath() + QStringLiteral("/bubblebar-cli"), arguments);
    process.write(input);
    process.closeWriteChannel();
    if (!process.waitForFinished())
        qFatal("bubblebar-cli: %s", qUtf8Printable(process.errorString()));
    return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
}

QStringList words(const char* text)
{
    return QString::fromUtf8(text).split(u' ');
}

} // namespace bubblebar::tests
