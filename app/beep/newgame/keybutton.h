#pragma once

#include <QPushButton>

namespace bubblebar::beep {

/// Shows a key; once pressed it waits for another one. Esc or leaving it keeps the old one.
class KeyButton : public QPushButton
{
    Q_OBJECT

public:
    explicit KeyButton(QWidget* parent = nullptr);

    void setKey(int key);

Q_SIGNALS:
    void keyChosen(int key);

protected:
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    void showKey();

    int m_key = 0;
};

} // namespace bubblebar::beep
