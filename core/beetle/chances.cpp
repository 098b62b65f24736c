#include "core/beetle/chances.h"

#include "core/beetle/expectation.h"

#include <algorithm>
#include <bit>
#include <cmath>

namespace bubblebar::beetle {

namespace {

/// Where every race is as good as over: less than this is left to be shared out.
constexpr double kNothing = 1e-14;

/// A beetle in the race: whose it is, and the chances that it is still unfinished after 0, 1, … more rolls.
struct Runner
{
    int seat = 0;
    std::span<const double> unfinished;
};

/// Those whose beetles are unfinished, in the order in which they roll.
class Field
{
public:
    void add(int seat, const Sheet& sheet)
    {
        m_runners[static_cast<std::size_t>(m_size++)] = {seat, Expectation::of(sheet.variant()).unfinished(sheet)};
    }

    [[nodiscard]] std::span<const Runner> runners() const
    {
        return std::span(m_runners).first(static_cast<std::size_t>(m_size));
    }

    /// The chance that runner `other` is unfinished when runner `self` makes its n-th roll.
    [[nodiscard]] double isBehind(std::size_t other, std::size_t self, std::size_t n) const
    {
        return m_runners[other].unfinished[other < self ? n : n - 1];
    }

    /// The chance that runner `self` finishes with exactly its n-th roll, n from 1.
    [[nodiscard]] double finishes(std::size_t self, std::size_t n) const
    {
        return m_runners[self].unfinished[n - 1] - m_runners[self].unfinished[n];
    }

private:
    std::array<Runner, kMaxPlayers> m_runners;
    int m_size = 0;
};

/// Each runner's chance to finish before all others.
SeatChances wins(const Field& field)
{
    SeatChances chances {};
    const std::span<const Runner> runners = field.runners();
    double left = 1; // the chance that nobody is finished after n − 1 rounds
    for (std::size_t n = 1; n <= Expectation::kHorizon && left > kNothing; ++n) {
        std::array<double, kMaxPlayers> behind; // by runner: all that roll later are unfinished
        double later = 1;
        for (std::size_t self = runners.size(); self-- > 0;) {
            behind[self] = later;
            later *= runners[self].unfinished[n - 1];
        }
        double earlier = 1;
        for (std::size_t self = 0; self < runners.size(); ++self) {
            chances[static_cast<std::size_t>(runners[self].seat)] += field.finishes(self, n) * earlier * behind[self];
            earlier *= runners[self].unfinished[n];
        }
        left = earlier;
    }
    return chances;
}

/// The chances that 0, 1, … of the others are finished when runner `self` makes its n-th roll.
std::array<double, kMaxPlayers> finishedBefore(const Field& field, std::size_t self, std::size_t n)
{
    std::array<double, kMaxPlayers> count {1};
    std::size_t counted = 0;
    for (std::size_t other = 0; other < field.runners().size(); ++other) {
        if (other == self)
            continue;
        const double behind = field.isBehind(other, self, n);
        ++counted;
        for (std::size_t k = counted; k > 0; --k)
            count[k] = count[k] * behind + count[k - 1] * (1 - behind);
        count[0] *= behind;
    }
    return count;
}

/// Adds each runner's chances for the places from `taken` on.
void addPlaces(const Field& field, std::size_t taken, PlaceChances& chances)
{
    const std::size_t runners = field.runners().size();
    for (std::size_t self = 0; self < runners; ++self) {
        SeatChances& own = chances[static_cast<std::size_t>(field.runners()[self].seat)];
        for (std::size_t n = 1; n <= Expectation::kHorizon && field.runners()[self].unfinished[n - 1] > kNothing; ++n) {
            const double finishes = field.finishes(self, n);
            const std::array<double, kMaxPlayers> before = finishedBefore(field, self, n);
            for (std::size_t k = 0; k < runners; ++k)
                own[taken + k] += finishes * before[k];
        }
    }
}

/// Who is still in the race, from seat `turn` on.
Field fieldOf(const Game& game, int turn)
{
    Field field;
    for (int i = 0; i < game.options().players; ++i) {
        const int seat = (turn + i) % game.options().players;
        if (!game.place(seat))
            field.add(seat, game.sheet(seat));
    }
    return field;
}

/// The seat that rolls next, or would if a game that is over were played on; 0 during the first throws.
int nextSeat(const Game& game)
{
    if (game.phase() == Game::Phase::FirstThrows)
        return 0;
    return game.seat().value_or((game.winner().value_or(0) + 1) % game.options().players);
}

void add(double& sum, double weight, double chance)
{
    sum += weight * chance;
}

void add(SeatChances& sum, double weight, const SeatChances& chances)
{
    for (std::size_t i = 0; i < sum.size(); ++i)
        sum[i] += weight * chances[i];
}

/// During the first throws all sheets are blank, so that only the seat counted from who begins matters: from the
/// chances in a game that seat 0 begins to those over all who may begin.
template <class Row>
std::array<Row, kMaxPlayers> overAllWhoBegin(const Game& game, const std::array<Row, kMaxPlayers>& fromSeatZero)
{
    const SeatChances begins = beginChances(game);
    const auto players = static_cast<std::size_t>(game.options().players);
    std::array<Row, kMaxPlayers> chances {};
    for (std::size_t first = 0; first < players; ++first) {
        for (std::size_t i = 0; i < players; ++i)
            add(chances[(first + i) % players], begins[first], fromSeatZero[i]);
    }
    return chances;
}

double binomial(int all, int chosen)
{
    double ways = 1;
    for (int i = 1; i <= chosen; ++i)
        ways = ways * (all - chosen + i) / i;
    return ways;
}

/// A round of first throws while it goes on.
struct Round
{
    std::array<bool, kMaxPlayers> leads {}; ///< by seat: has thrown the highest so far
    std::array<bool, kMaxPlayers> waits {}; ///< has not thrown yet
    int highest = 0;
    int leading = 0;
    int waiting = 0;
};

Round roundOf(const Game& game)
{
    Round round;
    std::array<int, kMaxPlayers> rolled {};
    for (const FirstThrow& thrown : game.firstThrows()) {
        if (thrown.round == game.firstThrowRound())
            rolled[static_cast<std::size_t>(thrown.seat)] = thrown.roll;
    }
    round.highest = std::ranges::max(rolled);
    for (int seat = 0; seat < game.options().players; ++seat) {
        const auto i = static_cast<std::size_t>(seat);
        round.leads[i] = rolled[i] > 0 && rolled[i] == round.highest;
        round.waits[i] = game.throwsFirst(seat) && rolled[i] == 0;
        round.leading += round.leads[i] ? 1 : 0;
        round.waiting += round.waits[i] ? 1 : 0;
    }
    return round;
}

/// The chance that of `throwers` exactly `equal` throw `number`, and all others less.
double exactly(int equal, int throwers, int number)
{
    const double less = (number - 1) / static_cast<double>(kDieSides);
    return binomial(throwers, equal) * std::pow(1.0 / kDieSides, equal) * std::pow(less, throwers - equal);
}

/// What each of the leading, and each of the waiting, has of the chance to begin. Those who tie are alike from then on.
std::pair<double, double> sharesOf(const Round& round)
{
    double leader = 0;
    double waiter = 0;
    for (int number = std::max(round.highest, 1); number <= kDieSides; ++number) {
        const int leading = number == round.highest ? round.leading : 0;
        for (int joining = 0; joining <= round.waiting; ++joining) {
            if (leading + joining == 0)
                continue;
            const double share = exactly(joining, round.waiting, number) / (leading + joining);
            if (leading > 0)
                leader += share;
            if (joining > 0)
                waiter += share * joining / round.waiting;
        }
    }
    return {leader, waiter};
}

} // namespace

SeatChances winChances(std::span<const Sheet> sheets, int turn)
{
    Field field;
    const int players = static_cast<int>(sheets.size());
    for (int i = 0; i < players; ++i) {
        const int seat = (turn + i) % players;
        field.add(seat, sheets[static_cast<std::size_t>(seat)]);
    }
    return wins(field);
}

SeatChances winChances(const Game& game)
{
    if (const std::optional<int> winner = game.winner()) {
        SeatChances chances {};
        chances[static_cast<std::size_t>(*winner)] = 1;
        return chances;
    }
    const SeatChances chances = wins(fieldOf(game, nextSeat(game)));
    return game.phase() == Game::Phase::FirstThrows ? overAllWhoBegin(game, chances) : chances;
}

PlaceChances placeChances(const Game& game)
{
    PlaceChances chances {};
    std::size_t taken = 0;
    for (int seat = 0; seat < game.options().players; ++seat) {
        if (const std::optional<int> place = game.place(seat)) {
            chances[static_cast<std::size_t>(seat)][static_cast<std::size_t>(*place - 1)] = 1;
            ++taken;
        }
    }
    addPlaces(fieldOf(game, nextSeat(game)), taken, chances);
    return game.phase() == Game::Phase::FirstThrows ? overAllWhoBegin(game, chances) : chances;
}

SeatChances beginChances(const Game& game)
{
    SeatChances chances {};
    if (const std::optional<int> first = game.firstSeat()) {
        chances[static_cast<std::size_t>(*first)] = 1;
        return chances;
    }
    const Round round = roundOf(game);
    const auto [leader, waiter] = sharesOf(round);
    for (std::size_t seat = 0; seat < chances.size(); ++seat)
        chances[seat] = round.leads[seat] ? leader : round.waits[seat] ? waiter : 0;
    return chances;
}

} // namespace bubblebar::beetle
