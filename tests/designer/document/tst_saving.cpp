#include "core/support/atomicfile.h"
#include "core/support/errortext.h"
#include "core/track/trackfile.h"
#include "designer/document/trackdocument.h"
#include "tests/common/testrunner.h"
#include "tests/designer/document/drafts.h"

#include <QDir>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QtTest>

#include <sys/resource.h>
#include <unistd.h>

#include <csignal>

using namespace bubblebar;
using namespace bubblebar::tests;

namespace {

/// No file can grow beyond this number of bytes for as long as this lives: like a full disk.
class FullDisk
{
public:
    explicit FullDisk(rlim_t bytes)
        : m_handler(std::signal(SIGXFSZ, SIG_IGN))
    {
        ::getrlimit(RLIMIT_FSIZE, &m_before);
        const rlimit full {bytes, m_before.rlim_max};
        ::setrlimit(RLIMIT_FSIZE, &full);
    }
    ~FullDisk()
    {
        ::setrlimit(RLIMIT_FSIZE, &m_before);
        std::signal(SIGXFSZ, m_handler);
    }
    FullDisk(const FullDisk&) = delete;
    FullDisk& operator=(const FullDisk&) = delete;

private:
    void (*m_handler)(int);
    rlimit m_before {};
};

/// Nobody in particular for as long as this lives, where the test runs as the system's administrator, to whom no file
/// is read-only.
class AsNobody
{
public:
    explicit AsNobody(const QString& folder)
        : m_isRoot(::geteuid() == 0)
    {
        if (m_isRoot)
            m_isNobody =
                ::chown(qUtf8Printable(folder), kNobody, kNobody) == 0 && ::setresuid(kNobody, kNobody, 0) == 0;
    }
    ~AsNobody()
    {
        if (m_isNobody && ::setresuid(0, 0, 0) != 0)
            qFatal("still nobody");
    }
    AsNobody(const AsNobody&) = delete;
    AsNobody& operator=(const AsNobody&) = delete;

private:
    static constexpr uid_t kNobody = 65534;
    bool m_isRoot;
    bool m_isNobody = false;
};

} // namespace

/// A track that can't be saved stays open, modified, and says why; what was in the file before stays.
class SavingTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void savesWhatIsOpen();
    void savingAsChangesTheFile();
    void aFullDisk();
    void aReadOnlyFile();
    void aFileNobodyCanWrite();
    void aVanishedFolder();
    void aFolderInTheFilesPlace();

private:
    void verifyRefused(const Result<void>& saved) const;

    std::unique_ptr<QTemporaryDir> m_dir;
    QString m_path;
    std::unique_ptr<TrackDocument> m_document;
};

void SavingTest::init()
{
    m_dir = std::make_unique<QTemporaryDir>();
    m_path = m_dir->filePath(QStringLiteral("own.bbtrack"));
    m_document = std::make_unique<TrackDocument>(builtInTrack());
    QVERIFY(m_document->save(m_path));
    const std::vector<Hex> last {m_document->track().tiles.back().at};
    QVERIFY(m_document->push(removeTiles(m_document->track(), last), QStringLiteral("remove")));
    QVERIFY(m_document->isModified());
}

void SavingTest::verifyRefused(const Result<void>& saved) const
{
    QVERIFY(!saved);
    QCOMPARE(saved.error().code, FileError::Code::Unwritable);
    QVERIFY(fileErrorText(saved.error()).startsWith(QStringLiteral("The file can't be saved: ")));
    QVERIFY(m_document->isModified());
    QCOMPARE(m_document->path(), m_path);
    QVERIFY(m_document->undoStack().canUndo());
}

void SavingTest::savesWhatIsOpen()
{
    QSignalSpy modified(m_document.get(), &TrackDocument::modifiedChanged);
    QVERIFY(m_document->save(m_path));
    QVERIFY(!m_document->isModified());
    QCOMPARE(modified.size(), 1);
    QCOMPARE(readFile(m_path).value(), trackBytes(m_document->track()));
    m_document->undoStack().undo();
    QVERIFY(m_document->isModified());
}

void SavingTest::savingAsChangesTheFile()
{
    QSignalSpy path(m_document.get(), &TrackDocument::pathChanged);
    const QString other = m_dir->filePath(QStringLiteral("other.bbtrack"));
    QVERIFY(m_document->save(other));
    QCOMPARE(m_document->path(), other);
    QCOMPARE(path.size(), 1);
    QCOMPARE(readFile(m_path).value(), trackBytes(builtInTrack()));
}

void SavingTest::aFullDisk()
{
    const Result<void> saved = [this] {
        const FullDisk full(200);
        return m_document->save(m_path);
    }();
    verifyRefused(saved);
    QVERIFY(saved.error().what.contains(QStringLiteral("too large"))); // the reason, not just "unknown"
    QCOMPARE(readFile(m_path).value(), trackBytes(builtInTrack()));
    QCOMPARE(QDir(m_dir->path()).entryList(QDir::Files | QDir::Hidden), QStringList {QStringLiteral("own.bbtrack")});
    QVERIFY(m_document->save(m_path));
}

void SavingTest::aReadOnlyFile()
{
    QVERIFY(QFile::setPermissions(m_path, QFileDevice::ReadOwner));
    const Result<void> saved = [this] {
        const AsNobody nobody(m_dir->path());
        return m_document->save(m_path);
    }();
    verifyRefused(saved);
    QCOMPARE(readFile(m_path).value(), trackBytes(builtInTrack()));
}

void SavingTest::aFileNobodyCanWrite()
{
    verifyRefused(m_document->save(QStringLiteral("/proc/version")));
}

void SavingTest::aVanishedFolder()
{
    m_dir->remove();
    verifyRefused(m_document->save(m_path));
}

void SavingTest::aFolderInTheFilesPlace()
{
    QVERIFY(QFile::remove(m_path));
    QVERIFY(QDir().mkdir(m_path));
    verifyRefused(m_document->save(m_path));
}

BUBBLEBAR_TEST(SavingTest)
#include "tst_saving.moc"
