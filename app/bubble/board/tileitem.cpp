#include "app/bubble/board/tileitem.h"

#include "designer/drawing/tilepainter.h"
#include "designer/drawing/tracklayout.h"

#include <QPainter>

#include <utility>

namespace bubblebar {

namespace {

constexpr double kDimmed = 0.85;

} // namespace

TileItem::TileItem(TrackPtr track, const PlacedTile& placed)
    : m_track(std::move(track))
    , m_placed(placed)
{
    setPos(hexCentre(placed.at));
    setCacheMode(DeviceCoordinateCache);
}

void TileItem::setRotationSteps(int rotation)
{
    if (m_placed.rotation == rotation && m_turn == 0)
        return;
    m_placed.rotation = rotation;
    m_turn = 0;
    update();
}

void TileItem::setTurn(double degrees)
{
    if (m_turn == degrees)
        return;
    m_turn = degrees;
    update();
}

void TileItem::setDark(bool dark)
{
    if (std::exchange(m_dark, dark) != dark)
        update();
}

void TileItem::setDimmed(bool dimmed)
{
    if (std::exchange(m_dimmed, dimmed) != dimmed)
        update();
}

QRectF TileItem::boundingRect() const
{
    const double half = kTileRadius + 2;
    return {-half, -half, 2 * half, 2 * half};
}

void TileItem::paint(QPainter* painter, const QStyleOptionGraphicsItem* /*option*/, QWidget* /*widget*/)
{
    painter->setRenderHint(QPainter::Antialiasing);
    TileLook look;
    look.detail = detailFor(*painter);
    look.dark = m_dark;
    look.turn = m_turn;
    if (m_dimmed)
        look.tone.brightness = kDimmed;
    paintTile(*painter, *m_track, m_placed, look);
}

} // namespace bubblebar
