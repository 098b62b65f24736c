#include "designer/print/pagestrip.h"

#include "designer/drawing/pages/pagepainter.h"
#include "designer/drawing/pages/pagetext.h"

#include <QIcon>
#include <QPainter>
#include <QScrollBar>

namespace bubblebar {

namespace {

constexpr int kPictureHeight = 64;

} // namespace

PageThumbnails::PageThumbnails(int height, qreal pixelRatio, QObject* parent)
    : QAbstractListModel(parent)
    , m_height(height)
    , m_pixelRatio(pixelRatio)
{
}

void PageThumbnails::setPages(std::shared_ptr<const PageSet> pages)
{
    beginResetModel();
    m_pages = std::move(pages);
    m_pictures.clear();
    endResetModel();
}

int PageThumbnails::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() || !m_pages ? 0 : m_pages->count();
}

QVariant PageThumbnails::data(const QModelIndex& index, int role) const
{
    switch (role) {
    case Qt::DisplayRole:
        return pageLabel(*m_pages, index.row());
    case Qt::AccessibleTextRole:
    case Qt::ToolTipRole:
        return footTexts(*m_pages, index.row()).constFirst();
    case Qt::DecorationRole: {
        // The same when it is selected: a tinted page would look printed that way.
        QIcon icon(picture(index.row()));
        icon.addPixmap(picture(index.row()), QIcon::Selected);
        return icon;
    }
    default:
        return {};
    }
}

QPixmap PageThumbnails::picture(int page) const
{
    QPixmap& kept = m_pictures[page];
    if (kept.isNull()) {
        const QSizeF paper = m_pages->frame.paper;
        const double zoom = m_height * m_pixelRatio / paper.height();
        kept = QPixmap((paper * zoom).toSize().expandedTo({1, 1}));
        kept.fill(Qt::white);
        QPainter painter(&kept);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.scale(zoom, zoom);
        paintPage(painter, *m_pages, page);
        painter.resetTransform();
        painter.setPen(Qt::gray);
        painter.drawRect(kept.rect().adjusted(0, 0, -1, -1));
        kept.setDevicePixelRatio(m_pixelRatio);
    }
    return kept;
}

PageStrip::PageStrip(QWidget* parent)
    : QListView(parent)
    , m_thumbnails(new PageThumbnails(kPictureHeight, devicePixelRatioF(), this))
{
    setModel(m_thumbnails);
    setViewMode(IconMode);
    setFlow(LeftToRight);
    setWrapping(false);
    setMovement(Static);
    setResizeMode(Adjust);
    setUniformItemSizes(true);
    setSpacing(4);
    setIconSize({2 * kPictureHeight, kPictureHeight});
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFixedHeight(kPictureHeight + 2 * fontMetrics().height() + horizontalScrollBar()->sizeHint().height());
    setAccessibleName(tr("Pages"));
}

void PageStrip::showPages(std::shared_ptr<const PageSet> pages)
{
    m_thumbnails->setPages(std::move(pages));
}

void PageStrip::showPage(int page)
{
    const QModelIndex index = m_thumbnails->index(page);
    setCurrentIndex(index);
    scrollTo(index);
}

void PageStrip::currentChanged(const QModelIndex& current, const QModelIndex& previous)
{
    QListView::currentChanged(current, previous);
    if (current.isValid())
        Q_EMIT pageChosen(current.row());
}

} // namespace bubblebar
