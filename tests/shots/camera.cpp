#include "tests/shots/camera.h"

#include "app/appearance.h"
#include "app/barstyle.h"

#include <QApplication>
#include <QDialog>
#include <QElapsedTimer>
#include <QPainter>
#include <QPalette>
#include <QStyle>
#include <QtTest>

namespace bubblebar::shots {

namespace {

constexpr int kBetweenGrabs = 250; ///< ms
constexpr int kLongestWait = 15000;

QPixmap grabWhenStill(QWidget& window)
{
    QElapsedTimer clock;
    clock.start();
    QPixmap last = window.grab();
    while (clock.elapsed() < kLongestWait) {
        QTest::qWait(kBetweenGrabs);
        QPixmap next = window.grab();
        if (next.toImage() == last.toImage())
            return next;
        last = next;
    }
    return last;
}

} // namespace

void setLook(bool dark)
{
    useBarStyle(QStringLiteral("Fusion"));
    QApplication::setPalette(dark ? darkPalette() : QApplication::style()->standardPalette());
}

void present(QWidget& window, QSize screen)
{
    const bool isDialog = qobject_cast<QDialog*>(&window) != nullptr;
    if (isDialog && !window.testAttribute(Qt::WA_Resized))
        window.adjustSize();
    window.resize(isDialog ? window.size().boundedTo(screen) : screen);
    window.show();
}

QPixmap photograph(QWidget& window, QSize screen)
{
    present(window, screen);
    const QPixmap picture = grabWhenStill(window);
    if (qobject_cast<QDialog*>(&window) == nullptr)
        return picture;
    QPixmap whole(screen * picture.devicePixelRatio());
    whole.setDevicePixelRatio(picture.devicePixelRatio());
    whole.fill(QApplication::palette().color(QPalette::Mid));
    QPainter painter(&whole);
    QRect frame({}, window.size());
    frame.moveCenter(QRect({}, screen).center());
    painter.drawPixmap(frame.topLeft(), picture);
    painter.setPen(QApplication::palette().color(QPalette::Dark));
    painter.drawRect(frame.adjusted(-1, -1, 0, 0));
    return whole;
}

} // namespace bubblebar::shots
