// How fast the rules are: random play on a medium track with four players, on one thread. Prints actions a second and
// nanoseconds an action (processor time), counting the generation of all legal actions at every step, the allocations
// an action once warm, and for comparison the same with the plain second opinion on the rules.

#include "core/bubble/deckfile.h"
#include "core/bubble/players/searchplayer.h"
#include "core/bubble/rules.h"
#include "core/track/standardset.h"
#include "tests/common/randomrace.h"
#include "tests/core/bubble/naive/naiveposition.h"

#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <new>

namespace {

std::size_t allocations = 0;

} // namespace

void* operator new(std::size_t size)
{
    ++allocations;
    if (void* memory = std::malloc(size))
        return memory;
    throw std::bad_alloc();
}

void operator delete(void* memory) noexcept
{
    std::free(memory);
}

void operator delete(void* memory, std::size_t) noexcept
{
    std::free(memory);
}

namespace {

using namespace bubblebar;
using namespace bubblebar::tests;

constexpr int kMaxTurns = 2000;

struct Figures
{
    std::size_t actions = 0;
    std::size_t listed = 0;
    std::size_t allocated = 0;
    double seconds = 0;

    [[nodiscard]] double perSecond() const { return static_cast<double>(actions) / seconds; }
    [[nodiscard]] double nanoseconds() const { return seconds * 1e9 / static_cast<double>(actions); }
};

double secondsSince(std::clock_t begin)
{
    return static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC;
}

/// Plays races over and over from fresh positions; keeps its memory between them.
class Course
{
public:
    explicit Course(std::uint64_t seed)
        : m_random(seed)
    {
    }

    Figures play(std::span<const Position> starts, std::size_t actions)
    {
        Figures figures;
        const std::size_t before = allocations;
        const std::clock_t begin = std::clock();
        for (std::size_t i = 0; figures.actions < actions; ++i)
            playRace(starts[i % starts.size()], figures);
        figures.seconds = secondsSince(begin);
        figures.allocated = allocations - before;
        return figures;
    }

private:
    void playRace(const Position& start, Figures& figures)
    {
        m_position = start;
        for (int turns = 0; !m_position.race.isOver() && turns < kMaxTurns;) {
            legalActions(m_position.race, m_position.handToPlay(), m_finder, m_actions);
            const auto chosen = static_cast<std::size_t>(below(m_random, m_actions.size()));
            turns += apply(m_position, m_actions[chosen], m_finder).turnEnded ? 1 : 0;
            figures.listed += m_actions.size();
            ++figures.actions;
        }
    }

    FastRandom m_random;
    MoveFinder m_finder;
    Position m_position;
    std::vector<Action> m_actions;
};

Figures playPlainly(const Position& start, std::size_t actions)
{
    Figures figures;
    FastRandom random(3);
    const std::clock_t begin = std::clock();
    while (figures.actions < actions) {
        naive::Position position(start);
        for (auto legal = position.legal(); !legal.empty() && figures.actions < actions; legal = position.legal()) {
            position.apply(*std::next(legal.begin(), pick(random, static_cast<int>(legal.size()))));
            ++figures.actions;
        }
    }
    figures.seconds = secondsSince(begin);
    return figures;
}

/// Four greedy players race a few times: microseconds a decision, in the mean and at worst.
void printGreedyPlay(std::span<const Position> starts)
{
    double sum = 0;
    double worst = 0;
    std::size_t decisions = 0;
    for (Position position : starts) {
        const auto player = makePlayer(PlayerKind::Medium, 1);
        for (; !position.race.isOver(); ++decisions) {
            const View view = viewOf(position, position.race.turn);
            const std::clock_t begin = std::clock();
            const std::optional<Action> action = player->choose(view, {});
            const double seconds = secondsSince(begin);
            sum += seconds;
            worst = std::max(worst, seconds);
            apply(position, *action);
        }
    }
    std::printf("greedy play: %.0f microseconds a decision, %.0f at worst\n",
                sum * 1e6 / static_cast<double>(decisions), worst * 1e6);
}

/// Four players race a few times, one of them thinking over each of its actions: how often a second it plays on.
void printSearch(std::span<const Position> starts)
{
    constexpr int kIterations = 2000;
    double sum = 0;
    std::int64_t iterations = 0;
    for (Position position : starts) {
        SearchPlayer searching(1, {kIterations});
        const auto greedy = makePlayer(PlayerKind::Medium, 1);
        while (!position.race.isOver()) {
            const View view = viewOf(position, position.race.turn);
            if (position.race.turn == 0) {
                const std::clock_t begin = std::clock();
                static_cast<void>(searching.choose(view, {}));
                sum += secondsSince(begin);
                for (const SearchTree::Favourite& favourite : searching.favourites())
                    iterations += favourite.visits;
            }
            apply(position, *greedy->choose(view, {}));
        }
    }
    std::printf("search: %.0f iterations a second; %.0f ms an action of a hard player, %.1f s of an expert\n",
                static_cast<double>(iterations) / sum, 1e3 * kHardIterations * sum / static_cast<double>(iterations),
                kExpertIterations * sum / static_cast<double>(iterations));
}

/// Four players on the built-in medium track with the most spaces.
std::vector<Position> freshRaces(int count)
{
    RaceSetup setup;
    for (const BuiltInTrack& track : builtInTracks()) {
        auto board = std::make_shared<Board>(track.track);
        const bool isMedium = lengthClass(track.track->trackTileCount()) == LengthClass::Medium;
        if (isMedium && (!setup.board || setup.board->spaceCount() < board->spaceCount()))
            setup.board = std::move(board);
    }
    setup.deck = standardDeck();
    setup.colours = {Colour::Orange, Colour::Blue, Colour::Yellow, Colour::Pink};
    std::vector<Position> positions;
    for (int i = 0; i < count; ++i) {
        setup.seed = static_cast<std::uint64_t>(i);
        positions.push_back(newRace(setup));
    }
    return positions;
}

} // namespace

int main(int argc, char** argv)
{
    const std::size_t wanted = argc > 1 ? std::strtoull(argv[1], nullptr, 10) : 5'000'000;
    const std::vector<Position> starts = freshRaces(64);
    Course course(1);
    course.play(starts, wanted / 4); // warms up
    const Figures figures = course.play(starts, wanted);
    const Figures plain = playPlainly(starts.front(), 3000);
    std::printf("board: %d spaces, 4 players\n", starts.front().race.board->spaceCount());
    std::printf("random play: %.0f actions/s, %.1f ns an action, %.1f legal actions listed at each step\n",
                figures.perSecond(), figures.nanoseconds(),
                static_cast<double>(figures.listed) / static_cast<double>(figures.actions));
    std::printf("allocations: %zu in %zu actions\n", figures.allocated, figures.actions);
    std::printf("plain rules: %.1f ns an action, %.0f times slower\n", plain.nanoseconds(),
                plain.nanoseconds() / figures.nanoseconds());
    printGreedyPlay(starts);
    printSearch(std::span(starts).first(8));
    return 0;
}
