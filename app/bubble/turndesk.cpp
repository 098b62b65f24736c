#include "app/bubble/turndesk.h"

#include "app/bubble/modes/cardmodes.h"
#include "app/bubble/whynot.h"

namespace bubblebar {

TurnDesk::TurnDesk(GameSession& session, QObject* parent)
    : QObject(parent)
    , m_session(session)
{
    restart();
}

TurnDesk::~TurnDesk() = default;

void TurnDesk::setDeciding(bool deciding)
{
    m_deciding = deciding;
    restart();
}

QString TurnDesk::whyNot() const
{
    const std::optional<Question> question = m_mode->question(turn(), m_pointed);
    return question ? whyNotText(turn(), *question) : QString();
}

void TurnDesk::point(const Pick& pick)
{
    if (pick == m_pointed)
        return;
    m_pointed = pick;
    refresh();
}

void TurnDesk::activate(const Pick& pick)
{
    follow(m_mode->activate(turn(), pick));
}

void TurnDesk::chooseCard(Card card)
{
    follow(m_mode->chooseCard(turn(), card));
}

void TurnDesk::setOrder(StackOrder order)
{
    follow(m_mode->setOrder(turn(), order));
}

void TurnDesk::command(Mode::Command command)
{
    follow(m_mode->command(turn(), command));
}

void TurnDesk::back()
{
    if (std::unique_ptr<Mode> before = m_mode->back(turn()))
        follow(std::move(before));
}

void TurnDesk::restart()
{
    m_options = std::make_unique<TurnOptions>(m_session.position());
    m_mode = m_deciding ? firstMode(turn()) : std::make_unique<WatchMode>();
    m_pointed = {};
    refresh();
}

void TurnDesk::follow(Outcome outcome)
{
    if (const auto* action = std::get_if<Action>(&outcome)) {
        m_session.request(*action);
        return;
    }
    if (auto* mode = std::get_if<std::unique_ptr<Mode>>(&outcome))
        m_mode = std::move(*mode);
    refresh();
}

void TurnDesk::refresh()
{
    m_scenery = m_mode->scenery(turn(), m_pointed);
    m_scenery.prompt.canGoBack = m_mode->back(turn()) != nullptr;
    Q_EMIT sceneryChanged();
}

} // namespace bubblebar
