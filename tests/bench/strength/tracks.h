#pragma once

#include "core/bubble/players/trackgenerator.h"

#include <string>
#include <vector>

namespace bubblebar::strength {

/// A generated track that is not as good as all should be, and why.
struct OddTrack
{
    GeneratorOptions options;
    std::string fault;
};

/// How a run of the generator went.
struct TrackRun
{
    int tracks = 0;
    int impossible = 0; ///< wishes that the generator refused, with a reason
    int invalid = 0;    ///< with an error or a warning of the guidelines
    int endless = 0;    ///< no race of two greedy players finishes within kMaxSimulatedTurns
    std::vector<OddTrack> odd;
    double seconds = 0;
};

/// Generates `tracks` tracks with wishes drawn from `seed` (2 to 12 tiles of one box, any terrains, stretch and
/// branching) and races two greedy players once on each. `threads` change nothing but the time taken.
[[nodiscard]] TrackRun runTracks(int tracks, std::uint64_t seed, int threads);

/// The wishes as arguments of `bubblebar-cli generate`.
[[nodiscard]] std::string generateArguments(const GeneratorOptions& options);

} // namespace bubblebar::strength
