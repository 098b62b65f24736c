#pragma once

#include <QPainterPath>
#include <QRectF>
#include <QString>

#include <optional>

class QPainter;

namespace bubblebar {

/// Light modules that must be round a QR code.
inline constexpr int kQuietZone = 4;
/// The greatest version that is made: 97 modules a side, which phones still read from paper (formats page, "Share
/// code").
inline constexpr int kMaxQrVersion = 20;

/// A QR code, in modules.
struct QrCode
{
    int side = 0;      ///< with the quiet zone
    QPainterPath dark; ///< all dark modules as one shape without inner lines; (0, 0) is the quiet zone's corner
};

/// The QR code of a text, at error correction level M or better; nothing where it takes more than kMaxQrVersion.
/// Digits, capital letters and hyphens take least room.
[[nodiscard]] std::optional<QrCode> qrCode(const QString& text);

/// Paints it in black on white, as large as fits into the middle of the box.
void paintQrCode(QPainter& painter, const QRectF& box, const QrCode& code);

} // namespace bubblebar
