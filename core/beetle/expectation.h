#pragma once

#include "core/beetle/sheet.h"

#include <cstddef>
#include <memory>
#include <span>
#include <vector>

namespace bubblebar::beetle {

/// How many rolls finish a beetle, from every sheet there is: computed, not simulated. A roll leads from a sheet to one
/// with a part more or leaves it as it is, so a few hundred sheets form a Markov chain without cycles; it is solved
/// once, on construction, for one variant.
class Expectation
{
public:
    /// Tails are kept up to so many rolls. From no sheet does a beetle take longer with a chance of 1e-12 or more.
    static constexpr std::size_t kHorizon = 288;

    explicit Expectation(Variant variant);

    /// The one of a variant, made when it is first asked for. Any thread may ask.
    [[nodiscard]] static const Expectation& of(Variant variant);

    /// All sheets of the variant.
    [[nodiscard]] int sheets() const { return static_cast<int>(m_mean.size()); }

    /// Expected number of rolls until the beetle is finished, and its variance; 0 for a finished one. Exact but for
    /// rounding. The sheet, here and below, must be of the variant.
    [[nodiscard]] double mean(const Sheet& sheet) const { return m_mean[number(sheet)]; }
    [[nodiscard]] double variance(const Sheet& sheet) const { return m_variance[number(sheet)]; }

    /// [n], n = 0 … kHorizon: the chance that the beetle is not finished after n more rolls. What lies beyond kHorizon
    /// is the last entry, so nothing is lost. Exact but for rounding.
    [[nodiscard]] std::span<const double> unfinished(const Sheet& sheet) const;

    /// [n], n = 0 … kHorizon: the chance that the beetle is finished by exactly the n-th roll. Sums to 1 but for the
    /// last entry of unfinished().
    [[nodiscard]] std::vector<double> distribution(const Sheet& sheet) const;

private:
    struct Steps;

    [[nodiscard]] std::size_t number(const Sheet& sheet) const;
    [[nodiscard]] std::vector<Steps> numberSheets(Variant variant);
    void solve(std::size_t sheet, const Steps& steps);

    std::vector<std::int16_t> m_numbers; ///< by code of a sheet; −1: no such sheet
    std::vector<double> m_mean;          ///< by number of a sheet
    std::vector<double> m_variance;
    std::vector<double> m_unfinished; ///< rows of kHorizon + 1
};

} // namespace bubblebar::beetle
