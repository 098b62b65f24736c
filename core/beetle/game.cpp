#include "core/beetle/game.h"

#include <bit>

namespace bubblebar::beetle {

Game::Game(const Options& options)
    : m_options(options)
    , m_throwers(static_cast<std::uint8_t>((1U << options.players) - 1))
{
    m_seats.fill({Sheet(options.variant), 0, 0, {}});
}

Game::Game(const Options& options, int firstSeat)
    : Game(options)
{
    m_throwers = 0;
    m_phase = Phase::Turns;
    m_firstSeat = firstSeat;
    m_seat = firstSeat;
}

std::optional<int> Game::seat() const
{
    return m_phase == Phase::Over ? std::nullopt : std::optional(m_seat);
}

std::optional<int> Game::firstSeat() const
{
    return m_phase == Phase::FirstThrows ? std::nullopt : std::optional(m_firstSeat);
}

std::optional<Turn> Game::lastTurn(int seat) const
{
    return turns(seat) == 0 ? std::nullopt : std::optional(m_seats[static_cast<std::size_t>(seat)].last);
}

int Game::turns() const
{
    int sum = 0;
    for (const Seat& seat : m_seats)
        sum += seat.turns;
    return sum;
}

std::optional<int> Game::winner() const
{
    for (int seat = 0; seat < m_options.players; ++seat) {
        if (place(seat) == 1)
            return seat;
    }
    return std::nullopt;
}

std::optional<int> Game::place(int seat) const
{
    const int place = m_seats[static_cast<std::size_t>(seat)].place;
    return place == 0 ? std::nullopt : std::optional(place);
}

Event Game::apply(int roll)
{
    return m_phase == Phase::FirstThrows ? throwFirst(roll) : takeTurn(roll);
}

/// The next seat that throws in this round; the number of players after the last one.
int Game::nextThrower(int after) const
{
    int seat = after + 1;
    while (seat < m_options.players && !throwsFirst(seat))
        ++seat;
    return seat;
}

Event Game::throwFirst(int roll)
{
    Event event;
    event.firstThrow = FirstThrow {m_round, m_seat, roll};
    m_firstThrows.push_back(*event.firstThrow);
    if (roll > m_highestRoll)
        m_highest = 0;
    if (roll >= m_highestRoll) {
        m_highest |= bit(m_seat);
        m_highestRoll = roll;
    }
    m_seat = nextThrower(m_seat);
    if (m_seat == m_options.players)
        endRound();
    event.decidesFirst = m_phase == Phase::Turns;
    return event;
}

void Game::endRound()
{
    m_seat = std::countr_zero(m_highest);
    if (std::has_single_bit(m_highest)) {
        m_phase = Phase::Turns;
        m_firstSeat = m_seat;
        return;
    }
    ++m_round;
    m_throwers = m_highest;
    m_highest = 0;
    m_highestRoll = 0;
}

Event Game::takeTurn(int roll)
{
    Seat& seat = m_seats[static_cast<std::size_t>(m_seat)];
    const Drawing drawing = seat.sheet.draw(roll);
    ++seat.turns;
    if (seat.sheet.isFinished())
        finish(seat);
    const Turn turn {m_seat, roll, drawing, seat.place};
    seat.last = turn;
    passDie();
    return {std::nullopt, turn, false};
}

void Game::finish(Seat& seat)
{
    seat.place = ++m_placed;
    if (!m_options.playOn || m_placed == m_options.players - 1)
        m_phase = Phase::Over;
}

/// To the next seat clockwise whose beetle isn't finished; at the end of a game for places the last one is placed.
void Game::passDie()
{
    do
        m_seat = m_seat + 1 == m_options.players ? 0 : m_seat + 1;
    while (m_seats[static_cast<std::size_t>(m_seat)].place != 0);
    const bool oneIsLeft = m_placed == m_options.players - 1;
    if (m_phase == Phase::Over && m_options.playOn && oneIsLeft)
        m_seats[static_cast<std::size_t>(m_seat)].place = ++m_placed;
}

} // namespace bubblebar::beetle
