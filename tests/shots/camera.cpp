#include "tests/shots/camera.h"

#include <QApplication>
#include <QDialog>
#include <QElapsedTimer>
#include <QPainter>
#include <QPalette>
#include <QStyle>
#include <QStyleFactory>
#include <QtTest>

namespace bubblebar::shots {

namespace {

constexpr int kBetweenGrabs = 250; ///< ms
constexpr int kLongestWait = 15000;

QPalette darkPalette()
{
    QPalette palette(QColor(49, 54, 59), QColor(42, 46, 50));
    palette.setColor(QPalette::Base, QColor(30, 33, 36));
    palette.setColor(QPalette::AlternateBase, QColor(37, 41, 45));
    palette.setColor(QPalette::ToolTipBase, QColor(49, 54, 59));
    palette.setColor(QPalette::ToolTipText, QColor(240, 240, 240));
    palette.setColor(QPalette::Highlight, QColor(47, 128, 196));
    palette.setColor(QPalette::HighlightedText, Qt::white);
    palette.setColor(QPalette::Link, QColor(106, 178, 232));
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText}) {
        palette.setColor(role, QColor(240, 240, 240));
        palette.setColor(QPalette::Disabled, role, QColor(128, 132, 136));
    }
    palette.setColor(QPalette::PlaceholderText, QColor(170, 174, 178));
    return palette;
}

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
    QApplication::setStyle(QStyleFactory::create(QStringLiteral("Fusion")));
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
    QPixmap whole(screen);
    whole.fill(QApplication::palette().color(QPalette::Mid));
    QPainter painter(&whole);
    QRect frame = picture.rect();
    frame.moveCenter(whole.rect().center());
    painter.drawPixmap(frame.topLeft(), picture);
    painter.setPen(QApplication::palette().color(QPalette::Dark));
    painter.drawRect(frame.adjusted(-1, -1, 0, 0));
    return whole;
}

} // namespace bubblebar::shots
