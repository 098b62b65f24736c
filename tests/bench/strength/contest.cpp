#include "tests/bench/strength/contest.h"

#include "core/bubble/deckfile.h"
#include "core/bubble/players/simulation.h"
#include "core/bubble/rules.h"
#include "core/support/random.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <thread>

namespace bubblebar::strength {

namespace {

/// Races one deal once for each seat of the challenger; how many of these races the challenger wins, in order.
std::vector<bool> raceDeal(const Contest& contest, int deal)
{
    FastRandom random(FastRandom(contest.seed)() + static_cast<std::uint64_t>(deal));
    RaceSetup setup;
    setup.board = contest.boards[static_cast<std::size_t>(deal) % contest.boards.size()];
    setup.deck = standardDeck();
    setup.colours.assign(kAllColours.begin(), kAllColours.begin() + contest.players);
    setup.seed = random() >> 11;
    std::vector<bool> won;
    for (int challenger = 0; challenger < contest.players; ++challenger) {
        std::vector<std::unique_ptr<Player>> players;
        for (int seat = 0; seat < contest.players; ++seat)
            players.push_back((seat == challenger ? contest.challenger : contest.others)(random()));
        Position position = newRace(setup);
        for (int turns = 0; !position.race.isOver() && turns < kMaxSimulatedTurns;) {
            const int seat = position.race.turn;
            const auto action = players[static_cast<std::size_t>(seat)]->choose(viewOf(position, seat), {});
            turns += apply(position, *action).turnEnded ? 1 : 0;
        }
        won.push_back(position.race.winner == challenger);
    }
    return won;
}

/// Wald's sequential test on races that come one after another.
void count(Tally& tally, bool won, const Contest& contest, double& evidence)
{
    constexpr double kEnough = 2.944; // ln 19
    const double high = std::min(contest.wanted + contest.apart, 0.999);
    const double low = contest.wanted - contest.apart;
    evidence += won ? std::log(high / low) : std::log((1 - high) / (1 - low));
    ++tally.games;
    tally.won += won ? 1 : 0;
    if (contest.toTheEnd)
        return;
    if (evidence >= kEnough)
        tally.verdict = Tally::Verdict::Reached;
    else if (evidence <= -kEnough)
        tally.verdict = Tally::Verdict::Missed;
}

} // namespace

Tally hold(const Contest& contest, int threads)
{
    const auto begin = std::chrono::steady_clock::now();
    Tally tally;
    double evidence = 0;
    std::vector<std::vector<bool>> races(static_cast<std::size_t>(threads));
    for (int deal = 0; tally.games < contest.mostGames && tally.verdict == Tally::Verdict::Open; deal += threads) {
        std::vector<std::jthread> running;
        for (int i = 0; i < threads; ++i)
            running.emplace_back([&, i] { races[static_cast<std::size_t>(i)] = raceDeal(contest, deal + i); });
        running.clear();
        for (const std::vector<bool>& deals : races) {
            for (const bool won : deals) {
                if (tally.games < contest.mostGames && tally.verdict == Tally::Verdict::Open)
                    count(tally, won, contest, evidence);
            }
        }
        std::fprintf(stderr, "\r%4d of %4d ", tally.won, tally.games);
    }
    std::fputc('\r', stderr);
    if (tally.verdict == Tally::Verdict::Open)
        tally.verdict = tally.share() >= contest.wanted ? Tally::Verdict::Reached : Tally::Verdict::Missed;
    tally.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
    return tally;
}

std::pair<double, double> interval(const Tally& tally)
{
    constexpr double kZ = 1.96;
    const double games = tally.games;
    const double share = tally.share();
    const double middle = (share + kZ * kZ / (2 * games)) / (1 + kZ * kZ / games);
    const double half =
        kZ * std::sqrt(share * (1 - share) / games + kZ * kZ / (4 * games * games)) / (1 + kZ * kZ / games);
    return {middle - half, middle + half};
}

} // namespace bubblebar::strength
