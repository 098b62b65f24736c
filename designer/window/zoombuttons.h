#pragma once

#include "designer/widgets/livetexts.h"

#include <QWidget>

namespace bubblebar {

class TrackCanvas;

/// Larger, smaller and all of it, in the upper corner of a canvas, which owns them.
class ZoomButtons : public QWidget
{
    Q_OBJECT

public:
    explicit ZoomButtons(TrackCanvas& canvas);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void addButton(QLatin1String icon, const LiveText& text, void (TrackCanvas::*run)());
    void place();

    TrackCanvas& m_canvas;
};

} // namespace bubblebar
