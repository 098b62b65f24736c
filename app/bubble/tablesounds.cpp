#include "app/bubble/tablesounds.h"

#include "app/bubble/board/boardscene.h"
#include "app/bubble/gamesession.h"
#include "app/sound/sound.h"

namespace bubblebar {

TableSounds::TableSounds(GameSession& session, BoardScene& scene, Sound& sound, QObject* parent)
    : QObject(parent)
    , m_session(session)
    , m_sound(sound)
{
    connect(&session, &GameSession::applied, this, &TableSounds::hear);
    connect(&scene, &BoardScene::stepped, this, [this] { m_sound.play(Effect::Step); });
    connect(&scene, &BoardScene::shown, this, &TableSounds::hearEnd);
}

void TableSounds::hear(const Transition& transition)
{
    m_won = m_session.race().isOver();
    if (transition.action.kind == Action::Kind::Play || transition.action.kind == Action::Kind::Discard)
        m_sound.play(Effect::Card);
    if (transition.drawCount > 0)
        m_sound.play(Effect::Draw);
}

/// Everybody has seen the last beetle come home.
void TableSounds::hearEnd()
{
    if (m_won)
        m_sound.play(Effect::Win);
    m_won = false;
}

} // namespace bubblebar
