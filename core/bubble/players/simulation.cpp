#include "core/bubble/players/simulation.h"

#include "core/bubble/players/boardtally.h"
#include "core/bubble/players/player.h"
#include "core/bubble/setup.h"
#include "core/support/random.h"

#include <algorithm>
#include <atomic>
#include <mutex>
#include <numeric>
#include <thread>

namespace bubblebar {

namespace {

/// What one race came to.
struct Outcome
{
    int turns = 0;
    std::vector<int> winners; ///< empty: unfinished
    std::int64_t actions = 0;
};

/// Plays one race after another on one thread.
class Worker
{
public:
    explicit Worker(const SimulationOptions& options)
        : m_options(options)
        , m_tally(*options.board)
    {
    }

    /// Of the last race.
    [[nodiscard]] const BoardCounts& counts() const { return m_tally.counts(); }

    /// Empty after a stop request.
    std::optional<Outcome> play(int game)
    {
        begin(game);
        Outcome outcome {1, {}, 0};
        while (!m_position.race.isOver() && outcome.turns <= kMaxSimulatedTurns) {
            const std::optional<Action> action = nextAction();
            if (!action)
                return std::nullopt;
            m_tally.notice(m_position.race, *action);
            const Transition transition = apply(m_position, *action, m_finder);
            m_tally.follow(transition);
            outcome.turns += transition.turnEnded ? 1 : 0;
            ++outcome.actions;
        }
        m_tally.endRace(m_position.race);
        outcome.winners = m_position.race.winners();
        return outcome;
    }

private:
    /// Every race has chance of its own, so that the order in which threads take races does not matter.
    void begin(int game)
    {
        FastRandom key(m_options.seed);
        FastRandom random(key() + static_cast<std::uint64_t>(game));
        const std::size_t seats = m_options.players.size();
        RaceSetup setup {m_options.board, m_options.deck, {}, m_options.teams, 0, random() >> 11};
        setup.colours.assign(kAllColours.begin(), kAllColours.begin() + static_cast<std::ptrdiff_t>(seats));
        m_position = newRace(setup);
        m_tally.beginRace();
        m_players.clear();
        for (const PlayerKind kind : m_options.players)
            m_players.push_back(makePlayer(kind, random()));
    }

    std::optional<Action> nextAction()
    {
        const int seat = m_position.race.turn;
        updateView(m_view, m_position, seat);
        return m_players[static_cast<std::size_t>(seat)]->choose(m_view, m_options.stop);
    }

    const SimulationOptions& m_options;
    Position m_position;
    View m_view;
    MoveFinder m_finder;
    std::vector<std::unique_ptr<Player>> m_players;
    BoardTally m_tally;
};

/// All races of a simulation, handed out to threads one by one.
class Batch
{
public:
    explicit Batch(const SimulationOptions& options)
        : m_options(options)
        , m_outcomes(static_cast<std::size_t>(options.games))
        , m_counts(BoardTally(*options.board).counts())
    {
        for (int i = 0; i < std::max(1, options.threads); ++i)
            m_workers.emplace_back(options);
    }

    void run()
    {
        std::vector<std::jthread> threads;
        for (std::size_t i = 1; i < m_workers.size(); ++i)
            threads.emplace_back([this, i] { work(m_workers[i], [](int /*done*/) {}); });
        work(m_workers.front(), [this](int done) { tell(done); });
    }

    /// Of the races done so far. Safe while others are being played.
    [[nodiscard]] SimulationResult result();

private:
    template <class Tell>
    void work(Worker& worker, Tell tellDone)
    {
        for (int game = m_next++; game < m_options.games; game = m_next++) {
            std::optional<Outcome> outcome = worker.play(game);
            if (!outcome)
                return;
            tellDone(keep(game, *std::move(outcome), worker.counts()));
        }
    }

    /// Returns how many races are done.
    int keep(int game, Outcome outcome, const BoardCounts& counts)
    {
        const std::lock_guard lock(m_mutex);
        m_outcomes[static_cast<std::size_t>(game)] = std::move(outcome);
        m_counts += counts;
        return ++m_done;
    }

    void tell(int done)
    {
        if (m_options.progress)
            m_options.progress(done);
        const auto now = std::chrono::steady_clock::now();
        if (!m_options.interim || now - m_told < m_options.interimPause)
            return;
        m_told = now;
        m_options.interim(result());
    }

    const SimulationOptions& m_options;
    std::vector<Worker> m_workers;
    std::atomic<int> m_next = 0;
    const std::chrono::steady_clock::time_point m_begin = std::chrono::steady_clock::now();
    std::chrono::steady_clock::time_point m_told = m_begin; ///< for the last time; used by the calling thread only
    std::mutex m_mutex;                                     ///< of what follows
    std::vector<std::optional<Outcome>> m_outcomes;         ///< by game
    BoardCounts m_counts;
    int m_done = 0;
};

/// Precondition: `sorted` is not empty. `share`: 0 … 1.
double percentile(const std::vector<int>& sorted, double share)
{
    const double place = share * static_cast<double>(sorted.size() - 1);
    const auto below = static_cast<std::size_t>(place);
    const std::size_t above = std::min(below + 1, sorted.size() - 1);
    const double part = place - static_cast<double>(below);
    return sorted[below] * (1 - part) + sorted[above] * part;
}

std::optional<TurnFigures> figures(std::vector<int> turns)
{
    if (turns.empty())
        return std::nullopt;
    std::ranges::sort(turns);
    const double sum = std::accumulate(turns.begin(), turns.end(), 0.0);
    return TurnFigures {sum / static_cast<double>(turns.size()),
                        percentile(turns, 0.5),
                        percentile(turns, 0.1),
                        percentile(turns, 0.25),
                        percentile(turns, 0.75),
                        percentile(turns, 0.9)};
}

SimulationResult Batch::result()
{
    const std::lock_guard lock(m_mutex);
    SimulationResult result;
    result.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - m_begin).count();
    result.winsBySeat.resize(m_options.players.size());
    result.visits = m_counts.visits;
    result.stays = m_counts.stays;
    result.blockages = m_counts.blockages;
    std::vector<int> turns;
    for (const std::optional<Outcome>& outcome : m_outcomes) {
        if (!outcome)
            continue;
        ++result.games;
        result.actions += outcome->actions;
        if (outcome->winners.empty())
            ++result.unfinished;
        else
            turns.push_back(outcome->turns);
        for (const int seat : outcome->winners)
            ++result.winsBySeat[static_cast<std::size_t>(seat)];
    }
    for (const int taken : turns) {
        const auto place = static_cast<std::size_t>(taken);
        result.racesByTurns.resize(std::max(result.racesByTurns.size(), place + 1));
        ++result.racesByTurns[place];
    }
    result.turns = figures(std::move(turns));
    return result;
}

} // namespace

SimulationResult simulate(const SimulationOptions& options)
{
    Batch batch(options);
    batch.run();
    return batch.result();
}

} // namespace bubblebar
