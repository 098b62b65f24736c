#include "designer/widgets/lazypicture.h"
#include "designer/widgets/notice.h"
#include "designer/widgets/picklist.h"
#include "designer/widgets/twocolumns.h"
#include "tests/common/testrunner.h"

#include <QScrollArea>
#include <QSignalSpy>
#include <QStringListModel>
#include <QtTest>

#include <atomic>

using namespace bubblebar;

class TestWidgets : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void columnsStandBesideEachOtherWhereThereIsRoom();
    void columnsNeverForceTheWideForm();
    void aNoticeIsHiddenWithoutText();
    void aListIsPickedByClickAndReturn();
    void aPictureIsPaintedForItsSize();
    void aPictureFollowsTheLook();
    void aClickOnAPictureIsAWish();
};

static QWidget* box(int width, int height)
{
    auto* widget = new QWidget;
    widget->setMinimumSize(width, height);
    return widget;
}

void TestWidgets::columnsStandBesideEachOtherWhereThereIsRoom()
{
    QWidget* first = box(300, 100);
    QWidget* second = box(200, 150);
    TwoColumns columns(first, second);
    columns.resize(700, 400);
    columns.show();
    QTRY_COMPARE(first->y(), second->y());
    QVERIFY(second->x() > first->geometry().right());
    QVERIFY(second->width() > 300);
    columns.resize(400, 400);
    QTRY_COMPARE(first->x(), second->x());
    QVERIFY(second->y() > first->geometry().bottom());
    columns.resize(700, 400);
    QTRY_COMPARE(first->y(), second->y());
}

void TestWidgets::columnsNeverForceTheWideForm()
{
    QScrollArea scroll;
    scroll.setWidgetResizable(true);
    scroll.setWidget(new TwoColumns(box(300, 100), box(200, 150)));
    scroll.resize(700, 200);
    scroll.show();
    scroll.resize(340, 200);
    QTRY_VERIFY(scroll.widget()->width() <= scroll.viewport()->width());
    QTRY_VERIFY(scroll.widget()->height() >= 250);
}

void TestWidgets::aNoticeIsHiddenWithoutText()
{
    QWidget parent;
    Notice notice(Mark::Error, &parent);
    parent.show();
    QVERIFY(!notice.isVisible());
    notice.setText(QStringLiteral("No."));
    QVERIFY(notice.isVisible());
    QCOMPARE(notice.accessibleName(), QStringLiteral("No."));
    notice.setText({});
    QVERIFY(!notice.isVisible());
}

void TestWidgets::aListIsPickedByClickAndReturn()
{
    QStringListModel model({QStringLiteral("a"), QStringLiteral("b")});
    PickList list;
    list.setModel(&model);
    list.show();
    QSignalSpy picks(&list, &PickList::picked);
    QTest::mouseClick(list.viewport(), Qt::LeftButton, {}, list.visualRect(model.index(1)).center());
    QCOMPARE(picks.size(), 1);
    QCOMPARE(picks.last().first().toModelIndex().row(), 1);
    QTest::keyClick(&list, Qt::Key_Up);
    QTest::keyClick(&list, Qt::Key_Return);
    QCOMPARE(picks.size(), 2);
    QCOMPARE(picks.last().first().toModelIndex().row(), 0);
    QTest::mouseClick(list.viewport(), Qt::LeftButton, {}, list.viewport()->rect().bottomRight());
    QCOMPARE(picks.size(), 2);
}

static LazyPicture::Painter plain(std::atomic_int& calls)
{
    return [&calls](QSize size, bool dark) {
        ++calls;
        QImage image(size, QImage::Format_RGB32);
        image.fill(dark ? Qt::black : Qt::red);
        return image;
    };
}

void TestWidgets::aPictureIsPaintedForItsSize()
{
    std::atomic_int calls = 0;
    LazyPicture picture(plain(calls));
    QCOMPARE(calls.load(), 0);
    picture.resize(80, 60);
    picture.show();
    QTRY_COMPARE(picture.grab().toImage().pixelColor(40, 30), QColor(Qt::red));
    QCOMPARE(calls.load(), 1);
    picture.resize(100, 60);
    QTRY_VERIFY(calls.load() >= 2);
}

void TestWidgets::aPictureFollowsTheLook()
{
    std::atomic_int calls = 0;
    LazyPicture picture(plain(calls));
    picture.resize(80, 60);
    picture.show();
    QTRY_COMPARE(picture.grab().toImage().pixelColor(40, 30), QColor(Qt::red));
    picture.setPalette(QPalette(Qt::darkGray, Qt::black));
    QTRY_COMPARE(picture.grab().toImage().pixelColor(40, 30), QColor(Qt::black));
}

void TestWidgets::aClickOnAPictureIsAWish()
{
    std::atomic_int calls = 0;
    LazyPicture picture(plain(calls));
    picture.resize(80, 60);
    picture.show();
    const QSignalSpy clicks(&picture, &LazyPicture::clicked);
    QTest::mouseClick(&picture, Qt::LeftButton);
    QCOMPARE(clicks.size(), 1);
    QTest::mouseClick(&picture, Qt::RightButton);
    QCOMPARE(clicks.size(), 1);
}

BUBBLEBAR_TEST(TestWidgets)
#include "tst_widgets.moc"
