#include "app/beetle/statistics/rollsbins.h"

#include "core/beetle/expectation.h"

#include <algorithm>

namespace bubblebar::beetle {

namespace {

constexpr int kMostBins = 60;
/// Chance that a beetle takes longer than what the chart shows.
constexpr double kTail = 0.0003;

std::size_t indexOf(std::size_t rolls, int first, int width, std::size_t bins)
{
    const auto offset = static_cast<int>(rolls) - first;
    return std::min(bins - 1, static_cast<std::size_t>(std::max(0, offset) / width));
}

} // namespace

std::vector<RollsBin> rollsBins(Variant variant, const std::vector<std::int64_t>& beetlesByRolls)
{
    const Expectation& expectation = Expectation::of(variant);
    const Sheet blank(variant);
    const std::vector<double> exact = expectation.distribution(blank);
    const auto unfinished = expectation.unfinished(blank);
    const auto last = std::ranges::find_if(unfinished, [](double chance) { return chance < kTail; });
    const int first = variant.parts();
    const int end = static_cast<int>(last - unfinished.begin());
    const int width = (end - first) / kMostBins + 1;

    std::vector<RollsBin> bins;
    for (int from = first; from <= end; from += width)
        bins.push_back({from, from + width - 1, 0, 0});
    for (std::size_t rolls = 0; rolls < exact.size(); ++rolls)
        bins[indexOf(rolls, first, width, bins.size())].exact += exact[rolls];
    for (std::size_t rolls = 0; rolls < beetlesByRolls.size(); ++rolls)
        bins[indexOf(rolls, first, width, bins.size())].count += beetlesByRolls[rolls];
    return bins;
}

} // namespace bubblebar::beetle
