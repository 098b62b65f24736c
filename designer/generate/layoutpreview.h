#pragma once

#include "core/track/track.h"

#include <QWidget>

namespace bubblebar {

/// A picture of a track that nobody has laid yet, on the table.
class LayoutPreview : public QWidget
{
    Q_OBJECT

public:
    explicit LayoutPreview(QWidget* parent = nullptr);

    /// Null for none: the bare table.
    void showTrack(TrackPtr track);

    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    TrackPtr m_track;
};

} // namespace bubblebar
