#include "tests/designer/drawing/samples.h"

#include <QString>

namespace bubblebar::tests {

namespace {

constexpr PathEnd s(int number)
{
    return {false, number};
}
constexpr PathEnd e(int edge)
{
    return {true, edge};
}

Space space(double x, double y, std::vector<Colour> colours, Bonus bonus = Bonus::None)
{
    return {x, y, std::move(colours), bonus, {}};
}

using enum Colour;

Face meadow()
{
    return {Terrain::Meadow,
            {space(-0.37, -0.35, {Orange}), space(0.37, -0.37, {Blue}, Bonus::Rotate), space(0.40, 0.14, {Yellow}),
             space(-0.26, 0.38, {Pink})},
            {{s(0), e(4)},
             {s(0), e(3)},
             {s(1), e(5)},
             {s(2), e(0)},
             {s(2), e(1)},
             {s(3), e(2)},
             {s(0), s(1)},
             {s(1), s(2)},
             {s(2), s(3)},
             {s(3), s(0)}},
            {}};
}

Face pond()
{
    return {Terrain::Teal,
            {space(-0.30, -0.42, {Green}, Bonus::Draw), space(0.40, -0.36, {Pink}), space(0.36, 0.36, {Yellow}),
             space(-0.34, 0.36, {Orange, Blue})},
            {{s(0), e(4)},
             {s(1), e(5)},
             {s(1), e(0)},
             {s(2), e(1)},
             {s(3), e(2)},
             {s(3), e(3)},
             {s(0), s(1)},
             {s(0), s(3)},
             {s(3), s(2)},
             {s(2), s(1)}},
            {}};
}

Face autumn()
{
    return {Terrain::Orange,
            {space(-0.1, -0.45, {Blue}), space(0.42, -0.04, {Green, Pink, Yellow}, Bonus::Own2),
             space(-0.36, 0.2, {Pink, Yellow}, Bonus::Reorder)},
            {{s(0), e(4)},
             {s(0), e(5)},
             {s(1), e(0)},
             {s(2), e(3)},
             {s(1), e(1)},
             {s(0), s(1)},
             {s(1), s(2)},
             {s(2), s(0)}},
            {}};
}

Face night()
{
    return {Terrain::Purple,
            {space(-0.40, -0.34, {Yellow}), space(0.34, -0.42, {Orange}, Bonus::Any2),
             space(0.42, 0.22, {Blue}, Bonus::Any1), space(-0.28, 0.40, {Green, Pink})},
            {{s(0), e(4)},
             {s(0), e(3)},
             {s(1), e(5)},
             {s(2), e(0)},
             {s(2), e(1)},
             {s(0), s(1)},
             {s(1), s(2)},
             {s(2), s(3)},
             {s(3), s(0)}},
            {}};
}

Face thorns()
{
    return {Terrain::Magenta,
            {space(-0.42, -0.3, {Pink, Blue, Green, Yellow}), space(0.2, -0.45, {Orange, Blue, Yellow, Pink, Green}),
             space(0.45, 0.1, {Green}), space(0, 0.3, {Yellow, Blue}), space(-0.5, 0.25, {Orange, Green, Pink}),
             space(0.03, -0.1, {Pink})},
            {{s(0), e(4)},
             {s(1), e(5)},
             {s(2), e(0)},
             {s(3), e(1)},
             {s(4), e(3)},
             {s(0), s(5)},
             {s(5), s(1)},
             {s(5), s(3)},
             {s(3), s(2)},
             {s(4), s(3)}},
            {}};
}

Face crossing()
{
    return {Terrain::Meadow,
            {space(-0.42, 0, {Green}, Bonus::Any1), space(0.05, 0.02, {Orange, Blue}, Bonus::Draw),
             space(0.46, 0.05, {Pink})},
            {{s(0), e(3)},
             {s(0), e(4)},
             {s(1), e(5)},
             {s(1), e(2)},
             {s(2), e(0)},
             {s(2), e(1)},
             {s(0), s(1)},
             {s(1), s(2)}},
            {}};
}

} // namespace

TileSetPtr sampleTileSet()
{
    static const TileSetPtr set = [] {
        auto made = std::make_shared<TileSet>();
        made->id = QStringLiteral("samples");
        made->name = QStringLiteral("Samples");
        made->terrains = {{{3, true, {}}, {4, true, {}}, {2, true, {}}, {1, true, {}}, {3, false, {}}}};
        made->tiles = {{"A", meadow(), pond(), {}},
                       {"B", crossing(), autumn(), {}},
                       {"C", meadow(), night(), {}},
                       {"D", crossing(), thorns(), {}}};
        return made;
    }();
    return set;
}

TrackPtr sampleTrack()
{
    auto track = std::make_shared<Track>();
    track->name = QStringLiteral("Samples");
    track->tileSet = sampleTileSet();
    track->boxes = 2;
    const auto lay = [&track](TileId tile, Hex at, FaceSide side = FaceSide::Front, int rotation = 0) {
        track->tiles.push_back({tile, at, side, rotation, {}});
    };
    lay(TileId::start(), {0, 0});
    lay(TileId::track(0), {1, -1});
    lay(TileId::track(0, 2), {2, -1}, FaceSide::Back, 1);
    lay(TileId::track(1), {0, 1}, FaceSide::Front, 2);
    lay(TileId::track(1, 2), {1, 1}, FaceSide::Back, 3);
    lay(TileId::track(2), {2, 0}, FaceSide::Back, 4);
    lay(TileId::track(3), {3, -1}, FaceSide::Back, 5);
    lay(TileId::track(3, 2), {2, 1}, FaceSide::Front, 1);
    lay(TileId::finish(), {3, 0});
    return track;
}

} // namespace bubblebar::tests
