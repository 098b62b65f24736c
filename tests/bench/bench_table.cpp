// How fast the table of a race is painted: the largest built-in track with five players' beetles on a screen of
// 1920 × 1080, while a beetle moves. Processor time of a full repaint of the table into an image, the median of many,
// and beside it how often filling and copying an image of that size would fit into it, in the same run.

#include "app/bubble/board/boardscene.h"
#include "app/bubble/board/boardview.h"
#include "app/bubble/handview.h"
#include "app/bubble/tablearea.h"
#include "core/bubble/deckfile.h"
#include "core/bubble/rules.h"
#include "core/bubble/setup.h"
#include "core/track/standardset.h"

#include <QApplication>
#include <QImage>
#include <QPainter>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <ctime>
#include <functional>
#include <random>
#include <thread>

namespace {

using namespace bubblebar;

constexpr QSize kScreen {1920, 1080};
constexpr int kRounds = 101;
constexpr int kActions = 60;
constexpr std::chrono::milliseconds kFrame(17);

/// Processor time: whatever else the machine does then does not count.
double millisecondsSince(std::clock_t begin)
{
    return 1000.0 * static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC;
}

double median(const std::function<void()>& work, const std::function<void()>& prepare = {})
{
    std::vector<double> times;
    for (int i = 0; i < kRounds; ++i) {
        if (prepare)
            prepare();
        const std::clock_t begin = std::clock();
        work();
        times.push_back(millisecondsSince(begin));
    }
    std::ranges::nth_element(times, times.begin() + kRounds / 2);
    return times[kRounds / 2];
}

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
class Bench
{
public:
    Bench()
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

double fillAndCopy()
{
    QImage from(kScreen, QImage::Format_RGB32);
    QImage onto(kScreen, QImage::Format_RGB32);
    return median([&] {
        from.fill(Qt::red);
        QPainter painter(&onto);
        painter.drawImage(0, 0, from);
    });
}

void print(const char* what, double milliseconds, double floor)
{
    std::printf("%-44s %8.2f ms %8.1f fills and copies\n", what, milliseconds, milliseconds / floor);
}

} // namespace

int main(int argc, char** argv)
{
    if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    const QApplication app(argc, argv);
    const double floor = fillAndCopy();
    std::printf("filling and copying %d × %d: %.2f ms\n", kScreen.width(), kScreen.height(), floor);
    Bench bench;
    const auto measure = [&](const char* what) {
        print(what, median([&] { bench.repaint(); }, [&] { bench.step(); }), floor);
    };
    measure("full repaint while a beetle moves");
    print("the board alone", median([&] { bench.repaintBoard(); }, [&] { bench.step(); }), floor);
    print("what one step changes", median([&] { bench.step(); }), floor);
    for (int i = 0; i < 3; ++i)
        bench.area().view().zoomIn();
    measure("full repaint, zoomed in");
    return 0;
}
