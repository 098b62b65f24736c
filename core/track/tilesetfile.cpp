#include "core/track/tilesetfile.h"

#include "core/track/trackfiletext.h"

#include <algorithm>
#include <charconv>
#include <limits>
#include <string>

namespace bubblebar {

namespace {

using namespace Qt::StringLiterals;
using Layout = JsonWriter::Layout;

constexpr auto kFormat = "bubblebar-tileset"_L1;
constexpr int kVersion = 1;
constexpr int kMaxPaths = kMaxSpaces * (kMaxSpaces - 1) / 2 + kEdges;
constexpr auto kAnyLength = std::numeric_limits<int>::max();

void refuse(const JsonValue& value, TrackProblem problem, const QString& what = {})
{
    value.fail(FileError::Code::Content, trackProblemText(problem, what));
}

QLatin1StringView latin1(std::string_view text)
{
    return {text.data(), static_cast<qsizetype>(text.size())};
}

TerrainRule readTerrainRule(JsonObject json)
{
    TerrainRule rule;
    rule.limit = static_cast<int>(json.value("limit"_L1).integer(1, kMaxStackLimit));
    rule.overtaking = json.value("overtaking"_L1).yesNo();
    rule.extras = json.finish();
    return rule;
}

void readTerrains(JsonObject json, TileSet& set)
{
    for (const Terrain terrain : kAllTerrains)
        set.terrains[static_cast<std::size_t>(terrain)] =
            readTerrainRule(json.value(latin1(terrainName(terrain))).object());
    set.terrainsExtras = json.finish();
}

std::vector<Colour> readColours(const JsonList& list)
{
    std::vector<Colour> colours;
    for (int i = 0; i < list.size(); ++i) {
        const Colour colour = list.at(i).oneOf(kAllColours, &colourName);
        if (std::ranges::count(colours, colour) > 0)
            list.at(i).fail(FileError::Code::Twice, latin1(colourName(colour)));
        colours.push_back(colour);
    }
    return colours;
}

Space readSpace(JsonObject json)
{
    Space space;
    space.x = json.value("x"_L1).real(-1, 1);
    space.y = json.value("y"_L1).real(-1, 1);
    const JsonList colours = json.value("colours"_L1).list(1, kColours);
    space.colours = readColours(colours);
    if (json.has("bonus"_L1))
        space.bonus = json.value("bonus"_L1).oneOf(kAllBonuses, &bonusName);
    space.extras = json.finish();
    return space;
}

/// "0", "12" for a space, "e0" … "e5" for an edge.
std::optional<PathEnd> pathEnd(const QString& text, int spaces)
{
    for (int edge = 0; edge < kEdges; ++edge) {
        if (text == u'e' + QString::number(edge))
            return PathEnd {true, edge};
    }
    for (int space = 0; space < spaces; ++space) {
        if (text == QString::number(space))
            return PathEnd {false, space};
    }
    return std::nullopt;
}

PathEnd readPathEnd(const JsonValue& value, int spaces)
{
    const QString text = value.text(0, kAnyLength);
    const std::optional<PathEnd> end = pathEnd(text, spaces);
    if (!end)
        refuse(value, TrackProblem::UnknownPathEnd, text.left(kMaxNameLength));
    return end.value_or(PathEnd {});
}

/// Refuses a path that may not stand beside the earlier ones.
void checkPath(const JsonValue& value, const Path& path, const std::vector<Path>& earlier)
{
    if (path.a == path.b || (path.a.isEdge && path.b.isEdge))
        refuse(value, TrackProblem::JoinsNothing);
    const auto text = [](PathEnd end) { return (end.isEdge ? u"e"_s : QString()) + QString::number(end.number); };
    const auto touches = [](const Path& other, PathEnd end) { return other.a == end || other.b == end; };
    for (const Path& other : earlier) {
        if (touches(other, path.a) && touches(other, path.b))
            value.fail(FileError::Code::Twice, text(path.a) + u" – "_s + text(path.b));
        for (const PathEnd end : {path.a, path.b}) {
            if (end.isEdge && touches(other, end))
                refuse(value, TrackProblem::EdgeTaken, text(end));
        }
    }
}

std::vector<Path> readPaths(const JsonList& list, int spaces)
{
    std::vector<Path> paths;
    for (int i = 0; i < list.size(); ++i) {
        const JsonList ends = list.at(i).list(2, 2);
        if (ends.size() != 2)
            break;
        const Path path {readPathEnd(ends.at(0), spaces), readPathEnd(ends.at(1), spaces)};
        checkPath(list.at(i), path, paths);
        paths.push_back(path);
    }
    return paths;
}

Face readFace(JsonObject json)
{
    Face face;
    face.terrain = json.value("terrain"_L1).oneOf(kAllTerrains, &terrainName);
    const JsonList spaces = json.value("spaces"_L1).list(0, kMaxSpaces);
    for (int i = 0; i < spaces.size(); ++i)
        face.spaces.push_back(readSpace(spaces.at(i).object()));
    const JsonList paths = json.value("paths"_L1).list(0, kMaxPaths);
    face.paths = readPaths(paths, spaces.size());
    face.extras = json.finish();
    return face;
}

std::string readTileId(const JsonValue& value)
{
    const QString id = value.text(0, kAnyLength);
    const bool capitals = std::ranges::all_of(id, [](QChar c) { return c >= u'A' && c <= u'Z'; });
    if (id.isEmpty() || !capitals)
        refuse(value, TrackProblem::BadTileId, id.left(kMaxNameLength));
    return id.toStdString();
}

Tile readTile(JsonObject json, const TileSet& earlier)
{
    Tile tile;
    tile.id = readTileId(json.value("id"_L1));
    if (earlier.indexOf(tile.id))
        json.value("id"_L1).fail(FileError::Code::Twice, QString::fromStdString(tile.id));
    tile.front = readFace(json.value("front"_L1).object());
    tile.back = readFace(json.value("back"_L1).object());
    tile.extras = json.finish();
    return tile;
}

void writeSpace(JsonWriter& json, const Space& space)
{
    json.beginObject(Layout::OneLine);
    json.entry("x", space.x);
    json.entry("y", space.y);
    json.key("colours");
    json.beginList();
    for (const Colour colour : space.colours)
        json.value(colourName(colour));
    json.endList();
    if (space.bonus != Bonus::None)
        json.entry("bonus", bonusName(space.bonus));
    json.endObject(space.extras);
}

void writePaths(JsonWriter& json, const std::vector<Path>& paths)
{
    json.beginList(Layout::OneLine);
    for (const Path& path : paths) {
        json.beginList();
        for (const PathEnd end : {path.a, path.b})
            json.value(std::string(end.isEdge ? "e" : "") + std::to_string(end.number));
        json.endList();
    }
    json.endList();
}

void writeFace(JsonWriter& json, const Face& face)
{
    json.beginObject();
    json.entry("terrain", terrainName(face.terrain));
    json.key("spaces");
    json.beginList();
    for (const Space& space : face.spaces)
        writeSpace(json, space);
    json.endList();
    json.key("paths");
    writePaths(json, face.paths);
    json.endObject(face.extras);
}

void writeTerrains(JsonWriter& json, const TileSet& set)
{
    json.beginObject();
    for (const Terrain terrain : kAllTerrains) {
        const TerrainRule& rule = set.rule(terrain);
        json.key(terrainName(terrain));
        json.beginObject(Layout::OneLine);
        json.entry("limit", rule.limit);
        json.entry("overtaking", rule.overtaking);
        json.endObject(rule.extras);
    }
    json.endObject(set.terrainsExtras);
}

} // namespace

TileSet readTileSet(JsonObject& json)
{
    TileSet set;
    json.header(kFormat, kVersion);
    set.id = json.value("id"_L1).text(0, kMaxNameLength);
    set.name = json.value("name"_L1).text(0, kMaxNameLength);
    readTerrains(json.value("terrains"_L1).object(), set);
    const JsonList tiles = json.value("tiles"_L1).list(1, kMaxSetTiles);
    for (int i = 0; i < tiles.size(); ++i)
        set.tiles.push_back(readTile(tiles.at(i).object(), set));
    set.extras = json.finish();
    return set;
}

void writeTileSet(JsonWriter& json, const TileSet& set)
{
    json.beginObject();
    json.entry("format", std::string_view(kFormat.data()));
    json.entry("version", kVersion);
    json.entry("id", set.id);
    json.entry("name", set.name);
    json.key("terrains");
    writeTerrains(json, set);
    json.key("tiles");
    json.beginList();
    for (const Tile& tile : set.tiles) {
        json.beginObject();
        json.entry("id", std::string_view(tile.id));
        json.key("front");
        writeFace(json, tile.front);
        json.key("back");
        writeFace(json, tile.back);
        json.endObject(tile.extras);
    }
    json.endList();
    json.endObject(set.extras);
}

Result<TileSet> parseTileSet(const QByteArray& bytes)
{
    return readJson(bytes, &readTileSet);
}

QByteArray tileSetBytes(const TileSet& set)
{
    JsonWriter json;
    writeTileSet(json, set);
    return json.bytes();
}

} // namespace bubblebar
