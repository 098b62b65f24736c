#include "app/preferences/tablepage.h"

#include "app/motion.h"
#include "app/preferences/controls.h"
#include "designer/widgets/texts.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QLabel>

namespace bubblebar {

TablePage::TablePage(Settings& settings, QWidget* parent)
    : QWidget(parent)
{
    auto* form = new QFormLayout(this);
    QComboBox* table = numberBox(settings, Setting::Table, {tr("Wood"), tr("Felt")}, this);
    table->setObjectName(QStringLiteral("table"));
    form->addRow(tr("Table &top"), table);
    form->addRow(tr("&Animation"), numberBox(settings, Setting::TableSpeed, speedNames(), this));
    if (!wantsMotion(*this)) {
        QLabel* remark = secondaryLabel(tr("Your system asks for less motion, so nothing moves."), this);
        remark->setWordWrap(true);
        form->addRow(remark);
    }
    form->addRow(flagBox(settings, Setting::HideHand, tr("A &curtain hides the hand between two people"), this));
    form->addRow(
        flagBox(settings, Setting::TakeBack, tr("Who plays alone against computers may take moves &back"), this));
}

QStringList TablePage::speedNames()
{
    return {tr("Off"), tr("Fast"), tr("Normal"), tr("Slow")};
}

} // namespace bubblebar
