#include "designer/share/qrview.h"

#include <QPainter>

namespace bubblebar {

namespace {

constexpr int kSide = 240;
/// Smaller modules are hard on a phone's camera.
constexpr int kLeastModule = 3;

} // namespace

QrView::QrView(QWidget* parent)
    : QWidget(parent)
{
    setAccessibleName(tr("QR code of the share code"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void QrView::showCode(const QrCode& code)
{
    m_code = code;
    setMinimumSize(QSize(code.side, code.side) * kLeastModule);
    update();
}

QSize QrView::sizeHint() const
{
    return QSize(kSide, kSide).expandedTo(minimumSize());
}

void QrView::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.fillRect(rect(), Qt::white);
    if (m_code.side == 0)
        return;
    // Whole pixels for each module keep the edges sharp.
    const int module = std::max(1, std::min(width(), height()) / m_code.side);
    const int side = module * m_code.side;
    paintQrCode(painter, QRect((width() - side) / 2, (height() - side) / 2, side, side), m_code);
}

} // namespace bubblebar
