#pragma once

#include "core/track/colour.h"

#include "designer/widgets/steadycombo.h"

namespace bubblebar {

/// Chooses a colour by its beetle. Closed it shows the beetle alone; the list and screen readers have the word too.
class ColourCombo : public SteadyCombo
{
    Q_OBJECT

public:
    explicit ColourCombo(QWidget* parent = nullptr);

    void setColour(Colour colour);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

Q_SIGNALS:
    void colourPicked(bubblebar::Colour colour);

protected:
    void paintEvent(QPaintEvent* event) override;
};

} // namespace bubblebar
