#include "designer/window/designeractions.h"

#include "core/support/everylanguage.h"
#include "core/track/builtintext.h"
#include "core/track/standardset.h"
#include "core/track/tracktext.h"
#include "designer/canvas/trackcanvas.h"
#include "designer/panels/piecepalette.h"
#include "designer/preferences.h"
#include "designer/widgets/icons.h"
#include "designer/widgets/keytable.h"
#include "designer/widgets/livetexts.h"
#include "designer/window/designerdesk.h"
#include "designer/window/designerwindow.h"

#include <QAction>
#include <QDockWidget>
#include <QFileInfo>
#include <QMenuBar>
#include <QToolBar>
#include <QToolButton>
#include <QUndoGroup>
#include <QWhatsThisClickedEvent>

#include <array>

namespace bubblebar {

using namespace Qt::StringLiterals;

namespace {

constexpr QLatin1StringView kNoIcon;

void iconOnly(QToolBar& bar, QAction* action)
{
    if (auto* button = qobject_cast<QToolButton*>(bar.widgetForAction(action)))
        button->setToolButtonStyle(Qt::ToolButtonIconOnly);
}

void setEnabled(const std::vector<QAction*>& actions, bool enabled)
{
    for (QAction* action : actions)
        action->setEnabled(enabled);
}

} // namespace

DesignerActions::DesignerActions(DesignerWindow& window)
    : QObject(&window)
    , m_window(window)
    , m_undo(new QUndoGroup(this))
    , m_tileMenu(new QMenu(&window))
{
    addFileMenu();
    addEditMenu();
    addTrackMenu();
    addViewMenu();
    addHelpMenu();
    fillToolBar();
    fillTileMenu();
    connect(&LanguageNews::instance(), &LanguageNews::changed, this, &DesignerActions::update);
}

QAction* DesignerActions::add(QMenu& menu, const LiveText& text, QLatin1String icon, std::optional<KeyUse> key, Run run)
{
    QAction* action = addEntry(menu, text, icon.isEmpty() ? QIcon() : inkIcon(icon));
    if (key)
        followKeys(action, *key);
    if (run)
        connect(action, &QAction::triggered, this, std::move(run));
    return action;
}

QAction* DesignerActions::addForCanvas(QMenu& menu, const LiveText& text, QLatin1String icon, std::optional<KeyUse> key,
                                       Run run)
{
    QAction* action = add(menu, text, icon, key, std::move(run));
    action->setShortcutContext(Qt::WidgetShortcut);
    m_canvasActions.push_back(action);
    return action;
}

void DesignerActions::addFileMenu()
{
    QMenu& menu = *addMenu(*m_window.menuBar(), [] { return tr("&File"); });
    m_new = add(
        menu, [] { return tr("&New track"); }, "new"_L1, KeyUse::New, [this] { Q_EMIT m_window.newRequested(); });
    add(
        menu, [] { return tr("New track with &tile set…"); }, kNoIcon, {}, [this] { m_window.chooseTileSet(); });
    m_open = add(
        menu, [] { return tr("&Open…"); }, "open"_L1, KeyUse::Open, [this] { m_window.chooseTrack(); });
    addRecentMenu(menu);
    addBuiltInMenu(menu);
    menu.addSeparator();
    m_save = add(
        menu, [] { return tr("&Save"); }, "save"_L1, KeyUse::Save, [this] { m_window.save(); });
    add(
        menu, [] { return tr("Save &as…"); }, kNoIcon, KeyUse::SaveAs, [this] { m_window.saveAs(); });
    menu.addSeparator();
    m_share = add(
        menu, [] { return tr("S&hare…"); }, "share"_L1, {}, [this] { m_window.share(); });
    m_print = add(
        menu, [] { return tr("&Print…"); }, "print"_L1, KeyUse::Print, [this] { m_window.print(); });
    menu.addSeparator();
    add(
        menu, [] { return tr("&Close"); }, kNoIcon, KeyUse::Close, [this] { m_window.close(); });
    QAction* quit = add(
        menu, [] { return tr("&Quit"); }, "quit"_L1, KeyUse::Quit, [this] { Q_EMIT m_window.quitRequested(); });
    quit->setMenuRole(QAction::QuitRole);
}

void DesignerActions::addRecentMenu(QMenu& file)
{
    QMenu* recent = addMenu(file, [] { return tr("Open &recent"); });
    recent->setIcon(inkIcon("recent"_L1));
    connect(&file, &QMenu::aboutToShow, recent, [this, recent] {
        recent->clear();
        const QStringList paths = m_window.preferences().recentTracks();
        recent->setEnabled(!paths.isEmpty());
        for (const QString& path : paths) {
            QAction* open = recent->addAction(QFileInfo(path).fileName().replace(u'&', "&&"_L1));
            open->setToolTip(path);
            connect(open, &QAction::triggered, this, [this, path] { Q_EMIT m_window.openRequested(path); });
        }
    });
}

void DesignerActions::addBuiltInMenu(QMenu& file)
{
    QMenu* tracks = addMenu(file, [] { return tr("Open a &built-in track"); });
    for (const BuiltInTrack& track : builtInTracks())
        add(
            *tracks, [track = track.track] { return shownName(*track); }, kNoIcon, {},
            [this, id = track.id] { Q_EMIT m_window.openRequested(builtInTrackPath(id)); });
}

void DesignerActions::addEditMenu()
{
    QMenu& menu = *addMenu(*m_window.menuBar(), [] { return tr("&Edit"); });
    addUndo(menu);
    menu.addSeparator();
    // Text fields keep these keys for their text.
    m_cut = add(
        menu, [] { return tr("Cu&t"); }, kNoIcon, KeyUse::Cut, [this] { m_desk->cutSelection(); });
    m_copy = add(
        menu, [] { return tr("&Copy"); }, "copy"_L1, KeyUse::Copy, [this] { m_desk->copySelection(); });
    m_paste = add(
        menu, [] { return tr("&Paste"); }, kNoIcon, KeyUse::Paste, [this] { m_desk->paste(); });
    m_duplicate = add(
        menu, [] { return tr("&Duplicate"); }, kNoIcon, KeyUse::Duplicate, [this] { m_desk->duplicateSelection(); });
    menu.addSeparator();
    QAction* all = add(
        menu, [] { return tr("Select &all"); }, kNoIcon, KeyUse::SelectAll, [this] { m_desk->canvas().selectAll(); });
    m_remove = addForCanvas(
        menu, [] { return tr("&Remove"); }, "remove"_L1, KeyUse::Remove,
        [this] { m_desk->canvas().removeSelection(); });
    setLiveTip(m_remove, [] { return tr("Put the selected tiles back into the box"); });
    QAction* clear = add(
        menu, [] { return tr("Clear the ta&ble"); }, kNoIcon, {}, [this] { m_desk->clearTable(); });
    m_needsSelection.insert(m_needsSelection.end(), {m_cut, m_copy, m_duplicate, m_remove});
    m_needsTiles.insert(m_needsTiles.end(), {all, clear});
}

/// Not Qt's own actions, whose words stay in the language in which they were made.
void DesignerActions::addUndo(QMenu& menu)
{
    m_undoAction = menu.addAction(inkIcon("undo"_L1), QString());
    followKeys(m_undoAction, KeyUse::Undo);
    m_redoAction = menu.addAction(inkIcon("redo"_L1), QString());
    followKeys(m_redoAction, KeyUse::Redo);
    m_undoAction->setEnabled(false);
    m_redoAction->setEnabled(false);
    connect(m_undoAction, &QAction::triggered, m_undo, &QUndoGroup::undo);
    connect(m_redoAction, &QAction::triggered, m_undo, &QUndoGroup::redo);
    connect(m_undo, &QUndoGroup::canUndoChanged, m_undoAction, &QAction::setEnabled);
    connect(m_undo, &QUndoGroup::canRedoChanged, m_redoAction, &QAction::setEnabled);
    connect(m_undo, &QUndoGroup::undoTextChanged, this, &DesignerActions::nameUndo);
    connect(m_undo, &QUndoGroup::redoTextChanged, this, &DesignerActions::nameUndo);
    inEveryLanguage(this, [this] { nameUndo(); });
}

void DesignerActions::nameUndo()
{
    const QString undone = m_undo->undoText();
    const QString redone = m_undo->redoText();
    m_undoAction->setText(undone.isEmpty() ? tr("Undo") : tr("Undo %1", "a step").arg(undone));
    m_redoAction->setText(redone.isEmpty() ? tr("Redo") : tr("Redo %1", "a step").arg(redone));
}

void DesignerActions::addTrackMenu()
{
    QMenu& menu = *addMenu(*m_window.menuBar(), [] { return tr("&Track"); });
    m_turnRight = addForCanvas(
        menu, [] { return tr("&Turn"); }, "turn-right"_L1, KeyUse::TurnTile, [this] { m_desk->canvas().turn(1); });
    setLiveTip(m_turnRight, [] { return tr("Turn clockwise"); });
    m_turnLeft = addForCanvas(
        menu, [] { return tr("Turn &back"); }, "turn-left"_L1, KeyUse::TurnTileBack,
        [this] { m_desk->canvas().turn(-1); });
    setLiveTip(m_turnLeft, [] { return tr("Turn counter-clockwise"); });
    m_flip = addForCanvas(
        menu, [] { return tr("&Flip"); }, "flip"_L1, KeyUse::FlipTile, [this] { m_desk->canvas().flip(); });
    setLiveTip(m_flip, [] { return tr("Show the other face"); });
    menu.addSeparator();
    m_turnGroup = add(
        menu, [] { return tr("Turn as a &group"); }, kNoIcon, KeyUse::TurnGroup,
        [this] { m_desk->canvas().turnGroup(1); });
    QAction* groupLeft = add(
        menu, [] { return tr("Turn back as a group"); }, kNoIcon, KeyUse::TurnGroupBack,
        [this] { m_desk->canvas().turnGroup(-1); });
    addMoveMenu(menu);
    QAction* layout = add(
        menu, [] { return tr("Turn the &whole layout"); }, kNoIcon, {}, [this] { m_desk->turnLayout(1); });
    menu.addSeparator();
    addForCanvas(
        menu, [] { return tr("&Next tile"); }, kNoIcon, KeyUse::NextTile, [this] { m_desk->canvas().walkTiles(1); });
    addForCanvas(
        menu, [] { return tr("&Previous tile"); }, kNoIcon, KeyUse::PreviousTile,
        [this] { m_desk->canvas().walkTiles(-1); });
    addForCanvas(
        menu, [] { return tr("Go to the bo&x"); }, kNoIcon, KeyUse::ToBox, [this] { m_desk->palette().focusPieces(); });
    menu.addSeparator();
    QAction* generate = add(
        menu, [] { return tr("G&enerate…"); }, "dice"_L1, KeyUse::Generate, [this] { m_window.generate(); });
    setLiveTip(generate, [] { return tr("Lay a track at random"); });
    m_play = add(
        menu, [] { return tr("P&lay this track"); }, "play"_L1, KeyUse::PlayTrack, [this] { m_window.play(); });
    m_needsSelectionOrHand.insert(m_needsSelectionOrHand.end(), {m_turnRight, m_turnLeft, m_flip});
    m_needsSelection.insert(m_needsSelection.end(), {m_turnGroup, groupLeft});
    m_needsTiles.push_back(layout);
}

void DesignerActions::addMoveMenu(QMenu& track)
{
    QMenu& menu = *addMenu(track, [] { return tr("&Move"); });
    // By direction number (hex.h).
    const std::array<LiveText, 6> names {[] { return tr("To the right"); },  [] { return tr("Down and right"); },
                                         [] { return tr("Down and left"); }, [] { return tr("To the left"); },
                                         [] { return tr("Up and left"); },   [] { return tr("Up and right"); }};
    for (int direction = 0; direction < static_cast<int>(names.size()); ++direction)
        m_needsSelection.push_back(add(menu, names.at(static_cast<std::size_t>(direction)), kNoIcon, {},
                                       [this, direction] { m_desk->canvas().moveSelection(direction); }));
}

void DesignerActions::addViewMenu()
{
    QMenu& menu = *addMenu(*m_window.menuBar(), [] { return tr("&View"); });
    m_zoomIn = add(
        menu, [] { return tr("Zoom &in"); }, "zoom-in"_L1, KeyUse::ZoomIn, [this] { m_desk->canvas().zoomIn(); });
    m_zoomOut = add(
        menu, [] { return tr("Zoom &out"); }, "zoom-out"_L1, KeyUse::ZoomOut, [this] { m_desk->canvas().zoomOut(); });
    m_fit = add(
        menu, [] { return tr("&Fit"); }, "fit"_L1, KeyUse::Fit, [this] { m_desk->canvas().fit(); });
    setLiveTip(m_fit, [] { return tr("Fit the track into the window"); });
    menu.addSeparator();
    m_grid = add(menu, [] { return tr("&Grid"); }, kNoIcon, {}, {});
    m_grid->setCheckable(true);
    m_grid->setChecked(m_window.preferences().isGridShown());
    connect(m_grid, &QAction::toggled, this, [this](bool on) {
        m_window.preferences().setGridShown(on);
        m_desk->canvas().setGridShown(on);
    });
    m_route = add(menu, [] { return tr("Shortest &route"); }, kNoIcon, {}, {});
    m_route->setCheckable(true);
    connect(m_route, &QAction::toggled, this, [this](bool on) { m_desk->showRoute(on); });
    m_heatMap = add(menu, [] { return tr("&Heat map"); }, "heat-map"_L1, {}, {});
    setLiveTip(m_heatMap, [] { return tr("How often each space is visited"); });
    m_heatMap->setCheckable(true);
    connect(m_heatMap, &QAction::toggled, this, [this](bool on) { m_desk->showHeatMap(on); });
    menu.addSeparator();
    for (QDockWidget* dock : m_window.findChildren<QDockWidget*>())
        menu.addAction(dock->toggleViewAction());
    add(
        menu, [] { return tr("Reset &layout"); }, kNoIcon, {}, [this] { m_window.resetLayout(); });
}

void DesignerActions::addHelpMenu()
{
    QMenu& menu = *addMenu(*m_window.menuBar(), [] { return tr("&Help"); });
    const auto help = [this](const QString& topic) {
        QWhatsThisClickedEvent wish(topic);
        QCoreApplication::sendEvent(&m_window, &wish);
    };
    add(
        menu, [] { return tr("&Help"); }, kNoIcon, {}, [help] { help({}); })
        ->setShortcut(QKeySequence::HelpContents);
    add(
        menu, [] { return tr("Making a &track"); }, QLatin1String("rules"), {}, [help] { help(u"designing"_s); });
    add(
        menu, [] { return tr("&Keys and mouse"); }, kNoIcon, {}, [this] { m_window.showKeys(); });
}

void DesignerActions::fillToolBar()
{
    QToolBar& bar = *m_window.addToolBar(QString());
    inEveryLanguage(&bar, &QWidget::setWindowTitle, [] { return tr("Tool bar"); });
    bar.setObjectName(u"toolBar"_s);
    bar.setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    bar.setMovable(false);
    bar.addActions({m_new, m_open, m_save});
    bar.addSeparator();
    bar.addActions({m_undoAction, m_redoAction});
    bar.addSeparator();
    bar.addActions({m_turnLeft, m_turnRight, m_flip, m_remove});
    bar.addSeparator();
    bar.addActions({m_fit, m_heatMap});
    bar.addSeparator();
    bar.addActions({m_share, m_print});
    for (QAction* action : {m_new, m_undoAction, m_redoAction, m_turnLeft, m_remove})
        iconOnly(bar, action);
    auto* gap = new QWidget(&bar);
    gap->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    bar.addWidget(gap);
    bar.addAction(m_play);
}

void DesignerActions::fillTileMenu()
{
    m_tileMenu->addActions({m_turnRight, m_turnLeft, m_flip, m_turnGroup});
    m_tileMenu->addSeparator();
    m_tileMenu->addActions({m_cut, m_copy, m_paste, m_duplicate});
    m_tileMenu->addSeparator();
    m_tileMenu->addAction(m_remove);
}

void DesignerActions::setDesk(DesignerDesk& desk)
{
    m_desk = &desk;
    m_undo->addStack(&desk.document().undoStack());
    m_undo->setActiveStack(&desk.document().undoStack());
    TrackCanvas& canvas = desk.canvas();
    for (QAction* action : m_canvasActions)
        canvas.addAction(action);
    canvas.setGridShown(m_grid->isChecked());
    m_route->setChecked(false);
    m_heatMap->setChecked(false);
    connect(&canvas, &TrackCanvas::selectionChanged, this, &DesignerActions::update);
    connect(&canvas, &TrackCanvas::pieceInHandChanged, this, &DesignerActions::update);
    connect(&canvas, &TrackCanvas::contextMenuRequested, this,
            [this](Hex /*hex*/, QPoint at) { m_tileMenu->popup(at); });
    connect(&desk.document(), &TrackDocument::findingsChanged, this, &DesignerActions::update);
    connect(&desk, &DesignerDesk::routeShownChanged, m_route, &QAction::setChecked);
    connect(&desk, &DesignerDesk::heatMapShownChanged, m_heatMap, &QAction::setChecked);
    update();
}

void DesignerActions::update()
{
    const bool hasTiles = !m_desk->document().track().tiles.empty();
    const bool hasSelection = !m_desk->canvas().selection().empty();
    setEnabled(m_needsTiles, hasTiles);
    setEnabled(m_needsSelection, hasSelection);
    setEnabled(m_needsSelectionOrHand, hasSelection || m_desk->canvas().pieceInHand());
    const QString missing = playProblem(m_desk->document().track(), m_desk->document().findings());
    m_play->setEnabled(missing.isEmpty());
    m_play->setToolTip(missing.isEmpty() ? tr("Race on this track as it lies here") : missing);
    m_share->setEnabled(missing.isEmpty());
    m_share->setToolTip(missing.isEmpty() ? tr("As a line of text, a QR code or a picture") : missing);
    for (QAction* action : {m_play, m_share})
        action->setStatusTip(QString(missing).replace(u'\n', u' '));
}

} // namespace bubblebar
