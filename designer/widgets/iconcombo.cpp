#include "designer/widgets/iconcombo.h"

#include <QStyleOptionComboBox>
#include <QStylePainter>

namespace bubblebar {

IconCombo::IconCombo(QWidget* parent)
    : SteadyCombo(parent)
{
    const int side = fontMetrics().height() * 3 / 2;
    setIconSize({side, side});
    setSizeAdjustPolicy(AdjustToContents);
}

QSize IconCombo::sizeHint() const
{
    QStyleOptionComboBox option;
    initStyleOption(&option);
    const QSize icon = iconSize() + QSize(4, 4);
    return style()->sizeFromContents(QStyle::CT_ComboBox, &option, icon, this);
}

void IconCombo::paintEvent(QPaintEvent* /*event*/)
{
    QStylePainter painter(this);
    QStyleOptionComboBox option;
    initStyleOption(&option);
    option.currentText.clear();
    painter.drawComplexControl(QStyle::CC_ComboBox, option);
    painter.drawControl(QStyle::CE_ComboBoxLabel, option);
}

} // namespace bubblebar
