#include "core/bubble/recordfile.h"

#include "core/bubble/deckfile.h"
#include "core/bubble/explaintext.h"
#include "core/bubble/racefileparts.h"
#include "core/bubble/racefiletext.h"
#include "core/bubble/rules.h"
#include "core/support/random.h"
#include "core/track/guidelines.h"
#include "core/track/guidelinestext.h"
#include "core/track/trackfile.h"

#include <algorithm>

namespace bubblebar {

namespace {

using namespace Qt::StringLiterals;

constexpr auto kFormat = "bubblebar-game"_L1;
constexpr int kVersion = 1;
constexpr int kMaxPlayerName = 40;

/// A record whose actions are still lines of text.
struct Draft
{
    GameRecord record;
    std::vector<QString> lines;
};

void readPlayers(JsonObject& file, GameRecord& record)
{
    const JsonValue value = file.value("players"_L1);
    const JsonList players = value.list(kMinPlayers, kMaxPlayers);
    ColourSet taken;
    for (int seat = 0; seat < players.size(); ++seat) {
        JsonObject object = players.at(seat).object();
        RecordPlayer player;
        player.name = object.value("name"_L1).text(1, kMaxPlayerName);
        player.colour = readSeatColour(object, taken);
        player.kind = object.value("kind"_L1).oneOf(kAllPlayerKinds, playerKindName);
        player.extras = object.finish();
        record.players.push_back(player);
    }
}

std::vector<QString> readLines(const JsonValue& value)
{
    const JsonList list = value.list(0, INT32_MAX);
    std::vector<QString> lines;
    lines.reserve(static_cast<std::size_t>(list.size()));
    for (int i = 0; i < list.size(); ++i)
        lines.push_back(list.at(i).text(0, INT32_MAX));
    return lines;
}

Draft readDraft(JsonObject& file)
{
    Draft draft;
    GameRecord& record = draft.record;
    file.header(kFormat, kVersion);
    const JsonValue trackValue = file.value("track"_L1);
    JsonObject track = trackValue.object();
    record.track = std::make_shared<const Track>(readTrack(track));
    readDeckCards(file.value("deck"_L1), record.deck);
    readPlayers(file, record);
    const int players = static_cast<int>(record.players.size());
    record.teams = readTeams(file, players);
    record.firstSeat = static_cast<int>(file.value("firstSeat"_L1).integer(0, players - 1));
    record.seed = static_cast<std::uint64_t>(file.value("seed"_L1).integer(0, kMaxSeed));
    draft.lines = readLines(file.value("actions"_L1));
    record.extras = file.finish();
    return draft;
}

tl::unexpected<RecordError> refusal(RecordError::Kind kind, const QString& place, const QString& sentence,
                                    int action = 0)
{
    return tl::make_unexpected(RecordError {kind, {FileError::Code::Content, place, sentence, {}, 0}, action});
}

tl::unexpected<RecordError> illegalAction(std::size_t index, const QString& line, const QString& reason)
{
    const int number = static_cast<int>(index) + 1;
    return refusal(RecordError::Kind::IllegalAction, {},
                   raceFileText(RaceFileFault::IllegalAction, QString::number(number), line, reason), number);
}

/// Plays the lines one after another, and keeps them as actions.
tl::expected<GameRecord, RecordError> replayed(Draft draft)
{
    GameRecord& record = draft.record;
    Position position = initialPosition(record);
    MoveFinder finder;
    record.actions.reserve(draft.lines.size());
    for (std::size_t i = 0; i < draft.lines.size(); ++i) {
        const auto action = parseAction(position.race, draft.lines[i].toStdString());
        if (!action)
            return illegalAction(i, draft.lines[i], notationErrorText(action.error()));
        const Explanation explanation = explain(position, *action);
        if (!explanation.isLegal())
            return illegalAction(i, draft.lines[i], explanationText(position.race, explanation));
        apply(position, *action, finder);
        record.actions.push_back(*action);
    }
    return std::move(record);
}

void writePlayers(JsonWriter& json, const GameRecord& record)
{
    json.key("players");
    json.beginList();
    for (const RecordPlayer& player : record.players) {
        json.beginObject(JsonWriter::Layout::OneLine);
        json.entry("name", player.name);
        json.entry("colour", colourName(player.colour));
        json.entry("kind", playerKindName(player.kind));
        json.endObject(player.extras);
    }
    json.endList();
}

void writeActions(JsonWriter& json, const GameRecord& record)
{
    const Race race = initialPosition(record).race;
    json.key("actions");
    json.beginList();
    for (const Action& action : record.actions)
        json.value(actionText(race, action));
    json.endList();
}

} // namespace

tl::expected<GameRecord, RecordError> parseRecord(const QByteArray& bytes)
{
    Result<Draft> draft = readJson(bytes, readDraft);
    if (!draft)
        return tl::make_unexpected(RecordError {RecordError::Kind::Unreadable, draft.error(), 0});
    const Track& track = *draft->record.track;
    const std::vector<Finding> findings = checkGuidelines(track);
    if (!isValid(findings)) {
        const QString sentence = raceFileText(RaceFileFault::TrackNotValid, findingText(track, findings.front()));
        return refusal(RecordError::Kind::InvalidTrack, QStringLiteral("track"), sentence);
    }
    return replayed(std::move(*draft));
}

QByteArray recordBytes(const GameRecord& record)
{
    JsonWriter json;
    json.beginObject();
    json.entry("format", std::string_view(kFormat.data()));
    json.entry("version", kVersion);
    json.key("track");
    writeTrack(json, *record.track);
    json.key("deck");
    writeDeckCards(json, record.deck, JsonWriter::Layout::OneLine);
    json.entry("teams", record.teams);
    json.entry("firstSeat", record.firstSeat);
    json.entry("seed", static_cast<qint64>(record.seed));
    writePlayers(json, record);
    writeActions(json, record);
    json.endObject(record.extras);
    return json.bytes();
}

} // namespace bubblebar
