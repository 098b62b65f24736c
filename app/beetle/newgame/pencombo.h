#pragma once

#include "core/beetle/record.h"
#include "designer/widgets/iconcombo.h"

namespace bubblebar::beetle {

/// Chooses a pen by the beetle it draws.
class PenCombo : public IconCombo
{
    Q_OBJECT

public:
    explicit PenCombo(QWidget* parent = nullptr);

    void setColour(PenColour colour);

Q_SIGNALS:
    void colourPicked(bubblebar::beetle::PenColour colour);
};

} // namespace bubblebar::beetle
