#pragma once

#include "app/beetle/beetlerunner.h"

namespace bubblebar::beetle {

class BeetleArea;
class SheetView;

/// What connects the session, its runner and the table: shows every roll (the die rolls, then the part is drawn), says
/// whose turn it is, and takes the players' wishes.
class BeetlePlay : public QObject
{
    Q_OBJECT

public:
    /// Both must live as long as the play.
    BeetlePlay(BeetleSession& session, BeetleArea& area, QObject* parent = nullptr);

    [[nodiscard]] BeetleRunner& runner() { return m_runner; }

    void start();
    /// Nothing moves or rolls any more, for good.
    void stop();
    /// Factor for all times; 0 moves nothing.
    void setPace(double pace);
    void setChancesShown(bool shown);
    /// The die, its button, Space or Enter: rolls. While something moves, that ends at once first; a fast forward
    /// stops.
    void press();

Q_SIGNALS:
    /// The die begins to roll.
    void rolling();
    /// The die has come to rest: everybody can see the roll now.
    void landed(const bubblebar::beetle::Event& event);
    /// The last roll has been shown to its end and the game is over.
    void ended();
    /// The button was pressed after the end.
    void rematchRequested();

private:
    void show(const Event& event);
    void land();
    void endShowing();
    void finishShowing();
    void followLanguage();
    void updateTable();
    void updateChances();
    void updatePrompt();
    [[nodiscard]] QString titleOf(int seat) const;
    [[nodiscard]] QString buttonText() const;
    void tellLastRoll();
    [[nodiscard]] int milliseconds(int usual) const;
    [[nodiscard]] const QString& nameOf(int seat) const { return m_session.player(seat).name; }

    BeetleSession& m_session;
    BeetleArea& m_area;
    BeetleRunner m_runner;
    Event m_event;
    double m_pace = 1;
    bool m_chancesShown = true;
};

} // namespace bubblebar::beetle
