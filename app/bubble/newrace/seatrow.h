#pragma once

#include "core/bubble/record.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QLineEdit;
class QToolButton;

namespace bubblebar {

class ColourCombo;
class SeatHandle;

/// One seat in the list of players: grip, number, colour, name, kind, remove.
class SeatRow : public QWidget
{
    Q_OBJECT

public:
    /// `seat` from 0.
    explicit SeatRow(int seat, QWidget* parent = nullptr);

    void showPlayer(const RecordPlayer& player, bool canRemove);
    void focusHandle();
    void focusName();

Q_SIGNALS:
    void nameEdited(const QString& name);
    void colourPicked(bubblebar::Colour colour);
    void kindPicked(bubblebar::PlayerKind kind);
    void stepRequested(int step);
    void dragged(QPoint globalPosition);
    void dropped();
    void removeRequested();

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void addControls();
    void connectControls();
    void nameControls(const QString& player);

    int m_seat;
    SeatHandle* m_handle;
    QLabel* m_number;
    ColourCombo* m_colour;
    QLineEdit* m_name;
    QComboBox* m_kind;
    QToolButton* m_remove;
};

} // namespace bubblebar
