#pragma once

#include "app/bubble/board/paperbubble.h"

class QLabel;

namespace bubblebar {

/// Says why something can't be done. The mouse goes through it.
class ReasonBubble : public PaperBubble
{
    Q_OBJECT

public:
    explicit ReasonBubble(QWidget* parent);

    void setText(const QString& text);
    [[nodiscard]] QString text() const;
    /// Lets screen readers say it.
    void announce();

protected:
    void hideEvent(QHideEvent* event) override;

private:
    QLabel* m_label;
};

} // namespace bubblebar
