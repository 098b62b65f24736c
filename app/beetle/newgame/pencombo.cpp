#include "app/beetle/newgame/pencombo.h"

#include "app/beetle/penicon.h"
#include "core/beetle/beetletext.h"

namespace bubblebar::beetle {

PenCombo::PenCombo(QWidget* parent)
    : IconCombo(parent)
{
    for (const PenColour colour : kAllPenColours)
        addItem(penIcon(colour), penColourText(colour));
    connect(this, &QComboBox::activated, this,
            [this](int index) { Q_EMIT colourPicked(static_cast<PenColour>(index)); });
}

void PenCombo::setColour(PenColour colour)
{
    setCurrentIndex(static_cast<int>(colour));
}

} // namespace bubblebar::beetle
