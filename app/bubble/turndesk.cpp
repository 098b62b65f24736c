#include "app/bubble/turndesk.h"

#include "app/bubble/hintseat.h"
#include "app/bubble/modes/cardmodes.h"
#include "app/bubble/modes/hintmode.h"
#include "core/support/everylanguage.h"

namespace bubblebar {

TurnDesk::TurnDesk(GameSession& session, QObject* parent)
    : QObject(parent)
    , m_session(session)
    , m_hints(new HintSeat(this))
{
    connect(m_hints, &HintSeat::found, this, &TurnDesk::showHint);
    connect(&LanguageNews::instance(), &LanguageNews::changed, this, &TurnDesk::refresh);
    restart();
}

TurnDesk::~TurnDesk() = default;

void TurnDesk::setDeciding(bool deciding)
{
    m_deciding = deciding;
    restart();
}

WhyNot TurnDesk::whyNot(const Pick& pick) const
{
    return m_mode->whyNot(turn(), pick);
}

WhyNot TurnDesk::whyNot(Mode::Command command) const
{
    return m_mode->whyNot(turn(), command);
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
    Outcome outcome = m_mode->activate(turn(), pick);
    if (std::holds_alternative<std::monostate>(outcome) && !whyNot(pick).isEmpty())
        Q_EMIT refused(pick);
    else
        follow(std::move(outcome));
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
    Outcome outcome = m_mode->command(turn(), command);
    if (std::holds_alternative<std::monostate>(outcome) && !whyNot(command).isEmpty())
        Q_EMIT commandRefused(command);
    else
        follow(std::move(outcome));
}

void TurnDesk::back()
{
    if (m_hints->isThinking()) {
        m_hints->cancel();
        return refresh();
    }
    if (std::unique_ptr<Mode> before = m_mode->back(turn()))
        follow(std::move(before));
}

void TurnDesk::askForHint()
{
    if (!m_deciding)
        return;
    m_hints->ask(viewOf(m_session.position(), m_session.race().turn), m_session.history().size());
    refresh();
}

bool TurnDesk::isThinkingOfHint() const
{
    return m_hints->isThinking();
}

void TurnDesk::showHint(const Hint& hint)
{
    follow(std::make_unique<HintMode>(hint));
    Q_EMIT hintShown();
}

void TurnDesk::restart()
{
    m_hints->cancel();
    m_options = std::make_unique<TurnOptions>(m_session.position());
    m_mode = m_deciding ? firstMode(turn()) : std::make_unique<WatchMode>();
    m_pointed = {};
    refresh();
}

void TurnDesk::follow(Outcome outcome)
{
    m_hints->cancel();
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
    Prompt& prompt = m_scenery.prompt;
    prompt.canGoBack = m_hints->isThinking() || m_mode->back(turn()) != nullptr;
    if (m_hints->isThinking())
        prompt.hint = tr("looking for a good move …");
    if (!prompt.canLeave && !prompt.leave.isEmpty())
        prompt.whyNotLeave = whyNot(Mode::Command::Leave).text;
    if (!prompt.canConfirm && !prompt.confirm.isEmpty())
        prompt.whyNotConfirm = whyNot(Mode::Command::Confirm).text;
    Q_EMIT sceneryChanged();
}

} // namespace bubblebar
