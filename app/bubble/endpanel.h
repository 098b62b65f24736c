#pragma once

#include <QWidget>

class QBoxLayout;
class QPushButton;
class QScrollArea;

namespace bubblebar {

class GameSession;
class PlacesTable;
class RaceChartView;
class WinnerCard;

/// The end of a race, in the place of the board: who has won and why, everybody's place, how the race went, and what
/// can be done now.
class EndPanel : public QWidget
{
    Q_OBJECT

public:
    explicit EndPanel(QWidget* parent);

    void announce(const GameSession& session);
    /// Fills the panel anew, without showing it.
    void showRace(const GameSession& session);
    /// Whether saving the race is offered.
    void setSavable(bool savable);

Q_SIGNALS:
    void rematchRequested();
    void newRaceRequested();
    void boardRequested();
    void saveRequested();
    void replayRequested();
    /// The race is to be shown as it stood after that turn.
    void turnChosen(int turn);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;

private:
    [[nodiscard]] QBoxLayout* buildCourse();
    [[nodiscard]] QBoxLayout* buildButtons();
    void arrange();

    QScrollArea* m_scroll;
    QBoxLayout* m_parts;
    WinnerCard* m_winner;
    PlacesTable* m_places;
    RaceChartView* m_chart;
    QPushButton* m_save;
    QPushButton* m_rematch;
};

} // namespace bubblebar
