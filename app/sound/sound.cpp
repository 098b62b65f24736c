#include "app/sound/sound.h"

#include "app/settings.h"

namespace bubblebar {

namespace {

SoundOutput* s_output = nullptr;

/// Loudness as it is heard grows much slower than the samples.
double amplitude(int volume)
{
    const double share = volume / 100.0;
    return share * share;
}

} // namespace

Sound::Sound(Settings& settings, QObject* parent)
    : QObject(parent)
    , m_settings(settings)
{
    connect(&settings, &Settings::changed, this, [this](Setting setting) {
        if (setting == Setting::SoundMuted) {
            if (isMuted() && s_output != nullptr)
                s_output->stop();
            Q_EMIT mutedChanged(isMuted());
        }
        if (setting == Setting::SoundVolume)
            Q_EMIT volumeChanged(volume());
    });
}

void Sound::setOutput(SoundOutput* output)
{
    s_output = output;
}

void Sound::play(Effect effect)
{
    if (s_output != nullptr && !isMuted() && volume() > 0)
        s_output->play(effect, amplitude(volume()));
}

bool Sound::isMuted() const
{
    return m_settings.flag(Setting::SoundMuted);
}

void Sound::setMuted(bool muted)
{
    m_settings.setFlag(Setting::SoundMuted, muted);
}

int Sound::volume() const
{
    return m_settings.number(Setting::SoundVolume);
}

void Sound::setVolume(int volume)
{
    m_settings.setNumber(Setting::SoundVolume, volume);
}

} // namespace bubblebar
