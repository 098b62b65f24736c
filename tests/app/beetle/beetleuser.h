#pragma once

#include "app/beetle/beetlesession.h"
#include "app/beetle/beetlewindow.h"
#include "app/settings.h"

#include <QTemporaryDir>

#include <memory>

namespace bubblebar::tests {

/// A game that has not begun, of these players.
[[nodiscard]] beetle::Record beetleRecord(const std::vector<PlayerKind>& kinds, std::uint64_t seed = 7);

/// A table of Beetle with settings of its own, without animations and pauses, and a user who presses buttons and keys.
class BeetleUser
{
public:
    explicit BeetleUser(beetle::Record record, const QString& path = {});
    ~BeetleUser();

    [[nodiscard]] beetle::BeetleWindow& window() { return *m_window; }
    [[nodiscard]] beetle::BeetleSession& session() { return m_window->session(); }
    [[nodiscard]] const beetle::Game& game() { return session().game(); }
    [[nodiscard]] std::size_t rolls() { return session().record().rolls.size(); }
    [[nodiscard]] Settings& settings() { return m_settings; }
    /// Closes the window and forgets it; the game need not be saved.
    void close();

    void clickDie();
    void clickButton(const QString& name);
    /// To whatever has the focus.
    void pressKey(Qt::Key key);
    /// Waits until a person is to roll, or the game is over; false if that doesn't happen.
    [[nodiscard]] bool waitForPerson();
    [[nodiscard]] QString promptText();
    /// What a label or button says, by its object name.
    [[nodiscard]] QString textOf(const QString& name);

private:
    QTemporaryDir m_folder;
    Settings m_settings;
    std::unique_ptr<beetle::BeetleWindow> m_window;
};

} // namespace bubblebar::tests
