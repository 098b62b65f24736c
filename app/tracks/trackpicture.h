#pragma once

#include "app/tracks/trackentry.h"

#include <QWidget>

class QPainter;

namespace bubblebar {

class Thumbnails;

/// Paints the picture of a track with rounded corners into `box`; bare wood while it is being made. A track that can't
/// be played is pale and marked. `palette`: of the widget around it.
void paintTrackPicture(QPainter& painter, const QRect& box, const TrackEntry& entry, Thumbnails& thumbnails,
                       const QPalette& palette);

/// Paints a picture of the thumbnails in the same way.
void paintThumbnail(QPainter& painter, const QRect& box, const QPixmap& picture, const QPalette& palette);

/// The picture of one track, as big as the widget.
class TrackPicture : public QWidget
{
    Q_OBJECT

public:
    /// `thumbnails` must live as long as the widget.
    explicit TrackPicture(Thumbnails& thumbnails, QWidget* parent = nullptr);

    void showTrack(std::optional<TrackEntry> entry);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    Thumbnails& m_thumbnails;
    std::optional<TrackEntry> m_entry;
};

} // namespace bubblebar
