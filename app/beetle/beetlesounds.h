#pragma once

#include <QObject>

namespace bubblebar {
class Sound;
}

namespace bubblebar::beetle {

class BeetlePlay;

/// What is heard at the table of Beetle: the die, the pencil, the winner. A fast forward is silent until its end.
class BeetleSounds : public QObject
{
    Q_OBJECT

public:
    /// Both must live as long as this.
    BeetleSounds(BeetlePlay& play, Sound& sound, QObject* parent = nullptr);
};

} // namespace bubblebar::beetle
