// How strong the computer players are against each other, on the built-in medium tracks, and how generated tracks are
// raced. Without words the whole report; with some of them only these, and "curve" for how strength grows with the time
// to think.
//
//     bubblebar-strength [--threads N] [greedy hard expert four tracks curve]

#include "core/bubble/players/searchplayer.h"
#include "core/track/standardset.h"
#include "tests/bench/strength/contest.h"
#include "tests/bench/strength/tracks.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <cstring>

namespace {

using namespace bubblebar;
using namespace bubblebar::strength;

Maker maker(PlayerKind kind)
{
    return [kind](std::uint64_t seed) { return makePlayer(kind, seed); };
}

Maker thinker(int iterations)
{
    return [iterations](std::uint64_t seed) {
        return std::make_unique<SearchPlayer>(seed, SearchBudget {iterations, {}});
    };
}

std::vector<BoardPtr> mediumBoards()
{
    std::vector<BoardPtr> boards;
    for (const BuiltInTrack& track : builtInTracks()) {
        if (lengthClass(track.track->trackTileCount()) == LengthClass::Medium)
            boards.push_back(std::make_shared<const Board>(track.track));
    }
    return boards;
}

Contest contest(const char* word, const char* name, PlayerKind challenger, PlayerKind others)
{
    Contest made;
    made.word = word;
    made.name = name;
    made.challenger = maker(challenger);
    made.others = maker(others);
    made.boards = mediumBoards();
    return made;
}

std::vector<Contest> report()
{
    Contest greedy = contest("greedy", "greedy against random", PlayerKind::Medium, PlayerKind::Random);
    greedy.wanted = 0.95;
    greedy.apart = 0.03;
    greedy.mostGames = 2000;
    Contest hard = contest("hard", "hard against greedy", PlayerKind::Hard, PlayerKind::Medium);
    hard.wanted = 0.65;
    hard.mostGames = 400;
    Contest expert = contest("expert", "expert against hard", PlayerKind::Expert, PlayerKind::Hard);
    expert.wanted = 0.55;
    expert.mostGames = 150;
    Contest four = contest("four", "hard against three greedy", PlayerKind::Hard, PlayerKind::Medium);
    four.players = 4;
    four.wanted = 0.4;
    four.mostGames = 300;
    return {greedy, hard, expert, four};
}

std::vector<Contest> curve()
{
    std::vector<Contest> contests;
    for (const int times : {1, 2, 4, 8}) {
        Contest made = contest("curve", "", PlayerKind::Hard, PlayerKind::Medium);
        made.name = "hard with " + std::to_string(times) + " eighths of its time against greedy";
        made.challenger = thinker(kHardIterations * times / 8);
        made.toTheEnd = true;
        contests.push_back(made);
    }
    return contests;
}

const char* verdict(const Contest& contest, const Tally& tally)
{
    if (contest.toTheEnd)
        return "";
    return tally.verdict == Tally::Verdict::Reached ? "reached" : "MISSED";
}

/// True where what was wanted is reached.
bool print(const Contest& contest, int threads)
{
    std::printf("%-48s", contest.name.c_str());
    std::fflush(stdout);
    const Tally tally = hold(contest, threads);
    const auto [low, high] = interval(tally);
    std::printf("%4d of %4d = %5.1f %%  (%.1f to %.1f)", tally.won, tally.games, 100 * tally.share(), 100 * low,
                100 * high);
    if (!contest.toTheEnd)
        std::printf("  wanted %.0f %%: %s", 100 * contest.wanted, verdict(contest, tally));
    std::printf("  %.0f s\n", tally.seconds);
    std::fflush(stdout);
    return tally.verdict == Tally::Verdict::Reached;
}

/// True where what was wanted is reached.
bool printTracks(int threads)
{
    constexpr int kTracks = 10'000;
    constexpr double kEndlessAllowed = 0.001;
    std::printf("%-48s", "generated tracks");
    std::fflush(stdout);
    const TrackRun run = runTracks(kTracks, 1, threads);
    std::printf("%d, %d refused, %d break a guideline, %d without an end in a greedy race  %.0f s\n", run.tracks,
                run.impossible, run.invalid, run.endless, run.seconds);
    for (const OddTrack& odd : run.odd)
        std::printf("    %s: generate %s\n", odd.fault.c_str(), generateArguments(odd.options).c_str());
    return run.impossible + run.invalid == 0 && run.endless <= kEndlessAllowed * run.tracks;
}

} // namespace

int main(int argc, char** argv)
{
    int threads = 1;
    std::vector<std::string> words;
    for (int i = 1; i < argc; ++i) {
        if (std::strcmp(argv[i], "--threads") == 0 && i + 1 < argc)
            threads = std::max(1, std::atoi(argv[++i]));
        else
            words.emplace_back(argv[i]);
    }
    std::vector<Contest> contests = report();
    if (!words.empty()) {
        for (Contest& point : curve())
            contests.push_back(std::move(point));
        std::erase_if(contests,
                      [&](const Contest& each) { return std::ranges::find(words, each.word) == words.end(); });
    }
    bool reached = true;
    for (const Contest& each : contests)
        reached = print(each, threads) && reached;
    if (words.empty() || std::ranges::find(words, "tracks") != words.end())
        reached = printTracks(threads) && reached;
    return reached ? 0 : 1;
}
