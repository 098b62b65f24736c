#include "app/cli/commands.h"
#include "app/cli/input.h"
#include "core/support/jsonwriter.h"
#include "core/track/board.h"
#include "core/track/guidelines.h"
#include "core/track/guidelinestext.h"

#include <QCoreApplication>

#include <algorithm>

namespace bubblebar::cli {

namespace {

struct Checked
{
    QString argument;
    TrackPtr track;
    std::vector<Finding> findings;
    std::optional<int> shortestPath; ///< steps on the empty board
};

std::optional<int> shortestPath(const TrackPtr& track)
{
    if (!Board::canBuild(*track))
        return std::nullopt;
    const Board board(track);
    const std::vector<SpaceId> route = shortestRoute(board, Links(board));
    return route.empty() ? std::nullopt : std::optional(static_cast<int>(route.size()) - 1);
}

Checked checked(const QString& argument, const TrackPtr& track)
{
    return {argument, track, checkGuidelines(*track), shortestPath(track)};
}

std::string_view severityName(const Finding& finding)
{
    return severity(finding.code) == Severity::Error ? "error" : "warning";
}

void writeFinding(JsonWriter& json, const Track& track, const Finding& finding)
{
    json.beginObject(JsonWriter::Layout::OneLine);
    json.entry("code", findingCodeName(finding.code));
    json.entry("severity", severityName(finding));
    json.key("tiles");
    json.beginList();
    for (const TileId tile : finding.tiles)
        json.value(track.tileName(tile));
    json.endList();
    json.entry("message", findingText(track, finding));
    json.endObject();
}

void writeChecked(JsonWriter& json, const Checked& result)
{
    const int tiles = result.track->trackTileCount();
    json.beginObject();
    json.entry("valid", isValid(result.findings));
    json.entry("length", lengthClassName(lengthClass(tiles)));
    json.entry("trackTiles", tiles);
    json.key("shortestPath");
    if (result.shortestPath)
        json.value(*result.shortestPath);
    else
        json.null();
    json.key("findings");
    json.beginList();
    for (const Finding& finding : result.findings)
        writeFinding(json, *result.track, finding);
    json.endList();
    json.endObject();
}

/// An object for one track, a list for several.
QByteArray asJson(const std::vector<Checked>& results)
{
    JsonWriter json;
    if (results.size() > 1)
        json.beginList();
    for (const Checked& result : results)
        writeChecked(json, result);
    if (results.size() > 1)
        json.endList();
    return json.bytes();
}

QString lengthText(LengthClass length)
{
    switch (length) {
    case LengthClass::Short:
        return QCoreApplication::translate("CommandLine", "short");
    case LengthClass::Medium:
        return QCoreApplication::translate("CommandLine", "medium");
    case LengthClass::Long:
        break;
    }
    return QCoreApplication::translate("CommandLine", "long");
}

QString asText(const Checked& result)
{
    const QString verdict = isValid(result.findings) ? QCoreApplication::translate("CommandLine", "%1: valid")
                                                     : QCoreApplication::translate("CommandLine", "%1: not valid");
    const int tiles = result.track->trackTileCount();
    QStringList lines {verdict.arg(result.argument)};
    lines += QCoreApplication::translate("CommandLine", "  %1, %n track tile(s)", nullptr, tiles)
                 .arg(lengthText(lengthClass(tiles)));
    if (result.shortestPath) {
        lines += QCoreApplication::translate("CommandLine", "  %n step(s) from start to finish at least", nullptr,
                                             *result.shortestPath);
    }
    for (const Finding& finding : result.findings) {
        lines += QStringLiteral("  %1: %2")
                     .arg(QLatin1StringView(severityName(finding).data()), findingText(*result.track, finding));
    }
    return lines.join(u'\n');
}

Status runCheck(const Arguments& arguments)
{
    std::vector<Checked> results;
    for (const QString& argument : arguments.words()) {
        const std::optional<TrackPtr> track = readTrackArgument(argument);
        if (!track)
            return Status::Failed;
        results.push_back(checked(argument, *track));
    }
    if (arguments.isSet("json")) {
        answer(asJson(results));
    } else {
        for (const Checked& result : results)
            answerLine(asText(result));
    }
    const bool valid = std::ranges::all_of(results, [](const Checked& result) { return isValid(result.findings); });
    return valid ? Status::Done : Status::No;
}

constexpr std::array kOptions {kJsonOption};

} // namespace

const Command checkCommand {
    "check",
    "TRACK…",
    QT_TRANSLATE_NOOP("CommandLine", "checks tracks by the track-building guidelines"),
    QT_TRANSLATE_NOOP(
        "CommandLine",
        "Tells whether a race can be run on each track (else exit status 1), how long it is, and what to\n"
        "think about before it is built."),
    "bubblebar-cli check garden.bbtrack kitchen.bbtrack --json",
    kOptions,
    1,
    -1,
    runCheck,
};

} // namespace bubblebar::cli
