#pragma once

#include "app/help/helptopic.h"

#include <QObject>

#include <memory>

class QAction;
class QMenu;

namespace bubblebar {

class HelpWindow;

/// The help of the whole program: one window. F1 opens the page about what the mouse points at, or about what has the
/// focus if the keyboard was used last. Windows ask for a page with a QWhatsThisClickedEvent, whose link is the name of
/// a topic (none: what has the focus), so that the designer needs to know nothing of the help.
class Help : public QObject
{
    Q_OBJECT

public:
    /// Listens to the application.
    explicit Help(QObject* parent = nullptr);
    ~Help() override;

    void open(HelpTopic topic);
    /// Null until it is first opened.
    [[nodiscard]] HelpWindow* window() const { return m_window.get(); }

    [[nodiscard]] bool eventFilter(QObject* watched, QEvent* event) override;

Q_SIGNALS:
    /// A page offers it.
    void firstFlightRequested();

private:
    [[nodiscard]] bool pressHelpKey(const QEvent& event);
    [[nodiscard]] HelpTopic wantedTopic() const;

    std::unique_ptr<HelpWindow> m_window;
    bool m_byKeyboard = false; ///< the keyboard was used last, not the mouse
};

/// Adds "Help" (F1) to a window's menu, and "Rules", which is returned: it opens that page.
QAction* addHelpActions(QMenu& menu, HelpTopic rules);

} // namespace bubblebar
