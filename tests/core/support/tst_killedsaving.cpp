#include "core/support/atomicfile.h"
#include "core/support/random.h"
#include "core/track/standardset.h"
#include "core/track/trackfile.h"
#include "tests/common/testrunner.h"

#include <QDir>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QtTest>

#include <sys/wait.h>
#include <unistd.h>

#include <csignal>

using namespace bubblebar;

namespace {

constexpr int kKills = 1000;
constexpr int kLongestLife = 4000; ///< of a child, in microseconds

/// A process of its own that does nothing but save one track after the other. The caller ends it.
pid_t startSaving(const QString& path, const QByteArray& one, const QByteArray& other)
{
    const pid_t child = ::fork();
    if (child != 0)
        return child;
    while (writeFile(path, one) && writeFile(path, other)) {
    }
    ::_exit(1);
}

/// All children draw the same random names for what they write: on a slow disk the seventeenth would find none free.
void removeLeftovers(const QString& path)
{
    const QDir folder = QFileInfo(path).dir();
    for (const QString& name : folder.entryList({QFileInfo(path).fileName() + QStringLiteral(".*")}, QDir::Files))
        QVERIFY(QFile::remove(folder.filePath(name)));
}

} // namespace

/// A program that is killed while it saves leaves the old file or the new one, whole.
class KilledSavingTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void leavesTheOldOrTheNewFile();
};

void KilledSavingTest::leavesTheOldOrTheNewFile()
{
    const QByteArray one = trackBytes(*builtInTracks().front().track);
    const QByteArray other = trackBytes(*builtInTracks().back().track);
    QVERIFY(one != other);
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("draft.bbtrack"));
    QVERIFY(writeFile(path, one));
    FastRandom random(20);
    int ones = 0;
    for (int i = 0; i < kKills; ++i) {
        const pid_t child = startSaving(path, one, other);
        QVERIFY(child > 0);
        ::usleep(static_cast<useconds_t>(below(random, kLongestLife)));
        int status = 0;
        QCOMPARE(::kill(child, SIGKILL), 0);
        QCOMPARE(::waitpid(child, &status, 0), child);
        QVERIFY2(WIFSIGNALED(status), "the child could not save");
        const Result<QByteArray> found = readFile(path);
        QVERIFY(found);
        QVERIFY2(*found == one || *found == other, qPrintable(QStringLiteral("kill %1").arg(i)));
        ones += *found == one ? 1 : 0;
        removeLeftovers(path);
    }
    // Else the children died before they had saved anything.
    QVERIFY(ones > 0 && ones < kKills);
}

BUBBLEBAR_TEST(KilledSavingTest)
#include "tst_killedsaving.moc"
