#include "app/cli/commands.h"
#include "app/cli/input.h"
#include "core/track/trackfile.h"

#include <QCoreApplication>

#include <array>

namespace bubblebar::cli {

namespace {

Status runDecode(const Arguments& arguments)
{
    const std::optional<TrackPtr> track = readCodeArgument(arguments.words().join(u' '));
    if (!track)
        return Status::Failed;
    answer(trackBytes(**track));
    return Status::Done;
}

constexpr std::array kOptions {kAlwaysJsonOption};

} // namespace

const Command decodeCommand {
    "decode",
    "CODE",
    QT_TRANSLATE_NOOP("CommandLine", "makes a track of its share code"),
    QT_TRANSLATE_NOOP(
        "CommandLine",
        "Prints the track of a share code as a track file. Case, blanks and hyphens do not matter, and “-” "
        "reads\nthe code from standard input."),
    "bubblebar-cli decode BB1-1GG6S-X18A1-9H32S-9R07N-RS8F",
    kOptions,
    1,
    -1,
    runDecode,
};

} // namespace bubblebar::cli
