#include "core/bubble/positionfile.h"

#include "core/bubble/explaintext.h"
#include "core/bubble/racefileparts.h"
#include "core/bubble/racefiletext.h"
#include "core/bubble/racetext.h"
#include "core/bubble/rules.h"
#include "core/support/random.h"
#include "core/track/guidelines.h"
#include "core/track/guidelinestext.h"
#include "core/track/trackfile.h"

#include <algorithm>

namespace bubblebar {

namespace {

using namespace Qt::StringLiterals;

using Code = FileError::Code;

constexpr auto kFormat = "bubblebar-position"_L1;
constexpr int kVersion = 1;
constexpr int kAnyNumber = INT32_MAX;

void fail(const JsonValue& value, RaceFileFault fault, const QString& one = {}, const QString& two = {})
{
    value.fail(Code::Content, raceFileText(fault, one, two));
}

std::vector<Card> readCards(const JsonValue& value, int most = kAnyNumber)
{
    const JsonList list = value.list(0, most);
    std::vector<Card> cards;
    cards.reserve(static_cast<std::size_t>(list.size()));
    for (int i = 0; i < list.size(); ++i)
        cards.push_back(list.at(i).oneOf(kAllCards, cardName));
    return cards;
}

/// Reads one position; what a part needs of the others is read before it.
class Reader
{
public:
    explicit Reader(JsonObject& file)
        : m_file(file)
    {
    }

    Position read();

private:
    void readRace();
    void readBeetles();
    void readStack(const JsonValue& value, const QString& name);
    void refuseMissing(const JsonValue& beetles);
    void readTurn();
    void readPlayed(const JsonValue& value, bool bonusPending);
    void readBonus(const JsonValue& value);
    void readPiles();

    JsonObject& m_file;
    Position m_position;
    Race& m_race = m_position.race;
    BeetleMask m_placed = 0;
};

Position Reader::read()
{
    m_file.header(kFormat, kVersion);
    readRace();
    if (m_file.failed())
        return {};
    readBeetles();
    if (m_file.failed())
        return {};
    m_race.winner = static_cast<std::int8_t>(firstComplete(m_race, 0, m_race.beetles.stack(SpaceId::Finish)));
    readPiles();
    readTurn();
    std::ignore = m_file.finish();
    return std::move(m_position);
}

/// A rotation in play can leave no route to finish, but nothing else can break the guidelines.
void refuseUnplayable(const JsonValue& value, const Track& track)
{
    for (const Finding& finding : checkGuidelines(track)) {
        if (severity(finding.code) == Severity::Error && finding.code != FindingCode::FinishUnreachable)
            fail(value, RaceFileFault::TrackNotValid, findingText(track, finding));
    }
}

void Reader::readRace()
{
    const JsonValue trackValue = m_file.value("track"_L1);
    JsonObject trackObject = trackValue.object();
    const auto track = std::make_shared<const Track>(readTrack(trackObject));
    if (!m_file.failed())
        refuseUnplayable(trackValue, *track);

    const JsonValue playersValue = m_file.value("players"_L1);
    const JsonList players = playersValue.list(kMinPlayers, kMaxPlayers);
    std::vector<Colour> colours;
    ColourSet taken;
    for (int seat = 0; seat < players.size(); ++seat) {
        JsonObject player = players.at(seat).object();
        colours.push_back(readSeatColour(player, taken));
        m_position.hands[static_cast<std::size_t>(seat)] = readCards(player.value("hand"_L1));
        std::ignore = player.finish();
    }
    const bool teams = readTeams(m_file, players.size());
    if (!m_file.failed())
        m_race = Race(std::make_shared<const Board>(track), colours, teams);
}

void Reader::readBeetles()
{
    const JsonValue value = m_file.value("beetles"_L1);
    JsonObject stacks = value.object();
    for (const QString& name : stacks.keys()) {
        readStack(stacks.value(name), name);
        if (m_file.failed())
            return;
    }
    std::ignore = stacks.finish();
    refuseMissing(value);
}

void Reader::readStack(const JsonValue& value, const QString& name)
{
    const std::optional<SpaceId> space = m_race.board->spaceFromName(name.toStdString());
    if (!space)
        return value.fail(Code::Content, notationErrorText({NotationError::Code::UnknownSpace, name.toStdString()}));
    const JsonList stack = value.list(0, kAnyNumber);
    const int limit = m_race.board->space(*space).limit;
    if (limit != kNoLimit && stack.size() > limit)
        return fail(value, RaceFileFault::StackTooHigh, QString::number(stack.size()), QString::number(limit));
    for (int level = 0; level < stack.size(); ++level) {
        const JsonValue entry = stack.at(level);
        const QString beetle = entry.text(0, kAnyNumber);
        const std::optional<BeetleId> id = beetleFromName(m_race, beetle.toStdString());
        if (!id) {
            return entry.fail(Code::Content,
                              notationErrorText({NotationError::Code::UnknownBeetle, beetle.toStdString()}));
        }
        if ((m_placed & maskOf(*id)) != 0)
            return entry.fail(Code::Twice, beetle);
        m_placed = static_cast<BeetleMask>(m_placed | maskOf(*id));
        if (*space != SpaceId::Start)
            m_race.beetles.move(*m_race.board, *id, *space);
    }
}

void Reader::refuseMissing(const JsonValue& beetles)
{
    for (int i = 0; i < kMaxBeetles; ++i) {
        const auto beetle = static_cast<BeetleId>(i);
        if ((m_race.beetles.all() & ~m_placed & maskOf(beetle)) != 0)
            fail(beetles, RaceFileFault::BeetleMissing, beetleText(m_race, beetle));
    }
}

void Reader::readPiles()
{
    m_position.drawPile = readCards(m_file.value("drawPile"_L1));
    std::ranges::reverse(m_position.drawPile);
    m_position.discardPile = readCards(m_file.value("discardPile"_L1));
    if (m_file.has("seed"_L1))
        m_position.seed = static_cast<std::uint64_t>(m_file.value("seed"_L1).integer(0, kMaxSeed));
}

void Reader::readTurn()
{
    const JsonValue value = m_file.value("turn"_L1);
    JsonObject turn = value.object();
    m_race.turn = static_cast<std::int8_t>(turn.value("player"_L1).integer(0, m_race.players - 1));
    const JsonValue bonus = turn.value("bonus"_L1);
    readPlayed(turn.value("played"_L1), !bonus.isNull());
    if (!bonus.isNull())
        readBonus(bonus);
    std::ignore = turn.finish();
}

void Reader::readPlayed(const JsonValue& value, bool bonusPending)
{
    const std::vector<Card> cards = readCards(value, static_cast<int>(m_race.played.cards.size()));
    std::ranges::copy(cards, m_race.played.cards.begin());
    m_race.played.count = static_cast<std::uint8_t>(cards.size());
    if (cards.size() == 2 && !bonusPending && !m_race.isOver())
        fail(value, RaceFileFault::TurnIsOver);
}

void Reader::readBonus(const JsonValue& value)
{
    const QString name = value.text(0, kAnyNumber);
    const std::optional<SpaceId> space = m_race.board->spaceFromName(name.toStdString());
    if (!space)
        return value.fail(Code::Content, notationErrorText({NotationError::Code::UnknownSpace, name.toStdString()}));
    if (m_race.isOver())
        return fail(value, RaceFileFault::BonusAfterEnd);
    if (m_race.played.count == 0)
        return fail(value, RaceFileFault::BonusBeforeCard);
    if (!m_race.beetles.isOccupied(*space))
        return fail(value, RaceFileFault::BonusUnoccupied, name);
    m_race.bonus = *space;
    MoveFinder finder;
    if (!m_file.failed() && !isPossible(m_race, m_race.pendingBonus(), finder))
        fail(value, RaceFileFault::BonusImpossible, name);
}

/// The track as it lies now.
Track presentTrack(const Race& race)
{
    Track track = race.board->track();
    for (std::size_t i = 0; i < race.board->tiles().size(); ++i) {
        const auto tile = static_cast<BoardTileId>(i);
        if (race.board->tile(tile).tile.isTrack())
            track.tiles[race.board->trackIndex(tile)].rotation = race.links.rotation(tile);
    }
    return track;
}

template <class Cards>
void writeCards(JsonWriter& json, std::string_view key, const Cards& cards)
{
    json.key(key);
    json.beginList(JsonWriter::Layout::OneLine);
    for (const Card card : cards)
        json.value(cardName(card));
    json.endList();
}

void writePlayers(JsonWriter& json, const Position& position)
{
    json.key("players");
    json.beginList();
    for (int seat = 0; seat < position.race.players; ++seat) {
        json.beginObject(JsonWriter::Layout::OneLine);
        json.entry("colour", colourName(position.race.colours[static_cast<std::size_t>(seat)]));
        writeCards(json, "hand", position.hand(seat));
        json.endObject();
    }
    json.endList();
}

void writeStack(JsonWriter& json, const Race& race, SpaceId space)
{
    const StackOrder stack = race.beetles.stack(space);
    if (stack.size() == 0)
        return;
    json.key(race.board->spaceName(space));
    json.beginList(JsonWriter::Layout::OneLine);
    for (int level = 0; level < stack.size(); ++level)
        json.value(beetleName(race, stack.at(level)));
    json.endList();
}

void writeBeetles(JsonWriter& json, const Race& race)
{
    json.key("beetles");
    json.beginObject();
    writeStack(json, race, SpaceId::Start);
    for (int space = static_cast<int>(SpaceId::Finish) + 1; space < race.board->spaceCount(); ++space)
        writeStack(json, race, static_cast<SpaceId>(space));
    writeStack(json, race, SpaceId::Finish);
    json.endObject();
}

void writeTurn(JsonWriter& json, const Race& race)
{
    json.key("turn");
    json.beginObject(JsonWriter::Layout::OneLine);
    json.entry("player", static_cast<int>(race.turn));
    writeCards(json, "played", race.played.span());
    json.key("bonus");
    if (race.bonus == SpaceId::None)
        json.null();
    else
        json.value(race.board->spaceName(race.bonus));
    json.endObject();
}

} // namespace

Result<Position> parsePosition(const QByteArray& bytes)
{
    return readJson(bytes, [](JsonObject& file) { return Reader(file).read(); });
}

QByteArray positionBytes(const Position& position)
{
    const Race& race = position.race;
    JsonWriter json;
    json.beginObject();
    json.entry("format", std::string_view(kFormat.data()));
    json.entry("version", kVersion);
    json.key("track");
    writeTrack(json, presentTrack(race));
    json.entry("teams", race.teams);
    writePlayers(json, position);
    writeBeetles(json, race);
    writeCards(json, "drawPile", std::vector<Card>(position.drawPile.rbegin(), position.drawPile.rend()));
    writeCards(json, "discardPile", position.discardPile);
    writeTurn(json, race);
    if (position.seed != 0)
        json.entry("seed", static_cast<qint64>(position.seed));
    json.endObject();
    return json.bytes();
}

} // namespace bubblebar
