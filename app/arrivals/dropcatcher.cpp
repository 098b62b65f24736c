#include "app/arrivals/dropcatcher.h"

#include "app/files.h"
#include "core/support/errortext.h"
#include "core/track/sharecode.h"

#include <QApplication>
#include <QDropEvent>
#include <QFileInfo>
#include <QMimeData>
#include <QToolTip>
#include <QUrl>

namespace bubblebar {

namespace {

/// A share code of the largest track that people would send has a hundredth of it.
constexpr qsizetype kMaxText = 1024LL * 1024;

bool isWindow(const QObject& object)
{
    if (!object.isWidgetType())
        return false;
    const Qt::WindowType type = static_cast<const QWidget&>(object).windowType();
    return type == Qt::Window || type == Qt::Dialog;
}

/// Fields where people write: text that is dropped there goes in.
bool takesText(const QWidget& target)
{
    return target.testAttribute(Qt::WA_InputMethodEnabled) && target.acceptDrops();
}

/// A text is copied even if it would rather be moved: it stays where it comes from.
void accept(QDropEvent& event)
{
    if (event.possibleActions().testFlag(Qt::CopyAction))
        event.setDropAction(Qt::CopyAction);
    event.accept();
}

} // namespace

DropCatcher::DropCatcher(QObject* parent)
    : QObject(parent)
{
    qApp->installEventFilter(this);
}

bool DropCatcher::eventFilter(QObject* watched, QEvent* event)
{
    switch (event->type()) {
    case QEvent::Show:
        if (isWindow(*watched))
            static_cast<QWidget*>(watched)->setAcceptDrops(true);
        return false;
    case QEvent::DragEnter:
    case QEvent::DragMove:
        return watched->isWidgetType() && drag(*static_cast<QWidget*>(watched), *static_cast<QDropEvent*>(event));
    case QEvent::Drop:
        return watched->isWidgetType() && drop(*static_cast<QWidget*>(watched), *static_cast<QDropEvent*>(event));
    default:
        return false;
    }
}

bool DropCatcher::drag(QWidget& target, QDropEvent& event)
{
    if (event.source() != nullptr)
        return false;
    if (event.type() == QEvent::DragEnter)
        look(target, event);
    if (!m_load.isOpenable())
        return false;
    accept(event);
    return true;
}

bool DropCatcher::drop(QWidget& target, QDropEvent& event)
{
    if (event.source() != nullptr)
        return false;
    const Load load = loadOf(*event.mimeData(), target);
    m_load = {};
    if (!load.isOpenable())
        return false;
    accept(event);
    if (load.files.isEmpty())
        Q_EMIT textDropped(load.text, target.window());
    else
        Q_EMIT filesDropped(load.files, target.window());
    return true;
}

void DropCatcher::look(const QWidget& target, const QDropEvent& event)
{
    m_load = loadOf(*event.mimeData(), target);
    if (!m_load.refusal.isEmpty())
        QToolTip::showText(target.mapToGlobal(event.position().toPoint()), m_load.refusal);
    else if (QToolTip::isVisible())
        QToolTip::hideText();
}

DropCatcher::Load DropCatcher::loadOf(const QMimeData& data, const QWidget& target)
{
    Load load;
    for (const QUrl& url : data.urls()) {
        const QString path = url.toLocalFile();
        if (!path.isEmpty() && fileKind(path) != FileKind::Unknown)
            load.files << path;
        else if (load.refusal.isEmpty())
            load.refusal = path.isEmpty() ? tr("Bubble Bar opens files of this computer only.")
                                          : tr("“%1” can’t be opened.").arg(QFileInfo(path).fileName()) + u'\n' +
                                                fileErrorText(unknownFileError(path));
    }
    if (data.hasUrls() ? !load.files.isEmpty() : takesText(target))
        load.refusal.clear();
    if (!data.hasUrls() && data.hasText() && !takesText(target))
        if (const QString text = data.text(); text.size() <= kMaxText && looksLikeShareCode(text))
            load.text = text;
    if (load.isOpenable() && QApplication::activeModalWidget() != nullptr)
        return {{}, {}, tr("Close the dialog first, then drop it here.")};
    return load;
}

} // namespace bubblebar
