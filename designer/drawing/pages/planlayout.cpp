#include "designer/drawing/pages/planlayout.h"

#include "core/track/sharecode.h"
#include "designer/drawing/facelayout.h"
#include "designer/drawing/qrcode.h"
#include "designer/drawing/tracklayout.h"

#include <algorithm>
#include <cmath>
#include <tuple>

namespace bubblebar {

namespace {

constexpr double kGap = 6;
constexpr double kTitleHeight = 25;
constexpr double kFootHeightWanted = 33;
constexpr double kMostFoot = 0.5; // of the area, where a QR code needs it
constexpr double kNarrowFoot = 120;
constexpr double kLeastModule = 0.42; // of a QR code, so that it reads at 150 dpi
constexpr double kListTitleHeight = 14;
constexpr double kLineWidth = 74;
constexpr double kLeastLine = 4.4;
constexpr double kGreatestLine = 7.5;
constexpr double kListPageLine = 6.5;
constexpr double kLeastPictureBesideList = 50;
constexpr double kGreatestTile = 60;
constexpr double kShadow = 10; // tile units round the track

ListLayout linesIn(const QRectF& box, int columns, int rows, double lineHeight)
{
    return {box, columns, rows, lineHeight};
}

/// The list in a column (or more) at the right end of `body`, as tall lines as fit; without columns where it takes too
/// much.
ListLayout listBeside(const QRectF& body, int lines)
{
    if (lines == 0 || lines > kListBesidePicture || body.height() < kLeastLine)
        return {};
    const int mostRows = static_cast<int>(body.height() / kLeastLine);
    const int columns = (lines + mostRows - 1) / mostRows;
    const double width = columns * kLineWidth + (columns - 1) * kGap;
    if (body.width() - width - kGap < kLeastPictureBesideList)
        return {};
    const int rows = (lines + columns - 1) / columns;
    const double lineHeight = std::min(kGreatestLine, body.height() / rows);
    return linesIn({body.right() - width, body.top(), width, body.height()}, columns, rows, lineHeight);
}

double unitFor(const Track& track, const QRectF& picture)
{
    if (track.tiles.empty())
        return 0;
    const QRectF bounds = trackBounds(track).adjusted(-kShadow, -kShadow, kShadow, kShadow);
    const double widest = (picture.width() - kRowNumbers) / bounds.width();
    const double highest = picture.height() / bounds.height();
    return std::min({widest, highest, kGreatestTile / (2 * kTileApothem)});
}

/// The least side of the track's QR code that can be read; nothing where it has none.
std::optional<double> leastQrSide(const Track& track)
{
    constexpr std::size_t kTooManyTiles = 400; // spares working out a code that is too long in any case
    if (track.tiles.size() > kTooManyTiles)
        return std::nullopt;
    const Result<QString> text = shareCode(track);
    const std::optional<QrCode> code = text ? qrCode(*text) : std::nullopt;
    return code ? std::optional(code->side * kLeastModule) : std::nullopt;
}

/// The share code on the left, what the list means on the right; on narrow paper one above the other. A large QR code
/// makes the foot higher.
void layOutFoot(PlanLayout& layout, const QRectF& area, std::optional<double> leastQr)
{
    const bool narrow = area.width() <= kNarrowFoot;
    const double codeWidth = narrow ? area.width() : area.width() * 0.58 - 4;
    const double codeHeight = narrow ? 0.58 : 1; // of the foot
    const double usual = std::min(kFootHeightWanted, area.height() * 0.3);
    double foot = usual;
    if (leastQr) {
        const double side = std::max(*leastQr, std::min(usual * codeHeight, codeWidth * 0.45));
        const double needed = std::max(usual, side / codeHeight);
        if (side <= codeWidth * 0.6 && needed <= area.height() * kMostFoot) {
            layout.qrSide = side;
            foot = needed;
        }
    }
    layout.foot = {area.left(), area.bottom() - foot, area.width(), foot};
    layout.code = {layout.foot.topLeft(), QSizeF(codeWidth, foot * codeHeight)};
    layout.explanation =
        narrow ? layout.foot.adjusted(0, foot * 0.62, 0, 0) : layout.foot.adjusted(codeWidth + 8, 0, 0, 0);
}

} // namespace

std::vector<BuildStep> buildList(const Track& track)
{
    std::vector<BuildStep> steps;
    if (track.tiles.empty())
        return steps;
    const auto top = std::ranges::min_element(track.tiles, {}, [](const PlacedTile& tile) { return tile.at.r; });
    for (std::size_t i = 0; i < track.tiles.size(); ++i)
        steps.push_back({static_cast<int>(i), track.tiles[i].at.r - top->at.r + 1});
    std::ranges::sort(steps, {}, [&track](const BuildStep& step) {
        const Hex at = track.tiles[static_cast<std::size_t>(step.tile)].at;
        return std::tuple(at.r, at.q);
    });
    return steps;
}

int letterHour(const Face& face, int rotation)
{
    const QPointF letter = turned(FaceLayout(face).letter, 60.0 * rotation);
    const double degrees = std::atan2(letter.x(), -letter.y()) * 180 / M_PI; // clockwise from the top
    const int corner = normalisedRotation(static_cast<int>(std::lround(degrees / 60)));
    return corner == 0 ? 12 : 2 * corner;
}

QRectF ListLayout::line(int index) const
{
    const int column = index / rows;
    const double width = (box.width() - (columns - 1) * kGap) / columns;
    return {box.left() + column * (width + kGap), box.top() + (index % rows) * lineHeight, width, lineHeight};
}

double PlanLayout::tileWidth() const
{
    return 2 * kTileApothem * tileUnit;
}

PlanLayout layoutPlan(const Track& track, const PageFrame& frame)
{
    const QRectF area = frame.area;
    const double title = std::min(kTitleHeight, area.height() * 0.2);
    PlanLayout layout;
    layOutFoot(layout, area, leastQrSide(track));
    const QRectF body = area.adjusted(0, title + kGap / 2, 0, -layout.foot.height() - kGap);
    layout.title = {area.left(), area.top(), area.width(), title};
    layout.list = listBeside(body, static_cast<int>(track.tiles.size()));
    layout.picture = body;
    if (layout.list.columns > 0)
        layout.picture.setRight(layout.list.box.left() - kGap);
    layout.tileUnit = unitFor(track, layout.picture);
    return layout;
}

QRectF listPageTitle(const PageFrame& frame)
{
    return {frame.area.left(), frame.area.top(), frame.area.width(), kListTitleHeight};
}

ListLayout layoutListPage(const PageFrame& frame)
{
    const QRectF box = frame.area.adjusted(0, kListTitleHeight + kGap / 2, 0, 0);
    const int columns = std::max(1, static_cast<int>((box.width() + kGap) / (kLineWidth + kGap)));
    return linesIn(box, columns, static_cast<int>(box.height() / kListPageLine), kListPageLine);
}

} // namespace bubblebar
