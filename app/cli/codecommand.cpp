#include "app/cli/commands.h"
#include "app/cli/input.h"
#include "core/support/errortext.h"
#include "core/track/sharecode.h"

#include <QCoreApplication>

namespace bubblebar::cli {

namespace {

Status runCode(const Arguments& arguments)
{
    const std::optional<TrackPtr> track = readTrackArgument(arguments.word(0));
    if (!track)
        return Status::Failed;
    const Result<QString> code = shareCode(**track);
    if (!code) {
        complain(fileErrorText(code.error()));
        return Status::No;
    }
    answerLine(*code);
    return Status::Done;
}

} // namespace

const Command codeCommand {
    "code",
    "TRACK",
    QT_TRANSLATE_NOOP("CommandLine", "makes the share code of a track"),
    QT_TRANSLATE_NOOP(
        "CommandLine",
        "Prints one line of text that carries the track: which tile lies where, and nothing else. There is "
        "one for\nevery valid track of the standard tiles; for others the exit status is 1."),
    "bubblebar-cli code garden.bbtrack",
    {},
    1,
    1,
    runCode,
};

} // namespace bubblebar::cli
