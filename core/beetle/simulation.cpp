#include "core/beetle/simulation.h"

#include "core/support/random.h"

#include <chrono>
#include <numeric>

namespace bubblebar::beetle {

namespace {

constexpr int kGamesBetweenReports = 4096;

class Simulation
{
public:
    explicit Simulation(const SimulationOptions& options)
        : m_options(options)
        , m_fresh({options.players, options.variant, false}, options.firstSeat)
        , m_random(options.seed)
    {
        m_result.winsBySeat.resize(static_cast<std::size_t>(options.players));
    }

    SimulationResult run()
    {
        while (m_result.games < m_options.games && !m_options.stop.stop_requested()) {
            const int upTo = std::min(m_options.games, m_result.games + kGamesBetweenReports);
            for (; m_result.games < upTo; ++m_result.games)
                playGame();
            if (m_options.progress)
                m_options.progress(m_result.games);
        }
        return std::move(m_result);
    }

private:
    int roll()
    {
        ++m_result.rolls;
        return static_cast<int>(below(m_random, kDieSides)) + 1;
    }

    void playGame()
    {
        Game game = m_fresh;
        while (game.phase() != Game::Phase::Over)
            game.apply(roll());
        ++m_result.winsBySeat[static_cast<std::size_t>(*game.winner())];
        for (int i = 0; i < m_options.players; ++i) {
            const int seat = (m_options.firstSeat + i) % m_options.players;
            finishAlone(game.sheet(seat), game.turns(seat));
        }
    }

    void finishAlone(Sheet sheet, int rolls)
    {
        for (; !sheet.isFinished(); ++rolls)
            sheet.draw(roll());
        const auto number = static_cast<std::size_t>(rolls);
        if (m_result.beetlesByRolls.size() <= number)
            m_result.beetlesByRolls.resize(number + 1);
        ++m_result.beetlesByRolls[number];
    }

    const SimulationOptions& m_options;
    const Game m_fresh;
    FastRandom m_random;
    SimulationResult m_result;
};

} // namespace

std::int64_t SimulationResult::beetles() const
{
    return std::accumulate(beetlesByRolls.begin(), beetlesByRolls.end(), std::int64_t {0});
}

double SimulationResult::meanRolls() const
{
    double sum = 0;
    for (std::size_t n = 0; n < beetlesByRolls.size(); ++n)
        sum += static_cast<double>(n) * static_cast<double>(beetlesByRolls[n]);
    return games == 0 ? 0 : sum / static_cast<double>(beetles());
}

double SimulationResult::rollsVariance() const
{
    const double mean = meanRolls();
    double sum = 0;
    for (std::size_t n = 0; n < beetlesByRolls.size(); ++n) {
        const double distance = static_cast<double>(n) - mean;
        sum += distance * distance * static_cast<double>(beetlesByRolls[n]);
    }
    return games == 0 ? 0 : sum / static_cast<double>(beetles() - 1);
}

SimulationResult simulate(const SimulationOptions& options)
{
    const auto begin = std::chrono::steady_clock::now();
    SimulationResult result = Simulation(options).run();
    result.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
    return result;
}

} // namespace bubblebar::beetle
