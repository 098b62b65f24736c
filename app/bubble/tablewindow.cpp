#include "app/bubble/tablewindow.h"

#include "app/bubble/access/tablekeys.h"
#include "app/bubble/autosave.h"
#include "app/bubble/board/boardview.h"
#include "app/bubble/endpanel.h"
#include "app/bubble/gamesession.h"
#include "app/bubble/logdelegate.h"
#include "app/bubble/logmodel.h"
#include "app/bubble/newrace/raceplan.h"
#include "app/bubble/playersdelegate.h"
#include "app/bubble/playersmodel.h"
#include "app/bubble/racerunner.h"
#include "app/bubble/replay/continuedialog.h"
#include "app/bubble/replay/furtherraces.h"
#include "app/bubble/replay/logview.h"
#include "app/bubble/replay/replaybar.h"
#include "app/bubble/replay/replaydesk.h"
#include "app/bubble/tablearea.h"
#include "app/bubble/tableplay.h"
#include "app/bubble/tablesounds.h"
#include "app/bubble/turndesk.h"
#include "app/bubble/undoactions.h"
#include "app/help/help.h"
#include "app/motion.h"
#include "app/preferences/settingsaction.h"
#include "app/preferences/speedbox.h"
#include "app/preferences/tablepage.h"
#include "app/recentfiles.h"
#include "app/settings.h"
#include "app/sound/sound.h"
#include "app/sound/soundactions.h"
#include "core/support/errortext.h"
#include "core/support/everylanguage.h"
#include "core/track/builtintext.h"
#include "designer/widgets/icons.h"
#include "designer/widgets/keytable.h"
#include "designer/widgets/livetexts.h"
#include "designer/widgets/windowsize.h"

#include <QActionGroup>
#include <QCloseEvent>
#include <QDialog>
#include <QDockWidget>
#include <QFileDialog>
#include <QFileInfo>
#include <QLabel>
#include <QListView>
#include <QMenuBar>
#include <QMessageBox>
#include <QPushButton>
#include <QRandomGenerator>
#include <QScreen>
#include <QStatusBar>
#include <QToolBar>

#include <algorithm>
#include <iterator>

namespace bubblebar {

namespace {

constexpr int kDockWidth = 280;
constexpr int kWidestDock = 340;
constexpr int kMostPlayersHeight = 290;
constexpr int kLeastPlayersHeight = 100;
constexpr int kLowScreen = 620;

void setUpList(QListView* view, QAbstractItemDelegate* delegate, const LiveText& name)
{
    view->setItemDelegate(delegate);
    view->setSelectionMode(QAbstractItemView::NoSelection);
    view->setEditTriggers(QAbstractItemView::NoEditTriggers);
    view->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    view->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    view->setResizeMode(QListView::Adjust);
    setLiveName(view, name);
}

} // namespace

TableWindow::TableWindow(GameRecord record, const QString& path, Settings& settings, QWidget* parent, Purpose purpose)
    : QMainWindow(parent)
    , m_settings(settings)
    , m_session(new GameSession(std::move(record), this))
    , m_area(new TableArea(m_session->race(), this))
    , m_play(new TablePlay(*m_session, *m_area, this))
    , m_replay(new ReplayDesk(*m_session, *m_area, *m_play, this))
    , m_sound(new Sound(settings, this))
    , m_autosave(purpose == Purpose::Race ? new Autosave(*m_session, this) : nullptr)
{
    new TableSounds(*m_session, m_area->scene(), *m_sound, this);
    m_session->setFilePath(path);
    setCentralWidget(m_area);
    buildDocks();
    buildActions();
    buildStatusBar();
    m_standardLayout = saveState();
    restoreWindow(*this, m_settings.bytes(Setting::TableGeometry), {1280, 760});
    restoreState(m_settings.bytes(Setting::TableLayout));

    if (m_autosave != nullptr) {
        connect(m_session, &GameSession::modifiedChanged, this, &QWidget::setWindowModified);
        connect(m_autosave, &Autosave::failed, this, &TableWindow::tellAutosaveFails);
    }
    connect(m_session, &GameSession::filePathChanged, this, &TableWindow::updateTitle);
    connect(m_session, &GameSession::changed, this, &TableWindow::updateStatus);
    connectEnd();
    connect(&m_settings, &Settings::changed, this, &TableWindow::followSettings);
    inEveryLanguage(this, [this] {
        updateTitle();
        updateStatus();
    });
    followSettings();
    m_play->start();
}

TableWindow::~TableWindow()
{
    m_play->runner().stop();
}

void TableWindow::goOnWith(const KeptRace& kept)
{
    m_autosave->adopt(kept);
    m_session->setModified(true);
}

void TableWindow::tellAutosaveFails(const FileError& error)
{
    statusBar()->showMessage(tr("The race can’t be kept by itself: %1").arg(fileErrorText(error)));
}

void TableWindow::buildActions()
{
    QToolBar* bar = addToolBar(QString());
    inEveryLanguage(bar, &QWidget::setWindowTitle, [] { return tr("Tool bar"); });
    bar->setObjectName(QStringLiteral("toolBar"));
    bar->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    bar->setMovable(false);
    buildGameMenu(*bar);
    buildTurnMenu(*bar);
    buildViewMenu(*bar);
    buildHelpMenu(*bar);
}

void TableWindow::buildGameMenu(QToolBar& bar)
{
    QMenu* menu = addMenu(*menuBar(), [] { return tr("&Game"); });
    QAction* fresh = addEntry(
        *menu, [] { return tr("New race"); }, inkIcon(QLatin1String("new")));
    followKeys(fresh, KeyUse::New);
    connect(fresh, &QAction::triggered, this, &TableWindow::newRaceRequested);
    QAction* open = addEntry(
        *menu, [] { return tr("Open…"); }, inkIcon(QLatin1String("open")));
    followKeys(open, KeyUse::Open);
    connect(open, &QAction::triggered, this, &TableWindow::openRequested);
    connect(addEntry(*menu, [] { return tr("Design a track"); }), &QAction::triggered, this,
            &TableWindow::designRequested);
    menu->addSeparator();
    QAction* save = addEntry(
        *menu, [] { return tr("Save"); }, inkIcon(QLatin1String("save")));
    followKeys(save, KeyUse::Save);
    connect(save, &QAction::triggered, this, [this] { this->save(); });
    QAction* saveAs = addEntry(*menu, [] { return tr("Save as…"); });
    followKeys(saveAs, KeyUse::SaveAs);
    connect(saveAs, &QAction::triggered, this, [this] { this->save(true); });
    save->setEnabled(m_autosave != nullptr);
    saveAs->setEnabled(m_autosave != nullptr);
    menu->addSeparator();
    QAction* replay = addEntry(
        *menu, [] { return tr("Replay the race"); }, inkIcon(QLatin1String("last-move")));
    followKeys(replay, KeyUse::Replay);
    connect(replay, &QAction::triggered, this, &TableWindow::showReplay);
    QAction* end = addEntry(*menu, [] { return tr("End the race without a winner…"); });
    connect(end, &QAction::triggered, this, &TableWindow::askToEnd);
    connect(m_session, &GameSession::changed, end, [this, end] { end->setEnabled(!m_session->isOver()); });
    end->setEnabled(!m_session->isOver());
    menu->addSeparator();
    addSettingsAction(*menu, m_settings);
    menu->addSeparator();
    QAction* close = addEntry(*menu, [] { return tr("Close"); });
    followKeys(close, KeyUse::Close);
    connect(close, &QAction::triggered, this, &QWidget::close);
    bar.addAction(fresh);
    bar.addAction(save);
    bar.addSeparator();
}

void TableWindow::buildTurnMenu(QToolBar& bar)
{
    QMenu* menu = addMenu(*menuBar(), [] { return tr("&Turn"); });
    menu->setToolTipsVisible(true);
    const auto* undo = new UndoActions(*m_session, m_play->runner(), this);
    menu->addActions({undo->undo(), undo->redo()});
    bar.addActions({undo->undo(), undo->redo()});
    bar.addSeparator();
    addTakeBack(*menu);
    menu->addSeparator();
    TurnDesk& desk = m_play->desk();
    QAction* hint = addEntry(
        *menu, [] { return tr("Hint"); }, inkIcon(QLatin1String("hint")));
    hint->setObjectName(QStringLiteral("hintAction"));
    followKeys(hint, KeyUse::Hint);
    setKeyTip(hint, KeyUse::Hint, [] { return tr("Show a good move, and why"); });
    const auto follow = [hint, &desk] { hint->setEnabled(desk.isDeciding() && !desk.isThinkingOfHint()); };
    connect(hint, &QAction::triggered, &desk, &TurnDesk::askForHint);
    connect(&desk, &TurnDesk::sceneryChanged, hint, follow);
    follow();
    bar.addAction(hint);
    bar.addSeparator();
    menu->addSeparator();
    QAction* back = addEntry(*menu, [] { return tr("One step back"); });
    followKeys(back, KeyUse::StepBack);
    connect(back, &QAction::triggered, this, &TableWindow::stepBack);
    const auto add = [&](const LiveText& text, KeyUse use, Mode::Command command) {
        QAction* action = addEntry(*menu, text);
        followKeys(action, use);
        connect(action, &QAction::triggered, &desk, [&desk, command] { desk.command(command); });
    };
    add([] { return tr("Confirm"); }, KeyUse::Confirm, Mode::Command::Confirm);
    add([] { return tr("End the turn, or skip the bonus"); }, KeyUse::EndTurn, Mode::Command::Leave);
    menu->addSeparator();
    add([] { return tr("Turn the tile clockwise"); }, KeyUse::TurnTile, Mode::Command::TurnClockwise);
    add([] { return tr("Turn the tile counter-clockwise"); }, KeyUse::TurnTileBack, Mode::Command::TurnBack);
}

void TableWindow::addTakeBack(QMenu& menu)
{
    QAction* takeBack = addEntry(menu, [] { return tr("Undo past drawn cards"); });
    takeBack->setCheckable(true);
    takeBack->setChecked(m_settings.flag(Setting::TakeBack));
    takeBack->setEnabled(m_session->personCount() == 1);
    setLiveTip(takeBack, [takeBack] {
        return takeBack->isEnabled() ? tr("Undo goes back to your last decision, whatever was drawn or moved since.")
                                     : tr("Only in races with one person: nobody else’s moves are undone.");
    });
    connect(takeBack, &QAction::toggled, this, [this](bool on) { m_settings.setFlag(Setting::TakeBack, on); });
}

void TableWindow::buildViewMenu(QToolBar& bar)
{
    QMenu* menu = addMenu(*menuBar(), [] { return tr("&View"); });
    BoardView& view = m_area->view();
    QAction* in = addEntry(
        *menu, [] { return tr("Zoom in"); }, inkIcon(QLatin1String("zoom-in")));
    followKeys(in, KeyUse::ZoomIn);
    connect(in, &QAction::triggered, &view, &BoardView::zoomIn);
    QAction* out = addEntry(
        *menu, [] { return tr("Zoom out"); }, inkIcon(QLatin1String("zoom-out")));
    followKeys(out, KeyUse::ZoomOut);
    connect(out, &QAction::triggered, &view, &BoardView::zoomOut);
    QAction* fit = addEntry(
        *menu, [] { return tr("Fit"); }, inkIcon(QLatin1String("fit")));
    followKeys(fit, KeyUse::Fit);
    setLiveTip(fit, [] { return tr("Fit the track into the window"); });
    connect(fit, &QAction::triggered, &view, &BoardView::fit);
    menu->addSeparator();
    for (QDockWidget* dock : findChildren<QDockWidget*>())
        menu->addAction(dock->toggleViewAction());
    connect(addEntry(*menu, [] { return tr("Reset layout"); }), &QAction::triggered, this, &TableWindow::resetLayout);
    menu->addSeparator();
    buildSpeedMenu(*addMenu(*menu, [] { return tr("Animation"); }));
    QAction* hide = addEntry(*menu, [] { return tr("Hide the hand between two people"); });
    hide->setCheckable(true);
    hide->setChecked(m_settings.flag(Setting::HideHand));
    connect(hide, &QAction::toggled, this, [this](bool on) { m_settings.setFlag(Setting::HideHand, on); });
    addSoundActions(*menu, bar, *m_sound);
    QAction* faceDown = addEntry(*menu, [] { return tr("Hide my cards"); });
    faceDown->setObjectName(QStringLiteral("hideHandAction"));
    followKeys(faceDown, KeyUse::HideCards);
    faceDown->setCheckable(true);
    faceDown->setEnabled(m_session->personCount() > 0);
    connect(faceDown, &QAction::toggled, &m_play->runner(), &RaceRunner::setHandHidden);
    connect(&m_play->runner(), &RaceRunner::handHiddenChanged, faceDown, &QAction::setChecked);

    bar.addWidget(new SpeedBox(
        m_settings, [] { return tr("How fast moves are shown"); }, &bar));
    bar.addSeparator();
    bar.addAction(fit);
}

/// The same choice as in the tool bar, for who hides that or has a large text size.
void TableWindow::buildSpeedMenu(QMenu& menu)
{
    menu.setObjectName(QStringLiteral("speedMenu"));
    auto* group = new QActionGroup(&menu);
    for (int speed = 0; speed < TablePage::speedNames().size(); ++speed) {
        QAction* action = group->addAction(addEntry(menu, [speed] { return TablePage::speedNames().at(speed); }));
        action->setCheckable(true);
        connect(action, &QAction::triggered, this, [this, speed] { m_settings.setNumber(Setting::TableSpeed, speed); });
    }
    const auto follow = [this, group] {
        group->actions().at(m_settings.number(Setting::TableSpeed))->setChecked(true);
    };
    follow();
    connect(&m_settings, &Settings::changed, group, follow);
}

void TableWindow::buildHelpMenu(QToolBar& bar)
{
    QMenu* menu = addMenu(*menuBar(), [] { return tr("&Help"); });
    bar.addAction(addHelpActions(*menu, HelpTopic::Aim));
    QAction* keys = addEntry(*menu, [] { return tr("Keys"); });
    keys->setObjectName(QStringLiteral("keysAction"));
    followKeys(keys, KeyUse::KeysPage);
    connect(keys, &QAction::triggered, this, &TableWindow::showKeys);
    const bool isLesson = m_autosave == nullptr;
    QAction* flight =
        addEntry(*menu, [isLesson] { return isLesson ? tr("First Flight from the start") : tr("First Flight"); });
    flight->setObjectName(QStringLiteral("firstFlightAction"));
    connect(flight, &QAction::triggered, this, &TableWindow::firstFlightRequested);
}

void TableWindow::buildDocks()
{
    setDockOptions(AnimatedDocks | AllowTabbedDocks);
    auto* players = new PlayersModel(*m_session, this);
    connect(m_play, &TablePlay::personPresent, players, &PlayersModel::setPersonPresent);
    auto* log = new LogModel(*m_session, this);
    const auto addDock = [this](const LiveText& title, const QString& name, QWidget* content) {
        auto* dock = new QDockWidget(this);
        inEveryLanguage(dock, &QWidget::setWindowTitle, title);
        dock->setObjectName(name);
        dock->setWidget(content);
        content->setMinimumWidth(240);
        addDockWidget(Qt::RightDockWidgetArea, dock);
        return dock;
    };
    auto* playersView = new QListView(this);
    playersView->setModel(players);
    const LiveText playersTitle = [] { return tr("Players"); };
    const LiveText logTitle = [] { return tr("What happened"); };
    setUpList(playersView, new PlayersDelegate(this), playersTitle);
    auto* logView = new LogView(log, this);
    setUpList(logView, new LogDelegate(this), logTitle);
    QDockWidget* playersDock = addDock(playersTitle, QStringLiteral("playersDock"), playersView);
    QDockWidget* logDock = addDock(logTitle, QStringLiteral("logDock"), logView);
    const int rows = players->rowCount() * playersView->sizeHintForRow(0) + 2 * playersView->frameWidth();
    // On a low screen, the others are found by scrolling.
    const bool isLow = screen()->availableSize().height() < kLowScreen;
    playersView->setMinimumHeight(std::min(rows, isLow ? kLeastPlayersHeight : kMostPlayersHeight));
    const int wide = std::clamp(fontMetrics().averageCharWidth() * 36, kDockWidth, kWidestDock);
    resizeDocks({playersDock, logDock}, {wide, wide}, Qt::Horizontal);
    resizeDocks({playersDock, logDock}, {rows, 3 * rows}, Qt::Vertical);
    connect(log, &QAbstractItemModel::rowsInserted, logView, &QAbstractItemView::scrollToBottom, Qt::QueuedConnection);
    logView->scrollToBottom();
    connectReplay(*log, *logView);
}

void TableWindow::connectReplay(LogModel& log, LogView& view)
{
    connect(&view, &LogView::actionChosen, m_replay, [this](int action, bool byKeyboard) {
        m_replay->playAction(action);
        if (!byKeyboard)
            m_area->replayBar().focusPlay();
    });
    connect(&view, &LogView::actionPointed, m_replay, &ReplayDesk::pointAt);
    connect(m_replay, &ReplayDesk::actionChanged, &log, &LogModel::setReplayed);
    connect(m_replay, &ReplayDesk::actionChanged, &view, &LogView::followAction);
    connect(m_replay, &ReplayDesk::activeChanged, this, &TableWindow::updateStatus);
    connect(m_replay, &ReplayDesk::activeChanged, &view, &QAbstractItemView::scrollToBottom);
    connect(m_replay, &ReplayDesk::continueRequested, this, &TableWindow::playOn);
}

void TableWindow::connectEnd()
{
    EndPanel& end = m_area->end();
    end.setSavable(m_autosave != nullptr);
    connect(&end, &EndPanel::newRaceRequested, this, &TableWindow::newRaceRequested);
    connect(&end, &EndPanel::saveRequested, this, [this] { save(); });
    connect(&end, &EndPanel::rematchRequested, this,
            [this] { Q_EMIT raceRequested(rematchOf(m_session->record(), drawSeed(*QRandomGenerator::system()))); });
    connect(&end, &EndPanel::replayRequested, this, [this] {
        m_replay->playAll();
        m_area->replayBar().focusPlay();
    });
    connect(&end, &EndPanel::turnChosen, this, [this](int turn) {
        m_replay->showTurn(turn);
        m_area->replayBar().focusPlay();
    });
}

/// The cards of a race that is over are known; only then others may take their seats.
void TableWindow::playOn(int actions)
{
    GameRecord race = raceFrom(m_session->record(), actions);
    if (m_session->isOver()) {
        ContinueDialog dialog(race, m_replay->replay()->turn(), this);
        if (dialog.exec() != QDialog::Accepted)
            return;
        race.players = dialog.players();
    }
    Q_EMIT raceRequested(race);
}

void TableWindow::showReplay()
{
    m_replay->enter();
    m_area->replayBar().focusPlay();
}

void TableWindow::askToEnd()
{
    QMessageBox question(
        QMessageBox::Question, tr("End the race?"),
        tr("The race ends now, and nobody wins it. Everybody can see all cards then, so it does not go "
           "on."),
        QMessageBox::NoButton, this);
    QPushButton* end = question.addButton(tr("End the race"), QMessageBox::AcceptRole);
    QPushButton* stay = question.addButton(tr("Keep playing"), QMessageBox::RejectRole);
    question.setDefaultButton(stay);
    question.exec();
    if (question.clickedButton() != end)
        return;
    m_replay->leave();
    m_session->giveUp();
}

void TableWindow::stepBack()
{
    if (m_replay->isActive())
        m_replay->leave();
    else
        m_play->desk().back();
}

void TableWindow::buildStatusBar()
{
    m_status = new QLabel(this);
    statusBar()->addWidget(m_status);
}

void TableWindow::resetLayout()
{
    restoreState(m_standardLayout);
    m_area->view().fit();
}

void TableWindow::followSettings()
{
    m_play->setPace(motionPace(m_settings, *this));
    m_replay->setPace(motionPace(m_settings, *this));
    m_play->runner().setCurtainEnabled(m_settings.flag(Setting::HideHand));
    m_session->setTakeBack(m_settings.flag(Setting::TakeBack));
    m_area->view().setFelt(m_settings.number(Setting::Table) == 1);
}

void TableWindow::updateTitle()
{
    const QString file = QFileInfo(m_session->filePath()).completeBaseName();
    const QString track = shownName(*m_session->record().track);
    const QString name = !file.isEmpty() ? file : !track.isEmpty() ? track : tr("New race");
    setWindowTitle(tr("%1[*] – Beetle to the Bubble").arg(name));
}

void TableWindow::updateStatus()
{
    const int tiles = m_session->record().track->trackTileCount();
    const QString turn = m_replay->isActive()  ? tr("Replay")
                         : m_session->isOver() ? tr("Race over")
                                               : tr("Turn %1").arg(m_session->turnNumber());
    m_status->setText(turn + QStringLiteral("     ") + tr("%n track tile(s)", nullptr, tiles));
}

void TableWindow::showKeys()
{
    std::vector<KeyGroup> groups = tableKeys();
    std::ranges::move(menuKeys(*menuBar()), std::back_inserter(groups));
    keysDialog(groups, this)->exec();
}

QString TableWindow::proposedPath() const
{
    if (!m_session->filePath().isEmpty())
        return m_session->filePath();
    const QString track = shownName(*m_session->record().track);
    const QString name = track.isEmpty() ? tr("Race") : track;
    return m_settings.text(Setting::FileFolder) + u'/' + name + QStringLiteral(".bbgame");
}

bool TableWindow::save(bool as)
{
    QString path = m_session->filePath();
    if (as || path.isEmpty()) {
        path = QFileDialog::getSaveFileName(this, tr("Save the race"), proposedPath(), tr("Saved races (*.bbgame)"));
        if (path.isEmpty())
            return false;
        if (QFileInfo(path).suffix().isEmpty())
            path += QStringLiteral(".bbgame");
    }
    if (const Result<void> saved = m_session->save(path); !saved) {
        QMessageBox::warning(this, tr("The race is not saved"), fileErrorText(saved.error()));
        return false;
    }
    m_settings.setText(Setting::FileFolder, QFileInfo(path).absolutePath());
    addRecentFile(m_settings, path);
    return true;
}

/// A race without a file of its own waits in the lobby, where the program keeps it: nobody need be asked. One that only
/// computers play is no loss, nor is one that is over.
bool TableWindow::wouldBeLost() const
{
    if (m_autosave == nullptr || !m_session->isModified() || m_session->personCount() == 0 || m_session->isOver())
        return false;
    return !m_session->filePath().isEmpty() || !m_autosave->isWorking();
}

bool TableWindow::mayClose()
{
    if (!wouldBeLost())
        return true;
    const QString name = QFileInfo(m_session->filePath()).completeBaseName();
    QMessageBox question(QMessageBox::Question, tr("Save the race?"),
                         name.isEmpty() ? tr("The race goes on only if it is saved.")
                                        : tr("“%1” has gone on since it was saved.").arg(name),
                         QMessageBox::NoButton, this);
    question.setTextFormat(Qt::PlainText);
    QPushButton* save = question.addButton(tr("Save"), QMessageBox::AcceptRole);
    const QPushButton* forget = question.addButton(tr("Don’t save"), QMessageBox::DestructiveRole);
    QPushButton* stay = question.addButton(tr("Keep playing"), QMessageBox::RejectRole);
    question.setDefaultButton(save);
    question.exec();
    if (question.clickedButton() == nullptr || question.clickedButton() == stay)
        return false;
    if (question.clickedButton() == forget)
        m_autosave->discard();
    return question.clickedButton() != save || this->save();
}

void TableWindow::closeEvent(QCloseEvent* event)
{
    if (!mayClose()) {
        event->ignore();
        return;
    }
    m_play->runner().stop();
    if (m_autosave != nullptr && m_session->personCount() == 0)
        m_autosave->discard();
    m_settings.setBytes(Setting::TableGeometry, windowGeometry(*this));
    m_settings.setBytes(Setting::TableLayout, saveState());
    event->accept();
}

} // namespace bubblebar
