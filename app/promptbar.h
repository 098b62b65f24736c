#pragma once

#include <QIcon>
#include <QWidget>

class QLabel;
class QPushButton;

namespace bubblebar {

/// The line above a table of the small games: what is going on, what can be done now, and a button for it. Screen
/// readers are told of each change.
class PromptBar : public QWidget
{
    Q_OBJECT

public:
    explicit PromptBar(QWidget* parent = nullptr);

    void setPrompt(const QString& title, const QString& hint);
    /// Before the text; none leaves it out.
    void setPicture(const QIcon& picture);
    /// Behind the text; an empty one leaves it out.
    void setButtonText(const QString& text);
    /// All it says, without markup.
    [[nodiscard]] QString text() const;

Q_SIGNALS:
    void pressed();

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void updateText();

    QLabel* m_picture;
    QLabel* m_text;
    QPushButton* m_button;
    QString m_title;
    QString m_hint;
};

} // namespace bubblebar
