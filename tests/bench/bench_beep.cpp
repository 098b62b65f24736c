// How soon Beep! Beep! answers: from a mouse button or a key to the end of the repaint that shows what came of it, in a
// window of 1366 × 768 with six players. Median and 99 of 100, as time that passed and as processor time, which does
// not count what else the machine did; and how it compares with painting the whole table once, in the same run.
// A frame at 60 Hz is 16.7 ms.

#include "app/beep/beepplay.h"
#include "app/beep/beeptable.h"
#include "app/beep/beepwindow.h"
#include "app/settings.h"
#include "core/beep/pace.h"

#include <QApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QTemporaryDir>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <ctime>
#include <functional>
#include <memory>

namespace {

using namespace bubblebar;
using namespace bubblebar::beep;

constexpr int kRounds = 300;
constexpr double kFrame = 1000.0 / 60;

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
class Bench
{
public:
    explicit Bench(Settings& settings, std::uint64_t seed)
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

/// How long some input took, again and again.
class Times
{
public:
    void measure(const std::function<void()>& input)
    {
        const auto began = std::chrono::steady_clock::now();
        const std::clock_t begin = std::clock();
        input();
        // Paints what has changed.
        QApplication::processEvents();
        m_processor.push_back(1000.0 * static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC);
        const std::chrono::duration<double, std::milli> passed = std::chrono::steady_clock::now() - began;
        m_passed.push_back(passed.count());
    }

    [[nodiscard]] bool isDone() const { return m_passed.size() >= kRounds; }
    [[nodiscard]] double median() const { return part(m_processor, 0.5); }

    void print(const char* name, double repaint) const
    {
        const double slowest = part(m_processor, 0.99);
        std::printf("%-34s passed %6.2f, 99 %% %6.2f ms   processor %6.2f, 99 %% %6.2f ms   %5.2f × repaint  %s\n",
                    name, part(m_passed, 0.5), part(m_passed, 0.99), median(), slowest, median() / repaint,
                    slowest < kFrame ? "within a frame" : "LONGER THAN A FRAME");
    }

private:
    [[nodiscard]] static double part(std::vector<double> times, double share)
    {
        std::ranges::sort(times);
        return times[static_cast<std::size_t>(share * static_cast<double>(times.size() - 1))];
    }

    std::vector<double> m_passed;
    std::vector<double> m_processor;
};

struct Answers
{
    Times repaint;
    Times mouseReach;
    Times mouseLay;
    Times keyReach;
    Times keyLay;
    Times honk;
};

/// The mouse and one block of keys take cards in turn.
void takeCards(Bench& bench, Answers& answers)
{
    const KeyBlocks keys = bench.play().keys();
    for (int round = 0; !bench.isOver(); ++round) {
        const int mousePile = bench.pile(round);
        answers.mouseReach.measure([&] { bench.press(TablePlan::centre(mousePile)); });
        answers.mouseLay.measure([&] { bench.press(bench.table().plan().pile(0, round % 2)); });
        if (bench.isOver())
            return;
        const int block = 1 + round % 3;
        const int keyPile = bench.pile(round + 2);
        answers.keyReach.measure([&] { bench.pressKey(keys.centreKey(block, keyPile)); });
        answers.keyLay.measure([&] { bench.pressKey(keys.ownKey(block, round % 2)); });
        answers.repaint.measure([&] { bench.table().update(); });
    }
}

/// The whole table changes. What a right honk brings is taken, until there is no jam any more.
void honk(Bench& bench, Answers& answers)
{
    while (!answers.honk.isDone()) {
        answers.honk.measure([&] { bench.press(bench.table().plan().horn(), Qt::RightButton); });
        bench.wait(kJamCheckStep * (kCentrePiles + 1));
        if (bench.play().game().state() == LiveGame::State::Reward)
            for (const int pile : {0, 1})
                bench.play().pressCentre(0, bench.play().game().table().rewardPiles()[static_cast<std::size_t>(pile)]);
        bench.wait(kCountdown);
    }
}

} // namespace

int main(int argc, char** argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication app(argc, argv);
    const QTemporaryDir folder;
    Settings settings(folder.filePath(QStringLiteral("settings.ini")));
    Answers answers;
    for (std::uint64_t seed = 1; !answers.keyLay.isDone(); ++seed) {
        Bench bench(settings, seed);
        takeCards(bench, answers);
    }
    Bench bench(settings, 1);
    honk(bench, answers);

    const double repaint = answers.repaint.median();
    answers.repaint.print("the whole table, painted anew", repaint);
    answers.mouseReach.print("mouse: reach for a card", repaint);
    answers.mouseLay.print("mouse: lay it on a pile", repaint);
    answers.keyReach.print("key: reach for a card", repaint);
    answers.keyLay.print("key: lay it on a pile", repaint);
    answers.honk.print("mouse: honk", repaint);
    return 0;
}
