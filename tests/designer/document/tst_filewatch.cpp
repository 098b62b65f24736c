#include "core/support/atomicfile.h"
#include "designer/document/filewatch.h"
#include "tests/common/testrunner.h"

#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QtTest>

using namespace bubblebar;

namespace {

/// More than the watch's pause.
constexpr int kQuietTime = 600;

void overwrite(const QString& path, const QByteArray& bytes)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
    file.write(bytes);
}

} // namespace

/// Other programs may change the open file.
class FileWatchTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void noticesAChange();
    void noticesAFilePutInItsPlace();
    void noticesEachChangeOnce();
    void noticesThatItIsGone();
    void noticesThatItIsBack();
    void isSilentAboutTheOwnSave();
    void isSilentAboutTheSameContent();
    void isSilentAboutOtherFiles();
    void looksWhenAsked();

private:
    std::unique_ptr<QTemporaryDir> m_dir;
    QString m_path;
};

void FileWatchTest::init()
{
    m_dir = std::make_unique<QTemporaryDir>();
    m_path = m_dir->filePath(QStringLiteral("a.bbtrack"));
    QVERIFY(writeFile(m_path, "one"));
}

void FileWatchTest::noticesAChange()
{
    FileWatch watch;
    QSignalSpy changed(&watch, &FileWatch::changed);
    watch.setFile(m_path);
    overwrite(m_path, "two");
    QTRY_COMPARE(changed.size(), 1);
}

void FileWatchTest::noticesAFilePutInItsPlace()
{
    FileWatch watch;
    QSignalSpy changed(&watch, &FileWatch::changed);
    QSignalSpy removed(&watch, &FileWatch::removed);
    watch.setFile(m_path);
    QVERIFY(writeFile(m_path, "two"));
    QTRY_COMPARE(changed.size(), 1);
    QVERIFY(writeFile(m_path, "three"));
    QTRY_COMPARE(changed.size(), 2);
    overwrite(m_path, "four");
    QTRY_COMPARE(changed.size(), 3);
    QCOMPARE(removed.size(), 0);
}

void FileWatchTest::noticesEachChangeOnce()
{
    FileWatch watch;
    QSignalSpy changed(&watch, &FileWatch::changed);
    watch.setFile(m_path);
    QVERIFY(writeFile(m_path, "two"));
    QTRY_COMPARE(changed.size(), 1);
    watch.check();
    QTest::qWait(kQuietTime);
    QCOMPARE(changed.size(), 1);
}

void FileWatchTest::noticesThatItIsGone()
{
    FileWatch watch;
    QSignalSpy removed(&watch, &FileWatch::removed);
    watch.setFile(m_path);
    QVERIFY(QFile::remove(m_path));
    QTRY_COMPARE(removed.size(), 1);
    QTest::qWait(kQuietTime);
    QCOMPARE(removed.size(), 1);
}

void FileWatchTest::noticesThatItIsBack()
{
    FileWatch watch;
    QSignalSpy changed(&watch, &FileWatch::changed);
    QSignalSpy removed(&watch, &FileWatch::removed);
    watch.setFile(m_path);
    QVERIFY(QFile::remove(m_path));
    QTRY_COMPARE(removed.size(), 1);
    QVERIFY(writeFile(m_path, "two"));
    QTRY_COMPARE(changed.size(), 1);
}

void FileWatchTest::isSilentAboutTheOwnSave()
{
    FileWatch watch;
    QSignalSpy changed(&watch, &FileWatch::changed);
    watch.setFile(m_path);
    QVERIFY(writeFile(m_path, "own"));
    watch.setFile(m_path);
    QTest::qWait(kQuietTime);
    QCOMPARE(changed.size(), 0);
    QVERIFY(writeFile(m_path, "foreign"));
    QTRY_COMPARE(changed.size(), 1);
}

void FileWatchTest::isSilentAboutTheSameContent()
{
    FileWatch watch;
    QSignalSpy changed(&watch, &FileWatch::changed);
    watch.setFile(m_path);
    QVERIFY(writeFile(m_path, "one"));
    QTest::qWait(kQuietTime);
    QCOMPARE(changed.size(), 0);
}

void FileWatchTest::isSilentAboutOtherFiles()
{
    FileWatch watch;
    QSignalSpy changed(&watch, &FileWatch::changed);
    QSignalSpy removed(&watch, &FileWatch::removed);
    watch.setFile(m_path);
    QVERIFY(writeFile(m_dir->filePath(QStringLiteral("b.bbtrack")), "b"));
    watch.setFile({});
    QVERIFY(QFile::remove(m_path));
    QTest::qWait(kQuietTime);
    QCOMPARE(changed.size() + removed.size(), 0);
}

void FileWatchTest::looksWhenAsked()
{
    FileWatch watch;
    QSignalSpy changed(&watch, &FileWatch::changed);
    watch.setFile(m_path);
    overwrite(m_path, "two");
    watch.check();
    QCOMPARE(changed.size(), 1);
}

BUBBLEBAR_TEST(FileWatchTest)
#include "tst_filewatch.moc"
