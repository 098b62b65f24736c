#include "designer/canvas/canvaskeys.h"
#include "tests/common/testrunner.h"
#include "tests/designer/canvas/board.h"

#include <QSignalSpy>
#include <QtTest>

using namespace bubblebar;
using namespace bubblebar::tests;

using Hexes = std::vector<Hex>;

class TestKeys : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void arrowsMoveTheCursor_data();
    void arrowsMoveTheCursor();
    void upAndDownKeepTheColumn();
    void theCursorStaysInSight();
    void controlAndArrowsMoveTheSelection_data();
    void controlAndArrowsMoveTheSelection();
    void aRefusedMoveSaysWhy();
    void keysEditTheSelection_data();
    void keysEditTheSelection();
    void keysTurnThePieceInHand_data();
    void keysTurnThePieceInHand();
    void aPieceLeavesTheHandWithItsBox();
    void startAndFinishHaveOneFace();
    void theGroupStaysSelected_data();
    void theGroupStaysSelected();
    void theGroupTurnsAboutItsMiddle();
    void withoutSelectionTheWholeLayoutTurns();
    void tilesAreWalkedInTheirOrder();
    void returnSelectsTheTileUnderTheCursor();
    void escapeStepsBack();
    void tabLeavesTheBoard();
    void aMediumTrackIsBuiltByKeysAlone();
};

static constexpr auto kThree = "start 0,0; A 1,0; B 2,0";

void TestKeys::arrowsMoveTheCursor_data()
{
    QTest::addColumn<int>("key");
    QTest::addColumn<Hex>("to");
    QTest::newRow("right is east") << int {Qt::Key_Right} << Hex {1, 0};
    QTest::newRow("left is west") << int {Qt::Key_Left} << Hex {-1, 0};
    QTest::newRow("up is the row above") << int {Qt::Key_Up} << Hex {1, -1};
    QTest::newRow("down is the row below") << int {Qt::Key_Down} << Hex {0, 1};
}

void TestKeys::arrowsMoveTheCursor()
{
    QFETCH(const int, key);
    QFETCH(const Hex, to);
    Board800 board;
    const QSignalSpy moves(&board.canvas, &TrackCanvas::cursorMoved);
    board.key(key);
    QCOMPARE(board.canvas.cursorHex(), to);
    QCOMPARE(moves.size(), 1);
}

void TestKeys::upAndDownKeepTheColumn()
{
    for (const Hex from : {Hex {0, 0}, Hex {3, 1}, Hex {-2, -5}, Hex {4, -4}}) {
        Hex hex = from;
        for (int i = 0; i < 2; ++i)
            hex = neighbour(hex, straightStep(hex, true));
        QCOMPARE(hex, (from + Hex {1, -2}));
        for (int i = 0; i < 2; ++i)
            hex = neighbour(hex, straightStep(hex, false));
        QCOMPARE(hex, from);
        QCOMPARE(neighbour(neighbour(hex, straightStep(hex, false)), straightStep(hex + Hex {0, 1}, true)), hex);
    }
}

void TestKeys::theCursorStaysInSight()
{
    Board800 board;
    for (int i = 0; i < 30; ++i)
        board.key(i % 3 == 2 ? Qt::Key_Down : Qt::Key_Right);
    QVERIFY(board.canvas.rect().contains(board.at(board.canvas.cursorHex())));
    QVERIFY(!board.canvas.rect().contains(board.at({0, 0})));
}

void TestKeys::controlAndArrowsMoveTheSelection_data()
{
    QTest::addColumn<int>("key");
    QTest::addColumn<QString>("after");
    QTest::newRow("east") << int {Qt::Key_Right} << "start 0,0; A 2,1; B 3,1";
    QTest::newRow("west") << int {Qt::Key_Left} << "start 0,0; A 0,1; B 1,1";
    QTest::newRow("down") << int {Qt::Key_Down} << "start 0,0; A 0,2; B 1,2";
    QTest::newRow("up") << int {Qt::Key_Up} << "start 0,0; A 1,0; B 2,0";
}

void TestKeys::controlAndArrowsMoveTheSelection()
{
    QFETCH(const int, key);
    QFETCH(const QString, after);
    Board800 board("start 0,0; A 1,1; B 2,1");
    board.canvas.setCursorHex({1, 1});
    board.canvas.setSelection({{1, 1}, {2, 1}});
    board.key(key, Qt::ControlModifier);
    QCOMPARE(board.text(), after);
    QCOMPARE(board.steps(), 1);
    QVERIFY(board.document.tileAt(board.canvas.cursorHex()));
}

void TestKeys::aRefusedMoveSaysWhy()
{
    Board800 board(kThree);
    board.canvas.setSelection({{0, 0}});
    board.key(Qt::Key_Right, Qt::ControlModifier);
    QCOMPARE(board.text(), QStringLiteral("start 0,0; A 1,0; B 2,0"));
    QVERIFY(board.canvas.notice().contains(u'A'));
}

void TestKeys::keysEditTheSelection_data()
{
    QTest::addColumn<int>("key");
    QTest::addColumn<int>("modifiers");
    QTest::addColumn<QString>("after");
    QTest::newRow("R turns") << int {Qt::Key_R} << 0 << "start 0,0; A @1 1,0; B @1 2,0";
    QTest::newRow("Shift+R turns back") << int {Qt::Key_R} << int {Qt::ShiftModifier}
                                        << "start 0,0; A @5 1,0; B @5 2,0";
    QTest::newRow("F flips") << int {Qt::Key_F} << 0 << "start 0,0; A back 1,0; B back 2,0";
    QTest::newRow("Del takes away") << int {Qt::Key_Delete} << 0 << "start 0,0";
}

void TestKeys::keysEditTheSelection()
{
    QFETCH(const int, key);
    QFETCH(const int, modifiers);
    QFETCH(const QString, after);
    Board800 board(kThree);
    board.key(key, Qt::KeyboardModifiers(modifiers));
    QCOMPARE(board.steps(), 0);
    board.canvas.setSelection({{1, 0}, {2, 0}});
    board.key(key, Qt::KeyboardModifiers(modifiers));
    QCOMPARE(board.text(), after);
    QCOMPARE(board.steps(), 1);
    board.document.undoStack().undo();
    QCOMPARE(board.text(), QStringLiteral("start 0,0; A 1,0; B 2,0"));
    QCOMPARE(board.selection(), (Hexes {{1, 0}, {2, 0}}));
}

void TestKeys::keysTurnThePieceInHand_data()
{
    QTest::addColumn<int>("key");
    QTest::addColumn<int>("modifiers");
    QTest::addColumn<QString>("after");
    QTest::newRow("R turns") << int {Qt::Key_R} << 0 << "A @1";
    QTest::newRow("Shift+R turns back") << int {Qt::Key_R} << int {Qt::ShiftModifier} << "A @5";
    QTest::newRow("F flips") << int {Qt::Key_F} << 0 << "A back";
}

void TestKeys::keysTurnThePieceInHand()
{
    QFETCH(const int, key);
    QFETCH(const int, modifiers);
    QFETCH(const QString, after);
    Board800 board;
    board.canvas.setSelection({{0, 0}});
    board.take("A");
    board.key(key, Qt::KeyboardModifiers(modifiers));
    QCOMPARE(board.hand(), after);
    QCOMPARE(board.steps(), 0);
}

void TestKeys::aPieceLeavesTheHandWithItsBox()
{
    Board800 board(kThree, 2);
    board.canvas.takeInHand(HandPiece {TileId::track(0, 2), FaceSide::Front, 0});
    TrackProperties properties = propertiesOf(board.document.track());
    properties.name = QStringLiteral("Any");
    QVERIFY(board.document.push(changeProperties(board.document.track(), properties), {}));
    QVERIFY(board.canvas.pieceInHand());
    properties.boxes = 1;
    QVERIFY(board.document.push(changeProperties(board.document.track(), properties), {}));
    QVERIFY(!board.canvas.pieceInHand());
}

void TestKeys::startAndFinishHaveOneFace()
{
    Board800 board;
    board.take("finish");
    board.key(Qt::Key_R);
    board.key(Qt::Key_F);
    QCOMPARE(board.hand(), QStringLiteral("finish"));
    board.key(Qt::Key_Escape);
    board.canvas.setSelection({{0, 0}});
    board.key(Qt::Key_R);
    board.key(Qt::Key_F);
    QCOMPARE(board.steps(), 0);
}

void TestKeys::theGroupStaysSelected_data()
{
    QTest::addColumn<int>("key");
    QTest::newRow("turned") << int {Qt::Key_R};
    QTest::newRow("flipped") << int {Qt::Key_F};
    QTest::newRow("turned about the start in its middle") << 0;
}

void TestKeys::theGroupStaysSelected()
{
    QFETCH(const int, key);
    Board800 board("A -1,0; start 0,0; B 1,0");
    board.canvas.selectAll();
    if (key != 0)
        board.key(key);
    else
        board.canvas.turnGroup(1);
    QCOMPARE(board.document.undoStack().count(), 1);
    QCOMPARE(board.selection().size(), std::size_t {3});
}

void TestKeys::theGroupTurnsAboutItsMiddle()
{
    Board800 board("start 0,0; A 1,0; B 2,0; C 3,0");
    board.canvas.setSelection({{1, 0}, {2, 0}, {3, 0}});
    board.canvas.turnGroup(1);
    QCOMPARE(board.text(), QStringLiteral("start 0,0; A @1 2,-1; B @1 2,0; C @1 2,1"));
    QCOMPARE(board.steps(), 1);
    QCOMPARE(board.selection(), (Hexes {{2, -1}, {2, 0}, {2, 1}}));
    board.canvas.turnGroup(-1);
    QCOMPARE(board.text(), QStringLiteral("start 0,0; A 1,0; B 2,0; C 3,0"));
}

void TestKeys::withoutSelectionTheWholeLayoutTurns()
{
    Board800 board(kThree);
    board.canvas.turnGroup(3);
    QCOMPARE(board.text(), QStringLiteral("start 2,0; A @3 1,0; B @3 0,0"));
    QCOMPARE(board.steps(), 1);
}

void TestKeys::tilesAreWalkedInTheirOrder()
{
    Board800 board("start 0,0; A -1,0; B 2,0");
    board.canvas.setCursorHex({0, 2});
    Hexes walked;
    for (const auto key : {Qt::Key_N, Qt::Key_N, Qt::Key_N, Qt::Key_N, Qt::Key_P, Qt::Key_P}) {
        board.key(key);
        walked.push_back(board.canvas.cursorHex());
        QCOMPARE(board.selection(), (Hexes {walked.back()}));
    }
    QCOMPARE(walked, (Hexes {{0, 0}, {-1, 0}, {2, 0}, {0, 0}, {2, 0}, {-1, 0}}));
}

void TestKeys::returnSelectsTheTileUnderTheCursor()
{
    Board800 board(kThree);
    board.key(Qt::Key_Return);
    QCOMPARE(board.selection(), (Hexes {{0, 0}}));
    board.key(Qt::Key_Right);
    QCOMPARE(board.selection(), (Hexes {{0, 0}}));
    board.key(Qt::Key_Return, Qt::ShiftModifier);
    QCOMPARE(board.selection(), (Hexes {{0, 0}, {1, 0}}));
    board.key(Qt::Key_Return);
    QCOMPARE(board.selection(), (Hexes {{1, 0}}));
}

void TestKeys::escapeStepsBack()
{
    Board800 board(kThree);
    board.canvas.setSelection({{1, 0}});
    board.take("C");
    board.key(Qt::Key_Escape);
    QCOMPARE(board.hand(), QStringLiteral("nothing"));
    QCOMPARE(board.selection(), (Hexes {{1, 0}}));
    board.key(Qt::Key_Escape);
    QCOMPARE(board.selection(), Hexes {});
    QVERIFY(!board.canvas.stepBack());
}

void TestKeys::tabLeavesTheBoard()
{
    TrackDocument document(draft(kThree));
    QWidget window;
    TrackCanvas canvas(document, &window);
    QWidget next(&window);
    next.setFocusPolicy(Qt::StrongFocus);
    window.show();
    QApplication::setActiveWindow(&window);
    canvas.setFocus();
    QTRY_VERIFY(canvas.hasFocus());
    QTest::keyClick(&canvas, Qt::Key_Tab);
    QVERIFY(next.hasFocus());
}

/// The start in the middle, six tiles to its right in two rows, and the finish behind them.
void TestKeys::aMediumTrackIsBuiltByKeysAlone()
{
    Board800 board("");
    const auto lay = [&board](std::string_view piece, std::initializer_list<Qt::Key> way) {
        board.take(piece);
        for (const Qt::Key key : way)
            board.key(key);
        board.key(Qt::Key_Return);
    };
    lay("start", {});
    lay("A", {Qt::Key_Right});
    lay("B", {Qt::Key_Right});
    lay("C", {Qt::Key_Right});
    lay("D", {Qt::Key_Down});
    lay("E", {Qt::Key_Left});
    lay("F", {Qt::Key_Left});
    lay("finish", {Qt::Key_Right, Qt::Key_Right, Qt::Key_Right});
    QCOMPARE(board.text(), QStringLiteral("start 0,0; A 1,0; B 2,0; C 3,0; D 3,1; E 2,1; F 1,1; finish 4,1"));
    QVERIFY(!board.document.isValid()); // the start has one neighbour
    lay("G", {Qt::Key_Left, Qt::Key_Left, Qt::Key_Left, Qt::Key_Left});
    QVERIFY2(board.document.isValid(), qPrintable(board.text()));
    QCOMPARE(lengthClass(board.document.track().trackTileCount()), LengthClass::Medium);
    QCOMPARE(board.steps(), 9);
    while (board.document.undoStack().canUndo())
        board.document.undoStack().undo();
    QCOMPARE(board.text(), QString());
}

BUBBLEBAR_TEST(TestKeys)
#include "tst_keys.moc"
