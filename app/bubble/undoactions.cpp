#include "app/bubble/undoactions.h"

#include "app/bubble/racerunner.h"
#include "core/support/everylanguage.h"
#include "designer/widgets/icons.h"
#include "designer/widgets/keytable.h"
#include "designer/widgets/livetexts.h"

#include <QAction>

namespace bubblebar {

UndoActions::UndoActions(GameSession& session, const RaceRunner& runner, QObject* parent)
    : QObject(parent)
    , m_session(session)
    , m_runner(runner)
    , m_undo(new QAction(inkIcon(QLatin1String("undo")), {}, this))
    , m_redo(new QAction(inkIcon(QLatin1String("redo")), {}, this))
{
    setLiveText(m_undo, [] { return tr("Undo"); });
    setLiveText(m_redo, [] { return tr("Redo"); });
    followKeys(m_undo, KeyUse::Undo);
    followKeys(m_redo, KeyUse::Redo);
    connect(&KeyTable::instance(), &KeyTable::changed, this, &UndoActions::update);
    connect(m_undo, &QAction::triggered, &session, &GameSession::undo);
    connect(m_redo, &QAction::triggered, &session, &GameSession::redo);
    connect(&session, &GameSession::changed, this, &UndoActions::update);
    connect(&runner, &RaceRunner::stateChanged, this, &UndoActions::update);
    inEveryLanguage(this, [this] { update(); });
}

/// Whoever sits at the table while the person on turn is asked for, or has hidden the cards, is not the one to undo.
bool UndoActions::isAwaited() const
{
    return m_runner.state() == RaceRunner::State::Curtain || m_runner.state() == RaceRunner::State::Hidden;
}

std::optional<UndoProblem> UndoActions::problem() const
{
    const std::optional<UndoProblem> problem = m_session.undoProblem();
    return !problem && isAwaited() ? UndoProblem::PersonAwaited : problem;
}

void UndoActions::update()
{
    const std::optional<UndoProblem> problem = this->problem();
    m_undo->setEnabled(!problem);
    m_undo->setToolTip(problem ? undoProblemText(*problem) : undoText());
    m_redo->setEnabled(m_session.canRedo() && !isAwaited());
    if (!m_session.canRedo())
        m_redo->setToolTip(tr("Nothing was undone that could be done again."));
    else
        m_redo->setToolTip(isAwaited() ? undoProblemText(UndoProblem::PersonAwaited)
                                       : withKey(tr("Do again what was undone"), KeyUse::Redo));
}

QString UndoActions::undoText() const
{
    const bool isOwn = m_session.isPerson(m_session.history().back().seat);
    return withKey(isOwn ? tr("Take back your last step") : tr("Go back to your last decision"), KeyUse::Undo);
}

} // namespace bubblebar
