#pragma once

#include "app/bubble/scenery.h"
#include "core/track/colour.h"

#include <QWidget>

class QLabel;
class QPushButton;

namespace bubblebar {

/// The line above the board: whose turn it is, what can be done now, and the buttons for it.
class PromptLine : public QWidget
{
    Q_OBJECT

public:
    explicit PromptLine(QWidget* parent = nullptr);

    /// `colour`: of the player it speaks to; none leaves the picture out.
    void setPrompt(const Prompt& prompt, std::optional<Colour> colour);
    [[nodiscard]] QString text() const;
    /// Where the button of `leave` or of `confirm` is, in own pixels.
    [[nodiscard]] QRect leaveButtonRect() const;
    [[nodiscard]] QRect confirmButtonRect() const;
    void focusConfirm(Qt::FocusReason reason);

    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    /// Two lines of text; a longer one takes from the board.
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    void backRequested();
    void leaveRequested();
    void confirmRequested();

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;
    /// A press on a button that is disabled comes here: it asks why.
    void mousePressEvent(QMouseEvent* event) override;

private:
    void buildLayout();
    void updateText();
    void updateIcon();

    QLabel* m_icon;
    QLabel* m_text;
    QPushButton* m_back;
    QPushButton* m_leave;
    QPushButton* m_confirm;
    Prompt m_prompt;
    std::optional<Colour> m_colour;
};

} // namespace bubblebar
