#include "core/support/crc32.h"
#include "core/track/picturefile.h"
#include "core/track/trackfile.h"
#include "core/track/trackinput.h"
#include "tests/fuzz/fuzzing.h"

#include <QtEndian>

namespace bubblebar::fuzzing {

namespace {

/// Puts the checksums of a PNG's chunks right, which no fuzzer guesses.
QByteArray withChecksums(QByteArray png)
{
    constexpr qsizetype kFrame = 12;
    qsizetype at = 8;
    while (at + kFrame <= png.size()) {
        const qsizetype length = qFromBigEndian<quint32>(png.constData() + at);
        if (length > png.size() - at - kFrame)
            break;
        qToBigEndian(crc32(QByteArrayView(png).sliced(at + 4, 4 + length)), png.data() + at + 8 + length);
        at += kFrame + length;
    }
    return png;
}

void requireBack(const Result<Track>& again, const Track& track)
{
    require(again.has_value() && *again == track, "a picture gives its track back");
}

void checkPicture(const QByteArray& bytes)
{
    const Result<Track> track = parseAnyTrack(bytes);
    if (!track)
        return requireRefusal(track.error());
    const QByteArray png =
        QByteArrayLiteral("\x89PNG\r\n\x1A\n\0\0\0\x0DIHDR\0\0\0\1\0\0\0\1\x08\0\0\0\0\x3A\x7E\x9B\x55");
    requireBack(parsePicture(pngWithTrack(png, *track)), *track);
    requireBack(parsePicture(svgWithTrack("<svg></svg>", *track)), *track);
    requireBack(parseTrackText(QString::fromUtf8(trackBytes(*track))), *track);
}

} // namespace

/// Pictures, and whatever else a track is read from.
void checkInput(const QByteArray& bytes)
{
    checkPicture(bytes);
    if (isPicture(bytes) && !bytes.startsWith('<'))
        checkPicture(withChecksums(bytes));
}

} // namespace bubblebar::fuzzing
