#pragma once

#include "core/track/hex.h"
#include "designer/widgets/accessibleparts.h"

namespace bubblebar {

class TrackCanvas;

/// The tiles on the canvas in the order of the track, and last the cursor's hex while it is empty.
class CanvasParts : public AccessibleParts
{
public:
    explicit CanvasParts(TrackCanvas& canvas);

    [[nodiscard]] int partCount() const override;
    [[nodiscard]] QString partName(int part) const override;
    [[nodiscard]] QRect partRect(int part) const override;
    [[nodiscard]] bool isPartUsable(int part) const override;
    [[nodiscard]] bool isPartSelected(int part) const override;
    [[nodiscard]] int focusedPart() const override;
    void pressPart(int part) override;

private:
    [[nodiscard]] Hex hexOf(int part) const;
    [[nodiscard]] int tileCount() const;

    TrackCanvas& m_canvas;
};

} // namespace bubblebar
