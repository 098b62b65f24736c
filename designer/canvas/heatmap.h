#pragma once

#include "core/bubble/players/trackanalysis.h"

#include <QFont>
#include <QPointF>
#include <QRectF>
#include <QString>

#include <unordered_map>

class QPainter;

namespace bubblebar {

class CanvasCamera;
class TrackDocument;

/// How often each space of a track is visited, as discs over the spaces. Start and finish have none: everybody leaves
/// the one and comes to the other. Tiles that lie otherwise since the races were run have none either.
class HeatMap
{
public:
    HeatMap() = default;
    /// `isOutdated`: the track was changed since.
    HeatMap(const TrackAnalysis& analysis, bool isOutdated);

    /// There is something to show.
    [[nodiscard]] bool isEmpty() const { return m_most <= 0; }
    /// Of a space, by its name's order on the tile; empty where the tile has no figures. For screen readers.
    [[nodiscard]] QString textAt(const PlacedTile& placed) const;

    /// Over the tiles of the document that lie in `area`.
    void paint(QPainter& painter, const TrackDocument& document, const CanvasCamera& camera, const QRectF& area) const;
    /// What the discs mean, in the leading upper corner of `room`.
    void paintLegend(QPainter& painter, const QRectF& room, const QFont& font, bool mirrored) const;

private:
    struct Spot
    {
        QPointF at; ///< tile units, on the table
        double visits = 0;
        QString name;
    };
    struct Tile
    {
        PlacedTile placed;
        std::vector<Spot> spots;
    };

    [[nodiscard]] const Tile* figuresOf(const PlacedTile& placed) const;
    [[nodiscard]] QString legendTitle() const;
    void paintSample(QPainter& painter, QPointF centre, double line, double share) const;

    std::unordered_map<Hex, Tile, HexHash> m_tiles;
    double m_most = 0; ///< visits a race of the space visited most
    bool m_isOutdated = false;
};

} // namespace bubblebar
