#include "designer/drawing/felt.h"

#include "core/support/random.h"

#include <QLineF>
#include <QPainter>
#include <QPixmap>

#include <vector>

namespace bubblebar {

namespace {

constexpr double kPatch = 96; ///< pixels; the fibres repeat after one
constexpr int kFibres = 60;   ///< in a patch
constexpr double kLongest = 7;

double share(FastRandom& random)
{
    return static_cast<double>(below(random, 4096)) / 4096;
}

/// The same in every patch and every time.
const std::vector<QLineF>& fibres()
{
    static const std::vector<QLineF> lines = [] {
        FastRandom random(1);
        std::vector<QLineF> made;
        for (int i = 0; i < kFibres; ++i) {
            const QPointF at(share(random) * kPatch, share(random) * kPatch);
            made.push_back(QLineF::fromPolar(2 + share(random) * kLongest, share(random) * 360).translated(at));
        }
        return made;
    }();
    return lines;
}

} // namespace

void paintFelt(QPainter& painter, const QRectF& area, bool dark)
{
    painter.fillRect(area, dark ? QColor(0x2c, 0x3b, 0x34) : QColor(0x8f, 0xab, 0x8f));
    QPixmap patch(QSizeF(kPatch, kPatch).toSize() * painter.device()->devicePixelRatio());
    patch.setDevicePixelRatio(painter.device()->devicePixelRatio());
    patch.fill(Qt::transparent);
    QPainter brush(&patch);
    brush.setRenderHint(QPainter::Antialiasing);
    brush.setPen(QPen(dark ? QColor(255, 255, 255, 10) : QColor(30, 60, 40, 22), 1));
    for (const double dx : {-kPatch, 0.0, kPatch}) {
        for (const double dy : {-kPatch, 0.0, kPatch}) {
            for (const QLineF& fibre : fibres())
                brush.drawLine(fibre.translated(dx, dy));
        }
    }
    brush.end();
    painter.drawTiledPixmap(area, patch);
}

} // namespace bubblebar
