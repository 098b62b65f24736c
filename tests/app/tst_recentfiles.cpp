#include "app/recentfiles.h"
#include "tests/app/support/fakes.h"
#include "tests/common/testrunner.h"

#include <QFile>
#include <QtTest>

using namespace bubblebar;
using namespace bubblebar::tests;

class TestRecentFiles : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theNewestComesFirst();
    void aFileIsListedOnce();
    void tenFilesAreKept();
    void lostFilesAreLeftOut();
    void theListCanBeCleared();
};

void TestRecentFiles::theNewestComesFirst()
{
    const Folder folder;
    Settings settings(folder.path(QStringLiteral("s.ini")));
    const QString a = folder.write(QStringLiteral("a.bbgame"), "a");
    const QString b = folder.write(QStringLiteral("b.bbtrack"), "b");
    addRecentFile(settings, a);
    addRecentFile(settings, b);
    QCOMPARE(recentFiles(settings), (QStringList {b, a}));
}

void TestRecentFiles::aFileIsListedOnce()
{
    const Folder folder;
    Settings settings(folder.path(QStringLiteral("s.ini")));
    const QString a = folder.write(QStringLiteral("a.bbgame"), "a");
    const QString b = folder.write(QStringLiteral("b.bbgame"), "b");
    addRecentFile(settings, a);
    addRecentFile(settings, b);
    addRecentFile(settings, a);
    QCOMPARE(recentFiles(settings), (QStringList {a, b}));
}

void TestRecentFiles::tenFilesAreKept()
{
    const Folder folder;
    Settings settings(folder.path(QStringLiteral("s.ini")));
    for (int i = 0; i < 12; ++i)
        addRecentFile(settings, folder.write(QStringLiteral("%1.bbgame").arg(i), "x"));
    QCOMPARE(recentFiles(settings).size(), kMaxRecentFiles);
    QCOMPARE(recentFiles(settings).first(), folder.path(QStringLiteral("11.bbgame")));
}

void TestRecentFiles::lostFilesAreLeftOut()
{
    const Folder folder;
    Settings settings(folder.path(QStringLiteral("s.ini")));
    const QString a = folder.write(QStringLiteral("a.bbgame"), "a");
    addRecentFile(settings, a);
    addRecentFile(settings, folder.path(QStringLiteral("never.bbgame")));
    QCOMPARE(recentFiles(settings), QStringList {a});
}

void TestRecentFiles::theListCanBeCleared()
{
    const Folder folder;
    Settings settings(folder.path(QStringLiteral("s.ini")));
    addRecentFile(settings, folder.write(QStringLiteral("a.bbgame"), "a"));
    clearRecentFiles(settings);
    QVERIFY(recentFiles(settings).isEmpty());
}

BUBBLEBAR_TEST(TestRecentFiles)
#include "tst_recentfiles.moc"
