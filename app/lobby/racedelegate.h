#pragma once

#include <QStyledItemDelegate>

namespace bubblebar {

class Thumbnails;
struct SavedRace;

/// Paints a saved race of a RaceList: how it stands, its name, who plays and when it was saved.
class RaceDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    /// `thumbnails` must live as long as the delegate.
    explicit RaceDelegate(Thumbnails& thumbnails, QObject* parent = nullptr);

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    void paintPicture(QPainter& painter, const QRect& box, const SavedRace& race, const QPalette& palette) const;

    Thumbnails& m_thumbnails;
};

} // namespace bubblebar
