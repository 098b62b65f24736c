// Tracks of 1,000 tiles without a picture: the guidelines beside looking at every tile's six neighbours, files beside
// Qt's JSON alone on the same bytes, share codes beside copying the track.

#include "core/track/guidelines.h"
#include "core/track/hexindex.h"
#include "core/track/sharecode.h"
#include "core/track/standardset.h"
#include "core/track/trackfile.h"
#include "designer/drawing/pages/pageset.h"
#include "tests/bench/bench.h"
#include "tests/bench/field.h"

#include <QJsonDocument>

#include <algorithm>

namespace bubblebar::bench {

namespace {

constexpr int kTiles = 1000;
constexpr const char* kNeighbours = "floor/neighbours of 1,000 tiles";
constexpr const char* kParse = "floor/JSON read by Qt";
constexpr const char* kPrint = "floor/JSON written by Qt";
constexpr const char* kCopy = "floor/copy of 1,000 tiles";
constexpr const char* kCopyBuiltIn = "floor/copy of a built-in track";

const Track& track()
{
    static const Track track = field(kTiles);
    return track;
}

const Track& largestBuiltIn()
{
    const auto tiles = [](const BuiltInTrack& built) { return built.track->tiles.size(); };
    return *std::ranges::max_element(builtInTracks(), {}, tiles)->track;
}

void neighbours(benchmark::State& state)
{
    const std::vector<PlacedTile>& tiles = track().tiles;
    for (auto _ : state) {
        HexIndex places(tiles.size());
        for (std::size_t i = 0; i < tiles.size(); ++i)
            places.insert(tiles[i].at, static_cast<std::int32_t>(i));
        std::int32_t sum = 0;
        for (const PlacedTile& tile : tiles) {
            for (int edge = 0; edge < kEdges; ++edge)
                sum += places.find(neighbour(tile.at, edge));
        }
        benchmark::DoNotOptimize(sum);
    }
}
BENCHMARK(neighbours)->Name(kNeighbours)->Unit(benchmark::kMicrosecond);

void check(benchmark::State& state)
{
    compareWith(state, kNeighbours);
    for (auto _ : state)
        benchmark::DoNotOptimize(checkGuidelines(track()));
}
BENCHMARK(check)->Name("track/check of 1,000 tiles")->Unit(benchmark::kMicrosecond);

void parse(benchmark::State& state)
{
    const QByteArray bytes = trackBytes(track());
    for (auto _ : state)
        benchmark::DoNotOptimize(QJsonDocument::fromJson(bytes));
}
BENCHMARK(parse)->Name(kParse)->Unit(benchmark::kMicrosecond);

void load(benchmark::State& state)
{
    compareWith(state, kParse);
    const QByteArray bytes = trackBytes(track());
    for (auto _ : state)
        benchmark::DoNotOptimize(parseTrack(bytes));
}
BENCHMARK(load)->Name("track/load 1,000 tiles")->Unit(benchmark::kMicrosecond);

void print(benchmark::State& state)
{
    const QJsonDocument document = QJsonDocument::fromJson(trackBytes(track()));
    for (auto _ : state)
        benchmark::DoNotOptimize(document.toJson());
}
BENCHMARK(print)->Name(kPrint)->Unit(benchmark::kMicrosecond);

void save(benchmark::State& state)
{
    compareWith(state, kPrint);
    for (auto _ : state)
        benchmark::DoNotOptimize(trackBytes(track()));
}
BENCHMARK(save)->Name("track/save 1,000 tiles")->Unit(benchmark::kMicrosecond);

void copy(benchmark::State& state, const Track& original)
{
    for (auto _ : state) {
        Track copied = original;
        benchmark::DoNotOptimize(copied.tiles.data());
    }
}
BENCHMARK_CAPTURE(copy, field, track())->Name(kCopy)->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(copy, builtIn, largestBuiltIn())->Name(kCopyBuiltIn)->Unit(benchmark::kMicrosecond);

/// Refused unless the guidelines find no error: their check is a part of it.
void share(benchmark::State& state)
{
    compareWith(state, kCopyBuiltIn);
    for (auto _ : state)
        benchmark::DoNotOptimize(shareCode(largestBuiltIn()));
}
BENCHMARK(share)->Name("track/share code of a built-in track")->Unit(benchmark::kMicrosecond);

void parseShared(benchmark::State& state)
{
    compareWith(state, kCopyBuiltIn);
    const QString code = shareCode(largestBuiltIn()).value();
    for (auto _ : state)
        benchmark::DoNotOptimize(parseShareCode(code));
}
BENCHMARK(parseShared)->Name("track/read that share code")->Unit(benchmark::kMicrosecond);

void layOut(benchmark::State& state, PageKind kind)
{
    compareWith(state, kCopy);
    PageOptions options;
    options.kind = kind;
    const auto shared = std::make_shared<const Track>(track());
    for (auto _ : state)
        benchmark::DoNotOptimize(makePages(shared, options).count());
}
BENCHMARK_CAPTURE(layOut, plan, PageKind::Plan)->Name("pages/plan of 1,000 tiles")->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(layOut, poster, PageKind::Poster)->Name("pages/poster of 1,000 tiles")->Unit(benchmark::kMicrosecond);

} // namespace

} // namespace bubblebar::bench
