#pragma once

#include <QWidget>

namespace bubblebar {

/// A ring round a part of the table, white between ink: the keyboard is here, but on nothing in particular.
void paintFocusFrame(QPainter& painter, const QRectF& box);

/// Such a ring as a widget, to be laid over the contents of its parent. The mouse goes through it.
class FocusFrame : public QWidget
{
    Q_OBJECT

public:
    /// Hidden at first.
    explicit FocusFrame(QWidget* parent);

protected:
    void paintEvent(QPaintEvent* event) override;
};

} // namespace bubblebar
