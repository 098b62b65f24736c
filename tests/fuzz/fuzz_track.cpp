#include "core/track/guidelines.h"
#include "core/track/guidelinestext.h"
#include "core/track/repair.h"
#include "core/track/repairtext.h"
#include "core/track/sharecode.h"
#include "core/track/trackfile.h"
#include "core/track/tracktext.h"
#include "tests/fuzz/fuzzing.h"

namespace bubblebar::fuzzing {

namespace {

void repairAndTakeBack(const Track& track, const Finding& finding)
{
    const std::optional<Repair> repair = repairFor(track, finding);
    if (!repair)
        return;
    requireSentence(repairText(track, *repair));
    Track repaired = track;
    applyEdit(repaired, repair->edit);
    const std::vector<Finding> left = checkGuidelines(repaired);
    require(std::ranges::count(left, finding) == 0, "a repair cures its finding");
    require(parseTrack(trackBytes(repaired)).has_value(), "a repaired track loads");
    revertEdit(repaired, repair->edit);
    require(repaired == track, "undo gives the track back");
}

} // namespace

/// Tracks, drafts among them: the guidelines have sentences and repairs for them, and valid ones have share codes.
void checkInput(const QByteArray& bytes)
{
    const Result<Track> track = loaded(bytes, parseTrack, trackBytes);
    if (!track)
        return;
    const std::vector<Finding> findings = checkGuidelines(*track);
    for (const Finding& finding : findings) {
        requireSentence(findingText(*track, finding));
        repairAndTakeBack(*track, finding);
    }
    require(isValid(findings) == playProblem(*track, findings).isEmpty(), "a valid track has no problem");
    requireSentence(trackSummary(*track) + terrainSentence(*track));
    if (const Result<QString> code = shareCode(*track))
        require(parseShareCode(*code).has_value(), "a share code loads");
    else
        requireRefusal(code.error());
}

} // namespace bubblebar::fuzzing
