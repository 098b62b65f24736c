#pragma once

#include "core/beetle/record.h"

#include <QWidget>

class QLabel;

namespace bubblebar::beetle {

/// The line above the table: whose turn it is, and what has just happened. Screen readers are told of each change.
class PromptBar : public QWidget
{
    Q_OBJECT

public:
    explicit PromptBar(QWidget* parent = nullptr);

    /// `colour`: of the player it is about; none leaves the picture out.
    void setPrompt(const QString& title, const QString& hint, std::optional<PenColour> colour);
    [[nodiscard]] QString text() const;

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void updateText();

    QLabel* m_icon;
    QLabel* m_text;
    QString m_title;
    QString m_hint;
};

} // namespace bubblebar::beetle
