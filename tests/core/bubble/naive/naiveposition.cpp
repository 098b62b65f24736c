#include "tests/core/bubble/naive/naiveposition.h"

#include <algorithm>
#include <random>
#include <sstream>

namespace bubblebar::naive {

namespace {

Words split(const std::string& text, char at)
{
    Words words;
    std::istringstream stream(text);
    for (std::string word; std::getline(stream, word, at);)
        words.push_back(word);
    return words;
}

template <class List>
std::string joined(const List& list, char between)
{
    std::string text;
    for (const std::string& word : list)
        text += (text.empty() ? "" : std::string(1, between)) + word;
    return text;
}

Words cardNames(std::span<const Card> cards)
{
    Words names;
    for (const Card card : cards)
        names.emplace_back(cardName(card));
    return names;
}

/// Formats page, "Shuffle": below() by Lemire's method, every word below 2^64 mod bound in the low half rejected.
std::uint64_t chosenBelow(std::mt19937_64& generator, std::uint64_t bound)
{
    __extension__ using Wide = unsigned __int128;
    const Wide words = Wide {1} << 64;
    for (;;) {
        const Wide product = Wide {generator()} * bound;
        if (product % words >= words % bound)
            return static_cast<std::uint64_t>(product / words);
    }
}

Words shuffled(Words cards, std::uint64_t& seed)
{
    std::mt19937_64 generator {seed};
    for (std::size_t i = cards.size(); i-- > 1;)
        std::swap(cards[i], cards[chosenBelow(generator, i + 1)]);
    seed = generator() / 2048;
    return cards;
}

} // namespace

Position::Position(const bubblebar::Position& position)
    : m_board(std::make_shared<Board>(position.race.board->track()))
    , m_rotations(m_board->rotations())
    , m_discardPile(cardNames(position.discardPile))
    , m_played(cardNames(position.race.played.span()))
    , m_turn(position.race.turn)
    , m_seed(position.seed)
{
    const Race& race = position.race;
    m_teams = race.teams;
    for (std::size_t i = 0; i < race.board->tiles().size(); ++i) {
        const auto tile = static_cast<BoardTileId>(i);
        if (race.board->tile(tile).tile.isTrack())
            m_rotations[race.board->tileName(tile)] = race.links.rotation(tile);
    }
    m_across = m_board->acrossExits(m_rotations);
    for (int i = 0; i < race.board->spaceCount(); ++i) {
        const StackOrder stack = race.beetles.stack(static_cast<SpaceId>(i));
        for (int level = 0; level < stack.size(); ++level)
            m_stacks[race.board->spaceName(static_cast<SpaceId>(i))].push_back(beetleName(race, stack.at(level)));
    }
    for (int seat = 0; seat < race.players; ++seat) {
        m_colours.emplace_back(colourName(race.colours[static_cast<std::size_t>(seat)]));
        m_hands.push_back(cardNames(position.hand(seat)));
    }
    const Words pile = cardNames(position.drawPile);
    m_drawPile.assign(pile.rbegin(), pile.rend());
    if (race.bonus != SpaceId::None)
        m_bonus = race.board->spaceName(race.bonus);
}

int Position::finished(int seat) const
{
    const std::string& colour = m_colours[static_cast<std::size_t>(seat)];
    return static_cast<int>(std::count_if(on("finish").begin(), on("finish").end(), [&](const std::string& beetle) {
        return beetle.substr(0, beetle.size() - 1) == colour;
    }));
}

/// R17
bool Position::isOwn(const std::string& beetle) const
{
    const bool forMate = m_teams && finished(m_turn) == beetlesEach();
    const int seat = forMate ? (m_turn + 2) % 4 : m_turn;
    return beetle.substr(0, beetle.size() - 1) == m_colours[static_cast<std::size_t>(seat)];
}

/// R28 – R30: the order on finish tells who was complete first.
std::optional<int> Position::winner() const
{
    std::map<std::string, int> home;
    for (const std::string& beetle : on("finish")) {
        const std::string colour = beetle.substr(0, beetle.size() - 1);
        ++home[colour];
        const auto seat =
            static_cast<std::size_t>(std::find(m_colours.begin(), m_colours.end(), colour) - m_colours.begin());
        const bool mateHome = !m_teams || home[m_colours[(seat + 2) % 4]] == beetlesEach();
        if (home[colour] == beetlesEach() && mateHome)
            return static_cast<int>(seat);
    }
    return std::nullopt;
}

Names Position::moves(const std::string& whose, const std::string& how, const std::string& prefix) const
{
    Names found;
    for (const auto& [space, stack] : m_stacks) {
        for (const std::string& beetle : stack) {
            if (whose == "own" && !isOwn(beetle))
                continue;
            const std::string mover = std::string(prefix).append(" ").append(beetle).append(" ");
            for (const std::string& target : targets(beetle, how))
                found.insert(mover + target);
        }
    }
    return found;
}

Names Position::plays() const
{
    Names found;
    for (const std::string& card : m_hands[static_cast<std::size_t>(m_turn)]) {
        const Words parts = split(card, ':');
        found.merge(moves(parts[0], parts[1], "play " + card));
    }
    return found;
}

Names Position::discards() const
{
    Names found;
    for (const std::string& card : m_hands[static_cast<std::size_t>(m_turn)])
        found.insert("discard " + card);
    return found;
}

/// R25
Names Position::bonusActions() const
{
    const std::string& bonus = m_board->spot(m_bonus).bonus;
    if (bonus == "draw")
        return {"bonus draw"};
    if (bonus == "reorder")
        return reorders();
    if (bonus != "rotate")
        return moves(split(bonus, '-')[0], split(bonus, '-')[1], "bonus move");
    Names found;
    for (const auto& [tile, rotation] : m_rotations) {
        found.insert("bonus rotate " + tile + " cw");
        found.insert("bonus rotate " + tile + " ccw");
    }
    return found;
}

Names Position::reorders() const
{
    Names found;
    for (const auto& [space, stack] : m_stacks) {
        if (space == "start" || space == "finish" || stack.size() < 2)
            continue;
        Words order = stack;
        std::sort(order.begin(), order.end());
        do {
            if (order != stack)
                found.insert("bonus reorder " + space + ' ' + joined(order, ','));
        } while (std::next_permutation(order.begin(), order.end()));
    }
    return found;
}

Names Position::legal() const
{
    if (winner()) // R28
        return {};
    Names found;
    if (!m_bonus.empty()) { // R22
        found = bonusActions();
        found.insert("bonus skip");
        return found;
    }
    found = plays();
    if (!m_played.empty())
        found.insert("end");
    if (found.empty()) // R21
        found = m_hands[static_cast<std::size_t>(m_turn)].empty() ? Names {"end"} : discards();
    return found;
}

void Position::apply(const std::string& action)
{
    const Words words = split(action, ' ');
    if (words[0] == "end") {
        endTurn();
        return;
    }
    if (words[0] == "discard") {
        takeFromHand(words[1]);
        m_discardPile.push_back(words[1]);
        endTurn();
        return;
    }
    if (words[0] == "play") {
        takeFromHand(words[1]);
        m_played.push_back(words[1]);
        move(words[2], words[3]);
    } else {
        applyBonus(words);
    }
    if (!winner() && m_bonus.empty() && m_played.size() == 2) // R26
        endTurn();
}

void Position::applyBonus(const Words& words)
{
    m_bonus.clear();
    if (words[1] == "move")
        move(words[2], words[3]);
    else if (words[1] == "reorder")
        m_stacks[words[2]] = split(words[3], ',');
    else if (words[1] == "rotate")
        rotate(words[2], words[3] == "cw" ? 1 : -1);
    else if (words[1] == "draw")
        draw();
}

/// R6, R11, R23 – R25, R28
void Position::move(const std::string& beetle, const std::string& to)
{
    const Mover who = mover(beetle);
    Words& left = m_stacks[who.from];
    const auto first = std::find(left.begin(), left.end(), beetle);
    const Words lifted(first, first + who.height);
    left.erase(first, first + who.height);
    if (left.empty())
        m_stacks.erase(who.from);
    const bool wasEmpty = on(to).empty();
    m_stacks[to].insert(m_stacks[to].end(), lifted.begin(), lifted.end());
    if (winner())
        return;
    if (!wasEmpty) {
        draw();
    } else if (!m_board->spot(to).bonus.empty()) {
        m_bonus = to;
        if (bonusActions().empty())
            m_bonus.clear();
    }
}

void Position::rotate(const std::string& tile, int turn)
{
    m_rotations[tile] = (m_rotations[tile] + turn + 6) % 6;
    m_across = m_board->acrossExits(m_rotations);
}

void Position::takeFromHand(const std::string& card)
{
    Words& hand = m_hands[static_cast<std::size_t>(m_turn)];
    hand.erase(std::find(hand.begin(), hand.end(), card));
}

/// R27
void Position::draw()
{
    if (m_drawPile.empty() && !m_discardPile.empty()) {
        const Words pile = shuffled(m_discardPile, m_seed);
        m_drawPile.assign(pile.begin(), pile.end());
        m_discardPile.clear();
    }
    if (m_drawPile.empty())
        return;
    m_hands[static_cast<std::size_t>(m_turn)].push_back(m_drawPile.front());
    m_drawPile.pop_front();
}

/// R26
void Position::endTurn()
{
    m_discardPile.insert(m_discardPile.end(), m_played.begin(), m_played.end());
    m_played.clear();
    draw();
    m_turn = (m_turn + 1) % static_cast<int>(m_colours.size());
}

std::uint64_t Position::perft(int depth) const
{
    if (depth == 0)
        return 1;
    std::uint64_t count = 0;
    for (const std::string& action : legal()) {
        Position next = *this;
        next.apply(action);
        count += next.perft(depth - 1);
    }
    return count;
}

std::string Position::text() const
{
    std::ostringstream out;
    for (const auto& [tile, rotation] : m_rotations)
        out << "rotation " << tile << ' ' << rotation << '\n';
    for (auto [space, stack] : m_stacks) {
        if (space == "start")
            std::sort(stack.begin(), stack.end());
        out << "stack " << space << ' ' << joined(stack, ',') << '\n';
    }
    for (std::size_t seat = 0; seat < m_colours.size(); ++seat)
        out << "hand " << m_colours[seat] << ' ' << joined(m_hands[seat], ' ') << '\n';
    out << "draw pile " << joined(m_drawPile, ' ') << "\ndiscard pile " << joined(m_discardPile, ' ') << '\n';
    out << "turn " << m_turn << " played " << joined(m_played, ' ') << " bonus " << m_bonus << '\n';
    out << "seed " << m_seed << " teams " << m_teams << " winner " << winner().value_or(-1) << '\n';
    return out.str();
}

} // namespace bubblebar::naive
