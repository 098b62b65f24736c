#include "app/bubble/newrace/colourcombo.h"

#include "app/bubble/beetleicon.h"
#include "app/bubble/newrace/playerkinds.h"

namespace bubblebar {

ColourCombo::ColourCombo(QWidget* parent)
    : IconCombo(parent)
{
    for (const Colour colour : kAllColours)
        addItem(beetleIcon(colour), colourTitle(colour));
    connect(this, &QComboBox::activated, this, [this](int index) { Q_EMIT colourPicked(static_cast<Colour>(index)); });
}

void ColourCombo::setColour(Colour colour)
{
    setCurrentIndex(static_cast<int>(colour));
}

} // namespace bubblebar
