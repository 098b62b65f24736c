#pragma once

#include <QStyledItemDelegate>

namespace bubblebar {

class Thumbnails;

/// Paints a track of a TrackList: its picture on the table's wood, its name and its summary.
class TrackDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    /// `thumbnails` must live as long as the delegate.
    TrackDelegate(Thumbnails& thumbnails, QSize picture, QObject* parent = nullptr);

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    Thumbnails& m_thumbnails;
    QSize m_picture;
};

} // namespace bubblebar
