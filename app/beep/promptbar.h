#pragma once

#include "app/beep/beepplay.h"

#include <QWidget>

class QLabel;
class QPushButton;

namespace bubblebar::beep {

/// The line above the table: what is going on, what can be done now, and the button for it.
class PromptBar : public QWidget
{
    Q_OBJECT

public:
    explicit PromptBar(QWidget* parent = nullptr);

    void setPrompt(const BeepPrompt& prompt);
    [[nodiscard]] const BeepPrompt& prompt() const { return m_prompt; }

Q_SIGNALS:
    void pressed();

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void updateText();

    BeepPrompt m_prompt;
    QLabel* m_text;
    QPushButton* m_button;
};

} // namespace bubblebar::beep
