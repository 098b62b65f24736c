// How fast the board of the designer is: the median processor time of one edit with everything that follows it
// (findings, links, redraw of the window) on a track of 1,000 tiles, and of frames of a track of 10,000 tiles. Beside
// each figure stands how often a plain copy of the whole window would fit into it, in the same run.

#include "designer/canvas/trackcanvas.h"
#include "designer/document/trackdocument.h"
#include "tests/bench/field.h"

#include <QApplication>
#include <QImage>
#include <QPainter>

#include <algorithm>
#include <cstdio>
#include <ctime>
#include <functional>

namespace {

using namespace bubblebar;

constexpr QSize kWindow {1366, 768};
constexpr int kRounds = 201;

/// Processor time: whatever else the machine does then does not count.
double millisecondsSince(std::clock_t begin)
{
    return 1000.0 * static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC;
}

/// Median milliseconds of what `work` does; `prepare` is not counted.
double median(
    const std::function<void()>& work, const std::function<void()>& prepare = [] {})
{
    std::vector<double> times;
    for (int i = 0; i < kRounds; ++i) {
        prepare();
        const std::clock_t begin = std::clock();
        work();
        times.push_back(millisecondsSince(begin));
    }
    std::ranges::nth_element(times, times.begin() + kRounds / 2);
    return times[kRounds / 2];
}

/// The window on a track, as large as a small laptop's screen.
class Bench
{
public:
    explicit Bench(Track track)
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

double plainCopy()
{
    QImage from(kWindow, QImage::Format_RGB32);
    from.fill(Qt::red);
    QImage onto(kWindow, QImage::Format_RGB32);
    return median([&] {
        QPainter painter(&onto);
        painter.drawImage(0, 0, from);
    });
}

void print(const char* what, double milliseconds, double floor)
{
    std::printf("%-44s %8.2f ms %8.1f copies of the window\n", what, milliseconds, milliseconds / floor);
}

void printEdits(double floor)
{
    Bench bench(field(1000));
    TrackDocument& document = bench.document;
    const Hex free {0, -1};
    const Hex tile = document.track().tiles[500].at;
    const PlacedTile piece {*freeCopy(document.track(), 0), free, FaceSide::Front, 0, {}};
    const auto undo = [&] { document.undoStack().undo(); };
    const auto place = [&] {
        bench.canvas.takeInHand(HandPiece {piece.tile, piece.side, piece.rotation});
        bench.canvas.setCursorHex(free);
        bench.canvas.layPieceInHand(false);
        bench.redraw();
    };
    const auto takeBack = [&] {
        if (document.undoStack().canUndo())
            undo();
        bench.redraw();
    };
    const auto rotate = [&] {
        bench.canvas.setSelection({tile});
        bench.canvas.turn(1);
        bench.redraw();
    };
    for (const double zoom : {bench.canvas.zoom(), 0.7}) {
        bench.canvas.showTiles({tile});
        bench.canvas.zoomBy(zoom / bench.canvas.zoom(), QRectF(bench.canvas.rect()).center());
        bench.settle();
        std::printf("1,000 tiles, %.0f pixels a tile\n", 200 * bench.canvas.zoom());
        print("  place a tile, findings, redraw", median(place, takeBack), floor);
        takeBack();
        print("  rotate a tile, findings, redraw", median(rotate), floor);
        print("  undo it, findings, redraw", median([&] { undo(), bench.redraw(); }), floor);
        document.undoStack().clear();
    }
    print("  the guidelines alone", median([&] { (void)checkGuidelines(document.track()); }), floor);
}

void printFrames(double floor)
{
    const std::clock_t begin = std::clock();
    Bench bench(field(10000));
    std::printf("10,000 tiles, opened in %.0f ms\n", millisecondsSince(begin));
    print("  whole window, fitted", median([&] { bench.redrawAll(); }), floor);
    for (const double zoom : {0.1, 0.3, 0.7}) {
        bench.canvas.zoomBy(zoom / bench.canvas.zoom(), QRectF(bench.canvas.rect()).center());
        bench.settle();
        std::printf("10,000 tiles, %.0f pixels a tile\n", 200 * zoom);
        print("  whole window", median([&] { bench.redrawAll(); }), floor);
        int i = 0;
        print("  a scrolled frame", median([&] {
                  const double step = i++ % 60 < 30 ? 16 : -16;
                  bench.canvas.panBy({step, step / 3});
                  bench.redraw();
              }),
              floor);
    }
    print("  a frame while zooming", median([&, i = 0]() mutable {
              bench.canvas.zoomBy(i++ % 2 == 0 ? 1.25 : 0.8, {600, 400});
              bench.redraw();
          }),
          floor);
}

} // namespace

int main(int argc, char** argv)
{
    if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    const QApplication app(argc, argv);
    const double floor = plainCopy();
    std::printf("a copy of the window: %.3f ms\n", floor);
    printEdits(floor);
    printFrames(floor);
    return 0;
}
