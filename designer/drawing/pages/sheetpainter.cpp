#include "designer/drawing/pages/pageparts.h"

#include "designer/drawing/cardpainter.h"
#include "designer/drawing/label.h"
#include "designer/drawing/tilepainter.h"
#include "designer/drawing/tracklayout.h"

#include <QPainter>

#include <algorithm>
#include <vector>

namespace bubblebar {

namespace {

constexpr double kBleed = 1.5; // mm; backs reach so far beyond the cut
constexpr double kStickerRadius = 78.5;
constexpr QPointF kNumberAt(40, 40); // of a sticker whose radius is 78.5
constexpr double kNumberRadius = 17;
constexpr QColor kStartEdge = palette::rgb(0x6f9c48); // as in their pictures
constexpr QColor kFinishEdge = palette::rgb(0x3f3a80);

QColor edgeColour(const PageSet& set, const TilePiece& piece)
{
    if (!piece.tile.isTrack())
        return piece.tile == TileId::start() ? kStartEdge : kFinishEdge;
    const Tile& tile = set.track->tileSet->tiles[static_cast<std::size_t>(piece.tile.index())];
    return groundOf(tile.face(piece.side).terrain).border;
}

class PiecePainter
{
public:
    PiecePainter(QPainter& painter, const PageSet& set, bool back)
        : m_painter(painter)
        , m_set(set)
        , m_back(back)
    {
    }

    void paint(const SheetPage::Place& place) const
    {
        std::visit([&](const auto& piece) { paintPiece(place.box, piece); }, place.piece);
    }

private:
    void paintPiece(const QRectF& box, const TilePiece& piece) const
    {
        const double unit = box.width() / (2 * kTileApothem);
        m_painter.save();
        m_painter.translate(box.center());
        m_painter.scale(unit, unit);
        if (m_back) {
            m_painter.setPen(Qt::NoPen);
            m_painter.setBrush(edgeColour(m_set, piece));
            m_painter.drawPolygon(hexPolygon({0, 0}, kTileRadius + kBleed / unit));
        }
        PlacedTile placed;
        placed.tile = piece.tile;
        placed.side = piece.side;
        paintTile(m_painter, *m_set.track, placed);
        m_painter.restore();
    }

    void paintPiece(const QRectF& box, const CardPiece& piece) const
    {
        if (piece.card)
            paintCard(m_painter, box, *piece.card);
        else
            paintCardBack(m_painter, box);
    }

    void paintPiece(const QRectF& box, const BeetlePiece& piece) const
    {
        // The number within the disc: there it is not cut off.
        const double scale = box.width() / (2 * kStickerRadius);
        paintBeetleSticker(m_painter, box.center(), scale, {piece.colour, 0});
        const QPointF centre = box.center() + kNumberAt * scale;
        m_painter.setPen(QPen(palette::kInk, 3.5 * scale));
        m_painter.setBrush(palette::kCream);
        m_painter.drawEllipse(centre, kNumberRadius * scale, kNumberRadius * scale);
        paintLabel(m_painter, QString::number(piece.number), centre, 20 * scale, palette::kInk);
    }

    QPainter& m_painter;
    const PageSet& m_set;
    bool m_back;
};

std::vector<double> distinct(std::vector<double> places)
{
    constexpr double kRounding = 1e-6;
    std::ranges::sort(places);
    const auto same = [](double a, double b) { return b - a < kRounding; };
    places.erase(std::unique(places.begin(), places.end(), same), places.end());
    return places;
}

/// Cards lie side by side and are cut along whole lines: ticks where each of them begins and ends.
void paintCardCuts(QPainter& painter, const PageSet& set, const SheetPage& page)
{
    std::vector<double> across;
    std::vector<double> down;
    QRectF all;
    for (const SheetPage::Place& place : page.places) {
        across.insert(across.end(), {place.box.left(), place.box.right()});
        down.insert(down.end(), {place.box.top(), place.box.bottom()});
        all |= place.box;
    }
    paintCutMarks(painter, set.frame, all, distinct(across), distinct(down));
}

/// In the four corners, as far from each edge as from the one opposite, so that the marks of both sides meet.
void paintRegistrationMarks(QPainter& painter, const PageSet& set, const SheetPage& page)
{
    const QRectF reach = set.frame.reach;
    const double room = set.frame.area.left() - reach.left();
    const double radius = std::min(2.5, room / 2 - 0.2);
    if (radius < 1)
        return;
    const QRectF centres = reach.adjusted(room / 2, room / 2, -room / 2, -room / 2)
                               .translated(page.back ? set.options.backOffset : QPointF());
    for (const QPointF corner : {centres.topLeft(), centres.topRight(), centres.bottomLeft(), centres.bottomRight()})
        paintRegistrationMark(painter, corner, radius);
}

} // namespace

void paintSheet(QPainter& painter, const PageSet& set, const SheetPage& page)
{
    const PiecePainter pieces(painter, set, page.back);
    for (const SheetPage::Place& place : page.places)
        pieces.paint(place);
    if (set.options.kind == PageKind::Cards)
        paintCardCuts(painter, set, page);
    if (page.hasOtherSide)
        paintRegistrationMarks(painter, set, page);
}

} // namespace bubblebar
