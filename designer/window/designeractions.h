#pragma once

#include "designer/widgets/livetexts.h"

#include "designer/widgets/keytable.h"

#include <QLatin1String>
#include <QObject>
#include <QString>

#include <functional>
#include <optional>
#include <vector>

class QAction;
class QMenu;
class QToolBar;
class QUndoGroup;

namespace bubblebar {

class DesignerDesk;
class DesignerWindow;

/// The menus and the tool bar of a designer's window.
class DesignerActions : public QObject
{
    Q_OBJECT

public:
    explicit DesignerActions(DesignerWindow& window);

    /// From now on the actions are about this desk's track.
    void setDesk(DesignerDesk& desk);
    /// The menu of a tile, to be shown where it was asked for.
    [[nodiscard]] QMenu& tileMenu() { return *m_tileMenu; }

private:
    using Run = std::function<void()>;

    void addFileMenu();
    void addRecentMenu(QMenu& file);
    void addBuiltInMenu(QMenu& file);
    void addEditMenu();
    void addUndo(QMenu& menu);
    void nameUndo();
    void addTrackMenu();
    void addMoveMenu(QMenu& track);
    void addViewMenu();
    void addHelpMenu();
    void fillToolBar();
    void fillTileMenu();
    /// `icon`, `run`: empty for none.
    QAction* add(QMenu& menu, const LiveText& text, QLatin1String icon, std::optional<KeyUse> key, Run run);
    /// The same for a key that means this only while the keyboard is on the canvas: elsewhere it may be a letter.
    QAction* addForCanvas(QMenu& menu, const LiveText& text, QLatin1String icon, std::optional<KeyUse> key, Run run);
    void update();

    DesignerWindow& m_window;
    DesignerDesk* m_desk = nullptr;
    QUndoGroup* m_undo;
    QMenu* m_tileMenu;
    std::vector<QAction*> m_canvasActions;
    std::vector<QAction*> m_needsTiles;
    std::vector<QAction*> m_needsSelection;
    std::vector<QAction*> m_needsSelectionOrHand;
    QAction* m_new = nullptr;
    QAction* m_open = nullptr;
    QAction* m_save = nullptr;
    QAction* m_share = nullptr;
    QAction* m_print = nullptr;
    QAction* m_undoAction = nullptr;
    QAction* m_redoAction = nullptr;
    QAction* m_cut = nullptr;
    QAction* m_copy = nullptr;
    QAction* m_paste = nullptr;
    QAction* m_duplicate = nullptr;
    QAction* m_remove = nullptr;
    QAction* m_turnLeft = nullptr;
    QAction* m_turnRight = nullptr;
    QAction* m_flip = nullptr;
    QAction* m_turnGroup = nullptr;
    QAction* m_fit = nullptr;
    QAction* m_zoomIn = nullptr;
    QAction* m_zoomOut = nullptr;
    QAction* m_grid = nullptr;
    QAction* m_route = nullptr;
    QAction* m_heatMap = nullptr;
    QAction* m_play = nullptr;
};

} // namespace bubblebar
