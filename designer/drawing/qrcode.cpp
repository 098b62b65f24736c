#include "designer/drawing/qrcode.h"

#include <QPainter>

#include <qrcodegen/qrcodegen.hpp>

#include <algorithm>

namespace bubblebar {

namespace {

using Code = qrcodegen::QrCode;
using Segment = qrcodegen::QrSegment;

std::vector<Segment> segmentsOf(const QByteArray& text)
{
    return Segment::makeSegments(text.constData());
}

/// Dark modules beside each other in a row are one rectangle.
QPainterPath darkModules(const Code& code)
{
    const int side = code.getSize();
    QPainterPath path;
    path.setFillRule(Qt::WindingFill);
    for (int y = 0; y < side; ++y) {
        for (int x = 0; x < side; ++x) {
            const int begin = x;
            while (x < side && code.getModule(x, y))
                ++x;
            if (x > begin)
                path.addRect(kQuietZone + begin, kQuietZone + y, x - begin, 1);
        }
    }
    return path.simplified();
}

} // namespace

std::optional<QrCode> qrCode(const QString& text)
{
    try {
        const Code code =
            Code::encodeSegments(segmentsOf(text.toUtf8()), Code::Ecc::MEDIUM, Code::MIN_VERSION, kMaxQrVersion);
        return QrCode {code.getSize() + 2 * kQuietZone, darkModules(code)};
    } catch (const std::length_error&) { // the library's way to say that the text is too long
        return std::nullopt;
    }
}

void paintQrCode(QPainter& painter, const QRectF& box, const QrCode& code)
{
    const double scale = std::min(box.width(), box.height()) / code.side;
    painter.save();
    painter.translate(box.center());
    painter.scale(scale, scale);
    painter.translate(-code.side / 2.0, -code.side / 2.0);
    painter.fillRect(QRectF(0, 0, code.side, code.side), Qt::white);
    painter.fillPath(code.dark, Qt::black);
    painter.restore();
}

} // namespace bubblebar
