#include "app/tracks/trackdelegate.h"

#include "app/tracks/tracklist.h"
#include "app/tracks/trackpicture.h"
#include "designer/widgets/itempainting.h"
#include "designer/widgets/texts.h"

#include <QPainter>

namespace bubblebar {

namespace {

constexpr int kMargin = 6;

const TrackEntry& entryOf(QModelIndex index)
{
    if (const auto* filter = qobject_cast<const QSortFilterProxyModel*>(index.model()))
        index = filter->mapToSource(index);
    return static_cast<const TrackList*>(index.model())->entry(index.row());
}

} // namespace

TrackDelegate::TrackDelegate(Thumbnails& thumbnails, QSize picture, QObject* parent)
    : QStyledItemDelegate(parent)
    , m_thumbnails(thumbnails)
    , m_picture(picture)
{
}

QSize TrackDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& /*index*/) const
{
    // The name is bold, but no higher for that.
    const int lines =
        QFontMetrics(option.font).height() + QFontMetrics(scaledFont(option.font, kSecondaryText)).height();
    return {m_picture.width() + 2 * kMargin, m_picture.height() + lines + 3 * kMargin};
}

void TrackDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    ItemPainting item(*painter, option);
    painter->save();
    item.paintPanel();
    QRect box = option.rect.marginsRemoved({kMargin, kMargin, kMargin, kMargin});
    const QRect picture(box.topLeft(), QSize(box.width(), m_picture.height()));
    paintTrackPicture(*painter, picture, entryOf(index), m_thumbnails, option.palette);
    box.setTop(box.top() + m_picture.height() + kMargin);
    item.paintLine(box, index.data(Qt::DisplayRole).toString(), scaledFont(option.font, 1, true), false);
    item.paintLine(box, index.data(TrackList::SummaryRole).toString(), scaledFont(option.font, kSecondaryText), true);
    painter->restore();
    item.paintFocus();
}

} // namespace bubblebar
