#include "tests/common/randomrace.h"

#include "core/bubble/deckfile.h"
#include "core/track/guidelines.h"
#include "core/track/standardset.h"

#include <algorithm>
#include <set>

namespace bubblebar::tests {

int pick(FastRandom& random, int bound)
{
    return static_cast<int>(below(random, static_cast<std::uint64_t>(bound)));
}

namespace {

bool chance(FastRandom& random, int percent)
{
    return pick(random, 100) < percent;
}

template <class Items>
void mix(FastRandom& random, Items& items)
{
    std::uint64_t seed = random();
    shuffle(items, seed);
}

Space randomSpace(FastRandom& random, const Wildness& wildness)
{
    Space space;
    space.x = pick(random, 121) / 100.0 - 0.6;
    space.y = pick(random, 121) / 100.0 - 0.6;
    std::vector<Colour> colours(kAllColours.begin(), kAllColours.begin() + wildness.colours);
    mix(random, colours);
    const int count = chance(random, 70) ? 1 : 1 + pick(random, wildness.colours);
    space.colours.assign(colours.begin(), colours.begin() + count);
    if (chance(random, wildness.bonusChance))
        space.bonus = kAllBonuses[static_cast<std::size_t>(pick(random, static_cast<int>(kAllBonuses.size())))];
    return space;
}

bool joins(const Path& path, PathEnd a, PathEnd b)
{
    return (path.a == a && path.b == b) || (path.a == b && path.b == a);
}

void addPath(Face& face, PathEnd a, PathEnd b)
{
    const auto same = [&](const Path& path) { return joins(path, a, b); };
    if (a != b && std::ranges::none_of(face.paths, same))
        face.paths.push_back({a, b});
}

Face randomFace(FastRandom& random, const Wildness& wildness)
{
    Face face;
    face.terrain = kAllTerrains[static_cast<std::size_t>(pick(random, kTerrains))];
    const int count = 1 + pick(random, wildness.maxSpaces);
    for (int i = 0; i < count; ++i) {
        face.spaces.push_back(randomSpace(random, wildness));
        if (i > 0)
            addPath(face, {false, i}, {false, pick(random, i)});
    }
    for (int extra = pick(random, count + 1); extra > 0; --extra)
        addPath(face, {false, pick(random, count)}, {false, pick(random, count)});
    const int open = pick(random, kEdges);
    for (int edge = 0; edge < kEdges; ++edge) {
        if (edge == open || chance(random, wildness.openEdgeChance))
            addPath(face, {true, edge}, {false, pick(random, count)});
    }
    return face;
}

/// "A" … "Z", "AA" …
std::string tileName(int number)
{
    const std::string last(1, static_cast<char>('A' + number % 26));
    return number < 26 ? last : std::string(1, static_cast<char>('A' + number / 26 - 1)) + last;
}

/// The hexes around `hexes` that are free; each once, in a fixed order.
std::vector<Hex> border(const std::set<Hex>& hexes)
{
    std::set<Hex> around;
    for (const Hex hex : hexes) {
        for (int edge = 0; edge < kEdges; ++edge)
            around.insert(neighbour(hex, edge));
    }
    std::vector<Hex> free;
    std::ranges::set_difference(around, hexes, std::back_inserter(free));
    return free;
}

PlacedTile randomPlaced(FastRandom& random, TileId tile, Hex at)
{
    PlacedTile placed;
    placed.tile = tile;
    placed.at = at;
    placed.side = chance(random, 50) ? FaceSide::Front : FaceSide::Back;
    placed.rotation = pick(random, kEdges);
    return placed;
}

/// Track tiles around start, the first two beside it; finish last, often far away.
Track grow(FastRandom& random, const Wildness& wildness, const TileSetPtr& set)
{
    Track track;
    track.tileSet = set;
    track.boxes = chance(random, 20) ? 2 : 1;
    std::vector<TileId> box;
    for (int copy = 1; copy <= track.boxes; ++copy) {
        for (std::size_t i = 0; i < set->tiles.size(); ++i)
            box.push_back(TileId::track(static_cast<int>(i), copy));
    }
    mix(random, box);
    const int wanted = wildness.minTrackTiles + pick(random, wildness.maxTrackTiles - wildness.minTrackTiles + 1);
    box.resize(std::min(box.size(), static_cast<std::size_t>(wanted)));
    const Hex start {pick(random, 7) - 3, pick(random, 7) - 3};
    std::set<Hex> used {start};
    track.tiles.push_back({TileId::start(), start, FaceSide::Front, 0, {}});
    for (std::size_t i = 0; i < box.size(); ++i) {
        std::vector<Hex> free = border(used);
        if (i < 2)
            std::erase_if(free, [&](Hex hex) { return hexDistance(hex, start) != 1; });
        const Hex at = free[static_cast<std::size_t>(pick(random, static_cast<int>(free.size())))];
        track.tiles.push_back(randomPlaced(random, box[i], at));
        used.insert(at);
    }
    std::vector<Hex> free = border(used);
    mix(random, free);
    if (chance(random, 70))
        std::ranges::sort(free, std::greater<> {}, [&](Hex hex) { return hexDistance(hex, start); });
    track.tiles.push_back({TileId::finish(), free.front(), FaceSide::Front, 0, {}});
    mix(random, track.tiles);
    return track;
}

} // namespace

Wildness randomWildness(FastRandom& random)
{
    Wildness wildness;
    if (chance(random, 15))
        wildness.maxTrackTiles = 14;
    if (chance(random, 30))
        wildness.bonusChance = 70;
    if (chance(random, 20))
        wildness.maxLimit = 20;
    if (chance(random, 10))
        wildness.maxSpaces = 12;
    if (chance(random, 20))
        wildness.openEdgeChance = 45;
    if (chance(random, 20))
        wildness.colours = 1 + pick(random, 3);
    return wildness;
}

TileSetPtr randomTileSet(FastRandom& random, const Wildness& wildness, int size)
{
    auto set = std::make_shared<TileSet>();
    set->id = QStringLiteral("random");
    set->name = QStringLiteral("Random");
    for (TerrainRule& rule : set->terrains) {
        rule.limit = 1 + pick(random, wildness.maxLimit);
        rule.overtaking = chance(random, 70);
    }
    for (int i = 0; i < size; ++i)
        set->tiles.push_back({tileName(i), randomFace(random, wildness), randomFace(random, wildness), {}});
    return set;
}

TrackPtr randomTrack(FastRandom& random, const Wildness& wildness, const TileSetPtr& set)
{
    for (;;) {
        Track track = grow(random, wildness, set);
        if (isValid(checkGuidelines(track)))
            return std::make_shared<Track>(std::move(track));
    }
}

Deck randomDeck(FastRandom& random)
{
    Deck deck;
    deck.name = QStringLiteral("Random deck");
    const int size = chance(random, 60) ? kMinDeck : kMinDeck + pick(random, 41);
    const int kinds = 1 + pick(random, kCards);
    const int first = pick(random, kCards);
    for (int i = 0; i < size; ++i)
        ++deck.counts[static_cast<std::size_t>((first + pick(random, kinds) * 7) % kCards)];
    return deck;
}

RaceSetup randomSetup(FastRandom& random, TrackPtr track, Deck deck)
{
    RaceSetup setup;
    setup.board = std::make_shared<Board>(std::move(track));
    setup.deck = std::move(deck);
    const int players = kMinPlayers + pick(random, kMaxPlayers - kMinPlayers + 1);
    std::vector<Colour> colours(kAllColours.begin(), kAllColours.end());
    mix(random, colours);
    setup.colours.assign(colours.begin(), colours.begin() + players);
    setup.teams = players == 4 && chance(random, 60);
    setup.firstSeat = pick(random, players);
    setup.seed = random() >> 11;
    return setup;
}

RaceSetup randomSetup(FastRandom& random)
{
    const Wildness wildness = randomWildness(random);
    TileSetPtr set = standardTileSet();
    if (chance(random, 75))
        set = randomTileSet(random, wildness, 4 + pick(random, 11));
    TrackPtr track = randomTrack(random, wildness, set);
    return randomSetup(random, std::move(track), chance(random, 75) ? standardDeck() : randomDeck(random));
}

} // namespace bubblebar::tests
