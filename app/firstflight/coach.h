#pragma once

#include <QObject>

namespace bubblebar {

class CoachPanel;
class CoachRing;
class FirstFlight;
class Settings;
class TableWindow;

/// Lays the table for First Flight, where it was left or from the start, with the coach beside it. The caller owns the
/// window, which keeps nothing of the race but its place in the settings.
[[nodiscard]] TableWindow* layFlightTable(Settings& settings);

/// Lets First Flight speak at a table.
class Coach : public QObject
{
    Q_OBJECT

public:
    /// Both must live as long as this; `table` plays a flight and owns the coach.
    Coach(TableWindow& table, Settings& settings);

    [[nodiscard]] FirstFlight& flight() { return *m_flight; }

private:
    void connectPanel();
    void speak();
    void followFocus();

    TableWindow& m_table;
    Settings& m_settings;
    FirstFlight* m_flight;
    CoachPanel* m_panel;
    CoachRing* m_ring;
    bool m_isResumed;       ///< and nothing has been done since
    bool m_hadGoOn = false; ///< "Go on" was offered last
};

} // namespace bubblebar
