// The table of a race on a screen of 1920 × 1080: the largest built-in track with five players' beetles while a beetle
// moves. The floor is filling and copying an image of that size.

#include "app/bubble/board/boardscene.h"
#include "app/bubble/board/boardview.h"
#include "app/bubble/handview.h"
#include "app/bubble/tablearea.h"
#include "core/bubble/deckfile.h"
#include "core/bubble/rules.h"
#include "core/bubble/setup.h"
#include "core/track/standardset.h"
#include "tests/bench/bench.h"

#include <QApplication>
#include <QImage>
#include <QPainter>

#include <algorithm>
#include <chrono>
#include <random>
#include <thread>

namespace bubblebar::bench {

namespace {

constexpr QSize kScreen {1920, 1080};
constexpr int kActions = 60;
constexpr std::chrono::milliseconds kFrame(17);
constexpr const char* kFillAndCopy = "floor/fill and copy of a screen";

TrackPtr largestTrack()
{
    const auto tiles = [](const BuiltInTrack& built) { return built.track->tiles.size(); };
    return std::ranges::max_element(builtInTracks(), {}, tiles)->track;
}

/// A race of five in which the beetles have left for everywhere.
Position raceOfFive()
{
    RaceSetup setup;
    setup.board = std::make_shared<Board>(largestTrack());
    setup.deck = standardDeck();
    setup.colours.assign(kAllColours.begin(), kAllColours.end());
    Position position = newRace(setup);
    std::mt19937 random(1);
    for (int i = 0; i < kActions && !position.race.isOver(); ++i) {
        const std::vector<Action> actions = legalActions(position);
        apply(position, actions[random() % actions.size()]);
    }
    return position;
}

/// The longest move that is possible now.
Action longestMove(const Position& position)
{
    const auto length = [&](const Action& action) { return routeOf(position.race, action).size(); };
    const std::vector<Action> actions = legalActions(position);
    return *std::ranges::max_element(actions, {}, length);
}

/// The table on a screen, showing the same move over and over.
class Screen
{
public:
    Screen()
        : m_before(raceOfFive())
        , m_after(m_before)
        , m_transition(apply(m_after, longestMove(m_before)))
        , m_area(m_before.race)
        , m_image(kScreen, QImage::Format_RGB32)
    {
        const std::span<const Card> hand = m_before.handToPlay();
        HandContent content {{}, {hand.begin(), hand.end()}, 0, Colour::Orange, {}, 20, 20, Card::AnyBlue};
        m_area.hand().setContent(content);
        m_area.resize(kScreen);
        m_area.show();
        QApplication::processEvents();
    }

    [[nodiscard]] TableArea& area() { return m_area; }
    /// Moves the beetle on a little, and paints what has changed.
    void step()
    {
        if (!m_area.scene().isShowing())
            m_area.scene().show(m_before.race, m_transition, m_after.race);
        std::this_thread::sleep_for(kFrame);
        QApplication::processEvents();
    }
    /// The whole table, whatever has changed.
    void repaint()
    {
        QPainter painter(&m_image);
        m_area.render(&painter);
    }

    void repaintBoard()
    {
        QPainter painter(&m_image);
        m_area.view().QWidget::render(&painter);
    }

private:
    Position m_before;
    Position m_after;
    Transition m_transition;
    TableArea m_area;
    QImage m_image;
};

void fillAndCopy(benchmark::State& state)
{
    QImage from(kScreen, QImage::Format_RGB32);
    QImage onto(kScreen, QImage::Format_RGB32);
    for (auto _ : state) {
        from.fill(Qt::red);
        QPainter painter(&onto);
        painter.drawImage(0, 0, from);
    }
}
BENCHMARK(fillAndCopy)->Name(kFillAndCopy)->MeasureProcessCPUTime()->Unit(benchmark::kMillisecond);

void repaint(benchmark::State& state)
{
    compareWith(state, kFillAndCopy);
    Screen screen;
    for (std::int64_t zoom = 0; zoom < state.range(0); ++zoom)
        screen.area().view().zoomIn();
    for (auto _ : state) {
        state.PauseTiming();
        screen.step();
        state.ResumeTiming();
        screen.repaint();
    }
}
BENCHMARK(repaint)
    ->Name("table/full repaint, zoom")
    ->Arg(0)
    ->Arg(3)
    ->MeasureProcessCPUTime()
    ->Unit(benchmark::kMillisecond);

void repaintBoard(benchmark::State& state)
{
    compareWith(state, kFillAndCopy);
    Screen screen;
    for (auto _ : state) {
        state.PauseTiming();
        screen.step();
        state.ResumeTiming();
        screen.repaintBoard();
    }
}
BENCHMARK(repaintBoard)->Name("table/the board alone")->MeasureProcessCPUTime()->Unit(benchmark::kMillisecond);

/// Processor time: the wait for the next frame costs none.
void animate(benchmark::State& state)
{
    compareWith(state, kFillAndCopy);
    Screen screen;
    for (auto _ : state)
        screen.step();
}
BENCHMARK(animate)->Name("table/a frame of a moving beetle")->MeasureProcessCPUTime()->Unit(benchmark::kMillisecond);

} // namespace

} // namespace bubblebar::bench
