#include "app/cli/console.h"

#include <QCoreApplication>
#include <QElapsedTimer>

#include <cstdio>

#ifdef Q_OS_WIN
#include <io.h>
#else
#include <unistd.h>
#endif

namespace bubblebar::cli {

namespace {

bool isTerminal(std::FILE* stream)
{
#ifdef Q_OS_WIN
    return _isatty(_fileno(stream)) != 0;
#else
    return isatty(fileno(stream)) != 0;
#endif
}

} // namespace

void answer(const QByteArray& utf8)
{
    std::fwrite(utf8.constData(), 1, static_cast<std::size_t>(utf8.size()), stdout);
}

void answerLine(const QString& line)
{
    answer(line.toUtf8() + '\n');
}

void complain(const QString& sentence)
{
    const QByteArray line = (QCoreApplication::applicationName() + QStringLiteral(": ") + sentence).toUtf8() + '\n';
    std::fwrite(line.constData(), 1, static_cast<std::size_t>(line.size()), stderr);
}

void showProgress(int done, int all)
{
    static const bool onTerminal = isTerminal(stderr);
    static QElapsedTimer sinceLast;
    constexpr qint64 kPause = 100; // ms
    if (!onTerminal || (sinceLast.isValid() && sinceLast.elapsed() < kPause))
        return;
    sinceLast.start();
    std::fprintf(stderr, "\r%d/%d ", done, all);
    std::fflush(stderr);
}

void endProgress()
{
    if (isTerminal(stderr))
        std::fputs("\r\033[K", stderr);
}

bool flushAnswers()
{
    return std::fflush(stdout) == 0 && std::ferror(stdout) == 0;
}

} // namespace bubblebar::cli
