#include "designer/widgets/windowsize.h"
#include "tests/common/testrunner.h"

#include <QDataStream>
#include <QFile>
#include <QMainWindow>
#include <QProcess>
#include <QScreen>
#include <QTemporaryDir>
#include <QtTest>

using namespace bubblebar;

namespace {

constexpr QSize kUsual(900, 600);

/// What windowGeometry() tells of such a window.
QByteArray saved(const QRect& rect, bool maximized = false)
{
    QByteArray bytes;
    QDataStream stream(&bytes, QIODevice::WriteOnly);
    stream.setVersion(QDataStream::Qt_6_0);
    stream << quint32 {0x42425731} << rect << maximized;
    return bytes;
}

/// The screen that has the whole window with its title bar; null for none.
QScreen* screenThatShows(const QWidget& window)
{
    constexpr int kLeastTitle = 20;
    for (QScreen* screen : QGuiApplication::screens())
        if (screen->availableGeometry().contains(window.geometry().adjusted(0, -kLeastTitle, 0, 0)))
            return screen;
    return nullptr;
}

} // namespace

/// Windows come back where they were, as far as the screens of today have room there.
class WindowSizeTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aWindowComesBackWhereItWas();
    void maximizedComesBackMaximized();
    void itIsAlwaysOnAScreen_data();
    void itIsAlwaysOnAScreen();
    void damagedValuesGiveTheUsualSize_data();
    void damagedValuesGiveTheUsualSize();
    void aMinimizedOneComesBackAsItWasBefore();
    void theTitleIsThereOnATinyScreen();
    void onOtherScreens_data();
    void onOtherScreens();
};

void WindowSizeTest::aWindowComesBackWhereItWas()
{
    QMainWindow first;
    restoreWindow(first, {}, kUsual);
    QCOMPARE(first.size(), kUsual);
    first.setGeometry(210, 120, 700, 500);
    first.show();
    QMainWindow second;
    restoreWindow(second, windowGeometry(first), kUsual);
    QCOMPARE(second.geometry(), QRect(210, 120, 700, 500));
}

void WindowSizeTest::maximizedComesBackMaximized()
{
    QMainWindow first;
    first.setGeometry(210, 120, 700, 500);
    first.showMaximized();
    QTRY_VERIFY(first.isMaximized());
    QMainWindow second;
    restoreWindow(second, windowGeometry(first), kUsual);
    second.show();
    QVERIFY(second.isMaximized());
    second.showNormal();
    QTRY_COMPARE(second.geometry(), QRect(210, 120, 700, 500));
}

void WindowSizeTest::itIsAlwaysOnAScreen_data()
{
    QTest::addColumn<QRect>("rect");
    QTest::newRow("on a screen to the right that is gone") << QRect(1500, 100, 800, 600);
    QTest::newRow("on a screen above that is gone") << QRect(100, -900, 800, 600);
    QTest::newRow("across two screens") << QRect(1200, 100, 800, 600);
    QTest::newRow("the title above the screen") << QRect(100, 0, 800, 600);
    QTest::newRow("below the screen") << QRect(100, 760, 800, 600);
    QTest::newRow("larger than the screen") << QRect(0, 30, 3840, 2100);
    QTest::newRow("far away") << QRect(500'000, -500'000, 800, 600);
}

void WindowSizeTest::itIsAlwaysOnAScreen()
{
    QFETCH(QRect, rect);
    QMainWindow window;
    restoreWindow(window, saved(rect), kUsual);
    window.show();
    QVERIFY2(screenThatShows(window), qPrintable(QDebug::toString(window.geometry())));
    QCOMPARE(window.size(), rect.size().boundedTo(window.size()));
    QMainWindow maximized;
    restoreWindow(maximized, saved(rect, true), kUsual);
    maximized.show();
    QVERIFY(maximized.isMaximized());
    QVERIFY(maximized.screen()->geometry().contains(maximized.geometry().center()));
    maximized.showNormal();
    QTRY_VERIFY(!maximized.isMaximized() && screenThatShows(maximized));
}

void WindowSizeTest::damagedValuesGiveTheUsualSize_data()
{
    constexpr int kMost = std::numeric_limits<int>::max();
    constexpr int kLeast = std::numeric_limits<int>::min();
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("nothing") << QByteArray();
    QTest::newRow("noise") << QByteArray("noise");
    QTest::newRow("of Qt's own making") << QMainWindow().saveGeometry();
    QTest::newRow("the head alone") << saved({100, 100, 800, 600}).first(4);
    QTest::newRow("cut off") << saved({100, 100, 800, 600}).chopped(9);
    QTest::newRow("turned inside out") << saved(QRect(QPoint(800, 600), QPoint(100, 100)));
    QTest::newRow("no room at all") << saved(QRect());
    QTest::newRow("as large as numbers go") << saved(QRect(QPoint(kLeast, kLeast), QPoint(kMost, kMost)));
    QTest::newRow("at the end of the numbers") << saved(QRect(QPoint(kMost - 10, kMost - 10), QPoint(kMost, kMost)));
}

void WindowSizeTest::damagedValuesGiveTheUsualSize()
{
    QFETCH(QByteArray, bytes);
    QMainWindow window;
    restoreWindow(window, bytes, kUsual);
    window.show();
    QCOMPARE(window.size(), kUsual);
    QVERIFY(window.screen()->geometry().contains(window.geometry().center()));
}

void WindowSizeTest::aMinimizedOneComesBackAsItWasBefore()
{
    QMainWindow first;
    first.setGeometry(210, 120, 700, 500);
    first.show();
    first.showMinimized();
    QMainWindow second;
    restoreWindow(second, windowGeometry(first), kUsual);
    second.show();
    QVERIFY(!second.isMinimized());
    QCOMPARE(second.geometry(), QRect(210, 120, 700, 500));
}

void WindowSizeTest::theTitleIsThereOnATinyScreen()
{
    QMainWindow window;
    window.setMinimumSize(2000, 1200);
    restoreWindow(window, saved({-300, -200, 2000, 1200}), kUsual);
    QVERIFY(window.geometry().left() >= 0);
    QVERIFY(window.geometry().top() >= 20);
}

void WindowSizeTest::onOtherScreens_data()
{
    QTest::addColumn<QByteArray>("screens");
    const QByteArray laptop =
        R"({"name":"laptop","x":0,"y":0,"width":1366,"height":768,"logicalDpi":96,"logicalBaseDpi":96,"dpr":1})";
    QTest::newRow("a second one at the right") << QByteArray(
        laptop +
        R"(,{"name":"tv","x":1366,"y":0,"width":1920,"height":1080,"logicalDpi":96,"logicalBaseDpi":96,"dpr":1})");
    QTest::newRow("a second one at the left, lower") << QByteArray(
        laptop +
        R"(,{"name":"tv","x":-1920,"y":300,"width":1920,"height":1080,"logicalDpi":96,"logicalBaseDpi":96,"dpr":1})");
    QTest::newRow("a small one") << QByteArray(
        R"({"name":"old","x":0,"y":0,"width":1024,"height":768,"logicalDpi":96,"logicalBaseDpi":96,"dpr":1})");
}

/// The other tests, which ask for no certain screen, hold on these screens too.
void WindowSizeTest::onOtherScreens()
{
    QFETCH(QByteArray, screens);
    if (qEnvironmentVariableIsSet("BUBBLEBAR_OTHER_SCREENS"))
        QSKIP("runs within itself");
    const QTemporaryDir folder;
    QFile file(folder.filePath(QStringLiteral("screens.json")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("{\"screens\":[" + screens + "]}");
    file.close();
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("offscreen:configfile=") + file.fileName());
    environment.insert(QStringLiteral("BUBBLEBAR_OTHER_SCREENS"), QStringLiteral("1"));
    process.setProcessEnvironment(environment);
    process.start(QCoreApplication::applicationFilePath(),
                  {QStringLiteral("tst_windowsize"), QStringLiteral("itIsAlwaysOnAScreen"),
                   QStringLiteral("damagedValuesGiveTheUsualSize"), QStringLiteral("aWindowComesBackWhereItWas")});
    QVERIFY(process.waitForFinished(60'000));
    const QByteArray output = process.readAllStandardOutput();
    QVERIFY2(process.exitCode() == 0, output);
    QVERIFY2(output.contains(" passed, 0 failed"), output);
}

BUBBLEBAR_TEST(WindowSizeTest)
#include "tst_windowsize.moc"
