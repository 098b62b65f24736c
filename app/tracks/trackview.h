#pragma once

#include "designer/widgets/picklist.h"

namespace bubblebar {

class Thumbnails;

/// Tracks as pictures with their names, in rows. Shows a TrackList or a filter on one.
class TrackView : public PickList
{
    Q_OBJECT

public:
    /// Pictures grow with the text. `thumbnails` must live as long as the view.
    explicit TrackView(Thumbnails& thumbnails, QWidget* parent = nullptr);

    /// The size that `columns` × `rows` pictures need, with the frame and a scroll bar beside them.
    [[nodiscard]] QSize sizeFor(int columns, int rows) const;

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    [[nodiscard]] QSize cell() const;
};

} // namespace bubblebar
