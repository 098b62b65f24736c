#pragma once

#include "designer/drawing/qrcode.h"

#include <QWidget>

namespace bubblebar {

/// A QR code, black on white in every theme.
class QrView : public QWidget
{
    Q_OBJECT

public:
    explicit QrView(QWidget* parent = nullptr);

    void showCode(const QrCode& code);
    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QrCode m_code;
};

} // namespace bubblebar
