#include "designer/generate/layoutpreview.h"

#include "core/track/tracktext.h"
#include "designer/drawing/trackpainter.h"
#include "designer/widgets/tablelook.h"

#include <QPainter>

namespace bubblebar {

namespace {

constexpr int kMargin = 12;

} // namespace

LayoutPreview::LayoutPreview(QWidget* parent)
    : QWidget(parent)
{
    setMinimumSize(280, 240);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

QSize LayoutPreview::sizeHint() const
{
    return {460, 400};
}

void LayoutPreview::showTrack(TrackPtr track)
{
    m_track = std::move(track);
    setAccessibleName(m_track ? tr("Picture of the track: %1").arg(trackSummary(*m_track)) : tr("No track"));
    update();
}

void LayoutPreview::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    const bool dark = isDark(palette());
    paintTable(painter, rect(), dark);
    if (!m_track)
        return;
    const QRect inner = rect().adjusted(kMargin, kMargin, -kMargin, -kMargin);
    const QSize pixels = (QSizeF(inner.size()) * devicePixelRatioF()).toSize();
    painter.drawImage(inner, trackPicture(*m_track, pixels, dark));
}

} // namespace bubblebar
