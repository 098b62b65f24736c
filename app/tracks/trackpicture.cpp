#include "app/tracks/trackpicture.h"

#include "app/tracks/thumbnails.h"
#include "designer/widgets/notice.h"
#include "designer/widgets/tablelook.h"

#include <QPainter>

namespace bubblebar {

namespace {

constexpr double kCorner = 4;
constexpr double kMarkSide = 24;
constexpr double kPale = 0.5;

} // namespace

void paintTrackPicture(QPainter& painter, const QRect& box, const TrackEntry& entry, Thumbnails& thumbnails,
                       const QPalette& palette)
{
    const bool dark = isDark(palette);
    const qreal ratio = painter.device()->devicePixelRatioF();
    const QPixmap picture = thumbnails.picture(entry.path, entry.track, box.size(), ratio, dark);
    painter.save();
    if (!entry.isPlayable())
        painter.fillRect(box, palette.color(QPalette::Base));
    painter.setOpacity(entry.isPlayable() ? 1 : kPale);
    paintThumbnail(painter, box, picture, palette);
    painter.setOpacity(1);
    if (!entry.isPlayable())
        paintMark(painter, Mark::Error, QRectF(box.x() + 6, box.y() + 6, kMarkSide, kMarkSide), dark);
    painter.restore();
}

void paintThumbnail(QPainter& painter, const QRect& box, const QPixmap& picture, const QPalette& palette)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(palette.color(QPalette::Mid), 1));
    painter.setBrush(picture.isNull() ? QBrush(tableTones(isDark(palette)).wood) : QBrush(picture));
    painter.setBrushOrigin(box.topLeft());
    painter.drawRoundedRect(QRectF(box).adjusted(0.5, 0.5, -0.5, -0.5), kCorner, kCorner);
    painter.restore();
}

TrackPicture::TrackPicture(Thumbnails& thumbnails, QWidget* parent)
    : QWidget(parent)
    , m_thumbnails(thumbnails)
{
    connect(&thumbnails, &Thumbnails::painted, this, qOverload<>(&QWidget::update));
}

void TrackPicture::showTrack(std::optional<TrackEntry> entry)
{
    m_entry = std::move(entry);
    setAccessibleName(m_entry ? tr("Picture of the track %1").arg(trackTitle(*m_entry)) : QString());
    update();
}

void TrackPicture::paintEvent(QPaintEvent* /*event*/)
{
    if (!m_entry)
        return;
    QPainter painter(this);
    paintTrackPicture(painter, rect(), *m_entry, m_thumbnails, palette());
}

} // namespace bubblebar
