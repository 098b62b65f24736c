#include "core/bubble/position.h"

#include "core/support/random.h"

#include <algorithm>

namespace bubblebar {

Race::Race(BoardPtr raceBoard, std::span<const Colour> seatColours, bool inTeams)
    : board(std::move(raceBoard))
    , links(*board)
    , beetles(*board, seatColours)
    , players(static_cast<std::int8_t>(seatColours.size()))
    , teams(inTeams)
{
    std::ranges::copy(seatColours, colours.begin());
}

BeetleMask Race::own(int seat) const
{
    const BeetleMask mine = seatMask(seat, each());
    if (!teams || (mine & ~beetles.home()) != 0)
        return mine;
    return static_cast<BeetleMask>(mine | seatMask(mateOf(seat), each()));
}

std::vector<int> Race::winners() const
{
    if (!isOver())
        return {};
    if (!teams)
        return {winner};
    const int mate = mateOf(winner);
    return {std::min<int>(winner, mate), std::max<int>(winner, mate)};
}

bool operator==(const Race& a, const Race& b)
{
    const bool sameBoard = a.board == b.board || (a.board && b.board && a.board->track() == b.board->track());
    return sameBoard && a.links == b.links && a.beetles == b.beetles && a.colours == b.colours &&
           a.players == b.players && a.teams == b.teams && a.turn == b.turn && a.winner == b.winner &&
           a.played == b.played && a.bonus == b.bonus;
}

std::string beetleName(const Race& race, BeetleId beetle)
{
    return std::string(colourName(race.colourOf(beetle))) + std::to_string(numberOf(beetle));
}

std::optional<BeetleId> beetleFromName(const Race& race, std::string_view name)
{
    for (int seat = 0; seat < race.players; ++seat) {
        const std::string_view colour = colourName(race.colours[static_cast<std::size_t>(seat)]);
        if (!name.starts_with(colour) || name.size() != colour.size() + 1)
            continue;
        const int number = name.back() - '0';
        if (number >= 1 && number <= race.each())
            return beetleId(seat, number);
    }
    return std::nullopt;
}

int firstComplete(const Race& race, BeetleMask home, StackOrder arrived)
{
    unsigned done = home;
    for (int level = 0; level < arrived.size(); ++level) {
        const BeetleId beetle = arrived.at(level);
        done |= maskOf(beetle);
        const int seat = seatOf(beetle);
        unsigned wanted = seatMask(seat, race.each());
        if (race.teams)
            wanted |= seatMask(race.mateOf(seat), race.each());
        if ((done & wanted) == wanted)
            return seat;
    }
    return -1;
}

int Position::cardCount() const
{
    std::size_t count = drawPile.size() + discardPile.size() + race.played.count;
    for (const std::vector<Card>& cards : hands)
        count += cards.size();
    return static_cast<int>(count);
}

void shuffleDrawPile(Position& position)
{
    shuffle(position.drawPile, position.seed);
    std::ranges::reverse(position.drawPile); // the next card stands last
}

namespace {

class Hash
{
public:
    void add(std::uint64_t value)
    {
        m_state = (m_state ^ value) * 0x9E3779B97F4A7C15ULL;
        m_state ^= m_state >> 32;
    }
    void add(std::span<const Card> cards)
    {
        add(cards.size());
        for (const Card card : cards)
            add(index(card));
    }
    [[nodiscard]] std::size_t value() const { return m_state; }

private:
    std::uint64_t m_state = 0x51ED270B0F3A7C15ULL;
};

} // namespace

std::size_t hashOf(const Position& position)
{
    const Race& race = position.race;
    Hash hash;
    for (int seat = 0; seat < race.players; ++seat) {
        for (int number = 1; number <= race.each(); ++number) {
            const BeetleId beetle = beetleId(seat, number);
            hash.add(index(race.beetles.where(beetle)));
            hash.add(static_cast<std::uint64_t>(static_cast<std::int64_t>(race.beetles.above(beetle))));
        }
        hash.add(position.hand(seat));
    }
    for (const std::uint8_t rotation : race.links.rotations())
        hash.add(rotation);
    hash.add(position.drawPile);
    hash.add(position.discardPile);
    hash.add(race.played.span());
    hash.add(static_cast<std::uint64_t>(static_cast<std::int64_t>(race.bonus)));
    hash.add(static_cast<std::uint64_t>(race.turn));
    hash.add(position.seed);
    return hash.value();
}

} // namespace bubblebar
