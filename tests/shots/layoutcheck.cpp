#include "tests/shots/layoutcheck.h"

#include <QAbstractButton>
#include <QDialog>
#include <QGroupBox>
#include <QLabel>
#include <QLayout>

#include <algorithm>

namespace bubblebar::shots {

namespace {

QString nameOf(const QWidget& widget)
{
    if (const auto* label = qobject_cast<const QLabel*>(&widget))
        return label->text();
    if (const auto* button = qobject_cast<const QAbstractButton*>(&widget))
        return button->text();
    if (const auto* box = qobject_cast<const QGroupBox*>(&widget))
        return box->title();
    return widget.objectName();
}

/// Room that the widget's text needs at its present width; invalid where it shows none.
QSize textRoom(const QWidget& widget)
{
    if (const auto* label = qobject_cast<const QLabel*>(&widget)) {
        if (label->text().isEmpty())
            return {};
        return label->wordWrap() ? QSize(0, label->heightForWidth(label->width())) : label->sizeHint();
    }
    const auto* button = qobject_cast<const QAbstractButton*>(&widget);
    return button != nullptr && !button->text().isEmpty() ? button->sizeHint() : QSize();
}

bool isLaidOut(const QWidget& widget)
{
    const QWidget* parent = widget.parentWidget();
    return parent != nullptr && parent->layout() != nullptr &&
           parent->layout()->indexOf(const_cast<QWidget*>(&widget)) >= 0;
}

bool fits(QSize size, QSize room)
{
    constexpr int kSlack = 2; // pixels, as styles round
    return size.width() + kSlack >= room.width() && size.height() + kSlack >= room.height();
}

/// Signs have fixed sizes, and Qt's own small buttons are its own.
bool isSign(const QWidget& widget)
{
    const auto* button = qobject_cast<const QAbstractButton*>(&widget);
    return button != nullptr && (button->text().size() == 1 || widget.inherits("QDockWidgetTitleButton"));
}

} // namespace

QStringList clippedParts(const QWidget& window)
{
    QStringList parts;
    const auto report = [&parts](const QWidget& widget, const char* what, QSize room) {
        parts << QStringLiteral("%1 “%2” is %3×%4 and needs %5×%6 (%7)")
                     .arg(QLatin1String(widget.metaObject()->className()), nameOf(widget))
                     .arg(widget.width())
                     .arg(widget.height())
                     .arg(room.width())
                     .arg(room.height())
                     .arg(QLatin1String(what));
    };
    for (const QWidget* widget : window.findChildren<QWidget*>()) {
        if (!widget->isVisibleTo(&window) || widget->isWindow() || isSign(*widget))
            continue;
        const QSize room = textRoom(*widget);
        if (room.isValid() && !fits(widget->size(), room))
            report(*widget, "text", room);
        const QSize least = widget->minimumSizeHint().boundedTo(widget->maximumSize());
        if (isLaidOut(*widget) && least.isValid() && !fits(widget->size(), least))
            report(*widget, "least", least);
    }
    parts.removeDuplicates();
    return parts;
}

QStringList overflow(const QWidget& window, QSize screen)
{
    constexpr QSize kPanelAndFrame(16, 40 + 28);
    constexpr QSize kFrame(16, 48);
    constexpr int kHighestDialog = 700;
    QSize room = screen - kPanelAndFrame;
    // What a window shows at first, it is; what it shows at least, it can be made.
    QSize least = window.minimumSizeHint().expandedTo(window.minimumSize());
    if (qobject_cast<const QDialog*>(&window) != nullptr) {
        // Dialogs ask the screen, which has no panel here.
        room.setHeight(std::min(screen.height() - kFrame.height(), kHighestDialog));
        least = least.expandedTo(window.size());
    }
    if (least.width() <= room.width() && least.height() <= room.height())
        return {};
    return {QStringLiteral("%1 is at least %2×%3, which is more than %4×%5")
                .arg(QLatin1String(window.metaObject()->className()))
                .arg(least.width())
                .arg(least.height())
                .arg(room.width())
                .arg(room.height())};
}

} // namespace bubblebar::shots
