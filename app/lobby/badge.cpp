#include "app/lobby/badge.h"

#include <QPainter>
#include <QSvgRenderer>

namespace bubblebar {

QPixmap badgePixmap(QSize size, double ratio)
{
    QPixmap badge(size * ratio);
    badge.setDevicePixelRatio(ratio);
    badge.fill(Qt::transparent);
    QPainter painter(&badge);
    QSvgRenderer(QStringLiteral(":/art/app/icon.svg")).render(&painter, QRectF({}, size));
    return badge;
}

} // namespace bubblebar
