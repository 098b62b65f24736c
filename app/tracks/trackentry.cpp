#include "app/tracks/trackentry.h"

#include "core/track/board.h"
#include "core/track/guidelinestext.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QStringList>

#include <algorithm>
#include <set>

namespace bubblebar {

namespace {

QString words(const char* text)
{
    return QCoreApplication::translate("TrackWords", text);
}

QString terrainWord(Terrain terrain)
{
    switch (terrain) {
    case Terrain::Meadow:
        return words(QT_TRANSLATE_NOOP("TrackWords", "meadow"));
    case Terrain::Teal:
        return words(QT_TRANSLATE_NOOP("TrackWords", "teal"));
    case Terrain::Orange:
        return words(QT_TRANSLATE_NOOP("TrackWords", "orange"));
    case Terrain::Purple:
        return words(QT_TRANSLATE_NOOP("TrackWords", "purple"));
    case Terrain::Magenta:
        break;
    }
    return words(QT_TRANSLATE_NOOP("TrackWords", "magenta"));
}

std::optional<int> shortestSteps(const TrackPtr& track)
{
    if (!Board::canBuild(*track))
        return std::nullopt;
    const Board board(track);
    const std::vector<SpaceId> route = shortestRoute(board, Links(board));
    return route.empty() ? std::nullopt : std::optional(static_cast<int>(route.size()) - 1);
}

} // namespace

TrackEntry describeTrack(const QString& path, TrackPtr track)
{
    TrackEntry entry {path, std::move(track), {}, {}};
    entry.findings = checkGuidelines(*entry.track);
    entry.shortestRoute = shortestSteps(entry.track);
    return entry;
}

QString trackTitle(const TrackEntry& entry)
{
    const QString name = entry.track->name.simplified();
    return name.isEmpty() ? QFileInfo(entry.path).completeBaseName() : name;
}

QString lengthTitle(LengthClass length)
{
    switch (length) {
    case LengthClass::Short:
        return words(QT_TRANSLATE_NOOP("TrackWords", "Short"));
    case LengthClass::Medium:
        return words(QT_TRANSLATE_NOOP("TrackWords", "Medium"));
    case LengthClass::Long:
        break;
    }
    return words(QT_TRANSLATE_NOOP("TrackWords", "Long"));
}

QString trackSummary(const TrackEntry& entry)
{
    return words(QT_TRANSLATE_NOOP("TrackWords", "%1 · %2"))
        .arg(lengthTitle(entry.length()),
             QCoreApplication::translate("TrackWords", "%n tile(s)", nullptr, entry.track->trackTileCount()));
}

QString terrainSentence(const Track& track)
{
    std::set<Terrain> terrains;
    for (const PlacedTile& placed : track.tiles)
        if (const Face* face = track.face(placed); face && face->terrain != Terrain::Meadow)
            terrains.insert(face->terrain);
    if (terrains.empty())
        return words(QT_TRANSLATE_NOOP("TrackWords", "Regular terrain all the way"));
    QStringList names;
    for (const Terrain terrain : terrains)
        names << terrainWord(terrain);
    return words(QT_TRANSLATE_NOOP("TrackWords", "Terrains: %1")).arg(names.join(QStringLiteral(", ")));
}

QString playProblem(const TrackEntry& entry)
{
    QStringList sentences;
    for (const Finding& finding : entry.findings)
        if (severity(finding.code) == Severity::Error)
            sentences << findingText(*entry.track, finding);
    return sentences.join(u'\n');
}

} // namespace bubblebar
