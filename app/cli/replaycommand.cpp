#include "app/cli/commands.h"
#include "app/cli/input.h"
#include "core/bubble/rules.h"
#include "core/support/jsonwriter.h"

#include <QCoreApplication>

namespace bubblebar::cli {

namespace {

struct Outcome
{
    std::vector<int> winners; ///< seats
    int turns = 0;            ///< player turns begun
    int actions = 0;
};

Outcome replayed(const GameRecord& record)
{
    Position position = initialPosition(record);
    MoveFinder finder;
    Outcome outcome;
    bool turnEnded = true;
    for (const Action& action : record.actions) {
        outcome.turns += turnEnded ? 1 : 0;
        turnEnded = apply(position, action, finder).turnEnded;
    }
    outcome.actions = static_cast<int>(record.actions.size());
    outcome.winners = position.race.winners();
    return outcome;
}

QByteArray asJson(const Outcome& outcome)
{
    JsonWriter json;
    json.beginObject(JsonWriter::Layout::OneLine);
    json.key("winners");
    if (outcome.winners.empty()) {
        json.null();
    } else {
        json.beginList();
        for (const int seat : outcome.winners)
            json.value(seat);
        json.endList();
    }
    json.entry("turns", outcome.turns);
    json.entry("actions", outcome.actions);
    json.endObject();
    return json.bytes();
}

QString asText(const GameRecord& record, const Outcome& outcome)
{
    const QString turns = QCoreApplication::translate("CommandLine", "%n turn(s)", nullptr, outcome.turns);
    const QString actions = QCoreApplication::translate("CommandLine", "%n action(s)", nullptr, outcome.actions);
    QStringList names;
    for (const int seat : outcome.winners)
        names += record.players[static_cast<std::size_t>(seat)].name;
    if (names.isEmpty())
        return QCoreApplication::translate("CommandLine", "Nobody has won yet: %1, %2.").arg(turns, actions);
    return QCoreApplication::translate("CommandLine", "Won by %1: %2, %3.")
        .arg(names.join(QStringLiteral(", ")), turns, actions);
}

Status runReplay(const Arguments& arguments)
{
    const tl::expected<GameRecord, Status> record = readRecordArgument(arguments.word(0));
    if (!record)
        return record.error();
    const Outcome outcome = replayed(*record);
    if (arguments.isSet("json"))
        answer(asJson(outcome));
    else
        answerLine(asText(*record, outcome));
    return Status::Done;
}

constexpr std::array kOptions {kJsonOption};

} // namespace

const Command replayCommand {
    "replay",
    "GAME",
    QT_TRANSLATE_NOOP("CommandLine", "plays a saved race through and tells its result"),
    QT_TRANSLATE_NOOP("CommandLine",
                      "Plays a game record through and tells who has won. A record with an illegal action is refused\n"
                      "with the number of the action and the reason (exit status 1)."),
    "bubblebar-cli replay sunday.bbgame --json",
    kOptions,
    1,
    1,
    runReplay,
};

} // namespace bubblebar::cli
