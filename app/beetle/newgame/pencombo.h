#pragma once

#include "core/beetle/record.h"
#include "designer/widgets/steadycombo.h"

namespace bubblebar::beetle {

/// Chooses a pen by the beetle it draws. Closed it shows the beetle alone; the list and screen readers have the word.
class PenCombo : public SteadyCombo
{
    Q_OBJECT

public:
    explicit PenCombo(QWidget* parent = nullptr);

    void setColour(PenColour colour);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

Q_SIGNALS:
    void colourPicked(bubblebar::beetle::PenColour colour);

protected:
    void paintEvent(QPaintEvent* event) override;
};

} // namespace bubblebar::beetle
