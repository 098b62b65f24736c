#include "designer/print/pagepreview.h"

#include "designer/drawing/pages/pagepainter.h"
#include "designer/drawing/pages/pagetext.h"

#include <QKeyEvent>
#include <QPainter>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace bubblebar {

namespace {

constexpr double kZoomStep = 1.25;
constexpr double kLeastZoom = 0.2;
constexpr double kGreatestZoom = 16;
constexpr int kDesk = 16; ///< pixels of it round a page
/// Pages up to so many pixels are kept as pictures; larger ones are painted where they are seen.
constexpr qint64 kMostKept = 12'000'000;

} // namespace

/// The paper itself.
class PagePreview::Sheet : public QWidget
{
public:
    explicit Sheet(QWidget* parent)
        : QWidget(parent)
    {
    }

    void show(std::shared_ptr<const PageSet> pages, int page, double zoom)
    {
        m_pages = std::move(pages);
        m_page = page;
        m_zoom = zoom;
        m_picture = {};
        resize((m_pages->frame.paper * zoom).toSize() + QSize(2 * kDesk, 2 * kDesk));
        update();
    }

protected:
    void paintEvent(QPaintEvent* /*event*/) override
    {
        if (!m_pages || m_page >= m_pages->count())
            return;
        QPainter painter(this);
        const QRect paper = rect().adjusted(kDesk, kDesk, -kDesk, -kDesk);
        painter.fillRect(paper.translated(2, 3), QColor(0, 0, 0, 60));
        const QSize pixels = paper.size() * devicePixelRatioF();
        if (qint64(pixels.width()) * pixels.height() > kMostKept) {
            painter.setClipRect(paper);
            painter.fillRect(paper, Qt::white);
            painter.translate(paper.topLeft());
            return paint(painter);
        }
        if (m_picture.isNull()) {
            m_picture = QPixmap(pixels);
            m_picture.fill(Qt::white);
            m_picture.setDevicePixelRatio(devicePixelRatioF());
            QPainter inside(&m_picture);
            paint(inside);
        }
        painter.drawPixmap(paper.topLeft(), m_picture);
    }

private:
    void paint(QPainter& painter) const
    {
        painter.setRenderHint(QPainter::Antialiasing);
        painter.scale(m_zoom, m_zoom);
        paintPage(painter, *m_pages, m_page);
    }

    std::shared_ptr<const PageSet> m_pages;
    int m_page = 0;
    double m_zoom = 1;
    QPixmap m_picture;
};

PagePreview::PagePreview(QWidget* parent)
    : QScrollArea(parent)
    , m_sheet(new Sheet(this))
{
    setWidget(m_sheet);
    setAlignment(Qt::AlignCenter);
    setBackgroundRole(QPalette::Dark);
    setMinimumSize(260, 220);
    setAccessibleName(tr("Preview"));
}

PagePreview::~PagePreview() = default;

void PagePreview::showPages(std::shared_ptr<const PageSet> pages)
{
    m_pages = std::move(pages);
    showPage(m_page);
}

void PagePreview::showPage(int page)
{
    if (!m_pages)
        return;
    const int wanted = std::clamp(page, 0, std::max(0, m_pages->count() - 1));
    const bool changed = std::exchange(m_page, wanted) != wanted;
    setZoom(m_fitted ? fittingZoom() : m_zoom);
    setAccessibleDescription(m_pages->count() > 0 ? footTexts(*m_pages, m_page).constFirst() : QString());
    if (changed)
        Q_EMIT pageChanged(m_page);
}

void PagePreview::fit()
{
    m_fitted = true;
    setZoom(fittingZoom());
}

void PagePreview::zoomIn()
{
    m_fitted = false;
    setZoom(m_zoom * kZoomStep);
}

void PagePreview::zoomOut()
{
    m_fitted = false;
    setZoom(m_zoom / kZoomStep);
}

void PagePreview::setZoom(double zoom)
{
    m_zoom = std::clamp(zoom, kLeastZoom, kGreatestZoom);
    if (m_pages)
        m_sheet->show(m_pages, m_page, m_zoom);
    Q_EMIT zoomChanged();
}

double PagePreview::fittingZoom() const
{
    if (!m_pages)
        return m_zoom;
    const QSize room = maximumViewportSize() - QSize(2 * kDesk, 2 * kDesk);
    const QSizeF paper = m_pages->frame.paper;
    return std::min(room.width() / paper.width(), room.height() / paper.height());
}

void PagePreview::resizeEvent(QResizeEvent* event)
{
    QScrollArea::resizeEvent(event);
    if (m_fitted)
        fit();
}

/// The wheel turns pages or scrolls a large one; with Ctrl it zooms.
void PagePreview::wheelEvent(QWheelEvent* event)
{
    const int steps = event->angleDelta().y();
    if (event->modifiers().testFlag(Qt::ControlModifier)) {
        m_fitted = false;
        setZoom(m_zoom * std::pow(kZoomStep, steps / 120.0));
        return event->accept();
    }
    if (!m_fitted)
        return QScrollArea::wheelEvent(event);
    if (steps != 0)
        showPage(m_page + (steps < 0 ? 1 : -1));
    event->accept();
}

void PagePreview::keyPressEvent(QKeyEvent* event)
{
    switch (event->key()) {
    case Qt::Key_PageDown:
        return showPage(m_page + 1);
    case Qt::Key_PageUp:
        return showPage(m_page - 1);
    case Qt::Key_Home:
        return showPage(0);
    case Qt::Key_End:
        return showPage(m_pages ? m_pages->count() - 1 : 0);
    case Qt::Key_Plus:
        return zoomIn();
    case Qt::Key_Minus:
        return zoomOut();
    case Qt::Key_0:
        return fit();
    default:
        QScrollArea::keyPressEvent(event);
    }
}

} // namespace bubblebar
