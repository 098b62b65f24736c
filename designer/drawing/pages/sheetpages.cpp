#include "designer/drawing/pages/sheetpages.h"

#include "core/bubble/beetles.h"
#include "designer/drawing/pages/sheetlayout.h"
#include "designer/drawing/tracklayout.h"

#include <algorithm>

namespace bubblebar {

namespace {

constexpr double kTileGap = 4;
constexpr double kStickerGap = 3;
constexpr double kRounding = 1e-6;

struct SizedPiece
{
    QSizeF size;
    Piece piece;
    bool beginsRow = false;
};

QSizeF tileSize(double tileWidth)
{
    return {tileWidth, 2 * kTileRadius * unitForTileWidth(tileWidth)};
}

/// Where pieces may lie: as far from the upper as from the lower edge, so that a mirrored sheet lies within it too.
QRectF pieceArea(const PageFrame& frame)
{
    QRectF area = frame.area;
    area.setTop(frame.paper.height() - area.bottom());
    return area;
}

Piece otherSide(Piece piece)
{
    if (auto* tile = std::get_if<TilePiece>(&piece))
        tile->side = FaceSide::Back;
    else if (auto* card = std::get_if<CardPiece>(&piece))
        *card = {};
    return piece;
}

SheetPage backOf(const SheetPage& front, const PageSet& set)
{
    // The long edge of upright paper is upright.
    const bool uprightLine = (set.options.duplex == Duplex::LongEdge) != set.frame.isAcross();
    SheetPage back = front;
    back.back = true;
    for (SheetPage::Place& place : back.places) {
        if (set.options.duplex != Duplex::None)
            place.box = mirrored(place.box, set.frame.paper, uprightLine);
        place.box.translate(set.options.backOffset);
        place.piece = otherSide(place.piece);
    }
    return back;
}

/// How far the box reaches beyond the bounds on its worst side; 0 or less where it does not.
double excess(const QRectF& box, const QRectF& bounds)
{
    return std::max({bounds.left() - box.left(), bounds.top() - box.top(), box.right() - bounds.right(),
                     box.bottom() - bounds.bottom()});
}

double worstExcess(const SheetPage& page, const QRectF& bounds)
{
    double worst = 0;
    for (const SheetPage::Place& place : page.places)
        worst = std::max(worst, excess(place.box, bounds));
    return worst;
}

void addSheetWarnings(PageSet& set)
{
    double fronts = 0;
    double backs = 0;
    for (const Page& page : set.pages) {
        const auto& sheet = std::get<SheetPage>(page.content);
        if (sheet.back)
            backs = std::max(backs, worstExcess(sheet, set.frame.reach));
        else
            fronts = std::max(fronts, worstExcess(sheet, set.frame.area));
    }
    if (fronts > kRounding)
        set.warnings.push_back({PageWarning::Code::PieceTooLarge, fronts});
    else if (backs > kRounding)
        set.warnings.push_back({PageWarning::Code::BackOutside, backs});
}

void addSheets(PageSet& set, const std::vector<SizedPiece>& pieces, double gap, bool withBacks,
               Rows rows = Rows::AtLeft)
{
    std::vector<PieceSize> sizes;
    for (const SizedPiece& piece : pieces)
        sizes.push_back({piece.size, piece.beginsRow});
    const std::vector<PiecePlace> places = layoutPieces(sizes, pieceArea(set.frame), gap, rows);
    std::vector<SheetPage> fronts;
    for (std::size_t i = 0; i < places.size(); ++i) {
        fronts.resize(static_cast<std::size_t>(places[i].sheet) + 1);
        fronts.back().places.push_back({places[i].box, pieces[i].piece});
    }
    int number = 0;
    for (SheetPage& front : fronts) {
        front.hasOtherSide = withBacks;
        set.pages.push_back({front, ++number});
        if (withBacks)
            set.pages.push_back({backOf(front, set), number});
    }
    addSheetWarnings(set);
}

PieceCounts usualPieces(const TileSet& tiles)
{
    PieceCounts counts {{"start", 1}, {"finish", 1}};
    for (const Tile& tile : tiles.tiles)
        counts[tile.id] = 1;
    return counts;
}

int countOf(const PieceCounts& counts, const std::string& name)
{
    const auto found = counts.find(name);
    return found == counts.end() ? 0 : found->second;
}

} // namespace

void addTileSheets(PageSet& set)
{
    const TileSet& tiles = *set.track->tileSet;
    const PieceCounts counts = set.options.pieces.value_or(usualPieces(tiles));
    const QSizeF size = tileSize(set.options.tileWidth);
    std::vector<SizedPiece> pieces;
    const auto add = [&](TileId tile, int count) {
        for (int i = 1; i <= count; ++i)
            pieces.push_back({size, TilePiece {tile.isTrack() ? TileId::track(tile.index(), i) : tile}});
    };
    add(TileId::start(), countOf(counts, "start"));
    for (std::size_t i = 0; i < tiles.tiles.size(); ++i)
        add(TileId::track(static_cast<int>(i)), countOf(counts, tiles.tiles[i].id));
    add(TileId::finish(), countOf(counts, "finish"));
    addSheets(set, pieces, kTileGap, true);
}

void addCardSheets(PageSet& set, const Deck& deck)
{
    std::vector<SizedPiece> pieces;
    for (const Card card : deck.cards())
        pieces.push_back({kCardSize, CardPiece {card}});
    addSheets(set, pieces, 0, true);
}

void addStickerSheets(PageSet& set)
{
    const double width = stickerWidth(set.options.tileWidth);
    const QSizeF tile = tileSize(set.options.tileWidth);
    std::vector<SizedPiece> pieces {{tile, TilePiece {TileId::start()}}, {tile, TilePiece {TileId::finish()}}};
    for (int number = 1; number <= kMaxBeetlesEach; ++number) {
        for (const Colour colour : kAllColours)
            pieces.push_back({{width, width}, BeetlePiece {colour, number}, colour == kAllColours.front()});
    }
    addSheets(set, pieces, kStickerGap, false, Rows::InTheMiddle);
}

double stickerWidth(double tileWidth)
{
    return 2 * kBeetleRadius * unitForTileWidth(tileWidth);
}

} // namespace bubblebar
