#include "designer/canvas/zoombuttons.h"

#include "designer/canvas/trackcanvas.h"
#include "designer/widgets/icons.h"

#include <QToolButton>
#include <QVBoxLayout>

namespace bubblebar {

namespace {

constexpr int kMargin = 12;
constexpr int kGap = 6;

QToolButton* button(QLatin1String icon, const QString& text, const QString& key, QWidget* parent)
{
    auto* made = new QToolButton(parent);
    made->setIcon(inkIcon(icon));
    made->setAccessibleName(text);
    made->setToolTip(QStringLiteral("%1 (%2)").arg(text, key));
    made->setFocusPolicy(Qt::NoFocus);
    made->setAutoRepeat(icon != QLatin1String("fit"));
    return made;
}

} // namespace

ZoomButtons::ZoomButtons(TrackCanvas& canvas)
    : QWidget(&canvas)
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(kGap);
    QToolButton* in = button(QLatin1String("zoom-in"), tr("Zoom in"), QStringLiteral("+"), this);
    QToolButton* out = button(QLatin1String("zoom-out"), tr("Zoom out"), QStringLiteral("−"), this);
    QToolButton* fit = button(QLatin1String("fit"), tr("Fit the track into the window"), QStringLiteral("0"), this);
    for (QToolButton* one : {in, out, fit})
        column->addWidget(one);
    connect(in, &QToolButton::clicked, &canvas, &TrackCanvas::zoomIn);
    connect(out, &QToolButton::clicked, &canvas, &TrackCanvas::zoomOut);
    connect(fit, &QToolButton::clicked, &canvas, &TrackCanvas::fit);
    connect(&canvas, &TrackCanvas::viewChanged, this, [this, &canvas] { place(canvas); });
    setCursor(Qt::ArrowCursor);
    place(canvas);
}

void ZoomButtons::place(const QWidget& canvas)
{
    adjustSize();
    move(canvas.width() - width() - kMargin, kMargin);
}

} // namespace bubblebar
