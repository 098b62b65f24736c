#pragma once

#include "app/sound/effect.h"

#include <QObject>

namespace bubblebar {

class Settings;

/// Where sounds go: a device, or a list in a test.
class SoundOutput
{
public:
    SoundOutput() = default;
    SoundOutput(const SoundOutput&) = delete;
    SoundOutput& operator=(const SoundOutput&) = delete;
    virtual ~SoundOutput() = default;

    /// Comes back at once. `volume`: 0 … 1 of full scale. What can't be played is left out without a word.
    virtual void play(Effect effect, double volume) = 0;
    /// Ends whatever is playing.
    virtual void stop() = 0;
};

/// What the windows play their sounds with. Follows Setting::SoundMuted and Setting::SoundVolume.
class Sound : public QObject
{
    Q_OBJECT

public:
    /// `settings` must live as long as the sound.
    explicit Sound(Settings& settings, QObject* parent = nullptr);

    /// Where the sounds of the program go from now on, which must live until another is given. Nothing at first: only
    /// the running program has an output, so that tests are silent.
    static void setOutput(SoundOutput* output);

    void play(Effect effect);

    [[nodiscard]] bool isMuted() const;
    /// At once: ends what is playing. Remembered.
    void setMuted(bool muted);
    /// 0 … 100
    [[nodiscard]] int volume() const;
    void setVolume(int volume);

Q_SIGNALS:
    void mutedChanged(bool muted);
    void volumeChanged(int volume);

private:
    Settings& m_settings;
};

} // namespace bubblebar
