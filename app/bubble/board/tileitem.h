#pragma once

#include "core/track/track.h"

#include <QGraphicsItem>

namespace bubblebar {

/// A tile on the table. It is painted once for each size and then copied.
class TileItem : public QGraphicsItem
{
public:
    TileItem(TrackPtr track, const PlacedTile& placed);

    /// 0 … 5 turns clockwise.
    void setRotationSteps(int rotation);
    /// Degrees beyond the rotation, while it is being turned.
    void setTurn(double degrees);
    void setDark(bool dark);
    /// Steps back while another tile is being turned.
    void setDimmed(bool dimmed);

    [[nodiscard]] QRectF boundingRect() const override;
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

private:
    TrackPtr m_track;
    PlacedTile m_placed;
    double m_turn = 0;
    bool m_dark = false;
    bool m_dimmed = false;
};

} // namespace bubblebar
