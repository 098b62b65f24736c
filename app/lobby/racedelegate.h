#pragma once

#include <QStyledItemDelegate>

namespace bubblebar {

class Thumbnails;

/// Paints a saved race of a RaceList: its track, its name, who plays and when it was saved.
class RaceDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    /// `thumbnails` must live as long as the delegate.
    explicit RaceDelegate(Thumbnails& thumbnails, QObject* parent = nullptr);

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    Thumbnails& m_thumbnails;
};

} // namespace bubblebar
