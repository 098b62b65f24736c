#include "app/cli/actions.h"
#include "app/cli/commands.h"
#include "app/cli/input.h"
#include "core/bubble/explaintext.h"
#include "core/support/jsonwriter.h"

#include <QCoreApplication>

namespace bubblebar::cli {

namespace {

/// Either the action's line as one word, or CARD BEETLE SPACE.
QString actionLine(const QStringList& words)
{
    return words.size() == 2 ? words[1] : QStringLiteral("play ") + words.mid(1).join(u' ');
}

QByteArray asJson(const Race& race, const Explanation& explanation)
{
    JsonWriter json;
    json.beginObject();
    json.entry("legal", explanation.isLegal());
    json.entry("reason", reasonName(explanation.reason));
    if (!explanation.isLegal())
        json.entry("rule", "R" + std::to_string(ruleNumber(explanation.reason)));
    if (explanation.space != SpaceId::None)
        json.entry("space", race.board->spaceName(explanation.space));
    json.entry("message", explanationText(race, explanation));
    json.endObject();
    return json.bytes();
}

Status runExplain(const Arguments& arguments)
{
    if (arguments.words().size() == 3) {
        complain(
            QCoreApplication::translate("CommandLine", "Give one action in quotes, or a card, a beetle and a space."));
        return Status::Failed;
    }
    const std::optional<Position> position = readPositionArgument(arguments.word(0));
    if (!position)
        return Status::Failed;
    const tl::expected<Action, Refusal> action = readAction(*position, actionLine(arguments.words()));
    if (!action) {
        complain(action.error().sentence);
        return action.error().status;
    }
    const Explanation explanation = explain(*position, *action);
    if (arguments.isSet("json"))
        answer(asJson(position->race, explanation));
    else if (explanation.isLegal())
        answerLine(QCoreApplication::translate("CommandLine", "legal"));
    else
        answerLine(explanationText(position->race, explanation));
    return explanation.isLegal() ? Status::Done : Status::No;
}

constexpr std::array kOptions {kJsonOption};

} // namespace

const Command explainCommand {
    "explain",
    "POSITION CARD BEETLE SPACE | POSITION \"ACTION\"",
    QT_TRANSLATE_NOOP("CommandLine", "tells why an action is not legal"),
    QT_TRANSLATE_NOOP("CommandLine",
                      "Says “legal” (exit status 0), or in a sentence why the player may not do this (exit status 1)."),
    "bubblebar-cli explain supper.bbposition own:blue orange1 B.2",
    kOptions,
    2,
    4,
    runExplain,
};

} // namespace bubblebar::cli
