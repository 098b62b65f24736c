#include "tests/designer/window/designeruser.h"

#include "designer/canvas/trackcanvas.h"
#include "designer/document/trackdocument.h"
#include "designer/panels/piecelist.h"
#include "designer/window/designerdesk.h"
#include "designer/window/designerwindow.h"

#include <QAction>
#include <QApplication>
#include <QWheelEvent>
#include <QtTest>

namespace bubblebar::tests {

namespace {

constexpr int kNotch = 120;

/// As the box lists them: the tiles, then start and finish.
int rowOf(const PlacedTile& tile, int tiles)
{
    if (tile.tile.isTrack())
        return tile.tile.index();
    return tile.tile == TileId::start() ? tiles : tiles + 1;
}

} // namespace

DesignerUser::DesignerUser(DesignerWindow& window)
    : m_window(window)
{
}

TrackCanvas& DesignerUser::canvas() const
{
    return m_window.desk().canvas();
}

PieceList& DesignerUser::pieces() const
{
    return *m_window.findChild<PieceList*>();
}

QAction* DesignerUser::action(const QString& text) const
{
    for (QAction* action : m_window.findChildren<QAction*>())
        if (QString(action->text()).remove(u'&') == text)
            return action;
    return nullptr;
}

void DesignerUser::choose(const QString& text) const
{
    QAction* action = this->action(text);
    if (!action || !action->isEnabled())
        qFatal("“%s” can't be chosen", qUtf8Printable(text));
    action->trigger();
}

QPoint DesignerUser::placeOf(Hex hex) const
{
    const QPoint place = canvas().camera().centreOf(hex).toPoint();
    if (!canvas().rect().contains(place))
        qFatal("the hex %d, %d is out of sight", hex.q, hex.r);
    return place;
}

QPoint DesignerUser::placeOf(const PlacedTile& tile) const
{
    PieceList& list = pieces();
    const int tiles = static_cast<int>(canvas().document().track().tileSet->tiles.size());
    const QModelIndex index = list.model()->index(rowOf(tile, tiles), 0);
    list.scrollTo(index);
    const QRect box = list.visualRect(index);
    const bool isBack = tile.tile.isTrack() && tile.side == FaceSide::Back;
    return {box.left() + box.width() * (isBack ? 3 : 1) / 4, box.top() + box.height() / 3};
}

void DesignerUser::clickPiece(const PlacedTile& tile) const
{
    const QPoint place = placeOf(tile);
    QTest::mouseClick(pieces().viewport(), Qt::LeftButton, {}, place);
}

void DesignerUser::turnWheel(const PlacedTile& tile) const
{
    const QPointF place = placeOf(tile.at);
    for (int turn = 0; tile.tile.isTrack() && turn < tile.rotation; ++turn) {
        QWheelEvent wheel(place, canvas().mapToGlobal(place), {}, {0, -kNotch}, {}, {}, Qt::NoScrollPhase, false);
        QApplication::sendEvent(&canvas(), &wheel);
    }
}

void DesignerUser::layByMouse(const PlacedTile& tile) const
{
    clickPiece(tile);
    QTest::mouseMove(&canvas(), placeOf(tile.at));
    turnWheel(tile);
    clickHex(tile.at);
}

void DesignerUser::layByDragging(const PlacedTile& tile) const
{
    QWidget* box = pieces().viewport();
    const QPoint from = placeOf(tile);
    const QPoint to = box->mapFrom(&m_window, canvas().mapTo(&m_window, placeOf(tile.at)));
    QTest::mousePress(box, Qt::LeftButton, {}, from);
    // QTest::mouseMove() tells of no button that is down.
    for (const QPoint place : {from + QPoint(30, 0), (from + to) / 2, to}) {
        QMouseEvent move(QEvent::MouseMove, place, box->mapToGlobal(place), Qt::NoButton, Qt::LeftButton, {});
        QApplication::sendEvent(box, &move);
    }
    turnWheel(tile);
    QTest::mouseRelease(box, Qt::LeftButton, {}, to);
}

void DesignerUser::clickHex(Hex hex, Qt::KeyboardModifiers modifiers) const
{
    QTest::mouseClick(&canvas(), Qt::LeftButton, modifiers, placeOf(hex));
}

void DesignerUser::press(Qt::Key key, Qt::KeyboardModifiers modifiers) const
{
    QTest::keyClick(QApplication::focusWidget(), key, modifiers);
}

void DesignerUser::goTo(Hex hex) const
{
    while (canvas().cursorHex().r != hex.r)
        press(canvas().cursorHex().r < hex.r ? Qt::Key_Down : Qt::Key_Up);
    while (canvas().cursorHex().q != hex.q)
        press(canvas().cursorHex().q < hex.q ? Qt::Key_Right : Qt::Key_Left);
}

void DesignerUser::layByKeys(const PlacedTile& tile) const
{
    press(Qt::Key_B);
    const int tiles = static_cast<int>(canvas().document().track().tileSet->tiles.size());
    press(Qt::Key_Home);
    for (int row = rowOf(tile, tiles); row > 0; --row)
        press(Qt::Key_Right);
    press(Qt::Key_Return);
    if (tile.tile.isTrack() && canvas().pieceInHand() && canvas().pieceInHand()->side != tile.side)
        press(Qt::Key_F);
    for (int turn = 0; tile.tile.isTrack() && turn < tile.rotation; ++turn)
        press(Qt::Key_R);
    goTo(tile.at);
    press(Qt::Key_Return);
}

} // namespace bubblebar::tests
