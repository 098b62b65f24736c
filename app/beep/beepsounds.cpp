#include "app/beep/beepsounds.h"

#include "app/beep/beepplay.h"
#include "app/sound/sound.h"

namespace bubblebar::beep {

namespace {

constexpr Milliseconds kSecond = 1000;

/// The seconds that are left, as they stand on the table; 0 outside a countdown.
Milliseconds secondsLeft(const LiveGame& game)
{
    const LiveGame::State state = game.state();
    if (state != LiveGame::State::Countdown && state != LiveGame::State::Resuming)
        return 0;
    return (game.untilGo() + kSecond - 1) / kSecond;
}

} // namespace

BeepSounds::BeepSounds(BeepPlay& play, Sound& sound, QObject* parent)
    : QObject(parent)
    , m_game(play.game())
    , m_sound(sound)
{
    connect(&play, &BeepPlay::honked, this, [this] { m_sound.play(Effect::Horn); });
    connect(&m_game, &LiveGame::happened, this, &BeepSounds::hear);
    connect(&m_game, &LiveGame::refused, this, &BeepSounds::hearRefusal);
    connect(&m_game, &LiveGame::stateChanged, this, &BeepSounds::followState);
}

void BeepSounds::followState()
{
    if (m_wrongHonk && m_game.state() == LiveGame::State::Countdown) {
        m_wrongHonk = false;
        m_sound.play(Effect::Wrong);
    }
    const Milliseconds count = secondsLeft(m_game);
    if (count != 0 && count != m_count)
        m_sound.play(Effect::Tick);
    else if (count == 0 && m_count != 0 && m_game.state() == LiveGame::State::Playing)
        m_sound.play(Effect::Go);
    m_count = count;
}

void BeepSounds::hear(const Transition& transition)
{
    switch (transition.event.kind) {
    case Event::Kind::Take:
    case Event::Kind::Reward:
        return m_sound.play(Effect::Card);
    case Event::Kind::Remove:
        return m_sound.play(Effect::Draw);
    case Event::Kind::Honk:
        m_wrongHonk = !transition.right;
        return;
    case Event::Kind::Go:
    case Event::Kind::Pass:
        return;
    }
}

/// Who is too late sees the card fly away; only a wrong card needs telling.
void BeepSounds::hearRefusal(const Refusal& refusal, const Event& /*event*/)
{
    if (refusal.reason == Reason::WrongCard)
        m_sound.play(Effect::Wrong);
}

} // namespace bubblebar::beep
