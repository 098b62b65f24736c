#include "core/track/trackinput.h"

#include "core/support/atomicfile.h"
#include "core/track/picturefile.h"
#include "core/track/sharecode.h"
#include "core/track/trackfile.h"

namespace bubblebar {

Result<Track> parseAnyTrack(const QByteArray& bytes)
{
    constexpr qsizetype kEnough = 256;
    if (isPicture(bytes))
        return parsePicture(bytes);
    if (looksLikeShareCode(QString::fromUtf8(bytes.left(kEnough).trimmed())))
        return parseShareCode(QString::fromUtf8(bytes));
    return parseTrack(bytes);
}

Result<Track> parseTrackText(const QString& text)
{
    return parseAnyTrack(text.toUtf8());
}

Result<Track> readTrackFile(const QString& path)
{
    return readFileStart(path).and_then(parseAnyTrack);
}

} // namespace bubblebar
