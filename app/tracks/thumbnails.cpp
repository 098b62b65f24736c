#include "app/tracks/thumbnails.h"

#include "designer/drawing/trackpainter.h"

#include <QPainter>

namespace bubblebar {

Thumbnails::Thumbnails(QObject* parent)
    : QObject(parent)
{
    m_painter.setMaxThreadCount(1);
}

Thumbnails::~Thumbnails()
{
    m_painter.clear();
    m_painter.waitForDone();
}

QPixmap Thumbnails::picture(const QString& key, const TrackPtr& track, QSize size, qreal pixelRatio, bool dark)
{
    const auto paint = [track](QSize pixels, bool isDark) { return trackOnTable(*track, pixels, isDark); };
    return picture(key, paint, size, pixelRatio, dark);
}

QPixmap Thumbnails::picture(const QString& key, const Paint& paint, QSize size, qreal pixelRatio, bool dark)
{
    const QSize pixels = (QSizeF(size) * pixelRatio).toSize();
    const QString id =
        QStringLiteral("%1x%2 %3 %4").arg(pixels.width()).arg(pixels.height()).arg(dark ? 1 : 0).arg(key);
    if (!m_pictures.contains(id)) {
        m_pictures.insert(id, {});
        start(id, key, paint, pixels, pixelRatio, dark);
    }
    return m_pictures.value(id);
}

void Thumbnails::start(const QString& id, const QString& key, const Paint& paint, QSize size, qreal pixelRatio,
                       bool dark)
{
    m_painter.start([this, id, key, paint, size, pixelRatio, dark] {
        QImage image = paint(size, dark);
        image.setDevicePixelRatio(pixelRatio);
        QMetaObject::invokeMethod(
            this,
            [this, id, key, image] {
                m_pictures.insert(id, QPixmap::fromImage(image));
                Q_EMIT painted(key);
            },
            Qt::QueuedConnection);
    });
}

QImage trackOnTable(const Track& track, QSize size, bool dark)
{
    QImage image(size, QImage::Format_RGB32);
    QPainter painter(&image);
    paintTable(painter, image.rect(), dark, size.height() / 2.0);
    const QSize margin = size / 20;
    // Painted twice as big: small tiles keep more of their detail that way.
    const QSize inner = size - 2 * margin;
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.drawImage(QRect({margin.width(), margin.height()}, inner), trackPicture(track, 2 * inner, dark));
    return image;
}

} // namespace bubblebar
