#pragma once

#include "core/track/tileset.h"

#include "designer/widgets/livetexts.h"

#include <QWidget>

namespace bubblebar {

/// What the badges on the tiles mean, for the terrains that the set has; hidden where none has a badge.
class TerrainLegend : public QWidget
{
    Q_OBJECT

public:
    explicit TerrainLegend(const TileSet& set, QWidget* parent = nullptr);

private:
    void addRow(const std::vector<TerrainRule>& rules, const LiveText& text);
};

} // namespace bubblebar
