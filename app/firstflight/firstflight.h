#pragma once

#include "app/bubble/scenery.h"
#include "app/firstflight/flightscript.h"

#include <QObject>

namespace bubblebar {

class GameSession;
class RaceRunner;
class Settings;
class TurnDesk;

/// What the player is to press next, for the coach's ring.
struct FlightTarget
{
    enum class Kind : std::uint8_t {
        Nothing,
        Card,  ///< of the hand: pick.card
        Board, ///< a beetle or a space: the rest of `pick`
        Leave, ///< the button "End turn"
    };

    Kind kind = Kind::Nothing;
    Pick pick;

    friend bool operator==(const FlightTarget&, const FlightTarget&) = default;
};

/// Leads through the first race: follows what the player does at the table, step by step, lets the computer player act
/// as the script says, and keeps the place in the settings. It goes on from whatever the session's record has done.
class FirstFlight : public QObject
{
    Q_OBJECT

public:
    /// All must live as long as this. `session` plays a flight (flightFromText()).
    FirstFlight(GameSession& session, TurnDesk& desk, RaceRunner& runner, Settings& settings,
                QObject* parent = nullptr);

    /// False once the player goes on without the coach.
    [[nodiscard]] bool isLeading() const { return m_leading; }
    /// The number of the present step. Precondition: isLeading().
    [[nodiscard]] std::size_t stepNumber() const { return m_step; }
    [[nodiscard]] const FlightStep& step() const { return flightSteps()[m_step]; }
    /// What the coach says.
    [[nodiscard]] QString text() const;
    /// A kind word about what was tried instead; empty where there is none.
    [[nodiscard]] QString note() const;
    [[nodiscard]] FlightTarget target() const;
    [[nodiscard]] bool canGoOn() const;
    [[nodiscard]] bool canShow() const;

    /// Ends a step that is only read, or the leading.
    void goOn();
    /// Does for the player what the ring is on.
    void showMe();
    /// Forgets the place, so that the next flight begins anew.
    void forget();

Q_SIGNALS:
    /// Step, note or target are other ones.
    void changed();

private:
    enum class Note : std::uint8_t { None, OtherCard, OtherBeetle, OtherAction };

    void update();
    void keepPlace();
    void lead();
    void onRefused(const Pick& pick);
    void setNote(Note note);
    [[nodiscard]] Note noteOnChoice() const;
    [[nodiscard]] std::size_t findStep() const;
    [[nodiscard]] bool isDone(std::size_t number) const;
    [[nodiscard]] bool isDeciding() const;
    [[nodiscard]] std::optional<Action> nextAction() const;
    [[nodiscard]] BeetleId beetleOf(const FlightStep& step) const;
    [[nodiscard]] Pick spaceOf(const FlightStep& step) const;
    [[nodiscard]] bool isCardChosen(Card card) const;
    [[nodiscard]] FlightTarget cardTarget(Card card) const;
    [[nodiscard]] FlightTarget actionTarget(const Action& action) const;

    GameSession& m_session;
    TurnDesk& m_desk;
    RaceRunner& m_runner;
    Settings& m_settings;
    std::vector<Action> m_script;
    std::size_t m_step = 0;
    std::size_t m_passed = 0; ///< steps before this number are not asked for again, unless actions are taken back
    Note m_note = Note::None;
    bool m_leading = true;
};

} // namespace bubblebar
