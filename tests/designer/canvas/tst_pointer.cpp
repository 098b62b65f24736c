#include "tests/common/testrunner.h"
#include "tests/designer/canvas/board.h"

#include <QSignalSpy>
#include <QtTest>

using namespace bubblebar;
using namespace bubblebar::tests;

using Hexes = std::vector<Hex>;

class TestPointer : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aClickLaysThePieceInHand();
    void theCursorFollowsThePointerWithAPiece();
    void shiftTakesTheNextCopy();
    void aTakenHexRefusesAndSaysWhy();
    void theWheelTurnsThePieceInHand();
    void aRightClickPutsThePieceBack();
    void aRightClickAsksForAMenu();
    void aPieceIsDraggedInFromElsewhere();
    void aClickSelects_data();
    void aClickSelects();
    void aDragMovesAndIsOneStep();
    void aDragOfASelectedTileMovesAllSelected();
    void whatIsDraggedTurns_data();
    void whatIsDraggedTurns();
    void aDragBackToWhereItBeganIsNoStep();
    void aDragOntoATakenHexChangesNothing();
    void aRubberBandSelects_data();
    void aRubberBandSelects();
    void theBoardIsPanned_data();
    void theBoardIsPanned();
    void escapeTakesBack_data();
    void escapeTakesBack();
    void theOtherButtonTakesBack();
    void undoInTheMiddleOfADragEndsTheDrag();
    void undoAndRedoSelectWhatTheyTouched();
};

static constexpr auto kThree = "start 0,0; A 1,0; B 2,0";

void TestPointer::aClickLaysThePieceInHand()
{
    Board800 board;
    board.take("A back @2");
    board.moveTo({1, 0});
    board.click({1, 0});
    QCOMPARE(board.text(), QStringLiteral("start 0,0; A back @2 1,0"));
    QCOMPARE(board.hand(), QStringLiteral("nothing"));
    QCOMPARE(board.selection(), (Hexes {{1, 0}}));
    QCOMPARE(board.document.undoStack().undoText(), QStringLiteral("Lay A"));
}

void TestPointer::theCursorFollowsThePointerWithAPiece()
{
    Board800 board;
    const QSignalSpy moves(&board.canvas, &TrackCanvas::cursorMoved);
    board.moveTo({1, 1});
    QCOMPARE(board.canvas.cursorHex(), Hex {});
    board.take("A");
    board.moveTo({1, 0});
    board.moveTo({0, 1});
    QCOMPARE(board.canvas.cursorHex(), (Hex {0, 1}));
    QCOMPARE(moves.size(), 2);
}

void TestPointer::shiftTakesTheNextCopy()
{
    Board800 board("start 0,0", 2);
    board.take("A @1");
    board.click({1, 0}, Qt::ShiftModifier);
    QCOMPARE(board.hand(), QStringLiteral("A2 @1"));
    board.click({2, 0}, Qt::ShiftModifier);
    QCOMPARE(board.hand(), QStringLiteral("nothing"));
    QCOMPARE(board.text(), QStringLiteral("start 0,0; A @1 1,0; A2 @1 2,0"));
    QCOMPARE(board.steps(), 2);
}

void TestPointer::aTakenHexRefusesAndSaysWhy()
{
    Board800 board(kThree);
    board.take("C");
    board.click({2, 0});
    QCOMPARE(board.text(), QStringLiteral("start 0,0; A 1,0; B 2,0"));
    QCOMPARE(board.hand(), QStringLiteral("C"));
    QVERIFY(board.canvas.notice().contains(u'B'));
    board.click({3, 0});
    QCOMPARE(board.text(), QStringLiteral("start 0,0; A 1,0; B 2,0; C 3,0"));
    QCOMPARE(board.canvas.notice(), QString());
}

void TestPointer::theWheelTurnsThePieceInHand()
{
    Board800 board;
    board.take("A");
    const double zoom = board.canvas.zoom();
    board.wheel(board.at({1, 0}), -2);
    QCOMPARE(board.hand(), QStringLiteral("A @2"));
    board.wheel(board.at({1, 0}), 1);
    QCOMPARE(board.hand(), QStringLiteral("A @1"));
    QCOMPARE(board.canvas.zoom(), zoom);
    board.wheel(board.at({1, 0}), 1, Qt::ControlModifier);
    QCOMPARE(board.hand(), QStringLiteral("A @1"));
    QVERIFY(board.canvas.zoom() > zoom);
}

void TestPointer::aRightClickPutsThePieceBack()
{
    Board800 board;
    const QSignalSpy menus(&board.canvas, &TrackCanvas::contextMenuRequested);
    board.take("A");
    board.click({0, 0}, {}, Qt::RightButton);
    QCOMPARE(board.hand(), QStringLiteral("nothing"));
    QCOMPARE(menus.size(), 0);
}

void TestPointer::aRightClickAsksForAMenu()
{
    Board800 board(kThree);
    const QSignalSpy menus(&board.canvas, &TrackCanvas::contextMenuRequested);
    board.canvas.setSelection({{1, 0}, {0, 0}});
    board.click({1, 0}, {}, Qt::RightButton);
    QCOMPARE(menus.size(), 1);
    QCOMPARE(menus.last().first().value<Hex>(), (Hex {1, 0}));
    QCOMPARE(board.selection(), (Hexes {{0, 0}, {1, 0}}));
    board.click({2, 0}, {}, Qt::RightButton);
    QCOMPARE(menus.size(), 2);
    QCOMPARE(board.selection(), (Hexes {{2, 0}}));
}

void TestPointer::aPieceIsDraggedInFromElsewhere()
{
    Board800 board;
    board.take("A");
    board.canvas.dragPieceTo(board.canvas.mapToGlobal(QPoint(-50, 40)));
    board.canvas.dragPieceTo(board.canvas.mapToGlobal(board.at({1, 0})));
    QCOMPARE(board.canvas.cursorHex(), (Hex {1, 0}));
    board.canvas.dropPieceAt(board.canvas.mapToGlobal(board.at({1, 0})));
    QCOMPARE(board.text(), QStringLiteral("start 0,0; A 1,0"));
    board.take("B");
    board.canvas.dropPieceAt(board.canvas.mapToGlobal(QPoint(-50, 40)));
    QCOMPARE(board.text(), QStringLiteral("start 0,0; A 1,0"));
    QCOMPARE(board.hand(), QStringLiteral("nothing"));
}

void TestPointer::aClickSelects_data()
{
    QTest::addColumn<Hexes>("before");
    QTest::addColumn<int>("modifiers");
    QTest::addColumn<Hex>("clicked");
    QTest::addColumn<Hexes>("after");
    const Hexes none;
    QTest::newRow("a tile") << none << 0 << Hex {1, 0} << Hexes {{1, 0}};
    QTest::newRow("another tile instead") << Hexes {{0, 0}} << 0 << Hex {1, 0} << Hexes {{1, 0}};
    QTest::newRow("one of several alone") << Hexes {{0, 0}, {1, 0}} << 0 << Hex {1, 0} << Hexes {{1, 0}};
    QTest::newRow("a tile more with Ctrl")
        << Hexes {{0, 0}} << int {Qt::ControlModifier} << Hex {1, 0} << Hexes {{0, 0}, {1, 0}};
    QTest::newRow("a tile more with Shift")
        << Hexes {{0, 0}} << int {Qt::ShiftModifier} << Hex {1, 0} << Hexes {{0, 0}, {1, 0}};
    QTest::newRow("a tile less with Ctrl")
        << Hexes {{0, 0}, {1, 0}} << int {Qt::ControlModifier} << Hex {1, 0} << Hexes {{0, 0}};
    QTest::newRow("nothing on a free hex") << Hexes {{0, 0}} << 0 << Hex {0, 1} << none;
    QTest::newRow("no change on a free hex with Ctrl")
        << Hexes {{0, 0}} << int {Qt::ControlModifier} << Hex {0, 1} << Hexes {{0, 0}};
}

void TestPointer::aClickSelects()
{
    QFETCH(const Hexes, before);
    QFETCH(const int, modifiers);
    QFETCH(const Hex, clicked);
    QFETCH(const Hexes, after);
    Board800 board(kThree);
    board.canvas.setSelection(before);
    board.click(clicked, Qt::KeyboardModifiers(modifiers));
    QCOMPARE(board.selection(), after);
    QCOMPARE(board.canvas.cursorHex(), clicked);
    QCOMPARE(board.steps(), 0);
}

void TestPointer::aDragMovesAndIsOneStep()
{
    Board800 board(kThree);
    board.press({2, 0});
    for (const Hex hex : {Hex {2, 1}, Hex {1, 1}, Hex {0, 2}, Hex {1, 1}})
        board.moveTo(hex);
    QCOMPARE(board.text(), QStringLiteral("start 0,0; A 1,0; B 2,0"));
    board.release({1, 1});
    QCOMPARE(board.text(), QStringLiteral("start 0,0; A 1,0; B 1,1"));
    QCOMPARE(board.steps(), 1);
    QCOMPARE(board.document.undoStack().undoText(), QStringLiteral("Move B"));
    QCOMPARE(board.selection(), (Hexes {{1, 1}}));
    board.document.undoStack().undo();
    QCOMPARE(board.text(), QStringLiteral("start 0,0; A 1,0; B 2,0"));
}

void TestPointer::aDragOfASelectedTileMovesAllSelected()
{
    Board800 board(kThree);
    board.canvas.setSelection({{1, 0}, {2, 0}});
    board.drag({2, 0}, {2, 1});
    QCOMPARE(board.text(), QStringLiteral("start 0,0; A 1,1; B 2,1"));
    QCOMPARE(board.steps(), 1);
    QVERIFY(board.document.undoStack().undoText().startsWith(QLatin1String("Move 2 tile")));
    QCOMPARE(board.selection(), (Hexes {{1, 1}, {2, 1}}));
}

void TestPointer::whatIsDraggedTurns_data()
{
    QTest::addColumn<int>("key");
    QTest::addColumn<Qt::KeyboardModifiers>("modifiers");
    QTest::addColumn<QString>("laid");
    QTest::newRow("R") << int {Qt::Key_R} << Qt::KeyboardModifiers() << QStringLiteral("B @1 2,2");
    QTest::newRow("Shift+R") << int {Qt::Key_R} << Qt::KeyboardModifiers(Qt::ShiftModifier)
                             << QStringLiteral("B @5 2,2");
    QTest::newRow("F") << int {Qt::Key_F} << Qt::KeyboardModifiers() << QStringLiteral("B back 2,2");
    QTest::newRow("the wheel") << 0 << Qt::KeyboardModifiers() << QStringLiteral("B @1 2,2");
}

void TestPointer::whatIsDraggedTurns()
{
    QFETCH(const int, key);
    QFETCH(const Qt::KeyboardModifiers, modifiers);
    QFETCH(const QString, laid);
    Board800 board(kThree);
    const double zoom = board.canvas.zoom();
    board.press({2, 0});
    board.movePointer(board.at({2, 1}));
    if (key != 0)
        board.key(key, modifiers);
    else
        board.wheel(board.at({2, 1}), -1);
    QCOMPARE(board.text(), QLatin1String(kThree));
    board.movePointer(board.at({2, 2}));
    board.release({2, 2});
    QCOMPARE(board.text(), QStringLiteral("start 0,0; A 1,0; ") + laid);
    QCOMPARE(board.document.undoStack().count(), 1);
    QCOMPARE(board.canvas.zoom(), zoom);
}

void TestPointer::aDragBackToWhereItBeganIsNoStep()
{
    Board800 board(kThree);
    board.press({2, 0});
    board.moveTo({2, 1});
    board.moveTo({2, 0});
    board.release({2, 0});
    QCOMPARE(board.steps(), 0);
    QCOMPARE(board.selection(), (Hexes {{2, 0}}));
}

void TestPointer::aDragOntoATakenHexChangesNothing()
{
    Board800 board(kThree);
    board.drag({2, 0}, {1, 0});
    QCOMPARE(board.text(), QStringLiteral("start 0,0; A 1,0; B 2,0"));
    QCOMPARE(board.steps(), 0);
    QVERIFY(board.canvas.notice().contains(u'A'));
}

void TestPointer::aRubberBandSelects_data()
{
    QTest::addColumn<Hex>("from");
    QTest::addColumn<Hex>("to");
    QTest::addColumn<int>("modifiers");
    QTest::addColumn<Hexes>("after"); // start was selected before
    QTest::newRow("what lies in it") << Hex {1, -1} << Hex {2, 1} << 0 << Hexes {{1, 0}, {2, 0}};
    QTest::newRow("from below to above") << Hex {1, 1} << Hex {3, -1} << 0 << Hexes {{2, 0}};
    QTest::newRow("nothing") << Hex {0, 1} << Hex {1, 1} << 0 << Hexes {};
    QTest::newRow("more with Shift") << Hex {2, -1} << Hex {2, 1} << int {Qt::ShiftModifier} << Hexes {{0, 0}, {2, 0}};
}

void TestPointer::aRubberBandSelects()
{
    QFETCH(const Hex, from);
    QFETCH(const Hex, to);
    QFETCH(const int, modifiers);
    QFETCH(const Hexes, after);
    Board800 board(kThree);
    board.canvas.setSelection({{0, 0}});
    board.drag(from, to, Qt::KeyboardModifiers(modifiers));
    QCOMPARE(board.selection(), after);
    QCOMPARE(board.steps(), 0);
}

void TestPointer::theBoardIsPanned_data()
{
    QTest::addColumn<bool>("space");
    QTest::addColumn<Qt::MouseButton>("button");
    QTest::newRow("with the middle button") << false << Qt::MiddleButton;
    QTest::newRow("with the space bar") << true << Qt::LeftButton;
}

void TestPointer::theBoardIsPanned()
{
    QFETCH(const bool, space);
    QFETCH(const Qt::MouseButton, button);
    Board800 board(kThree);
    const QPoint from = board.at({1, 0});
    if (space)
        QTest::keyPress(&board.canvas, Qt::Key_Space);
    board.press({1, 0}, {}, button);
    board.movePointer(from + QPoint(60, -35));
    QTest::mouseRelease(&board.canvas, button, {}, from + QPoint(60, -35));
    if (space)
        QTest::keyRelease(&board.canvas, Qt::Key_Space);
    QCOMPARE(board.at({1, 0}), from + QPoint(60, -35));
    QCOMPARE(board.text(), QStringLiteral("start 0,0; A 1,0; B 2,0"));
    QCOMPARE(board.selection(), Hexes {});
}

void TestPointer::escapeTakesBack_data()
{
    QTest::addColumn<QString>("gesture");
    for (const char* gesture : {"place", "move", "group", "band", "pan"})
        QTest::newRow(gesture) << QString::fromLatin1(gesture);
}

void TestPointer::escapeTakesBack()
{
    QFETCH(const QString, gesture);
    Board800 board(kThree);
    const Hexes before = gesture == QLatin1String("group") ? Hexes {{1, 0}, {2, 0}} : Hexes {{0, 0}};
    board.canvas.setSelection(before);
    if (gesture == QLatin1String("place"))
        board.take("C");
    const Hex from = gesture == QLatin1String("band") ? Hex {1, -1} : Hex {2, 0};
    const Qt::MouseButton button = gesture == QLatin1String("pan") ? Qt::MiddleButton : Qt::LeftButton;
    const CanvasCamera camera = board.canvas.camera();
    board.press(from, {}, button);
    board.moveTo({2, 1});
    board.moveTo({3, 1});
    board.key(Qt::Key_Escape);
    QCOMPARE(board.canvas.camera(), camera);
    QCOMPARE(board.selection(), before);
    QCOMPARE(board.hand(), QStringLiteral("nothing"));
    board.release({3, 1}, {}, button);
    QCOMPARE(board.steps(), 0);
    QCOMPARE(board.selection(), before);
    QCOMPARE(board.text(), QStringLiteral("start 0,0; A 1,0; B 2,0"));
}

void TestPointer::theOtherButtonTakesBack()
{
    Board800 board(kThree);
    const QSignalSpy menus(&board.canvas, &TrackCanvas::contextMenuRequested);
    board.press({2, 0});
    board.moveTo({2, 1});
    board.press({2, 1}, {}, Qt::RightButton);
    board.release({2, 1}, {}, Qt::RightButton);
    board.release({2, 1});
    QCOMPARE(board.steps(), 0);
    QCOMPARE(menus.size(), 0);
    QCOMPARE(board.selection(), Hexes {});
}

void TestPointer::undoInTheMiddleOfADragEndsTheDrag()
{
    Board800 board(kThree);
    board.drag({2, 0}, {3, 0});
    board.press({1, 0});
    board.moveTo({1, 1});
    board.document.undoStack().undo();
    board.release({1, 1});
    QCOMPARE(board.text(), QStringLiteral("start 0,0; A 1,0; B 2,0"));
    QVERIFY(!board.document.undoStack().canUndo());
}

void TestPointer::undoAndRedoSelectWhatTheyTouched()
{
    Board800 board(kThree);
    board.drag({2, 0}, {3, 0});
    board.click({0, 0});
    board.document.undoStack().undo();
    QCOMPARE(board.selection(), (Hexes {{2, 0}}));
    board.click({0, 0});
    board.document.undoStack().redo();
    QCOMPARE(board.selection(), (Hexes {{3, 0}}));
}

BUBBLEBAR_TEST(TestPointer)
#include "tst_pointer.moc"
