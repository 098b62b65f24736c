#pragma once

#include <QObject>

namespace bubblebar {

class BoardScene;
class GameSession;
class Sound;
struct Transition;

/// What is heard at the table of Beetle to the Bubble: cards, each landing of a beetle, the end of the race.
class TableSounds : public QObject
{
    Q_OBJECT

public:
    /// All must live as long as this.
    TableSounds(GameSession& session, BoardScene& scene, Sound& sound, QObject* parent = nullptr);

private:
    void hear(const Transition& transition);
    void hearEnd();

    GameSession& m_session;
    Sound& m_sound;
    bool m_won = false; ///< by the action that is being shown
};

} // namespace bubblebar
