#include "app/cli/commands.h"
#include "app/cli/input.h"
#include "core/beep/score.h"
#include "core/support/jsonwriter.h"

namespace bubblebar::cli {

namespace {

void writeNumbers(JsonWriter& json, std::string_view key, const std::vector<int>& numbers)
{
    json.key(key);
    json.beginList(JsonWriter::Layout::OneLine);
    for (const int number : numbers)
        json.value(number);
    json.endList();
}

void writePiles(JsonWriter& json, const std::vector<beep::Pile>& piles)
{
    json.key("piles");
    json.beginList();
    for (const beep::Pile& pile : piles) {
        json.beginList(JsonWriter::Layout::OneLine);
        for (const beep::Card card : pile)
            json.value(beep::cardName(card));
        json.endList();
    }
    json.endList();
}

void writePlayer(JsonWriter& json, const beep::Table& table, int player)
{
    const beep::Score score = beep::scoreOf(table, player);
    json.beginObject();
    writePiles(json, table.side(player).piles);
    json.entry("bonus", score.bonus);
    writeNumbers(json, "irregular", score.irregular);
    json.entry("penalty", score.penalty());
    json.entry("score", score.points());
    json.endObject();
}

QByteArray asJson(const beep::Table& table)
{
    JsonWriter json;
    json.beginObject();
    json.key("players");
    json.beginList();
    for (int player = 0; player < table.players(); ++player)
        writePlayer(json, table, player);
    json.endList();
    writeNumbers(json, "winners", beep::winnersOf(table));
    json.entry("ended", beep::endedName(table.ended()));
    json.endObject();
    return json.bytes();
}

Status runScore(const Arguments& arguments)
{
    const tl::expected<beep::Record, Status> record = readBeepArgument(arguments.word(0));
    if (!record)
        return record.error();
    answer(asJson(beep::tableAt(*record)));
    return Status::Done;
}

constexpr std::array kOptions {kAlwaysJsonOption};

} // namespace

const Command beepScoreCommand {
    "beep score",
    "RECORD",
    QT_TRANSLATE_NOOP("CommandLine", "plays a record through and tells the scores"),
    QT_TRANSLATE_NOOP(
        "CommandLine",
        "Plays a record of the card game through and tells everybody's piles, bonus, irregular cards, penalty\n"
        "and score. A record with an event that the rules forbid is refused with the number of the event and\n"
        "the reason (exit status 1)."),
    "bubblebar-cli beep score evening.bbbeep",
    kOptions,
    1,
    1,
    runScore,
};

} // namespace bubblebar::cli
