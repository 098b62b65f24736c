#pragma once

#include "app/bubble/gamesession.h"
#include "app/bubble/scenery.h"
#include "app/bubble/tablewindow.h"
#include "app/settings.h"
#include "tests/common/racerecords.h"

#include <QTemporaryDir>

#include <memory>

namespace bubblebar::tests {

/// A table with settings of its own, without animations, and a user who does everything with the mouse.
class TableUser
{
public:
    explicit TableUser(GameRecord record);
    ~TableUser();

    [[nodiscard]] TableWindow& window() { return *m_window; }
    [[nodiscard]] GameSession& session() { return m_window->session(); }
    [[nodiscard]] const Position& position() { return session().position(); }
    [[nodiscard]] const Race& race() { return session().race(); }
    [[nodiscard]] Settings& settings() { return m_settings; }
    /// Closes the window and forgets it; the race need not be saved.
    void close();

    void clickCard(int index);
    void clickCard(Card card);
    void clickBeetle(BeetleId beetle);
    void clickSpace(SpaceId space);
    void clickTile(BoardTileId tile);
    void clickChoice(Card card);
    /// Presses a button of the window by its object name.
    void clickButton(const QString& name);
    void rightClickBoard();
    void clickDrawPile();
    void focusBoard();
    /// To whatever has the focus.
    void pressKey(Qt::Key key, Qt::KeyboardModifiers modifiers = {});
    void hoverSpace(SpaceId space);
    void hoverBeetle(BeetleId beetle);
    void dragBeetle(BeetleId beetle, SpaceId to);
    void dragCard(int index, BeetleId to);
    /// Drags the beetles in the fan into the order.
    void arrange(StackOrder order);

    /// Does the action with clicks; a card move from the card on, or from the beetle on.
    void perform(const Action& action, bool beetleFirst = false);
    /// Waits until the table asks a person for something, with the curtain open; false if it does not.
    [[nodiscard]] bool waitForChoice();
    [[nodiscard]] QString promptText();
    [[nodiscard]] const BoardMarks& boardMarks();

private:
    [[nodiscard]] QPoint viewPoint(const Pick& pick);
    void clickBoard(const Pick& pick, Qt::MouseButton button = Qt::LeftButton);
    [[nodiscard]] int handIndex(Card card);

    QTemporaryDir m_folder;
    Settings m_settings;
    std::unique_ptr<TableWindow> m_window;
};

} // namespace bubblebar::tests
