// The board of the designer in a window of 1366 × 768: one edit with everything that follows it (findings, links,
// redraw) on a track of 1,000 tiles, and frames of a track of 10,000. The floor is a plain copy of the whole window.

#include "designer/canvas/trackcanvas.h"
#include "designer/document/trackdocument.h"
#include "tests/bench/bench.h"
#include "tests/bench/field.h"

#include <QApplication>
#include <QImage>
#include <QPainter>

namespace bubblebar::bench {

namespace {

constexpr QSize kWindow {1366, 768};
constexpr const char* kWindowCopy = "floor/copy of a window";

/// The window on a track, as large as a small laptop's screen.
class Desk
{
public:
    explicit Desk(Track track)
        : document(std::move(track))
        , canvas(document)
    {
        canvas.resize(kWindow);
        canvas.show();
        settle();
    }

    /// Paints what is marked as changed, as the event loop would.
    static void redraw() { QApplication::processEvents(); }
    void redrawAll()
    {
        canvas.update();
        redraw();
    }
    /// Until no tile needs to be painted anew.
    void settle()
    {
        for (int i = 0; i < 200; ++i)
            redraw();
    }

    TrackDocument document;
    TrackCanvas canvas;
};

void copyWindow(benchmark::State& state)
{
    QImage from(kWindow, QImage::Format_RGB32);
    from.fill(Qt::red);
    QImage onto(kWindow, QImage::Format_RGB32);
    for (auto _ : state) {
        QPainter painter(&onto);
        painter.drawImage(0, 0, from);
    }
}
BENCHMARK(copyWindow)->Name(kWindowCopy)->MeasureProcessCPUTime()->Unit(benchmark::kMillisecond);

/// `pixels`: the width of a tile; 0: as the window opens.
void zoomTo(Desk& desk, std::int64_t pixels)
{
    if (pixels > 0)
        desk.canvas.zoomBy(static_cast<double>(pixels) / 200 / desk.canvas.zoom(), QRectF(desk.canvas.rect()).center());
    desk.settle();
}

void turnTile(benchmark::State& state)
{
    compareWith(state, kWindowCopy);
    Desk desk(field(1000));
    const Hex tile = desk.document.track().tiles[500].at;
    desk.canvas.showTiles({tile});
    zoomTo(desk, state.range(0));
    for (auto _ : state) {
        desk.canvas.setSelection({tile});
        desk.canvas.turn(1);
        Desk::redraw();
    }
}
BENCHMARK(turnTile)
    ->Name("designer/turn one of 1,000 tiles")
    ->Arg(0)
    ->Arg(140)
    ->MeasureProcessCPUTime()
    ->Unit(benchmark::kMillisecond);

void placeTile(benchmark::State& state)
{
    compareWith(state, kWindowCopy);
    Desk desk(field(1000));
    const Hex free {0, -1};
    const TileId tile = *freeCopy(desk.document.track(), 0);
    desk.canvas.showTiles({free});
    zoomTo(desk, state.range(0));
    for (auto _ : state) {
        desk.canvas.takeInHand(HandPiece {tile, FaceSide::Front, 0});
        desk.canvas.setCursorHex(free);
        desk.canvas.layPieceInHand(false);
        Desk::redraw();
        desk.document.undoStack().undo();
        Desk::redraw();
    }
}
BENCHMARK(placeTile)
    ->Name("designer/lay a tile, undo it")
    ->Arg(0)
    ->Arg(140)
    ->MeasureProcessCPUTime()
    ->Unit(benchmark::kMillisecond);

void wholeWindow(benchmark::State& state)
{
    compareWith(state, kWindowCopy);
    Desk desk(field(10'000));
    zoomTo(desk, state.range(0));
    for (auto _ : state)
        desk.redrawAll();
}
BENCHMARK(wholeWindow)
    ->Name("designer/repaint of 10,000 tiles")
    ->Arg(0)
    ->Arg(20)
    ->Arg(60)
    ->Arg(140)
    ->MeasureProcessCPUTime()
    ->Unit(benchmark::kMillisecond);

void scroll(benchmark::State& state)
{
    compareWith(state, kWindowCopy);
    Desk desk(field(10'000));
    zoomTo(desk, state.range(0));
    for (int i = 0; auto _ : state) {
        const double step = i++ % 60 < 30 ? 16 : -16;
        desk.canvas.panBy({step, step / 3});
        Desk::redraw();
    }
}
BENCHMARK(scroll)
    ->Name("designer/scroll 10,000 tiles")
    ->Arg(20)
    ->Arg(60)
    ->Arg(140)
    ->MeasureProcessCPUTime()
    ->Unit(benchmark::kMillisecond);

} // namespace

} // namespace bubblebar::bench
