// How soon Beep! Beep! answers: from a mouse button or a key to the end of the repaint that shows what came of it, in a
// window of 1366 × 768 with six players. The floor is one repaint of the whole table.

#include "app/beep/beepplay.h"
#include "app/beep/beeptable.h"
#include "app/beep/beepwindow.h"
#include "app/settings.h"
#include "core/beep/pace.h"
#include "tests/bench/bench.h"

#include <QApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QTemporaryDir>

#include <functional>
#include <memory>

namespace bubblebar::bench {

namespace {

using namespace beep;

constexpr const char* kRepaint = "floor/repaint of the card table";

/// Any card may be laid on any pile, so that every try is a take.
BeepPlan sixPlayers()
{
    BeepPlan plan;
    plan.table = TableKind::Tournament;
    for (const SeatKind kind :
         {SeatKind::Mouse, SeatKind::Keys, SeatKind::Keys, SeatKind::Keys, SeatKind::Easy, SeatKind::Hard})
        plan.seats.push_back({proposedName(kind, plan.seats), kind});
    return plan;
}

/// A game at play, with a clock that stands where it is put, so that nothing but the input happens.
class Play
{
public:
    explicit Play(Settings& settings, std::uint64_t seed)
        : m_window(sixPlayers(), settings, {[seed] { return seed; }, [this] { return m_now; }})
    {
        m_window.resize(1366, 768);
        m_window.show();
        play().game().start();
        wait(kCountdown);
        QApplication::processEvents();
    }

    [[nodiscard]] BeepPlay& play() { return *m_window.play(); }
    [[nodiscard]] BeepTable& table() { return *m_window.table(); }
    [[nodiscard]] bool isOver() { return play().game().table().isOver(); }

    void wait(Milliseconds time)
    {
        m_now += time;
        play().game().wake();
    }

    void press(QRectF planned, Qt::MouseButton button = Qt::LeftButton)
    {
        const QPointF at = table().area(planned).center();
        QMouseEvent event(QEvent::MouseButtonPress, at, table().mapToGlobal(at), button, button, {});
        QApplication::sendEvent(&table(), &event);
    }

    void pressKey(int key)
    {
        QKeyEvent event(QEvent::KeyPress, key, {});
        QApplication::sendEvent(&table(), &event);
    }

    /// Paints what has changed, as the event loop would.
    static void redraw() { QApplication::processEvents(); }

    /// A centre pile that has cards.
    int pile(int round)
    {
        while (play().game().table().centrePile(round % kCentrePiles).empty())
            ++round;
        return round % kCentrePiles;
    }

private:
    Milliseconds m_now = 0;
    BeepWindow m_window;
};

/// Games at play, one after the other.
class Evening
{
public:
    Play& running()
    {
        if (!m_play || m_play->isOver())
            m_play = std::make_unique<Play>(m_settings, ++m_seed);
        return *m_play;
    }

private:
    QTemporaryDir m_folder;
    Settings m_settings {m_folder.filePath(QStringLiteral("settings.ini"))};
    std::uint64_t m_seed = 0;
    std::unique_ptr<Play> m_play;
};

void repaintTable(benchmark::State& state)
{
    Evening evening;
    Play& play = evening.running();
    for (auto _ : state) {
        play.table().update();
        Play::redraw();
    }
}
BENCHMARK(repaintTable)->Name(kRepaint)->MeasureProcessCPUTime()->Unit(benchmark::kMillisecond);

/// Reaches for a card and lays it, each followed by the repaint.
void takeCards(benchmark::State& state, const std::function<void(Play&, int)>& reach,
               const std::function<void(Play&, int)>& lay)
{
    compareWith(state, kRepaint);
    Evening evening;
    for (int round = 0; auto _ : state) {
        state.PauseTiming();
        Play& play = evening.running();
        ++round;
        state.ResumeTiming();
        reach(play, round);
        Play::redraw();
        lay(play, round);
        Play::redraw();
    }
}

void mouse(benchmark::State& state)
{
    takeCards(
        state, [](Play& play, int round) { play.press(TablePlan::centre(play.pile(round))); },
        [](Play& play, int round) { play.press(play.table().plan().pile(0, round % 2)); });
}
BENCHMARK(mouse)->Name("beep/take a card with the mouse")->MeasureProcessCPUTime()->Unit(benchmark::kMillisecond);

void keys(benchmark::State& state)
{
    takeCards(
        state,
        [](Play& play, int round) { play.pressKey(play.play().keys().centreKey(1 + round % 3, play.pile(round))); },
        [](Play& play, int round) { play.pressKey(play.play().keys().ownKey(1 + round % 3, round % 2)); });
}
BENCHMARK(keys)->Name("beep/take a card with keys")->MeasureProcessCPUTime()->Unit(benchmark::kMillisecond);

/// The whole table changes. What a right honk brings is taken, until there is no jam any more.
void honk(benchmark::State& state)
{
    compareWith(state, kRepaint);
    Evening evening;
    for (auto _ : state) {
        Play& play = evening.running();
        play.press(play.table().plan().horn(), Qt::RightButton);
        Play::redraw();
        state.PauseTiming();
        play.wait(kJamCheckStep * (kCentrePiles + 1));
        if (play.play().game().state() == LiveGame::State::Reward) {
            for (const int pile : {0, 1})
                play.play().pressCentre(0, play.play().game().table().rewardPiles()[static_cast<std::size_t>(pile)]);
        }
        play.wait(kCountdown);
        state.ResumeTiming();
    }
}
BENCHMARK(honk)->Name("beep/honk")->MeasureProcessCPUTime()->Unit(benchmark::kMillisecond);

} // namespace

} // namespace bubblebar::bench
