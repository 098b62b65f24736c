#pragma once

#include <QStyledItemDelegate>

namespace bubblebar {

/// Paints a row of PlayersModel: beetle, name, who plays, beetles at home, backs of the cards.
class PlayersDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

} // namespace bubblebar
