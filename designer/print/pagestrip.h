#pragma once

#include "designer/drawing/pages/pageset.h"

#include <QAbstractListModel>
#include <QHash>
#include <QListView>
#include <QPixmap>

namespace bubblebar {

/// The pages of a print job as small pictures, each painted when it is first seen.
class PageThumbnails : public QAbstractListModel
{
    Q_OBJECT

public:
    /// `height`: of the pictures in device-independent pixels.
    PageThumbnails(int height, qreal pixelRatio, QObject* parent = nullptr);

    void setPages(std::shared_ptr<const PageSet> pages);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;

private:
    [[nodiscard]] QPixmap picture(int page) const;

    std::shared_ptr<const PageSet> m_pages;
    int m_height;
    qreal m_pixelRatio;
    mutable QHash<int, QPixmap> m_pictures;
};

/// A row of them; the current one is the page that is shown.
class PageStrip : public QListView
{
    Q_OBJECT

public:
    explicit PageStrip(QWidget* parent = nullptr);

    void showPages(std::shared_ptr<const PageSet> pages);
    void showPage(int page);

Q_SIGNALS:
    void pageChosen(int page);

protected:
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;

private:
    PageThumbnails* m_thumbnails;
};

} // namespace bubblebar
