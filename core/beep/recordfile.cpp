#include "core/beep/beeptext.h"
#include "core/beep/record.h"
#include "core/support/jsonreader.h"
#include "core/support/jsonwriter.h"
#include "core/support/random.h"

#include <algorithm>

namespace bubblebar::beep {

namespace {

using namespace Qt::StringLiterals;
using Kind = Event::Kind;

constexpr auto kFormat = "bubblebar-beep"_L1;
constexpr int kVersion = 1;
constexpr int kMaxPlayerName = 40;
constexpr std::array kRecordedKinds {Kind::Take, Kind::Honk, Kind::Reward, Kind::Remove, Kind::Pass};

std::string_view kindName(Kind kind)
{
    constexpr std::array<std::string_view, 6> kNames {"go", "take", "honk", "reward", "remove", "pass"};
    return kNames[static_cast<std::size_t>(kind)];
}

QStringList readNames(JsonObject& file)
{
    const JsonValue value = file.value("players"_L1);
    const JsonList list = value.list(kMinPlayers, kMaxPlayers);
    QStringList names;
    for (int player = 0; player < list.size(); ++player)
        names += list.at(player).text(1, kMaxPlayerName);
    return names;
}

Card readCard(const JsonValue& value)
{
    const QString name = value.text(0, INT32_MAX);
    const std::optional<Card> card = cardFromName(name.toStdString());
    if (!card && value.isText())
        value.fail(FileError::Code::Content, recordFaultText(RecordFault::NoCard, name));
    return card.value_or(Card {});
}

Pile readPile(const JsonValue& value, int fewest, int most)
{
    const JsonList list = value.list(fewest, most);
    Pile pile;
    pile.reserve(static_cast<std::size_t>(list.size()));
    for (int i = 0; i < list.size(); ++i)
        pile.push_back(readCard(list.at(i)));
    return pile;
}

std::vector<Pile> readOwn(JsonObject& file, int players)
{
    const JsonValue value = file.value("deal"_L1);
    const JsonList list = value.list(players, players);
    std::vector<Pile> own;
    for (int player = 0; player < list.size(); ++player)
        own.push_back(readPile(list.at(player), ownPileCount(players), ownPileCount(players)));
    return own;
}

void readCentre(JsonObject& file, std::array<Pile, kCentrePiles>& centre)
{
    const JsonValue value = file.value("centre"_L1);
    const JsonList list = value.list(kCentrePiles, kCentrePiles);
    for (int pile = 0; pile < list.size(); ++pile)
        centre[static_cast<std::size_t>(pile)] = readPile(list.at(pile), 0, INT32_MAX);
    const auto [least, most] = std::ranges::minmax(centre, {}, &Pile::size);
    if (most.size() - least.size() > 1) {
        value.fail(FileError::Code::Content, recordFaultText(RecordFault::UnevenPiles, QString::number(least.size()),
                                                             QString::number(most.size())));
    }
}

int readPlace(JsonObject& object, QLatin1StringView key, int count)
{
    return static_cast<int>(object.value(key).integer(0, count - 1));
}

std::array<int, 2> readRewardPiles(JsonObject& object)
{
    const JsonValue value = object.value("centres"_L1);
    const JsonList list = value.list(2, 2);
    std::array<int, 2> centres {};
    for (int i = 0; i < list.size(); ++i)
        centres[static_cast<std::size_t>(i)] = static_cast<int>(list.at(i).integer(0, kCentrePiles - 1));
    return centres;
}

RecordedEvent readEvent(JsonObject object, int players)
{
    Event event;
    event.time = object.value("t"_L1).integer(0, kMaxSeed);
    event.player = readPlace(object, "player"_L1, players);
    event.kind = object.value("do"_L1).oneOf(kRecordedKinds, kindName);
    if (event.kind == Kind::Take || event.kind == Kind::Remove)
        event.centre = readPlace(object, "centre"_L1, kCentrePiles);
    if (event.kind == Kind::Take)
        event.own = readPlace(object, "own"_L1, ownPileCount(players));
    if (event.kind == Kind::Reward)
        event.centres = readRewardPiles(object);
    return {event, object.finish()};
}

Record readRecord(JsonObject& file)
{
    Record record;
    file.header(kFormat, kVersion);
    record.table = file.value("table"_L1).oneOf(kAllTableKinds, tableKindName);
    record.players = readNames(file);
    const int players = std::max(static_cast<int>(record.players.size()), kMinPlayers);
    record.deal.own = readOwn(file, players);
    readCentre(file, record.deal.centre);
    const JsonValue value = file.value("events"_L1);
    const JsonList list = value.list(0, INT32_MAX);
    for (int i = 0; i < list.size(); ++i)
        record.events.push_back(readEvent(list.at(i).object(), players));
    record.extras = file.finish();
    return record;
}

tl::unexpected<RecordError> forbiddenEvent(const Record& record, std::size_t index, const Refusal& refusal)
{
    const int number = static_cast<int>(index) + 1;
    const QString sentence =
        recordFaultText(RecordFault::ForbiddenEvent, QString::number(number), refusalText(refusal, record.players));
    return tl::make_unexpected(RecordError {{FileError::Code::Content, {}, sentence, {}, 0}, number});
}

void writePile(JsonWriter& json, const Pile& pile)
{
    json.beginList(JsonWriter::Layout::OneLine);
    for (const Card card : pile)
        json.value(cardName(card));
    json.endList();
}

template <class Piles>
void writePiles(JsonWriter& json, std::string_view key, const Piles& piles)
{
    json.key(key);
    json.beginList();
    for (const Pile& pile : piles)
        writePile(json, pile);
    json.endList();
}

void writeEvent(JsonWriter& json, const RecordedEvent& recorded)
{
    const Event& event = recorded.event;
    json.beginObject(JsonWriter::Layout::OneLine);
    json.entry("t", static_cast<qint64>(event.time));
    json.entry("player", event.player);
    json.entry("do", kindName(event.kind));
    if (event.kind == Kind::Take || event.kind == Kind::Remove)
        json.entry("centre", event.centre);
    if (event.kind == Kind::Take)
        json.entry("own", event.own);
    if (event.kind == Kind::Reward) {
        json.key("centres");
        json.beginList();
        json.value(event.centres[0]);
        json.value(event.centres[1]);
        json.endList();
    }
    json.endObject(recorded.extras);
}

} // namespace

tl::expected<Record, RecordError> parseRecord(const QByteArray& bytes)
{
    Result<Record> record = readJson(bytes, readRecord);
    if (!record)
        return tl::make_unexpected(RecordError {record.error(), 0});
    Table table(record->table, record->deal);
    for (std::size_t i = 0; i < record->events.size(); ++i) {
        if (const auto done = replay(table, record->events[i].event); !done)
            return forbiddenEvent(*record, i, done.error());
    }
    return std::move(*record);
}

QByteArray recordBytes(const Record& record)
{
    JsonWriter json;
    json.beginObject();
    json.entry("format", std::string_view(kFormat.data()));
    json.entry("version", kVersion);
    json.entry("table", tableKindName(record.table));
    json.key("players");
    json.beginList();
    for (const QString& name : record.players)
        json.value(name);
    json.endList();
    writePiles(json, "deal", record.deal.own);
    writePiles(json, "centre", record.deal.centre);
    json.key("events");
    json.beginList();
    for (const RecordedEvent& event : record.events)
        writeEvent(json, event);
    json.endList();
    json.endObject(record.extras);
    return json.bytes();
}

} // namespace bubblebar::beep
