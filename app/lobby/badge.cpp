#include "app/lobby/badge.h"

#include <QPainter>
#include <QSvgRenderer>
#include <QTimer>

namespace bubblebar {

namespace {

QPixmap badgePicture(QSize size, double ratio)
{
    QPixmap badge(size * ratio);
    badge.setDevicePixelRatio(ratio);
    badge.fill(Qt::transparent);
    QPainter painter(&badge);
    QSvgRenderer(QStringLiteral(":/art/app/icon.svg")).render(&painter, QRectF({}, size));
    return badge;
}

} // namespace

Badge::Badge(int size, QWidget* parent)
    : QWidget(parent)
{
    setFixedSize(size, size);
}

void Badge::paintEvent(QPaintEvent* /*event*/)
{
    if (m_picture.devicePixelRatio() == devicePixelRatioF() && !m_picture.isNull())
        return QPainter(this).drawPixmap(0, 0, m_picture);
    QTimer::singleShot(0, this, [this] {
        m_picture = badgePicture(size(), devicePixelRatioF());
        update();
    });
}

} // namespace bubblebar
