#pragma once

#include "app/beetle/beetlesession.h"

#include <QWidget>

#include <vector>

namespace bubblebar {
class PromptBar;
}

namespace bubblebar::beetle {

class DiePanel;
class SheetView;

/// The table itself: the prompt, and on the wood the sheets of the players, clockwise, round the die.
class BeetleArea : public QWidget
{
    Q_OBJECT

public:
    explicit BeetleArea(const BeetleSession& session, QWidget* parent = nullptr);

    [[nodiscard]] PromptBar& prompt() { return *m_prompt; }
    [[nodiscard]] DiePanel& panel() { return *m_panel; }
    [[nodiscard]] SheetView& sheet(int seat) { return *m_sheets[static_cast<std::size_t>(seat)]; }
    /// The part below the prompt, for what lies over it.
    [[nodiscard]] QWidget& wood() { return *m_wood; }

private:
    void laySheets(const BeetleSession& session);

    PromptBar* m_prompt;
    QWidget* m_wood;
    DiePanel* m_panel;
    std::vector<SheetView*> m_sheets;
};

} // namespace bubblebar::beetle
