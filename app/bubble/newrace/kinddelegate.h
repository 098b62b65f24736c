#pragma once

#include <QStyledItemDelegate>

namespace bubblebar {

/// Paints a kind of player in a list: its name, and below it the remark that is the item's tool tip.
class KindDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

} // namespace bubblebar
