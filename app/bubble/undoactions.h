#pragma once

#include "app/bubble/undorule.h"

#include <QObject>

#include <optional>

class QAction;

namespace bubblebar {

class RaceRunner;

/// Undo and redo as actions for menus and tool bars. Their tool tips say what they would do, or why they can't.
class UndoActions : public QObject
{
    Q_OBJECT

public:
    /// `session` and `runner` must live as long as the actions.
    UndoActions(GameSession& session, const RaceRunner& runner, QObject* parent = nullptr);

    [[nodiscard]] QAction* undo() const { return m_undo; }
    [[nodiscard]] QAction* redo() const { return m_redo; }

private:
    void update();
    [[nodiscard]] bool isAwaited() const;
    [[nodiscard]] std::optional<UndoProblem> problem() const;
    [[nodiscard]] QString undoText() const;

    GameSession& m_session;
    const RaceRunner& m_runner;
    QAction* m_undo;
    QAction* m_redo;
};

} // namespace bubblebar
