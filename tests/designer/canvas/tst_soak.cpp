// Thousands of random events on the canvas: whatever a hand can do, the track stays one that can be saved, and undo
// leads back to where it began.

#include "core/support/random.h"
#include "core/track/trackfile.h"
#include "tests/common/randomrace.h"
#include "tests/common/testrunner.h"
#include "tests/designer/canvas/board.h"

#include <QtTest>

#include <set>

using namespace bubblebar;
using namespace bubblebar::tests;

class TestSoak : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void randomEvents_data();
    void randomEvents();
};

namespace {

/// A clumsy hand: presses, moves and lets go wherever it is.
class Hand
{
public:
    Hand(Board800& board, std::uint64_t seed)
        : m_board(board)
        , m_random(seed)
    {
    }

    void act()
    {
        switch (pick(m_random, 8)) {
        case 0:
            return pressButton();
        case 1:
            return QTest::mouseRelease(&m_board.canvas, button(), modifiers(), position());
        case 2:
        case 3:
            return QTest::mouseMove(&m_board.canvas, position());
        case 4:
            return m_board.wheel(position(), pick(m_random, 5) - 2, modifiers());
        case 5:
            return takePiece();
        case 6:
            return stack();
        default:
            return pressKey();
        }
    }

private:
    int any(int count) { return pick(m_random, count); }
    QPoint position() { return {any(900) - 50, any(700) - 50}; }
    Qt::MouseButton button()
    {
        return std::array {Qt::LeftButton, Qt::LeftButton, Qt::MiddleButton, Qt::RightButton}.at(
            static_cast<std::size_t>(any(4)));
    }
    Qt::KeyboardModifiers modifiers()
    {
        return std::array<Qt::KeyboardModifiers, 4> {Qt::NoModifier, Qt::NoModifier, Qt::ShiftModifier,
                                                     Qt::ControlModifier}
            .at(static_cast<std::size_t>(any(4)));
    }

    void pressButton() { QTest::mousePress(&m_board.canvas, button(), modifiers(), position()); }

    void takePiece()
    {
        const Track& track = m_board.document.track();
        const TileId tile =
            any(6) == 0 ? (any(2) == 0 ? TileId::start() : TileId::finish())
                        : freeCopy(track, any(static_cast<int>(track.tileSet->tiles.size()))).value_or(TileId::start());
        m_board.canvas.takeInHand(
            HandPiece {tile, any(2) == 0 ? FaceSide::Front : FaceSide::Back, tile.isTrack() ? any(6) : 0});
    }

    void stack()
    {
        switch (any(4)) {
        case 0:
            return m_board.document.undoStack().undo();
        case 1:
            return m_board.document.undoStack().redo();
        case 2:
            return m_board.canvas.turnGroup(any(5) - 2);
        default:
            return m_board.canvas.fit();
        }
    }

    void pressKey()
    {
        static constexpr std::array kKeys {Qt::Key_Left,   Qt::Key_Right,  Qt::Key_Up,     Qt::Key_Down,
                                           Qt::Key_Return, Qt::Key_Delete, Qt::Key_Escape, Qt::Key_R,
                                           Qt::Key_F,      Qt::Key_N,      Qt::Key_P,      Qt::Key_Plus,
                                           Qt::Key_Minus,  Qt::Key_0,      Qt::Key_A,      Qt::Key_Space};
        const Qt::Key key = kKeys.at(static_cast<std::size_t>(any(static_cast<int>(kKeys.size()))));
        if (key == Qt::Key_Space && any(2) == 0)
            QTest::keyPress(&m_board.canvas, key);
        else
            QTest::keyClick(&m_board.canvas, key, modifiers());
    }

    Board800& m_board;
    FastRandom m_random;
};

} // namespace

void TestSoak::randomEvents_data()
{
    QTest::addColumn<int>("seed");
    for (int seed = 1; seed <= 4; ++seed)
        QTest::addRow("seed %d", seed) << seed;
}

void TestSoak::randomEvents()
{
    QFETCH(const int, seed);
    Board800 board("start 0,0; A 1,0; B 2,0; finish 3,0", 2);
    const QByteArray first = trackBytes(board.document.track());
    Hand hand(board, static_cast<std::uint64_t>(seed));
    for (int i = 0; i < 1000; ++i) {
        hand.act();
        if (i % 40 == 0)
            board.canvas.grab();
        const Track& track = board.document.track();
        std::set<Hex> hexes;
        std::set<TileId> pieces;
        for (const PlacedTile& placed : track.tiles) {
            QVERIFY(hexes.insert(placed.at).second);
            QVERIFY(pieces.insert(placed.tile).second);
            QCOMPARE(board.document.tileAt(placed.at), &placed);
        }
        QVERIFY(std::ranges::is_sorted(board.selection()));
        for (const Hex hex : board.selection())
            QVERIFY(hexes.contains(hex));
        QCOMPARE(board.document.findings(), checkGuidelines(track));
    }
    while (board.document.undoStack().canUndo())
        board.document.undoStack().undo();
    QCOMPARE(trackBytes(board.document.track()), first);
}

BUBBLEBAR_TEST(TestSoak)
#include "tst_soak.moc"
