#pragma once

#include "app/navigator.h"
#include "tests/app/support/fakes.h"
#include "tests/designer/support/designerfakes.h"

#include <QApplication>

namespace bubblebar::tests {

/// The program with an empty home: which windows are open, and files of all kinds.
class OpenedWindows
{
public:
    OpenedWindows();
    ~OpenedWindows();

    [[nodiscard]] Navigator& navigator() { return *m_navigator; }
    [[nodiscard]] Settings& settings() { return m_settings; }
    [[nodiscard]] PresetDialogs& dialogs() { return *m_dialogs; }
    [[nodiscard]] const Folder& folder() const { return m_folder; }

    /// The window of that class that is shown.
    template <class Window>
    [[nodiscard]] static Window* shown()
    {
        for (QWidget* widget : QApplication::topLevelWidgets())
            if (auto* window = qobject_cast<Window*>(widget); window && window->isVisible())
                return window;
        return nullptr;
    }

    /// Files of that kind, by its suffix: "bbtrack", "bbgame", "bbbeetle", "bbbeep", "svg", "png", "txt" (a share
    /// code), "bbtiles", "bbdeck"; all named "mine".
    [[nodiscard]] QString file(const QString& suffix) const;
    /// The class of the window that is to show it.
    [[nodiscard]] static QByteArray windowFor(const QString& suffix);
    /// Waits for a window of that class.
    [[nodiscard]] static bool comes(const QByteArray& window);

private:
    Folder m_folder;
    Settings m_settings;
    PresetDialogs* m_dialogs;
    std::unique_ptr<Navigator> m_navigator;
};

} // namespace bubblebar::tests
