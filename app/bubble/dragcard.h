#pragma once

#include "core/bubble/card.h"
#include "core/track/colour.h"

#include <QWidget>

namespace bubblebar {

/// The card at the pointer while it is dragged from the hand to the board. The mouse goes through it.
class DragCard : public QWidget
{
    Q_OBJECT

public:
    explicit DragCard(QWidget* parent);

    void showAt(Card card, Colour owner, QPoint position);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    Card m_card = Card::OwnOrange;
    Colour m_owner = Colour::Orange;
};

} // namespace bubblebar
