#include "app/application.h"
#include "app/settings.h"
#include "core/support/translations.h"
#include "tests/common/testrunner.h"
#include "tests/soak/memory.h"
#include "tests/soak/rounds.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QElapsedTimer>
#include <QTemporaryDir>

#include <cstdio>

using namespace bubblebar;

namespace {

constexpr std::size_t kLeastRounds = 8;

/// Rounds until the time is over; returns what memory was held after each, in kB.
std::vector<qint64> run(qint64 seconds, Settings& settings)
{
    QElapsedTimer clock;
    clock.start();
    qint64 told = 0;
    std::vector<qint64> samples;
    FastRandom random(1);
    while (clock.elapsed() < seconds * 1000 || samples.size() < kLeastRounds) {
        soak::raceAtTheTable(random, settings);
        soak::designATrack(random, settings);
        soak::render(random);
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        samples.push_back(soak::memoryNow());
        if (clock.elapsed() >= told) {
            std::printf("%5lld s, round %zu: %lld kB\n", clock.elapsed() / 1000, samples.size(), samples.back());
            std::fflush(stdout);
            told = clock.elapsed() + 30'000;
        }
    }
    return samples;
}

} // namespace

int main(int argc, char** argv)
{
    tests::isolateProcess();
    setApplicationNames();
    QApplication app(argc, argv);
    setLanguage(app);

    QCommandLineParser parser;
    const QCommandLineOption seconds(QStringLiteral("seconds"), QStringLiteral("How long to go on."),
                                     QStringLiteral("seconds"), QStringLiteral("1200"));
    parser.addOption(seconds);
    parser.addHelpOption();
    parser.process(app);

    const QTemporaryDir folder;
    Settings settings(folder.filePath(QStringLiteral("settings.ini")));
    settings.setNumber(Setting::TableSpeed, 0);
    const std::vector<qint64> samples = run(parser.value(seconds).toLongLong(), settings);
    const soak::Flatness result = soak::flatness(samples);
    std::printf("%zu rounds: %lld kB early, %lld kB late, grown by %lld kB of %lld that are noise\n", samples.size(),
                result.early, result.late, result.growth(), result.allowed);
    return result.isFlat() ? 0 : 1;
}
