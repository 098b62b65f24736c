#include "core/bubble/action.h"

#include <array>

namespace bubblebar {

namespace {

using Code = NotationError::Code;
using Parsed = tl::expected<Action, NotationError>;

constexpr std::size_t kMaxWords = 4;

/// The words of a line; `count` goes on counting beyond those kept.
struct Words
{
    std::array<std::string_view, kMaxWords> words;
    std::size_t count = 0;
};

Words split(std::string_view text)
{
    Words result;
    for (;;) {
        const std::size_t end = text.find(' ');
        if (result.count < kMaxWords)
            result.words[result.count] = text.substr(0, end);
        ++result.count;
        if (end == std::string_view::npos)
            return result;
        text.remove_prefix(end + 1);
    }
}

tl::unexpected<NotationError> error(Code code, std::string_view word)
{
    return tl::make_unexpected(NotationError {code, std::string(word)});
}

/// Collects the parts of an action; the first part that is not understood stays as the error.
class Builder
{
public:
    Builder(const Race& race, Action::Kind kind)
        : m_race(race)
    {
        m_action.kind = kind;
    }

    Builder& card(std::string_view word) { return set(m_action.card, cardFromName(word), Code::UnknownCard, word); }
    Builder& beetle(std::string_view word)
    {
        return set(m_action.beetle, beetleFromName(m_race, word), Code::UnknownBeetle, word);
    }
    Builder& space(std::string_view word)
    {
        return set(m_action.space, m_race.board->spaceFromName(word), Code::UnknownSpace, word);
    }
    Builder& tile(std::string_view word)
    {
        return set(m_action.tile, m_race.board->tileFromName(word), Code::UnknownTile, word);
    }
    Builder& turn(std::string_view word);
    Builder& order(std::string_view word);

    [[nodiscard]] Parsed result() const { return m_result ? Parsed(m_action) : m_result; }

private:
    template <class Part>
    Builder& set(Part& part, std::optional<Part> value, Code code, std::string_view word)
    {
        if (value)
            part = *value;
        else
            fail(code, word);
        return *this;
    }
    void fail(Code code, std::string_view word)
    {
        if (m_result)
            m_result = error(code, word);
    }

    const Race& m_race;
    Action m_action;
    Parsed m_result = Action {};
};

Builder& Builder::turn(std::string_view word)
{
    if (word == "cw")
        m_action.turn = 1;
    else if (word == "ccw")
        m_action.turn = -1;
    else
        fail(Code::BadTurn, word);
    return *this;
}

Builder& Builder::order(std::string_view word)
{
    BeetleMask seen = 0;
    for (std::string_view rest = word;;) {
        const std::size_t comma = rest.find(',');
        const std::optional<BeetleId> beetle = beetleFromName(m_race, rest.substr(0, comma));
        if (!beetle) {
            fail(Code::UnknownBeetle, rest.substr(0, comma));
            return *this;
        }
        if ((seen & maskOf(*beetle)) != 0) {
            fail(Code::BadOrder, word);
            return *this;
        }
        seen = static_cast<BeetleMask>(seen | maskOf(*beetle));
        m_action.order.push(*beetle);
        if (comma == std::string_view::npos)
            return *this;
        rest.remove_prefix(comma + 1);
    }
}

Parsed parseBonus(const Race& race, const Words& line)
{
    using Kind = Action::Kind;
    const auto& words = line.words;
    const std::string_view verb = words[1];
    const std::string begin = line.count == 1 ? std::string(words[0]) : std::string(words[0]).append(" ").append(verb);
    const bool bare = verb == "draw" || verb == "skip";
    if (!bare && verb != "move" && verb != "reorder" && verb != "rotate")
        return error(Code::UnknownAction, begin);
    if (line.count != (bare ? 2U : 4U))
        return error(Code::WordCount, begin);
    if (verb == "move")
        return Builder(race, Kind::BonusMove).beetle(words[2]).space(words[3]).result();
    if (verb == "reorder")
        return Builder(race, Kind::BonusReorder).space(words[2]).order(words[3]).result();
    if (verb == "rotate")
        return Builder(race, Kind::BonusRotate).tile(words[2]).turn(words[3]).result();
    return verb == "draw" ? Action::draw() : Action::skip();
}

std::string orderText(const Race& race, StackOrder order)
{
    std::string text;
    for (int level = 0; level < order.size(); ++level) {
        if (level > 0)
            text += ',';
        text += beetleName(race, order.at(level));
    }
    return text;
}

std::string beetleToSpace(const Race& race, const Action& action)
{
    return beetleName(race, action.beetle) + ' ' + race.board->spaceName(action.space);
}

} // namespace

Action Action::play(Card card, BeetleId beetle, SpaceId space)
{
    Action action;
    action.kind = Kind::Play;
    action.card = card;
    action.beetle = beetle;
    action.space = space;
    return action;
}

Action Action::bonusMove(BeetleId beetle, SpaceId space)
{
    Action action;
    action.kind = Kind::BonusMove;
    action.beetle = beetle;
    action.space = space;
    return action;
}

Action Action::reorder(SpaceId space, StackOrder order)
{
    Action action;
    action.kind = Kind::BonusReorder;
    action.space = space;
    action.order = order;
    return action;
}

Action Action::rotate(BoardTileId tile, int turn)
{
    Action action;
    action.kind = Kind::BonusRotate;
    action.tile = tile;
    action.turn = static_cast<std::int8_t>(turn);
    return action;
}

Action Action::draw()
{
    Action action;
    action.kind = Kind::BonusDraw;
    return action;
}

Action Action::skip()
{
    Action action;
    action.kind = Kind::BonusSkip;
    return action;
}

Action Action::discard(Card card)
{
    Action action;
    action.kind = Kind::Discard;
    action.card = card;
    return action;
}

Action Action::end()
{
    return {};
}

std::string actionText(const Race& race, const Action& action)
{
    switch (action.kind) {
    case Action::Kind::Play:
        return "play " + std::string(cardName(action.card)) + ' ' + beetleToSpace(race, action);
    case Action::Kind::BonusMove:
        return "bonus move " + beetleToSpace(race, action);
    case Action::Kind::BonusReorder:
        return "bonus reorder " + race.board->spaceName(action.space) + ' ' + orderText(race, action.order);
    case Action::Kind::BonusRotate:
        return "bonus rotate " + race.board->tileName(action.tile) + (action.turn > 0 ? " cw" : " ccw");
    case Action::Kind::BonusDraw:
        return "bonus draw";
    case Action::Kind::BonusSkip:
        return "bonus skip";
    case Action::Kind::Discard:
        return "discard " + std::string(cardName(action.card));
    case Action::Kind::End:
        break;
    }
    return "end";
}

tl::expected<Action, NotationError> parseAction(const Race& race, std::string_view text)
{
    const Words line = split(text);
    const std::string_view verb = line.words[0];
    if (verb == "bonus")
        return parseBonus(race, line);
    if (verb != "play" && verb != "discard" && verb != "end")
        return error(Code::UnknownAction, verb);
    if (line.count != (verb == "play" ? 4U : verb == "discard" ? 2U : 1U))
        return error(Code::WordCount, verb);
    if (verb == "play") {
        return Builder(race, Action::Kind::Play)
            .card(line.words[1])
            .beetle(line.words[2])
            .space(line.words[3])
            .result();
    }
    return verb == "discard" ? Builder(race, Action::Kind::Discard).card(line.words[1]).result() : Action::end();
}

} // namespace bubblebar
