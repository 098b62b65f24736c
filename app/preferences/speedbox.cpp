#include "app/preferences/speedbox.h"

#include "app/preferences/tablepage.h"
#include "app/settings.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>

namespace bubblebar {

SpeedBox::SpeedBox(Settings& settings, const LiveText& tip, QWidget* parent)
    : QWidget(parent)
{
    auto* speed = new QComboBox(this);
    speed->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    setLiveName(speed, [] { return tr("Animation"); });
    setLiveTip(speed, tip);
    setLiveItems(speed, TablePage::speedNames);
    const auto follow = [&settings, speed] { speed->setCurrentIndex(settings.number(Setting::TableSpeed)); };
    follow();
    connect(&settings, &Settings::changed, speed, follow);
    connect(speed, &QComboBox::activated, this,
            [&settings](int index) { settings.setNumber(Setting::TableSpeed, index); });
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(6, 0, 0, 0);
    row->addWidget(withLiveText(new QLabel(this), [] { return tr("Animation"); }));
    row->addWidget(speed);
}

} // namespace bubblebar
