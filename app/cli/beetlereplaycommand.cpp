#include "app/cli/commands.h"
#include "app/cli/input.h"
#include "core/support/jsonwriter.h"

#include <QCoreApplication>

namespace bubblebar::cli {

namespace {

QString translated(const char* text)
{
    return QCoreApplication::translate("CommandLine", text);
}

/// The seats that have a place, the winner first.
std::vector<int> placedSeats(const beetle::Game& game)
{
    std::vector<int> seats;
    for (int place = 1; place <= game.options().players; ++place) {
        for (int seat = 0; seat < game.options().players; ++seat) {
            if (game.place(seat) == place)
                seats.push_back(seat);
        }
    }
    return seats;
}

QByteArray asJson(const beetle::Game& game)
{
    const std::vector<int> places = placedSeats(game);
    JsonWriter json;
    json.beginObject(JsonWriter::Layout::OneLine);
    json.key("winners");
    if (places.empty()) {
        json.null();
    } else {
        json.beginList();
        json.value(places.front());
        json.endList();
    }
    json.entry("turns", game.turns());
    json.entry("actions", game.turns() + static_cast<int>(game.firstThrows().size()));
    json.key("places");
    json.beginList();
    for (const int seat : places)
        json.value(seat);
    json.endList();
    json.endObject();
    return json.bytes();
}

void answerText(const beetle::Record& record, const beetle::Game& game)
{
    const std::vector<int> places = placedSeats(game);
    QStringList names;
    for (const int seat : places)
        names += record.players[static_cast<std::size_t>(seat)].name;
    if (names.isEmpty())
        answerLine(translated(QT_TRANSLATE_NOOP("CommandLine", "Nobody has won yet")));
    else
        answerLine(translated(QT_TRANSLATE_NOOP("CommandLine", "Won by %1")).arg(names.front()));
    if (names.size() > 1)
        answerLine(translated(QT_TRANSLATE_NOOP("CommandLine", "Places: %1")).arg(names.join(QStringLiteral(", "))));
    answerLine(translated(QT_TRANSLATE_NOOP("CommandLine", "Turns: %1, after %2 throws for who begins"))
                   .arg(game.turns())
                   .arg(game.firstThrows().size()));
}

Status runReplay(const Arguments& arguments)
{
    const tl::expected<beetle::Record, Status> record = readBeetleArgument(arguments.word(0));
    if (!record)
        return record.error();
    const beetle::Game game = beetle::gameAt(*record);
    if (arguments.isSet("json"))
        answer(asJson(game));
    else
        answerText(*record, game);
    return Status::Done;
}

constexpr std::array kOptions {kJsonOption};

} // namespace

const Command beetleReplayCommand {
    "beetle replay",
    "RECORD",
    QT_TRANSLATE_NOOP("CommandLine", "plays a saved game through and tells its result"),
    QT_TRANSLATE_NOOP("CommandLine",
                      "Rolls the rolls of a record again and tells who has won. A record with a roll after the end of\n"
                      "the game is refused with the number of the roll and the reason (exit status 1)."),
    "bubblebar-cli beetle replay sunday.bbbeetle --json",
    kOptions,
    1,
    1,
    runReplay,
};

} // namespace bubblebar::cli
