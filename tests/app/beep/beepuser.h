#pragma once

#include "app/beep/beepplay.h"
#include "app/beep/beepwindow.h"
#include "app/settings.h"

#include <QTemporaryDir>

#include <memory>

namespace bubblebar::tests {

/// Seats of these kinds, with names.
[[nodiscard]] beep::BeepPlan beepPlan(const std::vector<beep::SeatKind>& kinds,
                                      beep::TableKind table = beep::TableKind::Strict);

/// The first deal, by its seed, that is as wanted.
[[nodiscard]] std::uint64_t beepSeed(int players, const std::function<bool(const beep::Table&)>& wanted);

/// A window with a clock that stands until somebody moves it, and a user with a mouse and a keyboard.
class BeepUser
{
public:
    explicit BeepUser(const beep::BeepPlan& plan, std::uint64_t seed = 1);

    [[nodiscard]] beep::BeepWindow& window() { return *m_window; }
    [[nodiscard]] beep::LiveGame& game() { return *m_window->game(); }
    [[nodiscard]] const beep::Table& table() { return game().table(); }
    [[nodiscard]] beep::LiveGame::State state() { return game().state(); }
    [[nodiscard]] Settings& settings() { return m_settings; }
    [[nodiscard]] QString promptText();

    /// Lets the clock run; what comes due meanwhile happens.
    void wait(beep::Milliseconds time);
    /// Says that all are ready, and waits for "Go!".
    void go();
    /// Plays on until the game is over: with clicks for the mouse, with keys for who has them. False if it never ends.
    [[nodiscard]] bool playToTheEnd();

    void clickCentre(int pile);
    void clickOwn(int own);
    void dragTo(int pile, int own);
    void clickHorn(Qt::MouseButton button = Qt::LeftButton);
    void pressKey(int key);
    /// By the number of the key in the block of a seat, see KeyBlocks::key().
    void pressKeyOf(int seat, int number);
    void clickButton(const QString& name);

private:
    [[nodiscard]] bool actFor(int seat);
    void reach(int seat, int centre);
    void lay(int seat, int own);
    void honk(int seat);

    QTemporaryDir m_folder;
    Settings m_settings;
    beep::Milliseconds m_now = 5000;
    std::unique_ptr<beep::BeepWindow> m_window;
};

/// Timers and animations of the window that still run.
[[nodiscard]] int runningTimers(const QObject& window);

} // namespace bubblebar::tests
