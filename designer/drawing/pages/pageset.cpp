#include "designer/drawing/pages/pageset.h"

#include "designer/drawing/pages/sheetpages.h"
#include "designer/drawing/tracklayout.h"

#include <algorithm>

namespace bubblebar {

namespace {

constexpr double kReadableTile = 9;
constexpr double kRounding = 1e-6;

void addPlan(PageSet& set)
{
    const PlanLayout layout = layoutPlan(*set.track, set.frame);
    set.pages.push_back({PlanPage {layout}});
    if (layout.tileUnit > 0 && layout.tileWidth() < kReadableTile)
        set.warnings.push_back({PageWarning::Code::TilesTiny, layout.tileWidth()});
    if (layout.list.columns > 0)
        return;
    const ListLayout list = layoutListPage(set.frame);
    const int lines = static_cast<int>(set.track->tiles.size());
    for (int first = 0, number = 1; first < lines; first += list.capacity(), ++number)
        set.pages.push_back({ListPage {list, first, std::min(list.capacity(), lines - first)}, number});
}

void addPoster(PageSet& set)
{
    const QSizeF area = set.frame.area.size();
    const double overlap = std::min(set.options.overlap, std::min(area.width(), area.height()) / 2);
    if (overlap < set.options.overlap)
        set.warnings.push_back({PageWarning::Code::OverlapReduced, overlap});
    set.poster = layoutPoster(tileShapes(*set.track, set.options.tileWidth), area, overlap);
    if (set.options.pageMap || set.poster.cells.empty())
        set.pages.push_back({MapPage {}});
    int number = 0;
    for (const PosterCell cell : set.poster.cells)
        set.pages.push_back({PosterPage {cell}, ++number});
}

void addMarginWarnings(PageSet& set)
{
    const double used = set.frame.area.left();
    if (used > set.options.margin + kRounding)
        set.warnings.push_back({PageWarning::Code::MarginRaised, used});
    else if (used < set.options.margin - kRounding)
        set.warnings.push_back({PageWarning::Code::MarginReduced, used});
}

PageSet pagesOn(const PageSet& empty, const PageOptions& options, bool across, const Deck& deck)
{
    PageSet set = empty;
    set.options = options;
    set.frame = pageFrame(options, across);
    addMarginWarnings(set);
    switch (options.kind) {
    case PageKind::Plan:
        addPlan(set);
        break;
    case PageKind::Poster:
        addPoster(set);
        break;
    case PageKind::Tiles:
        addTileSheets(set);
        break;
    case PageKind::Cards:
        addCardSheets(set, deck);
        break;
    case PageKind::Stickers:
        addStickerSheets(set);
        break;
    }
    if (set.pages.empty())
        set.warnings.push_back({PageWarning::Code::NothingToPrint});
    return set;
}

double pictureScale(const PageSet& set)
{
    const auto* plan = std::get_if<PlanPage>(&set.pages.front().content);
    return plan ? plan->layout.tileUnit : 0;
}

bool isBetter(const PageSet& across, const PageSet& upright)
{
    if (across.options.kind == PageKind::Plan)
        return pictureScale(across) > pictureScale(upright) * (1 + kRounding);
    return across.count() < upright.count();
}

} // namespace

PageSet makePages(TrackPtr track, const PageOptions& options, const Deck& deck)
{
    PageSet empty;
    empty.track = std::move(track);
    if (options.orientation != Orientation::Auto)
        return pagesOn(empty, options, options.orientation == Orientation::Across, deck);
    const PageSet upright = pagesOn(empty, options, false, deck);
    const PageSet across = pagesOn(empty, options, true, deck);
    return isBetter(across, upright) ? across : upright;
}

PageOptions printOptionsOf(const Track& track)
{
    return pageOptionsFromJson(track.extras.value(QLatin1StringView(kPrintKey)).toObject());
}

TileShapes tileShapes(const Track& track, double tileWidth)
{
    TileShapes shapes;
    shapes.width = tileWidth;
    shapes.centres.reserve(track.tiles.size());
    for (const PlacedTile& placed : track.tiles)
        shapes.centres.push_back(hexCentre(placed.at) * unitForTileWidth(tileWidth));
    return shapes;
}

double unitForTileWidth(double tileWidth)
{
    return tileWidth / (2 * kTileApothem);
}

} // namespace bubblebar
