#include "app/afterexpose.h"
#include "tests/common/testrunner.h"

#include <QWidget>
#include <QWindow>
#include <QtTest>

using namespace bubblebar;

/// What waits for a window to be seen.
class AfterExposeTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void comesOnceAndAfterThePicture_data();
    void comesOnceAndAfterThePicture();
    void neverComesWithoutAWindow();
};

namespace {

/// Counts how often it was painted.
class Canvas : public QWidget
{
public:
    int paintings = 0;

protected:
    void paintEvent(QPaintEvent* /*event*/) override { ++paintings; }
};

} // namespace

void AfterExposeTest::comesOnceAndAfterThePicture_data()
{
    QTest::addColumn<bool>("whicheverWindow");
    QTest::newRow("of one window") << false;
    QTest::newRow("of whichever window comes first") << true;
}

void AfterExposeTest::comesOnceAndAfterThePicture()
{
    QFETCH(const bool, whicheverWindow);
    Canvas canvas;
    int calls = 0;
    int paintingsBefore = 0;
    canvas.winId();
    QObject& watched = whicheverWindow ? static_cast<QObject&>(*qApp) : *canvas.windowHandle();
    afterExpose(watched, [&] {
        ++calls;
        paintingsBefore = canvas.paintings;
    });
    QCoreApplication::processEvents();
    QCOMPARE(calls, 0);
    canvas.show();
    QTRY_COMPARE(calls, 1);
    QVERIFY(paintingsBefore > 0);
    canvas.hide();
    canvas.show();
    QVERIFY(QTest::qWaitForWindowExposed(&canvas));
    QCoreApplication::processEvents();
    QCOMPARE(calls, 1);
}

void AfterExposeTest::neverComesWithoutAWindow()
{
    bool called = false;
    {
        Canvas canvas;
        canvas.winId();
        afterExpose(*canvas.windowHandle(), [&] { called = true; });
    }
    Canvas other;
    other.show();
    QVERIFY(QTest::qWaitForWindowExposed(&other));
    QCoreApplication::processEvents();
    QVERIFY(!called);
}

BUBBLEBAR_TEST(AfterExposeTest)
#include "tst_afterexpose.moc"
