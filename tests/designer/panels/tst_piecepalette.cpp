#include "core/track/standardset.h"
#include "designer/document/trackdocument.h"
#include "designer/panels/piecedelegate.h"
#include "designer/panels/piecelist.h"
#include "designer/panels/piecepalette.h"
#include "tests/common/testrunner.h"

#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QSignalSpy>
#include <QToolButton>
#include <QtTest>

using namespace bubblebar;

namespace {

Track emptyTrack(int boxes = 1)
{
    Track track;
    track.tileSet = standardTileSet();
    track.boxes = boxes;
    return track;
}

PlacedTile laid(TileId tile, Hex at)
{
    return {tile, at, FaceSide::Front, 0, {}};
}

/// A palette as in a dock, with what it asked for.
struct Box
{
    explicit Box(int boxes = 1)
        : document(emptyTrack(boxes))
        , palette(document)
        , list(*palette.findChild<PieceList*>())
        , requests(&palette, &PiecePalette::pieceRequested)
        , jumps(&palette, &PiecePalette::jumpRequested)
    {
        palette.resize(236, 640);
        palette.show();
    }

    [[nodiscard]] QModelIndex index(const char* label) const
    {
        for (int row = 0; row < list.model()->rowCount(); ++row) {
            const QModelIndex index = list.model()->index(row, 0);
            if (index.data().toString() == QString::fromUtf8(label))
                return index;
        }
        return {};
    }
    [[nodiscard]] QPoint facePoint(const char* label, FaceSide side) const
    {
        const QRect box = list.visualRect(index(label));
        return {side == FaceSide::Front ? box.left() + box.width() / 4 : box.right() - box.width() / 4,
                box.top() + box.height() / 3};
    }
    void click(const char* label, FaceSide side)
    {
        list.scrollTo(index(label));
        QTest::mouseClick(list.viewport(), Qt::LeftButton, {}, facePoint(label, side));
    }
    [[nodiscard]] HandPiece lastRequest() const { return requests.last().first().value<HandPiece>(); }
    [[nodiscard]] bool shows(const char* text) const
    {
        const auto labels = palette.findChildren<QLabel*>();
        return std::ranges::any_of(labels, [text](const QLabel* l) { return l->text() == QString::fromUtf8(text); });
    }

    TrackDocument document;
    PiecePalette palette;
    PieceList& list;
    QSignalSpy requests;
    QSignalSpy jumps;
};

} // namespace

class PiecePaletteTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyPieceIsThereOnce();
    void aClickTakesTheFaceThatIsClicked_data();
    void aClickTakesTheFaceThatIsClicked();
    void theKeyboardTakesAndTurnsOver();
    void turningThePieceInHandAsksForItsOtherFace();
    void aLaidPieceAsksToBeShown();
    void copiesAreCounted();
    void theNextFreeCopyIsTaken();
    void undoPutsThePieceBack();
    void aPieceIsDraggedOut();
    void aLaidPieceIsNotDragged();
    void aShakyClickIsAClick();
    void piecesAreFilteredByTerrainBonusAndExits();
    void lettersFindNamesAndWordsFindFaces_data();
    void lettersFindNamesAndWordsFindFaces();
    void twoPiecesARowAndOneRowWhenWide();
    void facesAreDescribed();
    void rightToLeftMirrorsTheFaces();
};

void PiecePaletteTest::everyPieceIsThereOnce()
{
    const Box box;
    QCOMPARE(box.list.model()->rowCount(), 14);
    QVERIFY(box.index("A").isValid());
    QVERIFY(box.index("Start").isValid());
    QVERIFY(box.index("Finish").isValid());
    QVERIFY(box.shows("12 of 12 left"));
}

void PiecePaletteTest::aClickTakesTheFaceThatIsClicked_data()
{
    QTest::addColumn<QByteArray>("label");
    QTest::addColumn<TileId>("tile");
    QTest::addColumn<FaceSide>("clicked");
    QTest::addColumn<FaceSide>("side");
    QTest::newRow("front") << QByteArray("A") << TileId::track(0) << FaceSide::Front << FaceSide::Front;
    QTest::newRow("back") << QByteArray("A") << TileId::track(0) << FaceSide::Back << FaceSide::Back;
    QTest::newRow("last tile") << QByteArray("L") << TileId::track(11) << FaceSide::Back << FaceSide::Back;
    QTest::newRow("start has one face") << QByteArray("Start") << TileId::start() << FaceSide::Back << FaceSide::Front;
    QTest::newRow("finish") << QByteArray("Finish") << TileId::finish() << FaceSide::Front << FaceSide::Front;
}

void PiecePaletteTest::aClickTakesTheFaceThatIsClicked()
{
    QFETCH(QByteArray, label);
    QFETCH(TileId, tile);
    QFETCH(FaceSide, clicked);
    QFETCH(FaceSide, side);
    Box box;
    box.click(label.constData(), clicked);
    QCOMPARE(box.requests.size(), 1);
    QVERIFY(box.lastRequest() == (HandPiece {tile, side, 0}));
    QCOMPARE(box.jumps.size(), 0);
    QCOMPARE(box.document.undoStack().count(), 0);
}

void PiecePaletteTest::theKeyboardTakesAndTurnsOver()
{
    Box box;
    box.palette.focusPieces();
    QTest::keyClick(&box.list, Qt::Key_Right);
    QTest::keyClick(&box.list, Qt::Key_Return);
    QVERIFY(box.lastRequest() == (HandPiece {TileId::track(1), FaceSide::Front, 0}));
    QTest::keyClick(&box.list, Qt::Key_F);
    QCOMPARE(box.requests.size(), 1);
    QTest::keyClick(&box.list, Qt::Key_Enter);
    QVERIFY(box.lastRequest() == (HandPiece {TileId::track(1), FaceSide::Back, 0}));
    QTest::keyClick(&box.list, Qt::Key_Down);
    QTest::keyClick(&box.list, Qt::Key_Return);
    QVERIFY(box.lastRequest() == (HandPiece {TileId::track(3), FaceSide::Front, 0}));
}

void PiecePaletteTest::turningThePieceInHandAsksForItsOtherFace()
{
    Box box;
    box.palette.focusPieces();
    box.palette.setPieceInHand(HandPiece {TileId::track(0), FaceSide::Back, 2});
    QVERIFY(box.index("A · in hand").isValid());
    QTest::keyClick(&box.list, Qt::Key_F);
    QVERIFY(box.lastRequest() == (HandPiece {TileId::track(0), FaceSide::Front, 0}));
    box.palette.setPieceInHand(std::nullopt);
    QVERIFY(box.index("A").isValid());
}

void PiecePaletteTest::aLaidPieceAsksToBeShown()
{
    Box box;
    QVERIFY(box.document.push(placeTile(box.document.track(), laid(TileId::track(0), {2, 1})), {}));
    QVERIFY(box.shows("11 of 12 left"));
    box.click("A · laid", FaceSide::Back);
    QCOMPARE(box.requests.size(), 0);
    QCOMPARE(box.jumps.size(), 1);
    QVERIFY(box.jumps.last().first().value<TileId>() == TileId::track(0));
    box.palette.focusPieces();
    QTest::keyClick(&box.list, Qt::Key_Return);
    QCOMPARE(box.jumps.size(), 2);
}

void PiecePaletteTest::copiesAreCounted()
{
    Box box(3);
    QVERIFY(box.index("A · 3 left").isValid());
    QVERIFY(box.index("Start").isValid());
    QVERIFY(box.document.push(placeTile(box.document.track(), laid(TileId::track(0, 2), {0, 0})), {}));
    QVERIFY(box.index("A · 2 left").isValid());
    TrackProperties one = propertiesOf(box.document.track());
    one.boxes = 2;
    QVERIFY(box.document.push(changeProperties(box.document.track(), one), {}));
    QVERIFY(box.index("A · 1 left").isValid());
    QVERIFY(box.shows("23 of 24 left"));
}

void PiecePaletteTest::theNextFreeCopyIsTaken()
{
    Box box(3);
    QVERIFY(box.document.push(placeTile(box.document.track(), laid(TileId::track(0, 1), {0, 0})), {}));
    QVERIFY(box.document.push(placeTile(box.document.track(), laid(TileId::track(0, 3), {1, 0})), {}));
    box.click("A · 1 left", FaceSide::Front);
    QVERIFY(box.lastRequest().tile == TileId::track(0, 2));
}

void PiecePaletteTest::undoPutsThePieceBack()
{
    Box box;
    QVERIFY(box.document.push(placeTile(box.document.track(), laid(TileId::start(), {0, 0})), {}));
    QVERIFY(box.index("Start · laid").isValid());
    box.document.undoStack().undo();
    QVERIFY(box.index("Start").isValid());
    QVERIFY(box.shows("12 of 12 left"));
}

void PiecePaletteTest::aPieceIsDraggedOut()
{
    Box box;
    QSignalSpy drags(&box.palette, &PiecePalette::pieceDragged);
    QSignalSpy drops(&box.palette, &PiecePalette::pieceDropped);
    QWidget* area = box.list.viewport();
    const QPoint from = box.facePoint("B", FaceSide::Back);
    const QPoint to = from + QPoint(400, 90);
    QTest::mousePress(area, Qt::LeftButton, {}, from);
    QTest::mouseMove(area, from + QPoint(1, 0));
    QCOMPARE(box.requests.size(), 0);
    QTest::mouseMove(area, from + QPoint(QApplication::startDragDistance() + 1, 0));
    QVERIFY(box.lastRequest() == (HandPiece {TileId::track(1), FaceSide::Back, 0}));
    QTest::mouseMove(area, to);
    QCOMPARE(box.requests.size(), 1);
    QCOMPARE(drags.size(), 2);
    QCOMPARE(drags.last().first().toPoint(), area->mapToGlobal(to));
    QTest::mouseRelease(area, Qt::LeftButton, {}, to);
    QCOMPARE(drops.size(), 1);
    QCOMPARE(drops.last().first().toPoint(), area->mapToGlobal(to));
    QCOMPARE(box.requests.size(), 1);
}

void PiecePaletteTest::aLaidPieceIsNotDragged()
{
    Box box;
    QVERIFY(box.document.push(placeTile(box.document.track(), laid(TileId::track(1), {0, 0})), {}));
    QSignalSpy drags(&box.palette, &PiecePalette::pieceDragged);
    QWidget* area = box.list.viewport();
    const QPoint from = box.facePoint("B · laid", FaceSide::Front);
    QTest::mousePress(area, Qt::LeftButton, {}, from);
    QTest::mouseMove(area, from + QPoint(400, 0));
    QTest::mouseRelease(area, Qt::LeftButton, {}, from + QPoint(400, 0));
    QCOMPARE(drags.size(), 0);
    QCOMPARE(box.requests.size(), 0);
    QCOMPARE(box.jumps.size(), 0);
}

void PiecePaletteTest::aShakyClickIsAClick()
{
    Box box;
    QWidget* area = box.list.viewport();
    const QPoint from = box.facePoint("B", FaceSide::Back);
    QTest::mousePress(area, Qt::LeftButton, {}, from);
    QTest::mouseMove(area, from + QPoint(2, 1));
    QTest::mouseRelease(area, Qt::LeftButton, {}, from + QPoint(2, 1));
    QCOMPARE(box.requests.size(), 1);
}

void PiecePaletteTest::piecesAreFilteredByTerrainBonusAndExits()
{
    Box box;
    const auto combos = box.palette.findChildren<QComboBox*>();
    QCOMPARE(combos.size(), 3);
    auto* filter = box.palette.findChild<QToolButton*>();
    QVERIFY(!combos[0]->isVisible());
    QTest::mouseClick(filter, Qt::LeftButton);
    QVERIFY(combos[0]->isVisible());

    QTest::keyClicks(combos[0], QStringLiteral("teal"));
    QCOMPARE(combos[0]->currentText(), QStringLiteral("teal"));
    const int teal = box.list.model()->rowCount();
    QVERIFY(teal > 0 && teal < 12);
    for (int row = 0; row < teal; ++row)
        QVERIFY(box.list.model()->index(row, 0).data(Qt::ToolTipRole).toString().contains(QStringLiteral("teal")));
    combos[2]->setCurrentIndex(1); // no face has fewer exits
    QCOMPARE(box.list.model()->rowCount(), 0);
    for (QToolButton* button : box.palette.findChildren<QToolButton*>()) {
        if (button->text() == QStringLiteral("Show all pieces"))
            QTest::mouseClick(button, Qt::LeftButton);
    }
    QCOMPARE(box.list.model()->rowCount(), 14);
}

void PiecePaletteTest::lettersFindNamesAndWordsFindFaces_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("least");
    QTest::addColumn<int>("most");
    QTest::newRow("one letter is a name") << "a" << 1 << 1;
    QTest::newRow("a piece without faces") << "start" << 1 << 1;
    QTest::newRow("a terrain") << "magenta" << 1 << 11;
    QTest::newRow("a bonus") << "draw a card" << 1 << 11;
    QTest::newRow("nothing") << "xyz" << 0 << 0;
    QTest::newRow("blanks") << "  " << 14 << 14;
}

void PiecePaletteTest::lettersFindNamesAndWordsFindFaces()
{
    QFETCH(QString, text);
    QFETCH(int, least);
    QFETCH(int, most);
    Box box;
    QTest::keyClicks(box.palette.findChild<QLineEdit*>(), text);
    const int found = box.list.model()->rowCount();
    QVERIFY2(found >= least && found <= most, qPrintable(QString::number(found)));
}

void PiecePaletteTest::twoPiecesARowAndOneRowWhenWide()
{
    Box box;
    const auto top = [&](int row) { return box.list.visualRect(box.list.model()->index(row, 0)).top(); };
    QCOMPARE(top(0), top(1));
    QVERIFY(top(2) > top(1));
    box.palette.resize(1600, 300);
    QTRY_COMPARE(top(13), top(0));
}

void PiecePaletteTest::facesAreDescribed()
{
    const Box box;
    for (int row = 0; row < 12; ++row) {
        const QString text = box.list.model()->index(row, 0).data(Qt::AccessibleTextRole).toString();
        QVERIFY2(text.contains(QStringLiteral("Front: ")) && text.contains(QStringLiteral("Back: ")), qPrintable(text));
        QVERIFY2(text.contains(QStringLiteral(", exits on all sides")), qPrintable(text));
    }
}

void PiecePaletteTest::rightToLeftMirrorsTheFaces()
{
    Box box;
    box.palette.setLayoutDirection(Qt::RightToLeft);
    QTRY_VERIFY(box.list.visualRect(box.index("A")).left() > box.list.visualRect(box.index("B")).left());
    box.click("A", FaceSide::Back); // the right picture
    QVERIFY(box.lastRequest() == (HandPiece {TileId::track(0), FaceSide::Front, 0}));
}

BUBBLEBAR_TEST(PiecePaletteTest)
#include "tst_piecepalette.moc"
