#pragma once

#include <QIconEngine>
#include <QPainter>
#include <QPixmap>

namespace bubblebar {

/// An icon that is painted anew at every size: `Engine` derives from it, says how in paint(), and can be copied.
template <class Engine>
class PaintedIcon : public QIconEngine
{
public:
    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override
    {
        QPixmap result(size);
        result.fill(Qt::transparent);
        QPainter painter(&result);
        paint(&painter, result.rect(), mode, state);
        return result;
    }

    [[nodiscard]] QIconEngine* clone() const override { return new Engine(static_cast<const Engine&>(*this)); }
};

} // namespace bubblebar
