#pragma once

#include "core/beep/event.h"

#include <QObject>

namespace bubblebar {
class Sound;
}

namespace bubblebar::beep {

class BeepPlay;
class LiveGame;

/// What is heard at the table of Beep! Beep!: the horn, the cards, the count to "Go!".
class BeepSounds : public QObject
{
    Q_OBJECT

public:
    /// All must live as long as this.
    BeepSounds(BeepPlay& play, Sound& sound, QObject* parent = nullptr);

private:
    void followState();
    void hear(const Transition& transition);
    void hearRefusal(const Refusal& refusal, const Event& event);

    LiveGame& m_game;
    Sound& m_sound;
    Milliseconds m_count = 0; ///< the second of the countdown that was heard last
    bool m_wrongHonk = false; ///< its check is still being shown
};

} // namespace bubblebar::beep
