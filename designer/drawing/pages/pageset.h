#pragma once

#include "core/bubble/deckfile.h"
#include "core/track/track.h"
#include "designer/drawing/beetlepainter.h"
#include "designer/drawing/pages/pageframe.h"
#include "designer/drawing/pages/planlayout.h"
#include "designer/drawing/pages/posterlayout.h"

#include <variant>
#include <vector>

namespace bubblebar {

/// A plan's first page.
struct PlanPage
{
    PlanLayout layout;
};

/// A page of a build list that is too long for the plan's first page.
struct ListPage
{
    ListLayout layout;
    int first = 0; ///< into buildList()
    int count = 0;
};

/// A poster's first sheet: how its pages lie, how they are put together, and the test square.
struct MapPage
{
};

struct PosterPage
{
    PosterCell cell;
};

/// One side of a piece to cut out.
struct TilePiece
{
    TileId tile; ///< start and finish look the same from both sides
    FaceSide side = FaceSide::Front;
};
struct CardPiece
{
    std::optional<Card> card; ///< none: the back
};
using Piece = std::variant<TilePiece, CardPiece, BeetlePiece>;

/// A page of pieces to cut out.
struct SheetPage
{
    struct Place
    {
        QRectF box; ///< mm
        Piece piece;
    };

    std::vector<Place> places;
    bool back = false;
    bool hasOtherSide = false; ///< then there are registration marks
};

struct Page
{
    std::variant<PlanPage, ListPage, MapPage, PosterPage, SheetPage> content;
    int number = 1; ///< of its kind: the list's second page, the third front
};

/// What a user should know before printing. The sentence for it is pageWarningText() in pagetext.h.
struct PageWarning
{
    enum class Code : std::uint8_t {
        MarginRaised,   ///< the printer does not reach the margin wanted; `mm`: the margin used
        MarginReduced,  ///< the paper has no room for the margin wanted; `mm`: the margin used
        OverlapReduced, ///< the pages have no room for the overlap wanted; `mm`: the overlap used
        PieceTooLarge,  ///< reaches beyond the margins; `mm`: by how much
        BackOutside,    ///< the offset moves backs beyond what the printer reaches; `mm`: by how much
        TilesTiny,      ///< the plan's tiles are too small to read; `mm`: their width
        NothingToPrint,
    };

    Code code = Code::NothingToPrint;
    double mm = 0;

    friend bool operator==(const PageWarning&, const PageWarning&) = default;
};

/// Everything about a print job but the painting: what a preview, a printer and an exported file have in common.
struct PageSet
{
    TrackPtr track;
    PageOptions options;
    PageFrame frame; ///< the same for all pages
    PosterGrid poster;
    std::vector<Page> pages;
    std::vector<PageWarning> warnings;

    [[nodiscard]] int count() const { return static_cast<int>(pages.size()); }
};

/// Lays out the pages. `deck`: what PageKind::Cards prints.
[[nodiscard]] PageSet makePages(TrackPtr track, const PageOptions& options, const Deck& deck = standardDeck());

/// The options that travel with the track; fresh ones where it has none.
[[nodiscard]] PageOptions printOptionsOf(const Track& track);

/// The hexes of a track whose tiles are `tileWidth` mm from edge to edge.
[[nodiscard]] TileShapes tileShapes(const Track& track, double tileWidth);

/// mm for a tile unit.
[[nodiscard]] double unitForTileWidth(double tileWidth);

} // namespace bubblebar
