#include "app/preferences/soundpage.h"

#include "app/settings.h"
#include "app/sound/sound.h"

#include <QCheckBox>
#include <QFormLayout>
#include <QPushButton>
#include <QSlider>

namespace bubblebar {

namespace {

constexpr int kVolumeStep = 5;

QSlider* volumeSlider(Sound& sound, QWidget* parent)
{
    auto* slider = new QSlider(Qt::Horizontal, parent);
    slider->setObjectName(QStringLiteral("volume"));
    slider->setRange(0, 100);
    slider->setPageStep(2 * kVolumeStep);
    slider->setSingleStep(kVolumeStep);
    slider->setValue(sound.volume());
    QObject::connect(slider, &QSlider::valueChanged, &sound, &Sound::setVolume);
    QObject::connect(&sound, &Sound::volumeChanged, slider, &QSlider::setValue);
    return slider;
}

} // namespace

SoundPage::SoundPage(Settings& settings, QWidget* parent)
    : QWidget(parent)
{
    auto* sound = new Sound(settings, this);
    auto* on = new QCheckBox(tr("&Play sounds"), this);
    on->setChecked(!sound->isMuted());
    connect(on, &QCheckBox::toggled, sound, [sound](bool checked) { sound->setMuted(!checked); });
    connect(sound, &Sound::mutedChanged, on, [on](bool muted) { on->setChecked(!muted); });
    QSlider* volume = volumeSlider(*sound, this);
    auto* hear = new QPushButton(tr("&Hear the horn"), this);
    hear->setAutoDefault(false);
    connect(hear, &QPushButton::clicked, sound, [sound] { sound->play(Effect::Horn); });
    for (QWidget* widget : {static_cast<QWidget*>(volume), static_cast<QWidget*>(hear)}) {
        widget->setEnabled(on->isChecked());
        connect(on, &QCheckBox::toggled, widget, &QWidget::setEnabled);
    }
    auto* form = new QFormLayout(this);
    form->addRow(on);
    form->addRow(tr("&Volume"), volume);
    form->addRow({}, hear);
}

} // namespace bubblebar
