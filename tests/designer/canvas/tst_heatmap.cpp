#include "core/track/standardset.h"
#include "tests/common/testrunner.h"
#include "tests/designer/canvas/board.h"

#include <QAccessible>
#include <QtTest>

using namespace bubblebar;
using namespace bubblebar::tests;

namespace {

constexpr auto kTwo = "start 0,0; A 1,0; B 2,0; finish 3,0";

/// Space number i of the board is visited i times a race.
TrackAnalysis countedUp(const TrackDocument& document)
{
    TrackAnalysis analysis;
    analysis.board = std::make_shared<const Board>(document.snapshot());
    for (int space = 0; space < analysis.board->spaceCount(); ++space)
        analysis.visitsPerRace.push_back(space);
    return analysis;
}

const PlacedTile& tileAt(const Board800& board, Hex hex)
{
    return *board.document.tileAt(hex);
}

} // namespace

/// How often each space is visited, on the canvas.
class HeatMapTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void isShownOnRequest();
    void screenReadersGetTheNumbers();
    void tilesThatLieOtherwiseHaveNone();
    void theLegendSaysThatItIsOutdated();
};

void HeatMapTest::isShownOnRequest()
{
    Board800 board(kTwo);
    const QImage bare = board.picture();
    board.canvas.setHeatMap(HeatMap(countedUp(board.document), false));
    QCOMPARE(board.picture(), bare);
    board.canvas.setHeatMapShown(true);
    const QImage hot = board.picture();
    QVERIFY(hot != bare);
    const QRect a = board.canvas.camera().boxOf({1, 0}).toAlignedRect();
    QVERIFY(hot.copy(a) != bare.copy(a));
    board.canvas.setHeatMapShown(false);
    QCOMPARE(board.picture(), bare);
}

void HeatMapTest::screenReadersGetTheNumbers()
{
    Board800 board(kTwo);
    board.canvas.setHeatMap(HeatMap(countedUp(board.document), false));
    QCOMPARE(board.canvas.heatTextAt(tileAt(board, {1, 0})), QString());
    board.canvas.setHeatMapShown(true);
    const QString text = board.canvas.heatTextAt(tileAt(board, {1, 0}));
    QVERIFY2(text.startsWith(QStringLiteral("visits per race: A.0 2.0, A.1 3.0")), qPrintable(text));
    QVERIFY(QAccessible::queryAccessibleInterface(&board.canvas)->child(1)->text(QAccessible::Name).endsWith(text));
    QCOMPARE(board.canvas.heatTextAt(tileAt(board, {0, 0})), QString());
}

void HeatMapTest::tilesThatLieOtherwiseHaveNone()
{
    Board800 board(kTwo);
    board.canvas.setHeatMap(HeatMap(countedUp(board.document), false));
    board.canvas.setHeatMapShown(true);
    board.canvas.setSelection({{1, 0}});
    board.canvas.turn(1);
    QCOMPARE(board.canvas.heatTextAt(tileAt(board, {1, 0})), QString());
    QVERIFY(!board.canvas.heatTextAt(tileAt(board, {2, 0})).isEmpty());
}

void HeatMapTest::theLegendSaysThatItIsOutdated()
{
    Board800 board(kTwo);
    board.canvas.setHeatMapShown(true);
    board.canvas.setHeatMap(HeatMap(countedUp(board.document), false));
    const QImage present = board.picture();
    board.canvas.setHeatMap(HeatMap(countedUp(board.document), true));
    QVERIFY(board.picture() != present);
}

BUBBLEBAR_TEST(HeatMapTest)
#include "tst_heatmap.moc"
