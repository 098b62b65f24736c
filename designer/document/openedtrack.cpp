#include "designer/document/openedtrack.h"

#include "core/bubble/recordfile.h"
#include "core/support/atomicfile.h"
#include "core/track/builtintext.h"
#include "core/track/picturefile.h"
#include "core/track/sharecode.h"
#include "core/track/trackfile.h"

#include <QCoreApplication>
#include <QFileInfo>

namespace bubblebar {

namespace {

using namespace Qt::StringLiterals;

/// Bytes to tell a share code by.
constexpr qsizetype kEnough = 256;

bool endsWith(const QString& path, QLatin1StringView suffix)
{
    return path.endsWith(suffix, Qt::CaseInsensitive);
}

Result<Track> parseRecordTrack(const QByteArray& bytes)
{
    return parseRecord(bytes).map_error([](const RecordError& error) { return error.error; }).map([](const auto& race) {
        return *race.track;
    });
}

Result<Track> newTrackOfSet(const QByteArray& bytes)
{
    return parseTileSetForTrack(bytes).map([](TileSetPtr set) {
        Track track;
        track.tileSet = std::move(set);
        return track;
    });
}

bool isPictureFile(const QString& path)
{
    return endsWith(path, ".png"_L1) || endsWith(path, ".svg"_L1);
}

} // namespace

bool canDesign(const QString& path)
{
    return endsWith(path, ".bbtrack"_L1) || endsWith(path, ".bbgame"_L1) || endsWith(path, ".bbtiles"_L1) ||
           isPictureFile(path);
}

Result<OpenedTrack> openForDesign(const QString& path)
{
    const Result<QByteArray> bytes = readFileStart(path);
    if (!bytes)
        return failure(bytes.error());
    const auto asCopy = [](Track track) { return OpenedTrack {std::move(track), {}}; };
    if (endsWith(path, ".bbgame"_L1))
        return parseRecordTrack(*bytes).map(asCopy);
    if (endsWith(path, ".bbtiles"_L1))
        return newTrackOfSet(*bytes).map(asCopy);
    if (isPicture(*bytes))
        return parsePicture(*bytes).map(asCopy);
    if (looksLikeShareCode(QString::fromUtf8(bytes->left(kEnough).trimmed())))
        return parseShareCode(QString::fromUtf8(*bytes)).map(asCopy);
    return parseTrack(*bytes).map([&](Track track) {
        if (!path.startsWith(":/"_L1))
            return OpenedTrack {std::move(track), QFileInfo(path).absoluteFilePath()};
        // The copy is the user's, and so is its language.
        const QString notes = shownNotes(track);
        track.name = QCoreApplication::translate("OpenedTrack", "%1 (copy)").arg(shownName(track));
        track.notes = notes;
        return asCopy(std::move(track));
    });
}

} // namespace bubblebar
