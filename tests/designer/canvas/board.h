#pragma once

#include "designer/canvas/trackcanvas.h"
#include "designer/document/trackdocument.h"

#include <string_view>

namespace bubblebar::tests {

/// A draft of the standard set from lines of words: "start 0,0", "A 1,0", "B back 2,0 @3" (turned three times).
[[nodiscard]] Track draft(std::string_view lines, int boxes = 1);
/// The tiles of a track in the same words, in the track's order, joined by ", ".
[[nodiscard]] QString textOf(const Track& track);
/// The same of a piece: "B back @3"; "nothing" for none.
[[nodiscard]] QString textOf(const Track& track, const std::optional<HandPiece>& piece);

/// A canvas of 800 × 600 on a document, shown, with the hands to use it.
class Board800
{
public:
    explicit Board800(std::string_view lines = "start 0,0", int boxes = 1);

    [[nodiscard]] QString text() const { return textOf(document.track()); }
    [[nodiscard]] QString hand() const { return textOf(document.track(), canvas.pieceInHand()); }
    [[nodiscard]] int steps() { return document.undoStack().index(); }
    [[nodiscard]] std::vector<Hex> selection() const { return canvas.selection(); }
    /// Middle of a hex in the canvas.
    [[nodiscard]] QPoint at(Hex hex) const { return canvas.camera().centreOf(hex).toPoint(); }

    /// What is on the screen once all tiles are painted.
    [[nodiscard]] QImage picture();

    void take(std::string_view piece); ///< "A", "A back", "start"
    void press(Hex hex, Qt::KeyboardModifiers modifiers = {}, Qt::MouseButton button = Qt::LeftButton);
    void movePointer(QPoint position);
    void moveTo(Hex hex) { movePointer(at(hex)); }
    void release(Hex hex, Qt::KeyboardModifiers modifiers = {}, Qt::MouseButton button = Qt::LeftButton);
    void click(Hex hex, Qt::KeyboardModifiers modifiers = {}, Qt::MouseButton button = Qt::LeftButton);
    void drag(Hex from, Hex to, Qt::KeyboardModifiers modifiers = {});
    void key(int key, Qt::KeyboardModifiers modifiers = {});
    void wheel(QPoint position, int notches, Qt::KeyboardModifiers modifiers = {});

    TrackDocument document;
    TrackCanvas canvas;
};

} // namespace bubblebar::tests
