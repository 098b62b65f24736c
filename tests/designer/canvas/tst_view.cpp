#include "tests/common/testrunner.h"
#include "tests/designer/canvas/board.h"

#include <QAccessible>
#include <QSignalSpy>
#include <QtTest>

using namespace bubblebar;
using namespace bubblebar::tests;

class TestView : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void pixelsAndHexesBothWays();
    void everyHexOfAnAreaIsVisitedOnce();
    void theWheelZoomsAboutThePointer_data();
    void theWheelZoomsAboutThePointer();
    void theZoomHasLimits();
    void aTouchpadScrolls();
    void keysZoom();
    void theTrackStaysFittedUntilTheUserZooms();
    void shownTilesComeIntoSight();
    void whatIsUndoneComesIntoSight();
    void aDragOverTheRimScrolls();
    void theHintSaysWhatCanBeDone();
    void onlyWhatChangedIsPaintedAgain();
    void thePictureShowsTheTrack();
    void theBoardIsNotMirrored();
    void theLookFollowsThePalette();
    void theRouteIsShownOnRequest();
    void screenReadersGetTheTiles();
};

static constexpr auto kThree = "start 0,0; A 1,0; B 2,0";

void TestView::pixelsAndHexesBothWays()
{
    CanvasCamera camera;
    camera.zoomBy(0.4, {37, 90});
    camera.panBy({-311, 12.5});
    for (const Hex hex : {Hex {0, 0}, Hex {3, -7}, Hex {-40, 12}})
        QCOMPARE(camera.hexAt(camera.centreOf(hex)), hex);
    QCOMPARE(camera.toUnits(camera.toPixels(QPointF(12, 34))), QPointF(12, 34));
}

void TestView::everyHexOfAnAreaIsVisitedOnce()
{
    const QRectF area(-420, -310, 900, 777);
    std::vector<Hex> visited;
    forEachHexIn(area, [&](Hex hex) { visited.push_back(hex); });
    const std::size_t count = visited.size();
    std::ranges::sort(visited);
    QVERIFY(std::ranges::adjacent_find(visited) == visited.end());
    std::size_t touching = 0;
    for (int q = -20; q <= 20; ++q) {
        for (int r = -20; r <= 20; ++r) {
            const bool touches = area.intersects(hexPolygon(hexCentre({q, r})).boundingRect());
            touching += touches ? 1 : 0;
            QVERIFY(!touches || std::ranges::binary_search(visited, Hex {q, r}));
        }
    }
    QCOMPARE(count, touching);
}

void TestView::theWheelZoomsAboutThePointer_data()
{
    QTest::addColumn<int>("notches");
    QTest::addColumn<int>("modifiers");
    QTest::newRow("in") << 3 << 0;
    QTest::newRow("out") << -4 << 0;
    QTest::newRow("in with Ctrl") << 2 << int {Qt::ControlModifier};
}

void TestView::theWheelZoomsAboutThePointer()
{
    QFETCH(const int, notches);
    QFETCH(const int, modifiers);
    Board800 board(kThree);
    const QSignalSpy changes(&board.canvas, &TrackCanvas::viewChanged);
    const QPoint pointer(613, 187);
    const QPointF before = board.canvas.camera().toUnits(QPointF(pointer));
    const double zoom = board.canvas.zoom();
    board.wheel(pointer, notches, Qt::KeyboardModifiers(modifiers));
    const QPointF shift = board.canvas.camera().toPixels(before) - QPointF(pointer);
    QVERIFY(shift.manhattanLength() < 0.01);
    QCOMPARE(board.canvas.zoom() > zoom, notches > 0);
    QCOMPARE(changes.size(), 1);
}

void TestView::theZoomHasLimits()
{
    Board800 board(kThree);
    for (int i = 0; i < 50; ++i)
        board.canvas.zoomIn();
    QCOMPARE(board.canvas.zoom(), CanvasCamera::kLargestZoom);
    for (int i = 0; i < 50; ++i)
        board.canvas.zoomOut();
    QCOMPARE(board.canvas.zoom(), CanvasCamera::kSmallestZoom);
}

void TestView::aTouchpadScrolls()
{
    Board800 board(kThree);
    board.take("C");
    const QPoint before = board.at({1, 0});
    QWheelEvent event(before, board.canvas.mapToGlobal(before), {-30, 20}, {-240, 160}, Qt::NoButton, {},
                      Qt::ScrollUpdate, false);
    QApplication::sendEvent(&board.canvas, &event);
    QCOMPARE(board.at({1, 0}), before + QPoint(-30, 20));
    QCOMPARE(board.hand(), QStringLiteral("C"));
}

void TestView::keysZoom()
{
    Board800 board(kThree);
    const double fitted = board.canvas.zoom();
    board.key(Qt::Key_Plus);
    QVERIFY(board.canvas.zoom() > fitted);
    board.key(Qt::Key_Minus);
    board.key(Qt::Key_Minus);
    QVERIFY(board.canvas.zoom() < fitted);
    board.key(Qt::Key_0);
    QCOMPARE(board.canvas.zoom(), fitted);
}

void TestView::theTrackStaysFittedUntilTheUserZooms()
{
    Board800 board("start 0,0; A 6,0; B 0,4");
    board.canvas.resize(500, 400);
    for (const PlacedTile& placed : board.document.track().tiles)
        QVERIFY(board.canvas.rect().contains(board.at(placed.at)));
    board.canvas.zoomIn();
    const CanvasCamera camera = board.canvas.camera();
    board.canvas.resize(700, 400);
    QCOMPARE(board.canvas.camera(), camera);
}

void TestView::shownTilesComeIntoSight()
{
    Board800 board("start 0,0; A 60,0; B 61,0");
    board.canvas.zoomBy(0.7 / board.canvas.zoom(), board.at({0, 0}));
    const double zoom = board.canvas.zoom();
    board.canvas.showTiles({{60, 0}, {61, 0}});
    QCOMPARE(board.selection(), (std::vector<Hex> {{60, 0}, {61, 0}}));
    QVERIFY(board.canvas.rect().contains(board.at({60, 0})));
    QVERIFY(board.canvas.rect().contains(board.at({61, 0})));
    QCOMPARE(board.canvas.zoom(), zoom);
    board.canvas.showTiles({{0, 0}, {61, 0}});
    QVERIFY(board.canvas.rect().contains(board.at({0, 0})));
    QVERIFY(board.canvas.rect().contains(board.at({61, 0})));
    QVERIFY(board.canvas.zoom() < zoom);
}

void TestView::whatIsUndoneComesIntoSight()
{
    Board800 board(kThree);
    board.canvas.setSelection({{1, 0}});
    board.canvas.turn(1);
    board.canvas.panBy({5000, 0});
    board.document.undoStack().undo();
    QVERIFY(board.canvas.rect().contains(board.at({1, 0})));
}

void TestView::aDragOverTheRimScrolls()
{
    Board800 board(kThree);
    board.press({2, 0});
    board.movePointer({790, 300});
    const QPoint start = board.at({0, 0});
    for (int i = 0; i < 20; ++i)
        board.movePointer({900 + i, 300});
    QVERIFY(board.at({0, 0}).x() < start.x() - 400);
    board.key(Qt::Key_Escape);
    QCOMPARE(board.steps(), 0);
}

void TestView::theHintSaysWhatCanBeDone()
{
    Board800 board("");
    QSignalSpy hints(&board.canvas, &TrackCanvas::hintChanged);
    board.take("A");
    QVERIFY(hints.last().first().toString().contains(QLatin1String("place A")));
    board.key(Qt::Key_Return);
    QCOMPARE(hints.last().first().toString(), QString());
    board.take("finish");
    QVERIFY(!board.canvas.hint().contains(QLatin1String("turn")));
    board.key(Qt::Key_Escape);
    board.press({0, 0});
    board.moveTo({1, 0});
    board.moveTo({2, 0});
    QVERIFY(board.canvas.hint().contains(QLatin1String("Let go")));
    board.release({2, 0});
    QCOMPARE(board.canvas.hint(), QString());
}

/// Counts what is painted again.
class PaintedArea : public QObject
{
public:
    bool eventFilter(QObject* /*watched*/, QEvent* event) override
    {
        if (event->type() == QEvent::Paint)
            region += static_cast<QPaintEvent*>(event)->region();
        return false;
    }
    QRegion region;
};

void TestView::onlyWhatChangedIsPaintedAgain()
{
    Board800 board(kThree);
    QTest::qWait(50);
    PaintedArea painted;
    board.canvas.installEventFilter(&painted);
    board.document.push(flipTiles(board.document.track(), std::vector<Hex> {{2, 0}}), QStringLiteral("Flip"));
    QTRY_VERIFY(!painted.region.isEmpty());
    QVERIFY(painted.region.contains(board.at({2, 0})));
    QVERIFY(!painted.region.contains(QPoint(20, 580)));
}

void TestView::thePictureShowsTheTrack()
{
    Board800 board(kThree);
    const QImage with = board.picture();
    board.canvas.setSelection({{1, 0}});
    const QImage selected = board.picture();
    board.canvas.removeSelection();
    const QImage without = board.picture();
    const QRect place = QRect({}, QSize(20, 20)).translated(board.at({1, 0}) - QPoint(10, 10));
    QVERIFY(with.copy(place) != without.copy(place));
    QVERIFY(with != selected);
    QCOMPARE(with.copy(place), selected.copy(place));
    board.canvas.setGridShown(false);
    QVERIFY(board.picture() != without);
}

void TestView::theBoardIsNotMirrored()
{
    Board800 board(kThree);
    const QPoint finish = board.at({2, 0});
    const QImage before = board.picture().copy(0, 0, 700, 600);
    board.canvas.setLayoutDirection(Qt::RightToLeft);
    QCOMPARE(board.at({2, 0}), finish);
    QCOMPARE(board.picture().copy(0, 0, 700, 600), before);
}

void TestView::theLookFollowsThePalette()
{
    Board800 board(kThree);
    const QColor light = board.picture().pixelColor(5, 590);
    board.canvas.setPalette(QPalette(Qt::darkGray, Qt::black));
    const QColor dark = board.picture().pixelColor(5, 590);
    QVERIFY(dark.lightness() < light.lightness() - 60);
}

void TestView::theRouteIsShownOnRequest()
{
    Board800 board("start 0,0; A 1,0; B 0,1; finish 2,0");
    const QImage without = board.picture();
    board.canvas.setRouteShown(true);
    QVERIFY(board.picture() != without);
    board.canvas.setRouteShown(false);
    QCOMPARE(board.picture(), without);
}

void TestView::screenReadersGetTheTiles()
{
    Board800 board(kThree);
    QAccessibleInterface* list = QAccessible::queryAccessibleInterface(&board.canvas);
    QVERIFY(list);
    QCOMPARE(list->childCount(), 3);
    QVERIFY(list->child(1)->text(QAccessible::Name).startsWith(QLatin1String("A front, meadow")));
    QVERIFY(list->child(1)->rect().contains(board.canvas.mapToGlobal(board.at({1, 0}))));
    list->child(1)->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
    QCOMPARE(board.selection(), (std::vector<Hex> {{1, 0}}));
    QVERIFY(list->child(1)->state().selected);
    board.canvas.setCursorHex({0, 1});
    QCOMPARE(list->childCount(), 4);
    QVERIFY(list->child(3)->text(QAccessible::Name).contains(QLatin1String("empty hex at 0, 1")));
    board.take("C");
    QVERIFY(list->child(3)->text(QAccessible::Name).startsWith(QLatin1String("C front")));
    list->child(3)->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
    QCOMPARE(board.text(), QStringLiteral("start 0,0; A 1,0; B 2,0; C 0,1"));
}

BUBBLEBAR_TEST(TestView)
#include "tst_view.moc"
