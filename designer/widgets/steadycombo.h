#pragma once

#include <QComboBox>
#include <QWheelEvent>

namespace bubblebar {

/// A combo box on a page that scrolls: the wheel scrolls the page and leaves the choice alone.
class SteadyCombo : public QComboBox
{
    Q_OBJECT

public:
    using QComboBox::QComboBox;

protected:
    void wheelEvent(QWheelEvent* event) override { event->ignore(); }
};

} // namespace bubblebar
