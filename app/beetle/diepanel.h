#pragma once

#include "core/beetle/game.h"

#include <QFrame>

class QLabel;
class QPushButton;

namespace bubblebar::beetle {

class DieView;
class NumberTable;

/// The middle of the table: the die, what the last roll came to, the button that rolls, and the number table.
class DiePanel : public QFrame
{
    Q_OBJECT

public:
    explicit DiePanel(Variant variant, QWidget* parent = nullptr);

    [[nodiscard]] DieView& die() { return *m_die; }
    [[nodiscard]] QPushButton& button() { return *m_button; }
    [[nodiscard]] NumberTable& table() { return *m_table; }

    /// What a roll came to: a title in a word or two and a sentence.
    void showResult(const QString& title, const QString& sentence, int markedNumber);
    void setButtonText(const QString& text);

Q_SIGNALS:
    /// The die or its button was pressed.
    void pressed();

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void layOut();

    Variant m_variant;
    DieView* m_die;
    QLabel* m_title;
    QLabel* m_sentence;
    QPushButton* m_button;
    NumberTable* m_table;
};

} // namespace bubblebar::beetle
