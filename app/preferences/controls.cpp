#include "app/preferences/controls.h"

#include <QCheckBox>
#include <QComboBox>

namespace bubblebar {

QCheckBox* flagBox(Settings& settings, Setting setting, const QString& text, QWidget* parent)
{
    auto* box = new QCheckBox(text, parent);
    box->setChecked(settings.flag(setting));
    QObject::connect(box, &QCheckBox::toggled, &settings,
                     [&settings, setting](bool on) { settings.setFlag(setting, on); });
    QObject::connect(&settings, &Settings::changed, box, [&settings, setting, box](Setting changed) {
        if (changed == setting)
            box->setChecked(settings.flag(setting));
    });
    return box;
}

QComboBox* numberBox(Settings& settings, Setting setting, const QStringList& names, QWidget* parent)
{
    auto* box = new QComboBox(parent);
    box->addItems(names);
    box->setCurrentIndex(settings.number(setting));
    QObject::connect(box, &QComboBox::activated, &settings,
                     [&settings, setting](int number) { settings.setNumber(setting, number); });
    QObject::connect(&settings, &Settings::changed, box, [&settings, setting, box](Setting changed) {
        if (changed == setting)
            box->setCurrentIndex(settings.number(setting));
    });
    return box;
}

} // namespace bubblebar
