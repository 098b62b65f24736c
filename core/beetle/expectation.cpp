#include "core/beetle/expectation.h"

#include <algorithm>
#include <array>

namespace bubblebar::beetle {

namespace {

constexpr std::size_t kRow = Expectation::kHorizon + 1;
/// By part: one more than the most that any variant needs.
constexpr std::array<std::size_t, kParts> kRadix {2, 2, 7, 3, 3, 2, 3};
constexpr std::size_t kCodes = std::size_t {2} * 2 * 7 * 3 * 3 * 2 * 3;

std::size_t codeOf(const Sheet& sheet)
{
    std::size_t code = 0;
    for (const Part part : kAllParts)
        code = code * kRadix[static_cast<std::size_t>(part)] + static_cast<std::size_t>(sheet.count(part));
    return code;
}

} // namespace

/// Where a roll leads: the numbers of the sheets with a part more. All other numbers of the die are wasted.
struct Expectation::Steps
{
    std::vector<std::size_t> next;
};

Expectation::Expectation(Variant variant)
    : m_numbers(kCodes, -1)
{
    const std::vector<Steps> steps = numberSheets(variant);
    m_mean.resize(steps.size());
    m_variance.resize(steps.size());
    m_unfinished.resize(steps.size() * kRow);
    for (std::size_t sheet = steps.size(); sheet-- > 0;)
        solve(sheet, steps[sheet]);
}

const Expectation& Expectation::of(Variant variant)
{
    switch (const std::size_t index = (variant.fourLegs ? 1U : 0U) + (variant.wings ? 2U : 0U)) {
    case 0: {
        static const Expectation plain(kAllVariants[index]);
        return plain;
    }
    case 1: {
        static const Expectation fourLegs(kAllVariants[index]);
        return fourLegs;
    }
    case 2: {
        static const Expectation wings(kAllVariants[index]);
        return wings;
    }
    default: {
        static const Expectation both(kAllVariants[index]);
        return both;
    }
    }
}

/// Numbers all sheets by their parts, so that every roll leads to the same or a greater number.
std::vector<Expectation::Steps> Expectation::numberSheets(Variant variant)
{
    std::vector<Sheet> sheets {Sheet(variant)};
    std::vector<Steps> steps;
    m_numbers[codeOf(sheets.front())] = 0;
    for (std::size_t i = 0; i < sheets.size(); ++i) { // the list grows on the way
        Steps& from = steps.emplace_back();
        for (int roll = 1; roll <= kDieSides; ++roll) {
            Sheet next = sheets[i];
            if (!next.draw(roll).isDrawn())
                continue;
            std::int16_t& number = m_numbers[codeOf(next)];
            if (number < 0) {
                number = static_cast<std::int16_t>(sheets.size());
                sheets.push_back(next);
            }
            from.next.push_back(static_cast<std::size_t>(number));
        }
    }
    return steps;
}

/// With p the chance of each next sheet and T the rolls from there: E[T] and E[T²] follow from one roll more and the
/// same again, u(n + 1) = Σ p · u_next(n) + (rest) · u(n). Precondition: the next sheets are solved.
void Expectation::solve(std::size_t sheet, const Steps& steps)
{
    if (steps.next.empty())
        return; // finished: all is 0
    const auto drawing = static_cast<double>(steps.next.size());
    double mean = kDieSides;
    double square = 0;
    for (const std::size_t next : steps.next) {
        mean += m_mean[next];
        square += m_variance[next] + m_mean[next] * m_mean[next];
    }
    mean /= drawing;
    square = (square + kDieSides * (2 * mean - 1)) / drawing;
    m_mean[sheet] = mean;
    m_variance[sheet] = square - mean * mean;

    double* const row = &m_unfinished[sheet * kRow];
    row[0] = 1;
    for (std::size_t n = 0; n < kHorizon; ++n) {
        double sum = (kDieSides - drawing) * row[n];
        for (const std::size_t next : steps.next)
            sum += m_unfinished[next * kRow + n];
        row[n + 1] = sum / kDieSides;
    }
}

std::size_t Expectation::number(const Sheet& sheet) const
{
    return static_cast<std::size_t>(m_numbers[codeOf(sheet)]);
}

std::span<const double> Expectation::unfinished(const Sheet& sheet) const
{
    return {&m_unfinished[number(sheet) * kRow], kRow};
}

std::vector<double> Expectation::distribution(const Sheet& sheet) const
{
    const std::span<const double> tail = unfinished(sheet);
    std::vector<double> chances(kRow);
    chances.front() = 1 - tail.front();
    for (std::size_t n = 1; n < kRow; ++n)
        chances[n] = tail[n - 1] - tail[n];
    return chances;
}

} // namespace bubblebar::beetle
