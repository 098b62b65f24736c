#include "designer/window/zoombuttons.h"

#include "designer/canvas/trackcanvas.h"
#include "designer/widgets/icons.h"
#include "designer/widgets/livetexts.h"

#include <QEvent>
#include <QPushButton>
#include <QVBoxLayout>

namespace bubblebar {

namespace {

constexpr int kMargin = 12;
constexpr int kGap = 4;

} // namespace

ZoomButtons::ZoomButtons(TrackCanvas& canvas)
    : QWidget(&canvas)
    , m_canvas(canvas)
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->setSpacing(kGap);
    addButton(
        QLatin1String("zoom-in"), [] { return tr("Zoom in"); }, &TrackCanvas::zoomIn);
    addButton(
        QLatin1String("zoom-out"), [] { return tr("Zoom out"); }, &TrackCanvas::zoomOut);
    addButton(
        QLatin1String("fit"), [] { return tr("Fit the track into the window"); }, &TrackCanvas::fit);
    setCursor(Qt::ArrowCursor);
    canvas.installEventFilter(this);
    place();
    show();
}

void ZoomButtons::addButton(QLatin1String icon, const LiveText& text, void (TrackCanvas::*run)())
{
    auto* button = new QPushButton(inkIcon(icon), {}, this);
    setLiveTip(button, text);
    setLiveName(button, text);
    // The keyboard stays with the tiles; it has keys of its own for these.
    button->setFocusPolicy(Qt::NoFocus);
    const int side = button->sizeHint().height();
    button->setFixedSize(side, side);
    connect(button, &QPushButton::clicked, &m_canvas, run);
    layout()->addWidget(button);
}

void ZoomButtons::place()
{
    adjustSize();
    const bool mirrored = m_canvas.isRightToLeft();
    move(mirrored ? kMargin : m_canvas.width() - width() - kMargin, kMargin);
}

bool ZoomButtons::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Resize || event->type() == QEvent::LayoutDirectionChange)
        place();
    return QWidget::eventFilter(watched, event);
}

} // namespace bubblebar
