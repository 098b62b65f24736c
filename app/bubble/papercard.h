#pragma once

#include <QFrame>

namespace bubblebar {

/// A large piece of paper that lies over the table: the curtain's card and the winner's. Its widgets keep the light
/// look on a dark table.
class PaperCard : public QFrame
{
    Q_OBJECT

public:
    explicit PaperCard(QWidget* parent);

protected:
    void paintEvent(QPaintEvent* event) override;
};

/// A box on the paper in a darker tone.
class PaperBox : public QFrame
{
    Q_OBJECT

public:
    using QFrame::QFrame;

protected:
    void paintEvent(QPaintEvent* event) override;
};

/// Darkens what lies behind such a card.
void paintVeil(QPainter& painter, const QRect& area);

} // namespace bubblebar
