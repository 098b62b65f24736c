#include "designer/widgets/lazypicture.h"

#include "designer/widgets/tablelook.h"

#include <QMouseEvent>
#include <QPainter>
#include <QTimer>

namespace bubblebar {

LazyPicture::LazyPicture(Painter painter, QWidget* parent)
    : QWidget(parent)
    , m_paint(std::move(painter))
{
    m_thread.setMaxThreadCount(1);
    setAttribute(Qt::WA_OpaquePaintEvent);
}

LazyPicture::~LazyPicture()
{
    m_thread.clear();
    m_thread.waitForDone();
}

void LazyPicture::paintEvent(QPaintEvent* /*event*/)
{
    const Wanted wanted {(QSizeF(size()) * devicePixelRatioF()).toSize(), isDark(palette())};
    if (wanted != m_wanted)
        request(wanted);
    QPainter painter(this);
    painter.fillRect(rect(), tableTones(wanted.dark).wood);
    if (m_image.isNull())
        return;
    // A picture of another size stands in, cut to fit, until its successor is painted.
    const QSizeF cut = QSizeF(size()).scaled(m_image.size(), Qt::KeepAspectRatio);
    QRectF source({}, cut);
    source.moveCenter(QRectF(m_image.rect()).center());
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.drawImage(QRectF(rect()), m_image, source);
}

void LazyPicture::mouseReleaseEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton && rect().contains(event->position().toPoint()))
        Q_EMIT clicked();
}

void LazyPicture::request(const Wanted& wanted)
{
    m_wanted = wanted;
    if (m_busy)
        return;
    m_busy = true;
    // Once the window has been painted: the threads must not take the processors from it.
    QTimer::singleShot(0, this, [this, wanted] {
        m_thread.start([this, wanted] {
            const QImage image = m_paint(wanted.size, wanted.dark);
            QMetaObject::invokeMethod(
                this, [this, wanted, image] { take(wanted, image); }, Qt::QueuedConnection);
        });
    });
}

void LazyPicture::take(const Wanted& painted, const QImage& image)
{
    m_busy = false;
    m_image = image;
    if (painted != m_wanted)
        request(m_wanted);
    update();
}

} // namespace bubblebar
