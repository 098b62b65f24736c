#include "designer/canvas/canvaskeys.h"

#include "core/track/trackedit.h"
#include "designer/canvas/trackcanvas.h"
#include "designer/widgets/keytable.h"

#include <QKeyEvent>

namespace bubblebar {

namespace {

constexpr int kEast = 0;
constexpr int kWest = 3;

/// −1 for keys that are no arrows.
int directionOf(int key, Hex from)
{
    switch (key) {
    case Qt::Key_Left:
        return kWest;
    case Qt::Key_Right:
        return kEast;
    case Qt::Key_Up:
        return straightStep(from, true);
    case Qt::Key_Down:
        return straightStep(from, false);
    default:
        return -1;
    }
}

bool pressArrow(TrackCanvas& canvas, const QKeyEvent& event)
{
    const bool moves = event.modifiers().testFlag(Qt::ControlModifier);
    const Hex from = moves && !canvas.selection().empty() ? middleHex(canvas.selection()) : canvas.cursorHex();
    const int direction = directionOf(event.key(), from);
    if (direction < 0)
        return false;
    if (moves)
        canvas.moveSelection(direction);
    else
        canvas.moveCursor(direction);
    return true;
}

/// The menus have these keys too, but hold still where there is nothing to do.
bool pressMenuKey(TrackCanvas& canvas, const QKeyEvent& event)
{
    if (isKeyOf(event, KeyUse::TurnTile))
        canvas.turn(1);
    else if (isKeyOf(event, KeyUse::TurnTileBack))
        canvas.turn(-1);
    else if (isKeyOf(event, KeyUse::FlipTile))
        canvas.flip();
    else if (isKeyOf(event, KeyUse::Remove))
        canvas.removeSelection();
    else if (isKeyOf(event, KeyUse::NextTile))
        canvas.walkTiles(1);
    else if (isKeyOf(event, KeyUse::PreviousTile))
        canvas.walkTiles(-1);
    else
        return false;
    return true;
}

bool pressEdit(TrackCanvas& canvas, const QKeyEvent& event)
{
    switch (event.key()) {
    case Qt::Key_Backspace:
        canvas.removeSelection();
        return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        canvas.actAtCursor(event.modifiers().testFlag(Qt::ShiftModifier));
        return true;
    default:
        return false;
    }
}

bool pressView(TrackCanvas& canvas, int key)
{
    switch (key) {
    case Qt::Key_Plus:
    case Qt::Key_Equal:
        canvas.zoomIn();
        return true;
    case Qt::Key_Minus:
        canvas.zoomOut();
        return true;
    case Qt::Key_0:
        canvas.fit();
        return true;
    default:
        return false;
    }
}

} // namespace

int straightStep(Hex from, bool up)
{
    constexpr int kSouthEast = 1;
    constexpr int kSouthWest = 2;
    constexpr int kNorthWest = 4;
    constexpr int kNorthEast = 5;
    const bool even = from.r % 2 == 0;
    if (up)
        return even ? kNorthEast : kNorthWest;
    return even ? kSouthEast : kSouthWest;
}

bool pressKey(TrackCanvas& canvas, const QKeyEvent& event)
{
    if (event.key() == Qt::Key_Escape)
        return canvas.stepBack();
    if (event.matches(QKeySequence::SelectAll)) {
        canvas.selectAll();
        return true;
    }
    if (pressMenuKey(canvas, event) || pressArrow(canvas, event))
        return true;
    const bool isPlain = !event.modifiers().testAnyFlags(Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier);
    return pressView(canvas, event.key()) || (isPlain && pressEdit(canvas, event));
}

} // namespace bubblebar
