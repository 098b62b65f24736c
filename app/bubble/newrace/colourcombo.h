#pragma once

#include "core/track/colour.h"
#include "designer/widgets/iconcombo.h"

namespace bubblebar {

/// Chooses a colour by its beetle.
class ColourCombo : public IconCombo
{
    Q_OBJECT

public:
    explicit ColourCombo(QWidget* parent = nullptr);

    void setColour(Colour colour);

Q_SIGNALS:
    void colourPicked(bubblebar::Colour colour);
};

} // namespace bubblebar
