#pragma once

#include "core/beetle/record.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QLineEdit;
class QToolButton;

namespace bubblebar::beetle {

class PenCombo;

/// One seat in the list of players: number, pen, name, kind, remove.
class BeetleSeatRow : public QWidget
{
    Q_OBJECT

public:
    /// `seat` from 0.
    explicit BeetleSeatRow(int seat, QWidget* parent = nullptr);

    void showPlayer(const RecordPlayer& player, bool canRemove);
    void focusName();

Q_SIGNALS:
    void nameEdited(const QString& name);
    void colourPicked(bubblebar::beetle::PenColour colour);
    void kindPicked(bubblebar::PlayerKind kind);
    void removeRequested();

private:
    void connectControls();
    void nameControls(const QString& player);

    int m_seat;
    QLabel* m_number;
    PenCombo* m_colour;
    QLineEdit* m_name;
    QComboBox* m_kind;
    QToolButton* m_remove;
};

} // namespace bubblebar::beetle
