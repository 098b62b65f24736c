#pragma once

#include <QWidget>

namespace bubblebar {

class TrackCanvas;

/// The buttons in the upper right corner of the canvas: zoom in, zoom out, fit. They keep to that corner; the keys for
/// them work on the canvas, so Tab passes them by.
class ZoomButtons : public QWidget
{
    Q_OBJECT

public:
    explicit ZoomButtons(TrackCanvas& canvas);

private:
    void place(const QWidget& canvas);
};

} // namespace bubblebar
