#include "app/bubble/undoactions.h"

#include "app/bubble/racerunner.h"
#include "core/support/everylanguage.h"
#include "designer/widgets/icons.h"
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
    m_undo->setShortcut(Qt::CTRL | Qt::Key_Z);
    m_redo->setShortcut(Qt::CTRL | Qt::SHIFT | Qt::Key_Z);
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
        m_redo->setToolTip(
            isAwaited()
                ? undoProblemText(UndoProblem::PersonAwaited)
                : tr("Do again what was undone (%1)").arg(m_redo->shortcut().toString(QKeySequence::NativeText)));
}

QString UndoActions::undoText() const
{
    const bool isOwn = m_session.isPerson(m_session.history().back().seat);
    const QString text = isOwn ? tr("Take back your last step (%1)") : tr("Go back to your last decision (%1)");
    return text.arg(m_undo->shortcut().toString(QKeySequence::NativeText));
}

} // namespace bubblebar
