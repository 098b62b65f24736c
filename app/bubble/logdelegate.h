#pragma once

#include <QStyledItemDelegate>

class QTextDocument;

namespace bubblebar {

/// Paints a line of LogModel: headings dim and bold, deeds with the player's beetle, what came of them set in.
class LogDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

} // namespace bubblebar
