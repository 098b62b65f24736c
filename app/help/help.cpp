#include "app/help/help.h"

#include "app/help/helppage.h"
#include "app/help/helpwindow.h"
#include "app/help/topicat.h"
#include "designer/widgets/icons.h"
#include "designer/widgets/livetexts.h"

#include <QApplication>
#include <QCursor>
#include <QKeyEvent>
#include <QMenu>
#include <QWhatsThisClickedEvent>
#include <QWindow>

namespace bubblebar {

namespace {

bool isHelpKey(const QEvent& event)
{
    return static_cast<const QKeyEvent&>(event).matches(QKeySequence::HelpContents);
}

HelpTopic topicOfFocus()
{
    const QWidget* active = QApplication::activeWindow();
    const QWidget* focused = QApplication::focusWidget() != nullptr ? QApplication::focusWidget() : active;
    const std::optional<HelpTopic> topic = focused == nullptr ? std::nullopt : helpTopicAt(*focused, std::nullopt);
    return topic.value_or(HelpTopic::Aim);
}

/// A dialog that waits for an answer would keep the mouse from the help, unless that is its own.
void attachToDialog(QWidget& window)
{
    const QWidget* dialog = QApplication::activeModalWidget();
    QWindow* owner = dialog != nullptr ? dialog->windowHandle() : nullptr;
    window.winId(); // makes its QWindow
    if (window.windowHandle()->transientParent() == owner)
        return;
    window.hide();
    window.windowHandle()->setTransientParent(owner);
}

} // namespace

Help::Help(QObject* parent)
    : QObject(parent)
{
    qApp->installEventFilter(this);
}

Help::~Help() = default;

void Help::open(HelpTopic topic)
{
    if (!m_window) {
        m_window = std::make_unique<HelpWindow>();
        connect(m_window.get(), &HelpWindow::firstFlightRequested, this, &Help::firstFlightRequested);
    }
    attachToDialog(*m_window);
    m_window->open(topic);
    m_window->show();
    m_window->raise();
    m_window->activateWindow();
}

bool Help::eventFilter(QObject* /*watched*/, QEvent* event)
{
    switch (event->type()) {
    case QEvent::WhatsThisClicked:
        open(helpTopicFromName(static_cast<QWhatsThisClickedEvent*>(event)->href()).value_or(topicOfFocus()));
        return true;
    case QEvent::ShortcutOverride:
        // The menus show F1; this keeps it from them, as they know no place.
        if (!isHelpKey(*event))
            return false;
        event->accept();
        return true;
    case QEvent::KeyPress:
        return pressHelpKey(*event);
    case QEvent::MouseMove:
    case QEvent::MouseButtonPress:
        m_byKeyboard = false;
        return false;
    default:
        return false;
    }
}

bool Help::pressHelpKey(const QEvent& event)
{
    if (!isHelpKey(event)) {
        m_byKeyboard = true;
        return false;
    }
    if (QApplication::activePopupWidget() != nullptr)
        return false;
    if (m_window == nullptr || QApplication::activeWindow() != m_window.get())
        open(wantedTopic());
    return true;
}

HelpTopic Help::wantedTopic() const
{
    const QPoint pointer = QCursor::pos();
    const QWidget* pointed = QApplication::widgetAt(pointer);
    const QWidget* active = QApplication::activeWindow();
    if (!m_byKeyboard && pointed != nullptr && pointed->window() == active)
        if (const auto topic = helpTopicAt(*pointed, pointer))
            return *topic;
    return topicOfFocus();
}

QAction* addHelpActions(QMenu& menu, HelpTopic rules)
{
    const auto ask = [&menu](const QString& topic) {
        QWhatsThisClickedEvent wish(topic);
        QCoreApplication::sendEvent(&menu, &wish);
    };
    QAction* help = addEntry(menu, [] { return QCoreApplication::translate("Help", "Help"); });
    help->setObjectName(QStringLiteral("helpAction"));
    help->setShortcut(QKeySequence::HelpContents);
    QObject::connect(help, &QAction::triggered, &menu, [ask] { ask({}); });
    QAction* open = addEntry(
        menu, [] { return QCoreApplication::translate("Help", "Rules"); }, inkIcon(QLatin1String("rules")));
    open->setObjectName(QStringLiteral("rulesAction"));
    QObject::connect(open, &QAction::triggered, &menu, [ask, rules] { ask(helpTopicName(rules)); });
    return open;
}

} // namespace bubblebar
