#pragma once

#include "app/bubble/board/paperbubble.h"
#include "app/bubble/scenery.h"

class QHBoxLayout;

namespace bubblebar {

/// A few cards to choose one from, beside the space that they all reach.
class CardChooser : public PaperBubble
{
    Q_OBJECT

public:
    explicit CardChooser(QWidget* parent);

    void setCards(const std::vector<Card>& cards, Colour owner);

Q_SIGNALS:
    void chosen(bubblebar::Card card);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    void clear();
    void focusCard(int direction);

    QHBoxLayout* m_row;
};

} // namespace bubblebar
