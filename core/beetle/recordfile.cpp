#include "core/beetle/recordfile.h"

#include "core/beetle/beetletext.h"
#include "core/support/jsonreader.h"
#include "core/support/jsonwriter.h"
#include "core/support/random.h"

#include <algorithm>

namespace bubblebar::beetle {

namespace {

using namespace Qt::StringLiterals;

constexpr auto kFormat = "bubblebar-beetle"_L1;
constexpr int kVersion = 1;
constexpr int kMaxPlayerName = 40;

PenColour readColour(JsonObject& object, const std::vector<RecordPlayer>& before)
{
    const JsonValue value = object.value("colour"_L1);
    const PenColour colour = value.oneOf(kAllPenColours, penColourName);
    if (std::ranges::find(before, colour, &RecordPlayer::colour) != before.end())
        value.fail(FileError::Code::Twice, QString::fromLatin1(penColourName(colour).data()));
    return colour;
}

std::vector<RecordPlayer> readPlayers(const JsonValue& value)
{
    const JsonList list = value.list(kMinPlayers, kMaxPlayers);
    std::vector<RecordPlayer> players;
    for (int seat = 0; seat < list.size(); ++seat) {
        JsonObject object = list.at(seat).object();
        RecordPlayer player;
        player.name = object.value("name"_L1).text(1, kMaxPlayerName);
        player.colour = readColour(object, players);
        player.kind = object.value("kind"_L1).oneOf(kAllPlayerKinds, playerKindName);
        player.extras = object.finish();
        players.push_back(player);
    }
    return players;
}

std::vector<int> readRolls(const JsonValue& value)
{
    const JsonList list = value.list(0, INT32_MAX);
    std::vector<int> rolls;
    rolls.reserve(static_cast<std::size_t>(list.size()));
    for (int i = 0; i < list.size(); ++i)
        rolls.push_back(static_cast<int>(list.at(i).integer(1, kDieSides)));
    return rolls;
}

Record readRecord(JsonObject& file)
{
    Record record;
    file.header(kFormat, kVersion);
    record.players = readPlayers(file.value("players"_L1));
    record.variant.fourLegs = file.value("fourLegs"_L1).yesNo();
    record.variant.wings = file.value("wings"_L1).yesNo();
    record.playOn = file.value("playOn"_L1).yesNo();
    record.seed = static_cast<std::uint64_t>(file.value("seed"_L1).integer(0, kMaxSeed));
    record.rolls = readRolls(file.value("rolls"_L1));
    record.extras = file.finish();
    return record;
}

/// The number of the first roll after the end of the game, from 1; 0 where there is none.
int rollAfterEnd(const Record& record)
{
    Game game(optionsOf(record));
    for (std::size_t i = 0; i < record.rolls.size(); ++i) {
        if (game.phase() == Game::Phase::Over)
            return static_cast<int>(i) + 1;
        game.apply(record.rolls[i]);
    }
    return 0;
}

RecordError refusal(const Record& record, int number)
{
    const auto index = static_cast<std::size_t>(number - 1);
    const int winner = *gameAt(record, index).winner();
    const QString sentence = rollAfterEndText(number, record.players[static_cast<std::size_t>(winner)].name);
    return {{FileError::Code::Content, u"rolls[%1]"_s.arg(index), sentence, {}, 0}, number};
}

void writePlayers(JsonWriter& json, const Record& record)
{
    json.key("players");
    json.beginList();
    for (const RecordPlayer& player : record.players) {
        json.beginObject(JsonWriter::Layout::OneLine);
        json.entry("name", player.name);
        json.entry("colour", penColourName(player.colour));
        json.entry("kind", playerKindName(player.kind));
        json.endObject(player.extras);
    }
    json.endList();
}

} // namespace

tl::expected<Record, RecordError> parseRecord(const QByteArray& bytes)
{
    Result<Record> record = readJson(bytes, readRecord);
    if (!record)
        return tl::make_unexpected(RecordError {record.error(), 0});
    if (const int number = rollAfterEnd(*record); number > 0)
        return tl::make_unexpected(refusal(*record, number));
    return std::move(*record);
}

QByteArray recordBytes(const Record& record)
{
    JsonWriter json;
    json.beginObject();
    json.entry("format", std::string_view(kFormat.data()));
    json.entry("version", kVersion);
    writePlayers(json, record);
    json.entry("fourLegs", record.variant.fourLegs);
    json.entry("wings", record.variant.wings);
    json.entry("playOn", record.playOn);
    json.entry("seed", static_cast<qint64>(record.seed));
    json.key("rolls");
    json.beginList();
    for (const int roll : record.rolls)
        json.value(roll);
    json.endList();
    json.endObject(record.extras);
    return json.bytes();
}

} // namespace bubblebar::beetle
