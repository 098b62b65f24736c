#pragma once

#include "core/track/track.h"

#include <QPoint>

class QAction;

namespace bubblebar {
class DesignerWindow;
class PieceList;
class TrackCanvas;
} // namespace bubblebar

namespace bubblebar::tests {

/// Sits before a designer's window with a mouse and a keyboard.
class DesignerUser
{
public:
    explicit DesignerUser(DesignerWindow& window);

    /// An entry of the menus by its text, without accelerator; null for none.
    [[nodiscard]] QAction* action(const QString& text) const;
    /// Chooses it; the test stops where it is not there or disabled.
    void choose(const QString& text) const;

    // With the mouse alone.
    void clickPiece(const PlacedTile& tile) const;
    void layByMouse(const PlacedTile& tile) const;
    /// Pulls the piece from the box to its hex.
    void layByDragging(const PlacedTile& tile) const;
    void clickHex(Hex hex, Qt::KeyboardModifiers modifiers = {}) const;

    // With the keyboard alone.
    void layByKeys(const PlacedTile& tile) const;
    void goTo(Hex hex) const;
    /// To whatever has the focus.
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) const;

    [[nodiscard]] TrackCanvas& canvas() const;

private:
    [[nodiscard]] PieceList& pieces() const;
    [[nodiscard]] QPoint placeOf(Hex hex) const;
    [[nodiscard]] QPoint placeOf(const PlacedTile& tile) const;
    void turnWheel(const PlacedTile& tile) const;

    DesignerWindow& m_window;
};

} // namespace bubblebar::tests
