#include "app/beetle/beetlewindow.h"

#include "app/beetle/autosave.h"
#include "app/beetle/beetlearea.h"
#include "app/beetle/beetleplay.h"
#include "app/beetle/beetlesounds.h"
#include "app/beetle/beetlewords.h"
#include "app/beetle/diepanel.h"
#include "app/beetle/endcard.h"
#include "app/beetle/rollslog.h"
#include "app/beetle/statistics/statisticsdialog.h"
#include "app/bubble/newrace/raceplan.h"
#include "app/help/help.h"
#include "app/motion.h"
#include "app/preferences/settingsaction.h"
#include "app/preferences/speedbox.h"
#include "app/recentfiles.h"
#include "app/settings.h"
#include "app/sound/sound.h"
#include "app/sound/soundactions.h"
#include "core/support/errortext.h"
#include "core/support/everylanguage.h"
#include "designer/widgets/icons.h"
#include "designer/widgets/keytable.h"
#include "designer/widgets/livetexts.h"
#include "designer/widgets/windowsize.h"

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
#include <QStatusBar>
#include <QToolBar>

#include <algorithm>

namespace bubblebar::beetle {

namespace {

constexpr int kDockWidth = 270;
constexpr int kWidestDock = 340;
constexpr double kDieFactor = 1.3;

bool isRollingKey(const QKeyEvent& event)
{
    return event.key() == Qt::Key_Space || event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter;
}

} // namespace

BeetleWindow::BeetleWindow(Record record, const QString& path, Settings& settings, QWidget* parent)
    : QMainWindow(parent)
    , m_settings(settings)
    , m_session(new BeetleSession(std::move(record), this))
    , m_area(new BeetleArea(*m_session, this))
    , m_play(new BeetlePlay(*m_session, *m_area, this))
    , m_log(new RollsLog(*m_session, this))
    , m_autosave(new Autosave(*m_session, this))
    , m_end(new EndCard(&m_area->wood()))
    , m_status(new QLabel(this))
    , m_sound(new Sound(settings, this))
{
    new BeetleSounds(*m_play, *m_sound, this);
    m_session->setFilePath(path);
    // A game that goes on without a file of its own was never saved.
    m_session->setModified(path.isEmpty() && !m_session->history().empty());
    setCentralWidget(m_area);
    buildDock();
    buildActions();
    statusBar()->addWidget(m_status);
    restoreWindow(*this, m_settings.bytes(Setting::BeetleGeometry), {1280, 760});
    restoreState(m_settings.bytes(Setting::BeetleLayout));
    connectParts();
    setWindowModified(m_session->isModified());
    inEveryLanguage(this, [this] {
        updateTitle();
        updateStatus();
    });
    followSettings();
    m_area->panel().button().setFocus();
    m_play->start();
}

BeetleWindow::~BeetleWindow()
{
    m_play->stop();
}

void BeetleWindow::connectParts()
{
    connect(m_session, &BeetleSession::modifiedChanged, this, &QWidget::setWindowModified);
    connect(m_session, &BeetleSession::filePathChanged, this, &BeetleWindow::updateTitle);
    connect(m_play, &BeetlePlay::landed, m_log, &RollsLog::add);
    connect(m_play, &BeetlePlay::landed, this, &BeetleWindow::updateStatus);
    connect(m_play, &BeetlePlay::ended, m_end, [this] { m_end->announce(*m_session); });
    connect(&LanguageNews::instance(), &LanguageNews::changed, m_end, [this] {
        if (m_session->isOver())
            m_end->showGame(*m_session);
    });
    connect(m_play, &BeetlePlay::rematchRequested, this, &BeetleWindow::askForRematch);
    connect(m_end, &EndCard::rematchRequested, this, &BeetleWindow::askForRematch);
    connect(m_end, &EndCard::newGameRequested, this, &BeetleWindow::newGameRequested);
    connect(&m_settings, &Settings::changed, this, &BeetleWindow::followSettings);
}

void BeetleWindow::buildActions()
{
    QToolBar* bar = addToolBar(QString());
    inEveryLanguage(bar, &QWidget::setWindowTitle, [] { return tr("Tool bar"); });
    bar->setObjectName(QStringLiteral("toolBar"));
    bar->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    bar->setMovable(false);
    buildGameMenu(*bar);
    buildPlayMenu(*bar);
    buildViewMenu(*bar);
    buildHelpMenu(*bar);
}

void BeetleWindow::buildGameMenu(QToolBar& bar)
{
    QMenu* menu = addMenu(*menuBar(), [] { return tr("&Game"); });
    QAction* fresh = addEntry(
        *menu, [] { return tr("New game"); }, inkIcon(QLatin1String("new")));
    followKeys(fresh, KeyUse::New);
    connect(fresh, &QAction::triggered, this, &BeetleWindow::newGameRequested);
    QAction* open = addEntry(
        *menu, [] { return tr("Open…"); }, inkIcon(QLatin1String("open")));
    followKeys(open, KeyUse::Open);
    connect(open, &QAction::triggered, this, &BeetleWindow::openRequested);
    menu->addSeparator();
    QAction* save = addEntry(
        *menu, [] { return tr("Save"); }, inkIcon(QLatin1String("save")));
    followKeys(save, KeyUse::Save);
    connect(save, &QAction::triggered, this, [this] { this->save(); });
    QAction* saveAs = addEntry(*menu, [] { return tr("Save as…"); });
    followKeys(saveAs, KeyUse::SaveAs);
    connect(saveAs, &QAction::triggered, this, [this] { this->save(true); });
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

void BeetleWindow::buildHelpMenu(QToolBar& bar)
{
    QMenu* menu = addMenu(*menuBar(), [] { return tr("&Help"); });
    bar.addAction(addHelpActions(*menu, HelpTopic::Beetle));
}

void BeetleWindow::buildPlayMenu(QToolBar& bar)
{
    QMenu* menu = addMenu(*menuBar(), [] { return tr("&Play"); });
    m_fast = addEntry(
        *menu, [] { return tr("Fast forward"); }, inkIcon(QLatin1String("skip")));
    m_fast->setObjectName(QStringLiteral("fastForward"));
    m_fast->setCheckable(true);
    followKeys(m_fast, KeyUse::FastForward);
    setKeyTip(m_fast, KeyUse::FastForward,
              [] { return tr("Rolls on for everybody until the end, or until you press it again"); });
    connect(m_fast, &QAction::toggled, &m_play->runner(), &BeetleRunner::setFastForward);
    connect(&m_play->runner(), &BeetleRunner::fastForwardChanged, m_fast, &QAction::setChecked);
    connect(&m_play->runner(), &BeetleRunner::stateChanged, this, [this] { m_fast->setEnabled(!m_session->isOver()); });
    QAction* many = addEntry(
        *menu, [] { return tr("Many games…"); }, inkIcon(QLatin1String("dice")));
    many->setObjectName(QStringLiteral("manyGames"));
    setLiveTip(many, [] { return tr("Plays many games like this one and compares them with the exact chances"); });
    connect(many, &QAction::triggered, this, [this] { StatisticsDialog(m_session->game().options(), this).exec(); });
    bar.addAction(m_fast);
    bar.addAction(many);
    bar.addSeparator();
}

void BeetleWindow::buildViewMenu(QToolBar& bar)
{
    QMenu* menu = addMenu(*menuBar(), [] { return tr("&View"); });
    QAction* chances = addEntry(*menu, [] { return tr("Chances to win"); });
    chances->setObjectName(QStringLiteral("showChances"));
    chances->setCheckable(true);
    chances->setChecked(m_settings.flag(Setting::BeetleChances));
    connect(chances, &QAction::toggled, this, [this](bool on) { m_settings.setFlag(Setting::BeetleChances, on); });
    for (QDockWidget* dock : findChildren<QDockWidget*>())
        menu->addAction(dock->toggleViewAction());
    addSpeedChoice(bar);
    addSoundActions(*menu, bar, *m_sound);
}

void BeetleWindow::addSpeedChoice(QToolBar& bar)
{
    bar.addWidget(new SpeedBox(
        m_settings, [] { return tr("How fast rolls and drawings are shown"); }, &bar));
}

void BeetleWindow::buildDock()
{
    auto* view = new QListView(this);
    view->setModel(m_log);
    view->setSelectionMode(QAbstractItemView::NoSelection);
    view->setEditTriggers(QAbstractItemView::NoEditTriggers);
    view->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    view->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    view->setResizeMode(QListView::Adjust);
    view->setWordWrap(true);
    view->setSpacing(2);
    const int side = static_cast<int>(fontMetrics().height() * kDieFactor);
    view->setIconSize({side, side});
    setLiveName(view, [] { return tr("Rolls"); });
    view->setMinimumWidth(220);
    view->installEventFilter(this);
    auto* dock = new QDockWidget(this);
    inEveryLanguage(dock, &QWidget::setWindowTitle, [] { return tr("Rolls"); });
    dock->setObjectName(QStringLiteral("rollsDock"));
    dock->setWidget(view);
    addDockWidget(Qt::RightDockWidgetArea, dock);
    resizeDocks({dock}, {std::clamp(fontMetrics().averageCharWidth() * 34, kDockWidth, kWidestDock)}, Qt::Horizontal);
}

void BeetleWindow::followSettings()
{
    m_play->setPace(motionPace(m_settings, *this));
    m_play->setChancesShown(m_settings.flag(Setting::BeetleChances));
}

void BeetleWindow::updateTitle()
{
    const QString file = QFileInfo(m_session->filePath()).completeBaseName();
    setWindowTitle(file.isEmpty() ? tr("Beetle[*]") : tr("%1[*] – Beetle").arg(file));
}

void BeetleWindow::updateStatus()
{
    const auto rolls = static_cast<int>(m_session->record().rolls.size());
    QString options = optionsText(m_session->game().options());
    options.front() = options.front().toUpper();
    m_status->setText(options + QStringLiteral("     ") + tr("%n roll(s) so far", nullptr, rolls));
}

void BeetleWindow::askForRematch()
{
    Q_EMIT rematchRequested(rematchOf(m_session->record(), drawSeed(*QRandomGenerator::system())));
}

QString BeetleWindow::proposedPath() const
{
    if (!m_session->filePath().isEmpty())
        return m_session->filePath();
    return m_settings.text(Setting::FileFolder) + u'/' + tr("Beetle") + QStringLiteral(".bbbeetle");
}

bool BeetleWindow::save(bool as)
{
    QString path = m_session->filePath();
    if (as || path.isEmpty()) {
        path = QFileDialog::getSaveFileName(this, tr("Save the game"), proposedPath(),
                                            tr("Saved games of Beetle (*.bbbeetle)"));
        if (path.isEmpty())
            return false;
        if (QFileInfo(path).suffix().isEmpty())
            path += QStringLiteral(".bbbeetle");
    }
    if (const Result<void> saved = m_session->save(path); !saved) {
        QMessageBox::warning(this, tr("The game is not saved"), fileErrorText(saved.error()));
        return false;
    }
    m_settings.setText(Setting::FileFolder, QFileInfo(path).absolutePath());
    addRecentFile(m_settings, path);
    return true;
}

bool BeetleWindow::mayClose()
{
    // A finished game and one that only computers play need no question.
    if (!m_session->isModified() || m_session->isOver() || m_session->personCount() == 0)
        return true;
    QMessageBox question(QMessageBox::Question, tr("Save the game?"), tr("The game goes on only if it is saved."),
                         QMessageBox::NoButton, this);
    QPushButton* save = question.addButton(tr("Save"), QMessageBox::AcceptRole);
    question.addButton(tr("Don’t save"), QMessageBox::DestructiveRole);
    QPushButton* stay = question.addButton(tr("Keep playing"), QMessageBox::RejectRole);
    question.setDefaultButton(save);
    question.exec();
    if (question.clickedButton() == nullptr || question.clickedButton() == stay)
        return false;
    return question.clickedButton() != save || this->save();
}

void BeetleWindow::closeEvent(QCloseEvent* event)
{
    m_play->runner().setFastForward(false);
    if (!mayClose()) {
        event->ignore();
        return;
    }
    m_play->stop();
    m_autosave->discard();
    m_settings.setBytes(Setting::BeetleGeometry, windowGeometry(*this));
    m_settings.setBytes(Setting::BeetleLayout, saveState());
    event->accept();
}

/// Space and Enter roll wherever the focus is, unless what has it uses them itself.
void BeetleWindow::keyPressEvent(QKeyEvent* event)
{
    if (isRollingKey(*event) && !event->isAutoRepeat())
        m_play->press();
    else if (event->key() == Qt::Key_Escape)
        m_play->runner().setFastForward(false);
    else
        QMainWindow::keyPressEvent(event);
}

/// The list of rolls would take the rolling keys for a selection that it hasn't.
bool BeetleWindow::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::KeyPress || !isRollingKey(*static_cast<QKeyEvent*>(event)))
        return QMainWindow::eventFilter(watched, event);
    keyPressEvent(static_cast<QKeyEvent*>(event));
    return true;
}

} // namespace bubblebar::beetle
