#include "app/bubble/newrace/colourcombo.h"

#include "app/bubble/beetleicon.h"
#include "app/bubble/newrace/playerkinds.h"

#include <QStyleOptionComboBox>
#include <QStylePainter>

namespace bubblebar {

ColourCombo::ColourCombo(QWidget* parent)
    : SteadyCombo(parent)
{
    const int side = fontMetrics().height() * 3 / 2;
    setIconSize({side, side});
    for (const Colour colour : kAllColours)
        addItem(beetleIcon(colour), colourTitle(colour));
    setSizeAdjustPolicy(AdjustToContents);
    connect(this, &QComboBox::activated, this, [this](int index) { Q_EMIT colourPicked(static_cast<Colour>(index)); });
}

void ColourCombo::setColour(Colour colour)
{
    setCurrentIndex(static_cast<int>(colour));
}

QSize ColourCombo::sizeHint() const
{
    QStyleOptionComboBox option;
    initStyleOption(&option);
    const QSize icon = iconSize() + QSize(4, 4);
    return style()->sizeFromContents(QStyle::CT_ComboBox, &option, icon, this);
}

void ColourCombo::paintEvent(QPaintEvent* /*event*/)
{
    QStylePainter painter(this);
    QStyleOptionComboBox option;
    initStyleOption(&option);
    option.currentText.clear();
    painter.drawComplexControl(QStyle::CC_ComboBox, option);
    painter.drawControl(QStyle::CE_ComboBoxLabel, option);
}

} // namespace bubblebar
