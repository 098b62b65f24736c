#include "core/track/trackfile.h"

#include "core/track/hexindex.h"
#include "core/track/standardset.h"
#include "core/track/tilesetfile.h"
#include "core/track/trackfiletext.h"

#include <limits>

namespace bubblebar {

namespace {

using namespace Qt::StringLiterals;
using Layout = JsonWriter::Layout;

constexpr auto kFormat = "bubblebar-track"_L1;
constexpr int kVersion = 1;
constexpr int kAnyLength = std::numeric_limits<int>::max();

constexpr std::array<FaceSide, 2> kSides {FaceSide::Front, FaceSide::Back};

std::string_view sideName(FaceSide side)
{
    return side == FaceSide::Front ? "front" : "back";
}

void refuse(const JsonValue& value, TrackProblem problem, const QString& what = {})
{
    value.fail(FileError::Code::Content, trackProblemText(problem, what));
}

/// Null where it calls itself standard but isn't.
TileSetPtr asCarried(TileSet set)
{
    if (set == *standardTileSet())
        return standardTileSet();
    if (set.id == QLatin1StringView(kStandardTileSetId) && !isStandardTileSet(set))
        return nullptr;
    return std::make_shared<const TileSet>(std::move(set));
}

TileSetPtr readOwnSet(const JsonValue& value)
{
    JsonObject json = value.object();
    TileSet set = readTileSet(json);
    if (json.failed())
        return nullptr;
    TileSetPtr carried = asCarried(std::move(set));
    if (!carried)
        refuse(value, TrackProblem::NotTheStandardSet);
    return carried;
}

TileSetPtr readSet(const JsonValue& value)
{
    if (!value.isText())
        return readOwnSet(value);
    const QString id = value.text(0, kMaxNameLength);
    if (id != QLatin1StringView(kStandardTileSetId))
        refuse(value, TrackProblem::UnknownTileSet, id);
    return standardTileSet();
}

Hex readHex(const JsonList& list)
{
    if (list.size() != 2)
        return {};
    return {static_cast<int>(list.at(0).integer(-kMaxCoordinate, kMaxCoordinate)),
            static_cast<int>(list.at(1).integer(-kMaxCoordinate, kMaxCoordinate))};
}

/// Reads the tiles of a track; each is to be added to the track before the next is read.
class TileReader
{
public:
    TileReader(const Track& track, int tiles)
        : m_track(track)
        , m_byHex(static_cast<std::size_t>(tiles))
    {
    }

    PlacedTile read(JsonObject json)
    {
        PlacedTile placed;
        placed.tile = readTile(json.value("tile"_L1));
        if (placed.tile.isTrack()) {
            placed.side = json.value("face"_L1).oneOf(kSides, &sideName);
            placed.rotation = static_cast<int>(json.value("rotation"_L1).integer(0, kEdges - 1));
        }
        const JsonValue at = json.value("at"_L1);
        placed.at = readHex(at.list(2, 2));
        if (!m_byHex.insert(placed.at, static_cast<std::int32_t>(m_track.tiles.size())))
            refuse(at, TrackProblem::HexTaken, nameOfTileAt(placed.at));
        placed.extras = json.finish();
        return placed;
    }

private:
    TileId readTile(const JsonValue& value)
    {
        const QString name = value.text(0, kAnyLength); // a tile's id has no limit
        const std::optional<TileId> tile = m_track.tileFromName(name.toStdString());
        if (!tile) {
            refuse(value, TrackProblem::UnknownTile, name);
            return {};
        }
        bool& isLaid = *tile == TileId::start() ? m_startLaid : m_finishLaid;
        if (!tile->isTrack() && std::exchange(isLaid, true))
            value.fail(FileError::Code::Twice, name);
        return *tile;
    }

    [[nodiscard]] QString nameOfTileAt(Hex hex) const
    {
        const auto index = static_cast<std::size_t>(m_byHex.find(hex));
        return QString::fromStdString(m_track.tileName(m_track.tiles[index].tile));
    }

    const Track& m_track;
    HexIndex m_byHex;
    bool m_startLaid = false;
    bool m_finishLaid = false;
};

void writeTile(JsonWriter& json, const Track& track, const PlacedTile& placed)
{
    json.beginObject(Layout::OneLine);
    json.entry("tile", std::string_view(track.tileName(placed.tile)));
    if (placed.tile.isTrack()) {
        json.entry("face", sideName(placed.side));
        json.entry("rotation", placed.rotation);
    }
    json.key("at");
    json.beginList();
    json.value(placed.at.q);
    json.value(placed.at.r);
    json.endList();
    json.endObject(placed.extras);
}

} // namespace

Track readTrack(JsonObject& json)
{
    Track track;
    json.header(kFormat, kVersion);
    track.name = json.value("name"_L1).text(0, kMaxNameLength);
    track.author = json.value("author"_L1).text(0, kMaxNameLength);
    track.notes = json.value("notes"_L1).text(0, kMaxNotesLength);
    if (json.has("boxes"_L1))
        track.boxes = static_cast<int>(json.value("boxes"_L1).integer(1, kMaxBoxes));
    const JsonList tiles = json.value("tiles"_L1).list(0, kMaxTiles);
    track.tileSet = readSet(json.value("tileSet"_L1));
    if (json.failed())
        return track;
    TileReader reader(track, tiles.size());
    track.tiles.reserve(static_cast<std::size_t>(tiles.size()));
    for (int i = 0; i < tiles.size() && !json.failed(); ++i)
        track.tiles.push_back(reader.read(tiles.at(i).object()));
    track.extras = json.finish();
    return track;
}

void writeTrack(JsonWriter& json, const Track& track)
{
    json.beginObject();
    json.entry("format", std::string_view(kFormat.data()));
    json.entry("version", kVersion);
    json.entry("name", track.name);
    json.entry("author", track.author);
    json.entry("notes", track.notes);
    json.key("tileSet");
    if (track.tileSet == standardTileSet() || *track.tileSet == *standardTileSet())
        json.value(kStandardTileSetId);
    else
        writeTileSet(json, *track.tileSet);
    if (track.boxes != 1)
        json.entry("boxes", track.boxes);
    json.key("tiles");
    json.beginList();
    for (const PlacedTile& placed : track.tiles)
        writeTile(json, track, placed);
    json.endList();
    json.endObject(track.extras);
}

Result<Track> parseTrack(const QByteArray& bytes)
{
    return readJson(bytes, &readTrack);
}

QByteArray trackBytes(const Track& track)
{
    JsonWriter json;
    writeTrack(json, track);
    return json.bytes();
}

Result<TileSetPtr> parseTileSetForTrack(const QByteArray& bytes)
{
    return parseTileSet(bytes).and_then([](TileSet set) -> Result<TileSetPtr> {
        if (TileSetPtr carried = asCarried(std::move(set)))
            return carried;
        return failure({.code = FileError::Code::Content,
                        .place = u"id"_s,
                        .what = trackProblemText(TrackProblem::NotTheStandardSet)});
    });
}

} // namespace bubblebar
