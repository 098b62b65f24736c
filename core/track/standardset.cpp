#include "core/track/standardset.h"

#include "core/support/builtin.h"
#include "core/track/tilesetfile.h"
#include "core/track/trackfile.h"

#include <QDir>

namespace bubblebar {

namespace {

TileSet withoutExtras(TileSet set)
{
    set.extras = {};
    set.terrainsExtras = {};
    for (TerrainRule& rule : set.terrains)
        rule.extras = {};
    for (Tile& tile : set.tiles) {
        tile.extras = {};
        for (Face* face : {&tile.front, &tile.back}) {
            face->extras = {};
            for (Space& space : face->spaces)
                space.extras = {};
        }
    }
    return set;
}

std::vector<BuiltInTrack> readTracks()
{
    std::vector<BuiltInTrack> tracks;
    const QDir folder(QStringLiteral(":/tracks"));
    for (const QFileInfo& file : folder.entryInfoList({QStringLiteral("*.bbtrack")}, QDir::Files, QDir::Name))
        tracks.push_back({file.completeBaseName(), builtIn(file.filePath(), &parseTrack)});
    return tracks;
}

} // namespace

const TileSetPtr& standardTileSet()
{
    static const TileSetPtr set = builtIn(QStringLiteral(":/tilesets/standard.bbtiles"), &parseTileSet);
    return set;
}

bool isStandardTileSet(const TileSet& set)
{
    const TileSet& standard = *standardTileSet();
    return &set == &standard || withoutExtras(set) == withoutExtras(standard);
}

QString builtInTrackPath(const QString& id)
{
    return QStringLiteral(":/tracks/%1.bbtrack").arg(id);
}

const std::vector<BuiltInTrack>& builtInTracks()
{
    static const std::vector<BuiltInTrack> tracks = readTracks();
    return tracks;
}

} // namespace bubblebar
