#pragma once

#include <QFrame>

class QCheckBox;
class QLabel;

namespace bubblebar {

class Seats;

/// The choice of the team variant (R19), with who would race together. It needs four players, and says so.
class TeamsBox : public QFrame
{
    Q_OBJECT

public:
    /// `seats` must live as long as the box.
    explicit TeamsBox(const Seats& seats, QWidget* parent = nullptr);

    /// The wish; whether the players allow it is another matter.
    [[nodiscard]] bool isWanted() const;
    void setWanted(bool wanted);

private:
    void layOut();
    void showTeams();

    const Seats& m_seats;
    QCheckBox* m_wanted;
    QLabel* m_first; ///< the beetles of seats 0 and 2
    QLabel* m_against;
    QLabel* m_second; ///< the beetles of seats 1 and 3
    QLabel* m_text;
};

} // namespace bubblebar
