#include "tests/common/scenario.h"

#include "core/bubble/rules.h"

#include <QtGlobal>

#include <algorithm>
#include <memory>
#include <sstream>

namespace bubblebar::tests {

namespace {

using Words = std::vector<std::string>;

Words wordsOf(std::string_view text, char separator = ' ')
{
    Words words;
    std::string word;
    for (const char c : text) {
        if (c != separator) {
            word += c;
        } else if (!word.empty()) {
            words.push_back(word);
            word.clear();
        }
    }
    if (!word.empty())
        words.push_back(word);
    return words;
}

/// The value, or the end of the test.
template <class Value>
Value need(const std::optional<Value>& value, const std::string& word)
{
    if (!value)
        qFatal("scenario: '%s' is not understood", word.c_str());
    return *value;
}

Space spaceFrom(const std::string& word, int number)
{
    Space space {0.2 * number - 0.4, 0.1 * number, {}, Bonus::None, {}};
    const Words parts = wordsOf(word, '*');
    for (const std::string& colour : wordsOf(parts.front(), '+'))
        space.colours.push_back(need(colourFromName(colour), word));
    if (parts.size() > 1)
        space.bonus = need(bonusFromName(parts[1]), word);
    return space;
}

PathEnd endFrom(const std::string& word)
{
    const bool isEdge = word.front() == 'e';
    return {isEdge, std::stoi(isEdge ? word.substr(1) : word)};
}

Tile tileFrom(const Words& words)
{
    Tile tile;
    tile.id = words[0];
    tile.front.terrain = need(terrainFromName(words[1]), words[1]);
    std::size_t i = 2;
    for (; i < words.size() && words[i] != ":"; ++i)
        tile.front.spaces.push_back(spaceFrom(words[i], static_cast<int>(i)));
    for (++i; i < words.size(); ++i) {
        const Words ends = wordsOf(words[i], '-');
        tile.front.paths.push_back({endFrom(ends.at(0)), endFrom(ends.at(1))});
    }
    tile.back = tile.front;
    return tile;
}

/// "1,0" or "1,0@2".
void placeAt(PlacedTile& placed, const std::string& word)
{
    const Words parts = wordsOf(word, '@');
    const Words place = wordsOf(parts.front(), ',');
    placed.at = {std::stoi(place.at(0)), std::stoi(place.at(1))};
    if (parts.size() > 1)
        placed.rotation = std::stoi(parts[1]);
}

std::array<TerrainRule, kTerrains> standardRules()
{
    return {TerrainRule {3, true, {}}, TerrainRule {4, true, {}}, TerrainRule {2, true, {}}, TerrainRule {1, true, {}},
            TerrainRule {3, false, {}}};
}

std::vector<Card> cardsFrom(const Words& words)
{
    std::vector<Card> cards;
    for (std::size_t i = 1; i < words.size(); ++i)
        cards.push_back(need(cardFromName(words[i]), words[i]));
    return cards;
}

/// Reads the lines in two passes: first what the board is made of, then what stands and lies on it.
class Builder
{
public:
    explicit Builder(std::string_view text)
    {
        for (const std::string& line : wordsOf(text, '\n')) {
            if (Words words = wordsOf(line); !words.empty())
                m_lines.push_back(std::move(words));
        }
    }

    Position build()
    {
        const auto track = makeTrack();
        std::vector<Colour> colours;
        for (const Words& words : m_lines) {
            if (const auto colour = colourFromName(words[0])) {
                m_position.hands[colours.size()] = cardsFrom(words);
                colours.push_back(*colour);
            }
        }
        const bool teams = std::ranges::any_of(m_lines, [](const Words& words) { return words[0] == "teams"; });
        m_position.race = Race(std::make_shared<Board>(track), colours, teams);
        for (const Words& words : m_lines)
            setUp(words);
        settleEnd();
        return m_position;
    }

private:
    TrackPtr makeTrack()
    {
        auto set = std::make_shared<TileSet>();
        set->id = QStringLiteral("scenario");
        set->terrains = standardRules();
        for (const Words& words : m_lines) {
            if (words[0].find_first_not_of("ABCDEFGHIJKLMNOPQRSTUVWXYZ") == std::string::npos)
                set->tiles.push_back(tileFrom(words));
        }
        auto track = std::make_shared<Track>();
        track->tileSet = set;
        for (const Words& words : m_lines) {
            for (std::size_t i = 1; words[0] == "lay" && i + 1 < words.size(); i += 2) {
                PlacedTile placed;
                placed.tile = need(track->tileFromName(words[i]), words[i]);
                placeAt(placed, words[i + 1]);
                track->tiles.push_back(placed);
            }
        }
        return track;
    }

    void setUp(const Words& words)
    {
        Race& race = m_position.race;
        if (words[0] == "on") {
            placeStack(words);
        } else if (words[0] == "pile") {
            m_position.drawPile = cardsFrom(words);
            std::ranges::reverse(m_position.drawPile);
        } else if (words[0] == "discard") {
            m_position.discardPile = cardsFrom(words);
        } else if (words[0] == "played") {
            for (const Card card : cardsFrom(words))
                race.played.cards[race.played.count++] = card;
        } else if (words[0] == "bonus") {
            race.bonus = need(race.board->spaceFromName(words[1]), words[1]);
        } else if (words[0] == "seed") {
            m_position.seed = std::stoull(words[1]);
        } else if (words[0] == "turn") {
            const auto seat = std::ranges::find(race.colours, need(colourFromName(words[1]), words[1]));
            race.turn = static_cast<std::int8_t>(seat - race.colours.begin());
        }
    }

    void placeStack(const Words& words)
    {
        Race& race = m_position.race;
        const SpaceId space = need(race.board->spaceFromName(words[1]), words[1]);
        for (std::size_t i = 2; i < words.size(); ++i)
            race.beetles.move(*race.board, need(beetleFromName(race, words[i]), words[i]), space);
    }

    void settleEnd()
    {
        Race& race = m_position.race;
        race.winner = static_cast<std::int8_t>(firstComplete(race, 0, race.beetles.stack(SpaceId::Finish)));
    }

    std::vector<Words> m_lines;
    Position m_position;
};

} // namespace

Position scenario(std::string_view lines)
{
    return Builder(lines).build();
}

std::vector<std::string> legalTexts(const Position& position)
{
    std::vector<std::string> texts;
    for (const Action& action : legalActions(position))
        texts.push_back(actionText(position.race, action));
    std::ranges::sort(texts);
    return texts;
}

std::string targetTexts(const Position& position, std::string_view card, std::string_view beetle)
{
    const Race& race = position.race;
    const std::string beetleText(beetle);
    MoveFinder finder;
    const auto found = finder.targets(race, need(beetleFromName(race, beetle), beetleText),
                                      moveRule(need(cardFromName(card), std::string(card))));
    std::vector<SpaceId> targets(found.begin(), found.end());
    std::ranges::sort(targets);
    std::string text;
    for (const SpaceId target : targets)
        text += (text.empty() ? "" : " ") + race.board->spaceName(target);
    return text;
}

std::string stackText(const Position& position, std::string_view space)
{
    const Race& race = position.race;
    const StackOrder stack = race.beetles.stack(need(race.board->spaceFromName(space), std::string(space)));
    std::string text;
    for (int level = 0; level < stack.size(); ++level)
        text += (text.empty() ? "" : " ") + beetleName(race, stack.at(level));
    return text;
}

void play(Position& position, std::string_view action)
{
    const auto parsed = parseAction(position.race, action);
    if (!parsed || !isLegal(position, *parsed))
        qFatal("scenario: '%s' is not legal", std::string(action).c_str());
    apply(position, *parsed);
}

} // namespace bubblebar::tests
