#pragma once

#include <benchmark/benchmark.h>

namespace bubblebar::bench {

/// Names the benchmark, measured in the same run, that `state`'s is to be compared with: the least that such work
/// costs. tests/bench/run prints the ratio.
inline void compareWith(benchmark::State& state, const char* floor)
{
    state.SetLabel(floor);
}

} // namespace bubblebar::bench
