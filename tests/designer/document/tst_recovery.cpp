#include "core/support/atomicfile.h"
#include "core/track/trackfile.h"
#include "designer/document/recovery.h"
#include "designer/document/trackdocument.h"
#include "tests/common/testrunner.h"
#include "tests/designer/document/drafts.h"

#include <QDir>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QtTest>

#include <sys/wait.h>
#include <unistd.h>

#include <csignal>

using namespace bubblebar;
using namespace bubblebar::tests;
using namespace std::chrono_literals;

namespace {

constexpr DraftKeeper::Delays kSoon {20ms, 60ms};
constexpr DraftKeeper::Delays kNever {1h, 1h};

void rename(TrackDocument& document, const char* name)
{
    TrackProperties properties = propertiesOf(document.track());
    properties.name = QString::fromLatin1(name);
    document.push(changeProperties(document.track(), properties), QStringLiteral("rename"));
}

/// A program of its own that keeps a changed track and then waits to be killed.
class OtherProgram
{
public:
    OtherProgram(const QString& folder, const QString& original)
    {
        std::array<int, 2> ready {};
        if (::pipe(ready.data()) != 0)
            return;
        m_child = ::fork();
        if (m_child == 0) {
            TrackDocument document(builtInTrack(), original);
            DraftKeeper keeper(document, folder, kNever);
            rename(document, "Lost and found");
            keeper.keep();
            const char done = 1;
            if (::write(ready[1], &done, 1) == 1)
                ::pause();
            ::_exit(1);
        }
        char done = 0;
        m_isReady = ::read(ready[0], &done, 1) == 1;
        ::close(ready[0]);
        ::close(ready[1]);
    }
    ~OtherProgram() { kill(); }
    OtherProgram(const OtherProgram&) = delete;
    OtherProgram& operator=(const OtherProgram&) = delete;

    [[nodiscard]] bool isReady() const { return m_isReady; }

    void kill()
    {
        if (m_child > 0) {
            ::kill(m_child, SIGKILL);
            ::waitpid(m_child, nullptr, 0);
        }
        m_child = -1;
    }

private:
    pid_t m_child = -1;
    bool m_isReady = false;
};

} // namespace

/// What is not saved yet survives a crash, and only that.
class RecoveryTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void keepsWhatChanges();
    void keepsWhileChangesGoOn();
    void anUnchangedTrackLeavesNothing();
    void savingRemovesTheCopy();
    void undoingAllRemovesTheCopy();
    void closingOnPurposeRemovesTheCopy();
    void aLivingWindowsTrackIsNotLost();
    void aLivingProgramsTrackIsNotLost();
    void aKilledProgramsTrackIsFound();
    void recoveringGoesOnWithTheCopy();
    void aTrackIsRecoveredOnce();
    void discardingLeavesTheOriginal();
    void twoWindowsKeepTheirOwn();
    void aDamagedCopyIsTold();
    void aFailingCopyIsToldOnce();

private:
    [[nodiscard]] QStringList copies() const { return QDir(folder()).entryList({QStringLiteral("*.bbtrack")}); }
    [[nodiscard]] QStringList allFiles() const { return QDir(folder()).entryList(QDir::Files | QDir::Hidden); }
    [[nodiscard]] QString folder() const { return m_dir->filePath(QStringLiteral("recovery")); }

    std::unique_ptr<QTemporaryDir> m_dir;
};

void RecoveryTest::init()
{
    m_dir = std::make_unique<QTemporaryDir>();
}

void RecoveryTest::keepsWhatChanges()
{
    TrackDocument document(builtInTrack());
    DraftKeeper keeper(document, folder(), kSoon);
    QSignalSpy kept(&keeper, &DraftKeeper::kept);
    rename(document, "Changed");
    QTRY_COMPARE(kept.size(), 1);
    QVERIFY(keeper.keptAt().isValid());
    QCOMPARE(copies().size(), 1);
}

void RecoveryTest::keepsWhileChangesGoOn()
{
    TrackDocument document(emptyTrack());
    DraftKeeper keeper(document, folder(), {50ms, 200ms});
    QSignalSpy kept(&keeper, &DraftKeeper::kept);
    for (int i = 0; i < 600 && kept.isEmpty(); ++i) {
        rename(document, i % 2 == 0 ? "a" : "b");
        QTest::qWait(5);
    }
    QVERIFY(!kept.isEmpty());
}

void RecoveryTest::anUnchangedTrackLeavesNothing()
{
    TrackDocument document(builtInTrack());
    DraftKeeper keeper(document, folder(), kSoon);
    keeper.keep();
    QVERIFY(!QDir(folder()).exists());
}

void RecoveryTest::savingRemovesTheCopy()
{
    TrackDocument document(builtInTrack());
    DraftKeeper keeper(document, folder(), kNever);
    rename(document, "Changed");
    keeper.keep();
    QCOMPARE(copies().size(), 1);
    QVERIFY(document.save(m_dir->filePath(QStringLiteral("a.bbtrack"))));
    QVERIFY(allFiles().isEmpty());
    QVERIFY(!keeper.keptAt().isValid());
    rename(document, "Again");
    keeper.keep();
    QCOMPARE(copies().size(), 1);
}

void RecoveryTest::undoingAllRemovesTheCopy()
{
    TrackDocument document(builtInTrack());
    DraftKeeper keeper(document, folder(), kSoon);
    rename(document, "Changed");
    keeper.keep();
    document.undoStack().undo();
    QVERIFY(allFiles().isEmpty());
    QTest::qWait(100);
    QVERIFY(allFiles().isEmpty());
}

void RecoveryTest::closingOnPurposeRemovesTheCopy()
{
    TrackDocument document(builtInTrack());
    DraftKeeper keeper(document, folder(), kNever);
    rename(document, "Changed");
    keeper.keep();
    keeper.discard();
    QVERIFY(allFiles().isEmpty());
}

void RecoveryTest::aLivingWindowsTrackIsNotLost()
{
    TrackDocument document(builtInTrack());
    DraftKeeper keeper(document, folder(), kNever);
    rename(document, "Changed");
    keeper.keep();
    QCOMPARE(copies().size(), 1);
    QVERIFY(findLostTracks(folder()).empty());
}

void RecoveryTest::aLivingProgramsTrackIsNotLost()
{
    const OtherProgram other(folder(), {});
    QVERIFY(other.isReady());
    QCOMPARE(copies().size(), 1);
    QVERIFY(findLostTracks(folder()).empty());
}

void RecoveryTest::aKilledProgramsTrackIsFound()
{
    const QString original = m_dir->filePath(QStringLiteral("own.bbtrack"));
    OtherProgram other(folder(), original);
    QVERIFY(other.isReady());
    other.kill();
    const std::vector<LostTrack> lost = findLostTracks(folder());
    QCOMPARE(lost.size(), std::size_t {1});
    QVERIFY(lost.front().track);
    Track expected = builtInTrack();
    expected.name = QStringLiteral("Lost and found");
    QVERIFY(*lost.front().track == expected); // the copy's own key is gone
    QCOMPARE(lost.front().originalPath, original);
    QVERIFY(lost.front().time.isValid());
}

void RecoveryTest::recoveringGoesOnWithTheCopy()
{
    const QString original = m_dir->filePath(QStringLiteral("own.bbtrack"));
    QVERIFY(writeFile(original, trackBytes(builtInTrack())));
    OtherProgram(folder(), original).kill();
    std::vector<LostTrack> lost = findLostTracks(folder());
    QCOMPARE(lost.size(), std::size_t {1});

    TrackDocument document(*lost.front().track, lost.front().originalPath);
    document.setModified();
    DraftKeeper keeper(document, folder(), kNever);
    keeper.adopt(lost.front());
    lost.clear();
    QVERIFY(findLostTracks(folder()).empty());
    keeper.keep();
    QCOMPARE(copies().size(), 1);
    QCOMPARE(readFile(original).value(), trackBytes(builtInTrack()));

    QVERIFY(document.save(original));
    QVERIFY(allFiles().isEmpty());
    QCOMPARE(parseTrack(readFile(original).value())->name, QStringLiteral("Lost and found"));
    QVERIFY(parseTrack(readFile(original).value())->extras.isEmpty());
}

void RecoveryTest::aTrackIsRecoveredOnce()
{
    OtherProgram(folder(), {}).kill();
    const std::vector<LostTrack> first = findLostTracks(folder());
    QCOMPARE(first.size(), std::size_t {1});
    QVERIFY(findLostTracks(folder()).empty());
}

void RecoveryTest::discardingLeavesTheOriginal()
{
    const QString original = m_dir->filePath(QStringLiteral("own.bbtrack"));
    QVERIFY(writeFile(original, trackBytes(builtInTrack())));
    OtherProgram(folder(), original).kill();
    {
        const std::vector<LostTrack> lost = findLostTracks(folder());
        QVERIFY(discardLostTrack(lost.front()));
    }
    QVERIFY(findLostTracks(folder()).empty());
    QVERIFY(allFiles().isEmpty());
    QCOMPARE(readFile(original).value(), trackBytes(builtInTrack()));
}

void RecoveryTest::twoWindowsKeepTheirOwn()
{
    const QString path = m_dir->filePath(QStringLiteral("same.bbtrack"));
    TrackDocument one(builtInTrack(), path);
    TrackDocument two(builtInTrack(), path);
    DraftKeeper first(one, folder(), kNever);
    DraftKeeper second(two, folder(), kNever);
    rename(one, "One");
    rename(two, "Two");
    first.keep();
    second.keep();
    QCOMPARE(copies().size(), 2);
    first.discard();
    QCOMPARE(copies().size(), 1);
    QVERIFY(readFile(folder() + u'/' + copies().front())->contains("Two"));
}

void RecoveryTest::aDamagedCopyIsTold()
{
    QVERIFY(QDir().mkpath(folder()));
    QVERIFY(writeFile(folder() + QStringLiteral("/half.bbtrack"), "{ \"format\": \"bubblebar-tr"));
    const std::vector<LostTrack> lost = findLostTracks(folder());
    QCOMPARE(lost.size(), std::size_t {1});
    QVERIFY(!lost.front().track);
    QCOMPARE(copies().size(), 1);
}

void RecoveryTest::aFailingCopyIsToldOnce()
{
    // A file in the place of the folder: nothing can be written there.
    QVERIFY(writeFile(folder(), "in the way"));
    TrackDocument document(builtInTrack());
    DraftKeeper keeper(document, folder(), kNever);
    QSignalSpy failed(&keeper, &DraftKeeper::failed);
    QSignalSpy kept(&keeper, &DraftKeeper::kept);
    rename(document, "Changed");
    keeper.keep();
    keeper.keep();
    QCOMPARE(failed.size(), 1);
    QVERIFY(QFile::remove(folder()));
    keeper.keep();
    QCOMPARE(kept.size(), 1);
    QVERIFY(QDir(folder()).removeRecursively());
    QVERIFY(writeFile(folder(), "in the way again"));
    keeper.keep();
    QCOMPARE(failed.size(), 2);
}

BUBBLEBAR_TEST(RecoveryTest)
#include "tst_recovery.moc"
