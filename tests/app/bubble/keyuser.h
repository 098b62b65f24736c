#pragma once

#include "tests/app/bubble/tableuser.h"

#include <functional>

namespace bubblebar::tests {

/// Somebody at the table who has no mouse.
class KeyUser
{
public:
    explicit KeyUser(TableUser& table);

    /// A key to whatever has the focus, which has to be there to be seen.
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {});
    /// Tab until the widget has the focus; the program ends if it never comes.
    void tabTo(const QWidget& widget);
    /// Goes through the stops of the board until one is wanted, and chooses it.
    void chooseStop(const std::function<bool(const Pick&)>& wanted);
    void chooseCard(Card card);

    /// Does the action; a card move from the card on, or from the beetle on.
    void perform(const Action& action, bool beetleFirst = false);
    /// Waits until the table asks for something, and says who is there.
    [[nodiscard]] bool waitForChoice();

private:
    void chooseBeetle(BeetleId beetle);
    void chooseSpace(SpaceId space);
    void chooseOffered(Card card);
    void arrange(StackOrder order);
    void performMove(const Action& action, bool beetleFirst);
    void turnTile(const Action& action);

    TableUser& m_table;
};

} // namespace bubblebar::tests
