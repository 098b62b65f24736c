#include "designer/widgets/windowsize.h"

#include <QDataStream>
#include <QGuiApplication>
#include <QIODevice>
#include <QScreen>
#include <QWidget>

#include <algorithm>
#include <optional>

namespace bubblebar {

namespace {

/// Of usual frames, where the window has none yet.
constexpr int kBorder = 8;
constexpr int kTitle = 40;
constexpr QSize kFrame(2 * kBorder, kTitle + kBorder);

/// Room for a window's inside.
QRect room(const QScreen& screen)
{
    return screen.availableGeometry().adjusted(kBorder, kTitle, -kBorder, -kBorder);
}

/// The one that shows most of the window; the first one for a window that is on none.
QScreen& screenOf(const QRect& window)
{
    const auto area = [&window](const QScreen* screen) {
        const QRect part = screen->geometry().intersected(window);
        return qint64 {part.width()} * part.height();
    };
    const QList<QScreen*> screens = QGuiApplication::screens();
    QScreen* best = *std::ranges::max_element(screens, {}, area);
    return area(best) > 0 ? *best : *QGuiApplication::primaryScreen();
}

constexpr quint32 kMagic = 0x42425731; // "BBW1"

struct Kept
{
    QRect rect; ///< of the window's inside while it is not maximised
    bool isMaximized = false;
};

std::optional<Kept> parse(const QByteArray& geometry)
{
    constexpr int kFar = 1 << 20; // pixels: sums with them stay numbers
    QDataStream stream(geometry);
    stream.setVersion(QDataStream::Qt_6_0);
    quint32 magic = 0;
    Kept kept;
    stream >> magic >> kept.rect >> kept.isMaximized;
    const QRect plausible(QPoint(-kFar, -kFar), QPoint(kFar, kFar));
    // Corner by corner: the size of a damaged rectangle can be more than a number holds.
    if (stream.status() != QDataStream::Ok || magic != kMagic || !plausible.contains(kept.rect.topLeft()) ||
        !plausible.contains(kept.rect.bottomRight()) || !kept.rect.isValid())
        return std::nullopt;
    return kept;
}

} // namespace

void resizeWithinScreen(QWidget& window, QSize usual)
{
    window.resize(usual.boundedTo(window.screen()->availableSize() - kFrame).expandedTo(window.minimumSize()));
}

QByteArray windowGeometry(const QWidget& window)
{
    QByteArray bytes;
    QDataStream stream(&bytes, QIODevice::WriteOnly);
    stream.setVersion(QDataStream::Qt_6_0);
    stream << kMagic << window.normalGeometry() << window.isMaximized();
    return bytes;
}

void restoreWindow(QWidget& window, const QByteArray& geometry, QSize usual)
{
    const std::optional<Kept> kept = parse(geometry);
    if (!kept)
        return resizeWithinScreen(window, usual);
    window.setGeometry(kept->rect);
    keepOnScreen(window);
    if (kept->isMaximized)
        window.setWindowState(Qt::WindowMaximized);
}

void keepOnScreen(QWidget& window)
{
    if (window.isMaximized() || window.isFullScreen())
        return;
    const QRect inside = room(screenOf(window.geometry()));
    QRect rect = window.geometry();
    rect.setSize(rect.size().boundedTo(inside.size()).expandedTo(window.minimumSize()));
    rect.moveRight(std::min(rect.right(), inside.right()));
    rect.moveBottom(std::min(rect.bottom(), inside.bottom()));
    rect.moveLeft(std::max(rect.left(), inside.left()));
    rect.moveTop(std::max(rect.top(), inside.top()));
    if (rect != window.geometry())
        window.setGeometry(rect);
}

void bringToFront(QWidget& window)
{
    window.setWindowState(window.windowState() & ~Qt::WindowMinimized);
    window.show();
    window.raise();
    window.activateWindow();
}

} // namespace bubblebar
