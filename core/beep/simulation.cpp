#include "core/beep/simulation.h"

#include "core/beep/pace.h"
#include "core/support/random.h"

#include <algorithm>
#include <cassert>
#include <chrono>
#include <numeric>

namespace bubblebar::beep {

namespace {

/// Precondition: `sorted` is not empty. `share`: 0 … 1.
double percentile(const std::vector<Milliseconds>& sorted, double share)
{
    const double place = share * static_cast<double>(sorted.size() - 1);
    const auto low = static_cast<std::size_t>(place);
    const std::size_t high = std::min(low + 1, sorted.size() - 1);
    const double part = place - static_cast<double>(low);
    return static_cast<double>(sorted[low]) * (1 - part) + static_cast<double>(sorted[high]) * part;
}

std::optional<Figures> figures(std::vector<Milliseconds> lengths)
{
    if (lengths.empty())
        return std::nullopt;
    std::ranges::sort(lengths);
    const Milliseconds sum = std::accumulate(lengths.begin(), lengths.end(), Milliseconds {0});
    return Figures {static_cast<double>(sum) / static_cast<double>(lengths.size()), percentile(lengths, 0.5),
                    percentile(lengths, 0.1), percentile(lengths, 0.9)};
}

/// Adds games up.
class Tally
{
public:
    explicit Tally(std::size_t seats)
        : m_points(seats)
    {
        m_result.winsBySeat.resize(seats);
    }

    void add(const PlayedGame& game);
    [[nodiscard]] SimulationResult result();

private:
    void countHonks(const Record& record);

    SimulationResult m_result;
    std::vector<std::int64_t> m_points;
    std::vector<Milliseconds> m_lengths;
};

void Tally::add(const PlayedGame& game)
{
    ++m_result.games;
    m_result.events += static_cast<std::int64_t>(game.record.events.size());
    countHonks(game.record);
    if (!game.table.isOver()) {
        ++m_result.unfinished;
        return;
    }
    m_lengths.push_back(game.table.now());
    ++(game.table.ended() == Ended::Piles ? m_result.piles : m_result.passed);
    for (const int seat : winnersOf(game.table))
        ++m_result.winsBySeat[static_cast<std::size_t>(seat)];
    for (std::size_t seat = 0; seat < m_points.size(); ++seat)
        m_points[seat] += scoreOf(game.table, static_cast<int>(seat)).points();
}

/// A right honk is followed by its reward.
void Tally::countHonks(const Record& record)
{
    for (const RecordedEvent& recorded : record.events) {
        m_result.rightHonks += recorded.event.kind == Event::Kind::Reward ? 1 : 0;
        m_result.wrongHonks += recorded.event.kind == Event::Kind::Honk ? 1 : 0;
    }
}

SimulationResult Tally::result()
{
    m_result.wrongHonks -= m_result.rightHonks;
    for (const std::int64_t points : m_points) {
        const double finished = std::max(1.0, static_cast<double>(m_lengths.size()));
        m_result.pointsBySeat.push_back(static_cast<double>(points) / finished);
    }
    m_result.milliseconds = figures(std::move(m_lengths));
    return std::move(m_result);
}

} // namespace

std::vector<Computer> computersFor(const std::vector<Level>& levels, std::uint64_t seed)
{
    FastRandom random(seed);
    std::vector<Computer> computers;
    for (const Level level : levels)
        computers.emplace_back(level, random());
    return computers;
}

std::optional<Event> nextOf(const std::vector<Computer>& computers, const Table& table)
{
    std::optional<Event> first;
    for (std::size_t seat = 0; seat < computers.size(); ++seat) {
        const std::optional<Event> event = computers[seat].next(Sight(table, static_cast<int>(seat)));
        if (event && (!first || event->time < first->time))
            first = event;
    }
    return first;
}

PlayedGame playGame(TableKind kind, const std::vector<Level>& levels, std::uint64_t seed)
{
    FastRandom random(seed);
    Record record;
    record.table = kind;
    record.deal = dealCards(static_cast<int>(levels.size()), random() >> 11);
    Table table(kind, record.deal);
    const std::vector<Computer> computers = computersFor(levels, random());
    while (!table.isOver()) {
        std::optional<Event> event = nextOf(computers, table);
        if (table.phase() == Phase::Paused)
            event = Event::go(table.now() + kCountdown);
        if (!event || event->time > kMaxSimulatedTime)
            break;
        [[maybe_unused]] const auto done = table.apply(*event);
        assert(done);
        record.add(*event);
    }
    return {std::move(record), std::move(table)};
}

SimulationResult simulate(const SimulationOptions& options)
{
    const auto begin = std::chrono::steady_clock::now();
    Tally tally(options.players.size());
    FastRandom key(options.seed);
    const std::uint64_t base = key();
    for (int game = 0; game < options.games && !options.stop.stop_requested(); ++game) {
        tally.add(playGame(options.table, options.players, base + static_cast<std::uint64_t>(game)));
        if (options.progress)
            options.progress(game + 1);
    }
    SimulationResult result = tally.result();
    result.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
    return result;
}

} // namespace bubblebar::beep
