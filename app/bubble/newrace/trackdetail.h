#pragma once

#include "app/tracks/trackentry.h"

#include <QWidget>

class QLabel;

namespace bubblebar {

class Notice;
class Thumbnails;
class TrackPicture;

/// The chosen track: its picture, what it is like, its author's notes, and why it can't be played if so.
class TrackDetail : public QWidget
{
    Q_OBJECT

public:
    /// `thumbnails` must live as long as the widget.
    explicit TrackDetail(Thumbnails& thumbnails, QWidget* parent = nullptr);

    void showTrack(const TrackEntry& entry);

private:
    [[nodiscard]] QWidget* textColumn();

    TrackPicture* m_picture;
    QLabel* m_name;
    QLabel* m_summary;
    QLabel* m_terrains;
    QLabel* m_notes;
    Notice* m_problem;
};

} // namespace bubblebar
