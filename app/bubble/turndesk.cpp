#include "app/bubble/turndesk.h"

#include "app/bubble/hintseat.h"
#include "app/bubble/modes/cardmodes.h"
#include "app/bubble/modes/hintmode.h"
#include "core/support/everylanguage.h"

#include <algorithm>

namespace bubblebar {

namespace {

bool follows(const Race& race, const Action& action, const Action& guide)
{
    if (action.kind != Action::Kind::Play)
        return action == guide;
    return guide.kind == action.kind && action.card == guide.card && action.space == guide.space &&
           areAlike(race, action.beetle, guide.beetle);
}

} // namespace

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
    View view = viewOf(m_session.position(), m_session.race().turn);
    if (m_guide)
        return showHint(hintFor(view, *m_guide));
    m_hints->ask(std::move(view), m_session.history().size());
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

void TurnDesk::setExtraStop(const std::optional<Pick>& pick)
{
    if (pick == m_extraStop)
        return;
    m_extraStop = pick;
    refresh();
}

void TurnDesk::restart()
{
    m_hints->cancel();
    m_options = std::make_unique<TurnOptions>(m_session.position());
    m_mode = m_deciding ? firstMode(turn()) : std::make_unique<WatchMode>();
    m_pointed = {};
    Q_EMIT stepChanged();
    refresh();
}

void TurnDesk::follow(Outcome outcome)
{
    m_hints->cancel();
    if (const auto* action = std::get_if<Action>(&outcome)) {
        if (m_guide && !follows(m_session.race(), *action, *m_guide))
            Q_EMIT heldBack(*action);
        else
            m_session.request(*action);
        return;
    }
    if (auto* mode = std::get_if<std::unique_ptr<Mode>>(&outcome)) {
        m_mode = std::move(*mode);
        Q_EMIT stepChanged();
    }
    refresh();
}

void TurnDesk::refresh()
{
    m_scenery = m_mode->scenery(turn(), m_pointed);
    if (m_deciding && m_extraStop && std::ranges::find(m_scenery.stops, *m_extraStop) == m_scenery.stops.end())
        m_scenery.stops.push_back(*m_extraStop);
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
