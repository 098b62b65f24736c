#include "core/track/tracktext.h"

#include "core/track/guidelinestext.h"

#include <QCoreApplication>
#include <QStringList>

#include <set>

namespace bubblebar {

namespace {

QString words(const char* text)
{
    return QCoreApplication::translate("TrackWords", text);
}

} // namespace

QString terrainTitle(Terrain terrain)
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

QString trackSummary(const Track& track)
{
    const int tiles = track.trackTileCount();
    return words(QT_TRANSLATE_NOOP("TrackWords", "%1 · %2"))
        .arg(lengthTitle(lengthClass(tiles)), QCoreApplication::translate("TrackWords", "%n tile(s)", nullptr, tiles));
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
        names << terrainTitle(terrain);
    return words(QT_TRANSLATE_NOOP("TrackWords", "Terrains: %1")).arg(names.join(QStringLiteral(", ")));
}

QString playProblem(const Track& track, const std::vector<Finding>& findings)
{
    QStringList sentences;
    for (const Finding& finding : findings)
        if (severity(finding.code) == Severity::Error)
            sentences << findingText(track, finding);
    return sentences.join(u'\n');
}

} // namespace bubblebar
