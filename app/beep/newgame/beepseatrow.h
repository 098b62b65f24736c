#pragma once

#include "app/beep/beepplan.h"

#include <QWidget>

class QComboBox;
class QLineEdit;
class QToolButton;

namespace bubblebar::beep {

/// One player of the new game: name, who plays, remove.
class BeepSeatRow : public QWidget
{
    Q_OBJECT

public:
    explicit BeepSeatRow(int seat, QWidget* parent = nullptr);

    void showSeat(const Seat& seat, bool canRemove);
    void focusName();

Q_SIGNALS:
    void nameEdited(const QString& name);
    void kindPicked(bubblebar::beep::SeatKind kind);
    void removeRequested();

private:
    int m_seat;
    QLineEdit* m_name;
    QComboBox* m_kind;
    QToolButton* m_remove;
};

} // namespace bubblebar::beep
