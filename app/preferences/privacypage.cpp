#include "app/preferences/privacypage.h"

#include "app/preferences/controls.h"
#include "designer/widgets/texts.h"

#include <QCheckBox>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace bubblebar {

PrivacyPage::PrivacyPage(Settings& settings, QWidget* parent)
    : QWidget(parent)
{
    auto* forget = new QPushButton(tr("&Forget all names and files now"), this);
    forget->setAutoDefault(false);
    connect(forget, &QPushButton::clicked, &settings, &Settings::forgetAll);
    QLabel* remark = secondaryLabel(tr("All of it stays on this computer. Bubble Bar sends nothing to anybody."), this);
    remark->setWordWrap(true);
    auto* column = new QVBoxLayout(this);
    column->addWidget(flagBox(settings, Setting::RememberNames, tr("Remember the &names of players"), this));
    column->addWidget(flagBox(settings, Setting::RememberFiles, tr("Remember the &last files"), this));
    column->addWidget(forget, 0, Qt::AlignLeading);
    column->addWidget(remark);
    column->addStretch(1);
}

} // namespace bubblebar
