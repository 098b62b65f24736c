#pragma once

#include <QFrame>

#include <vector>

class QPushButton;
class QVBoxLayout;

namespace bubblebar {

class SeatRow;
class Seats;

/// The list of players: each seat a row, to be changed, moved, removed, added to and shuffled.
class SeatsEditor : public QFrame
{
    Q_OBJECT

public:
    /// `seats` must live as long as the editor.
    explicit SeatsEditor(Seats& seats, QWidget* parent = nullptr);

    /// Lets people type the name of the first player.
    void focusFirstName();

private:
    void addRow(int seat);
    void addFooter();
    void showSeats();
    void drag(int seat, QPoint globalPosition);
    void move(int from, int to);
    void remove(int seat);

    Seats& m_seats;
    std::vector<SeatRow*> m_rows;
    QVBoxLayout* m_layout;
    QPushButton* m_add = nullptr;
    QPushButton* m_shuffle = nullptr;
    int m_dragged = -1; ///< the seat where the dragged player is now
};

} // namespace bubblebar
