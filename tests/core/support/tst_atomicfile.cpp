#include "core/support/atomicfile.h"
#include "core/support/errortext.h"
#include "tests/common/testrunner.h"

#include <QBuffer>
#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

using namespace bubblebar;
using Code = FileError::Code;

/// Files are read and written whole, or not at all.
class AtomicFileTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void writesAndReads();
    void leavesNothingElseBehind();
    void keepsTheOldFileWhereItFails();
    void refusesWhatCouldNotBeReadAgain();
    void refusesAMissingFile();
    void refusesAFolder();
    void refusesATooLargeFile();
    void readsWhatIsOpenAlready();

private:
    [[nodiscard]] QString path(const char* name) const { return m_dir.filePath(QString::fromLatin1(name)); }

    QTemporaryDir m_dir;
};

void AtomicFileTest::writesAndReads()
{
    QVERIFY(writeFile(path("a"), "one"));
    QCOMPARE(readFile(path("a")).value(), QByteArray("one"));
    QVERIFY(writeFile(path("a"), "two"));
    QCOMPARE(readFile(path("a")).value(), QByteArray("two"));
}

void AtomicFileTest::leavesNothingElseBehind()
{
    QTemporaryDir dir;
    QVERIFY(writeFile(dir.filePath(QStringLiteral("a")), "one"));
    QCOMPARE(QDir(dir.path()).entryList(QDir::Files | QDir::Hidden), QStringList(QStringLiteral("a")));
}

void AtomicFileTest::keepsTheOldFileWhereItFails()
{
    const QString folder = path("folder");
    QVERIFY(QDir().mkdir(folder));
    const Result<void> onFolder = writeFile(folder, "x");
    QVERIFY(!onFolder);
    QCOMPARE(onFolder.error().code, Code::Unwritable);
    QVERIFY(fileErrorText(onFolder.error()).startsWith(QStringLiteral("The file can't be saved: ")));
    QVERIFY(QDir(folder).exists());

    const Result<void> nowhere = writeFile(path("no/such/folder/a"), "x");
    QVERIFY(!nowhere);
    QCOMPARE(nowhere.error().code, Code::Unwritable);
}

void AtomicFileTest::refusesWhatCouldNotBeReadAgain()
{
    QVERIFY(writeFile(path("b"), "old"));
    const Result<void> result = writeFile(path("b"), QByteArray(kMaxFileBytes + 1, ' '));
    QVERIFY(!result);
    QCOMPARE(result.error().code, Code::TooLarge);
    QCOMPARE(readFile(path("b")).value(), QByteArray("old"));
}

void AtomicFileTest::refusesAMissingFile()
{
    const Result<QByteArray> bytes = readFile(path("missing"));
    QVERIFY(!bytes);
    QCOMPARE(bytes.error().code, Code::Unreadable);
    QVERIFY(fileErrorText(bytes.error()).startsWith(QStringLiteral("The file can't be read: ")));
}

void AtomicFileTest::refusesAFolder()
{
    const Result<QByteArray> bytes = readFile(m_dir.path());
    QVERIFY(!bytes);
    QCOMPARE(fileErrorText(bytes.error()), QStringLiteral("This is a folder. Choose a file in it."));
}

void AtomicFileTest::refusesATooLargeFile()
{
    QFile file(path("large"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    QVERIFY(file.resize(kMaxFileBytes));
    QCOMPARE(readFile(file.fileName()).value().size(), kMaxFileBytes);
    QVERIFY(file.resize(kMaxFileBytes * 100));
    const Result<QByteArray> bytes = readFile(file.fileName());
    QVERIFY(!bytes);
    QCOMPARE(bytes.error().code, Code::TooLarge);
    QCOMPARE(readFileStart(file.fileName()).value().size(), kMaxFileBytes + 1);
}

void AtomicFileTest::readsWhatIsOpenAlready()
{
    QBuffer buffer;
    buffer.setData("text");
    QVERIFY(buffer.open(QIODevice::ReadOnly));
    QCOMPARE(readDeviceStart(buffer), QByteArray("text"));
}

BUBBLEBAR_TEST(AtomicFileTest)
#include "tst_atomicfile.moc"
