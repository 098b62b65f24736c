#include "app/beetle/newgame/pencombo.h"

#include "app/beetle/penicon.h"
#include "core/beetle/beetletext.h"

#include <QStyleOptionComboBox>
#include <QStylePainter>

namespace bubblebar::beetle {

PenCombo::PenCombo(QWidget* parent)
    : SteadyCombo(parent)
{
    const int side = fontMetrics().height() * 3 / 2;
    setIconSize({side, side});
    for (const PenColour colour : kAllPenColours)
        addItem(penIcon(colour), penColourText(colour));
    setSizeAdjustPolicy(AdjustToContents);
    connect(this, &QComboBox::activated, this,
            [this](int index) { Q_EMIT colourPicked(static_cast<PenColour>(index)); });
}

void PenCombo::setColour(PenColour colour)
{
    setCurrentIndex(static_cast<int>(colour));
}

QSize PenCombo::sizeHint() const
{
    QStyleOptionComboBox option;
    initStyleOption(&option);
    const QSize icon = iconSize() + QSize(4, 4);
    return style()->sizeFromContents(QStyle::CT_ComboBox, &option, icon, this);
}

void PenCombo::paintEvent(QPaintEvent* /*event*/)
{
    QStylePainter painter(this);
    QStyleOptionComboBox option;
    initStyleOption(&option);
    option.currentText.clear();
    painter.drawComplexControl(QStyle::CC_ComboBox, option);
    painter.drawControl(QStyle::CE_ComboBoxLabel, option);
}

} // namespace bubblebar::beetle
