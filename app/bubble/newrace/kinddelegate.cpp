#include "app/bubble/newrace/kinddelegate.h"

#include "designer/widgets/itempainting.h"
#include "designer/widgets/texts.h"

#include <QPainter>

#include <algorithm>

namespace bubblebar {

namespace {

constexpr int kMargin = 5;

QString remarkOf(const QModelIndex& index)
{
    return index.data(Qt::ToolTipRole).toString();
}

} // namespace

void KindDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    ItemPainting item(*painter, option);
    painter->save();
    item.paintPanel();
    QRect box = option.rect.marginsRemoved({2 * kMargin, kMargin, 2 * kMargin, kMargin});
    item.paintLine(box, index.data(Qt::DisplayRole).toString(), option.font, false);
    if (!remarkOf(index).isEmpty())
        item.paintLine(box, remarkOf(index), scaledFont(option.font, kSecondaryText), true);
    painter->restore();
    item.paintFocus();
}

QSize KindDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const QFontMetrics name(option.font);
    const QFontMetrics remark(scaledFont(option.font, kSecondaryText));
    const QString text = remarkOf(index);
    const int width =
        std::max(name.horizontalAdvance(index.data(Qt::DisplayRole).toString()), remark.horizontalAdvance(text));
    const int height = name.height() + (text.isEmpty() ? 0 : remark.height());
    return {width + 4 * kMargin, height + 2 * kMargin};
}

} // namespace bubblebar
