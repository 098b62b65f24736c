#include "app/tracks/trackview.h"

#include "app/tracks/thumbnails.h"
#include "app/tracks/trackdelegate.h"

#include <QScrollBar>

#include <algorithm>

namespace bubblebar {

namespace {

constexpr QSize kPicture(19, 12); ///< in letters
constexpr int kGap = 4;

} // namespace

TrackView::TrackView(Thumbnails& thumbnails, QWidget* parent)
    : PickList(parent)
{
    setItemDelegate(new TrackDelegate(thumbnails, kPicture * fontMetrics().averageCharWidth(), this));
    setViewMode(IconMode);
    setMovement(Static);
    setResizeMode(Adjust);
    setUniformItemSizes(true);
    connect(&thumbnails, &Thumbnails::painted, viewport(), qOverload<>(&QWidget::update));
}

QSize TrackView::sizeFor(int columns, int rows) const
{
    const int frame = 2 * frameWidth();
    return {columns * cell().width() + frame + verticalScrollBar()->sizeHint().width(), rows * cell().height() + frame};
}

QSize TrackView::cell() const
{
    QStyleOptionViewItem option;
    initViewItemOption(&option);
    return itemDelegate()->sizeHint(option, {}) + QSize(kGap, kGap);
}

void TrackView::resizeEvent(QResizeEvent* event)
{
    // The pictures of a row share its whole width, with room for the scroll bar whether it is there or not.
    const int width = this->width() - 2 * frameWidth() - verticalScrollBar()->sizeHint().width();
    const int columns = std::max(1, width / cell().width());
    setGridSize({(width - 1) / columns, cell().height()});
    PickList::resizeEvent(event);
}

} // namespace bubblebar
