#include "app/beep/beepwindow.h"

#include "app/beep/beepsounds.h"
#include "app/beep/beeptable.h"
#include "app/beep/newgame/keysdialog.h"
#include "app/beep/scorepage.h"
#include "app/help/help.h"
#include "app/preferences/settingsaction.h"
#include "app/promptbar.h"
#include "app/recentfiles.h"
#include "app/settings.h"
#include "app/sound/sound.h"
#include "app/sound/soundactions.h"
#include "core/support/atomicfile.h"
#include "core/support/errortext.h"
#include "core/support/everylanguage.h"
#include "core/support/random.h"
#include "designer/widgets/icons.h"
#include "designer/widgets/keytable.h"
#include "designer/widgets/livetexts.h"
#include "designer/widgets/windowsize.h"

#include <QCloseEvent>
#include <QDate>
#include <QDialog>
#include <QFileDialog>
#include <QFileInfo>
#include <QLabel>
#include <QMenuBar>
#include <QMessageBox>
#include <QPushButton>
#include <QRandomGenerator>
#include <QStatusBar>
#include <QStyle>
#include <QToolBar>
#include <QVBoxLayout>

namespace bubblebar::beep {

namespace {

constexpr QSize kUsualSize(1280, 760);
constexpr QSize kLeastSize(640, 400);
/// The last card is seen to lie before the count begins.
constexpr int kLastLook = 900;

bool wantsMotion(const QWidget& widget)
{
    return widget.style()->styleHint(QStyle::SH_Widget_Animation_Duration, nullptr, &widget) > 0;
}

} // namespace

BeepWindow::Surroundings BeepWindow::usualSurroundings()
{
    return {[] { return QRandomGenerator::system()->generate64() & static_cast<std::uint64_t>(kMaxSeed); }};
}

BeepWindow::BeepWindow(const BeepPlan& plan, Settings& settings, Surroundings surroundings, QWidget* parent)
    : QMainWindow(parent)
    , m_settings(settings)
    , m_plan(plan)
    , m_surroundings(std::move(surroundings))
    , m_status(new QLabel(this))
    , m_time(new QLabel(this))
    , m_sound(new Sound(settings, this))
    , m_ending(this)
{
    if (plan.isTournament)
        m_tournament.emplace(static_cast<int>(plan.seats.size()));
    buildWindow();
    startGame();
}

BeepWindow::BeepWindow(const Record& record, const QString& path, Settings& settings, QWidget* parent)
    : QMainWindow(parent)
    , m_settings(settings)
    , m_openedPath(path)
    , m_opened(record)
    , m_status(new QLabel(this))
    , m_time(new QLabel(this))
    , m_sound(new Sound(settings, this))
    , m_ending(this)
{
    buildWindow();
    m_pause->setEnabled(false);
    showCount({record.players, tableAt(record)}, {}, false);
}

BeepWindow::~BeepWindow()
{
    stopGame();
}

void BeepWindow::buildWindow()
{
    inEveryLanguage(this, [this] { followLanguage(); });
    setMinimumSize(kLeastSize);
    QToolBar* bar = addToolBar(QString());
    inEveryLanguage(bar, &QWidget::setWindowTitle, [] { return tr("Tool bar"); });
    bar->setObjectName(QStringLiteral("toolBar"));
    bar->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    bar->setMovable(false);
    buildGameMenu(*bar);
    addSoundActions(*addMenu(*menuBar(), [] { return tr("&View"); }), *bar, *m_sound);
    buildHelpMenu(*bar);
    statusBar()->addWidget(m_status);
    statusBar()->addPermanentWidget(m_time);
    restoreWindow(*this, m_settings.bytes(Setting::BeepGeometry), kUsualSize);
    connect(&m_settings, &Settings::changed, this, [this](Setting setting) {
        if (setting == Setting::BeepKeys && m_play != nullptr)
            m_play->setKeys(KeyBlocks::fromLines(m_settings.lines(Setting::BeepKeys)));
    });
    m_ending.setSingleShot(true);
    connect(&m_ending, &QTimer::timeout, this, &BeepWindow::endGame);
}

void BeepWindow::buildGameMenu(QToolBar& bar)
{
    QMenu* menu = addMenu(*menuBar(), [] { return tr("&Game"); });
    QAction* fresh = addEntry(
        *menu, [] { return tr("New game"); }, inkIcon(QLatin1String("new")));
    followKeys(fresh, KeyUse::New);
    connect(fresh, &QAction::triggered, this, &BeepWindow::newGameRequested);
    QAction* open = addEntry(
        *menu, [] { return tr("Open…"); }, inkIcon(QLatin1String("open")));
    followKeys(open, KeyUse::Open);
    connect(open, &QAction::triggered, this, &BeepWindow::openRequested);
    QAction* save = addEntry(
        *menu, [] { return tr("Save the record…"); }, inkIcon(QLatin1String("save")));
    followKeys(save, KeyUse::Save);
    connect(save, &QAction::triggered, this, &BeepWindow::chooseSaveFile);
    menu->addSeparator();
    m_pause = menu->addAction(inkIcon(QLatin1String("pause")), {});
    inEveryLanguage(m_pause, [this] { namePause(); });
    followKeys(m_pause, KeyUse::Pause);
    connect(m_pause, &QAction::triggered, this, &BeepWindow::togglePause);
    QAction* keys = addEntry(
        *menu, [] { return tr("Keys…"); }, inkIcon(QLatin1String("settings")));
    connect(keys, &QAction::triggered, this, &BeepWindow::changeKeys);
    menu->addSeparator();
    addSettingsAction(*menu, m_settings);
    menu->addSeparator();
    QAction* close = addEntry(*menu, [] { return tr("Close"); });
    followKeys(close, KeyUse::Close);
    connect(close, &QAction::triggered, this, &QWidget::close);
    bar.addAction(m_pause);
    bar.addAction(fresh);
    bar.addSeparator();
    bar.addAction(keys);
}

void BeepWindow::buildHelpMenu(QToolBar& bar)
{
    QMenu* menu = addMenu(*menuBar(), [] { return tr("&Help"); });
    bar.addAction(addHelpActions(*menu, HelpTopic::Beep));
}

void BeepWindow::startGame()
{
    stopGame();
    m_game = new LiveGame(m_plan, m_surroundings.seed(), m_surroundings.clock, this);
    m_play = new BeepPlay(*m_game, KeyBlocks::fromLines(m_settings.lines(Setting::BeepKeys)), m_game);
    new BeepSounds(*m_play, *m_sound, m_play);
    layTable();
    connect(m_game, &LiveGame::happened, this, &BeepWindow::followGame);
    connect(m_game, &LiveGame::stateChanged, this, &BeepWindow::showState);
    connect(m_play, &BeepPlay::changed, this, &BeepWindow::showState);
    showState();
}

void BeepWindow::layTable()
{
    auto* page = new QWidget(this);
    m_prompt = new PromptBar(page);
    m_table = new BeepTable(*m_play, m_tournament ? m_tournament->totals() : std::vector<int>(), page);
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins({});
    column->setSpacing(0);
    column->addWidget(m_prompt);
    column->addWidget(m_table, 1);
    connect(m_prompt, &PromptBar::pressed, this, [this] {
        m_play->proceed();
        m_table->setFocus(Qt::OtherFocusReason);
    });
    setPage(page);
    m_table->setFocus(Qt::OtherFocusReason);
}

void BeepWindow::setPage(QWidget* page)
{
    // The old page may be the one whose button was pressed.
    if (QWidget* old = takeCentralWidget())
        old->deleteLater();
    setCentralWidget(page);
}

void BeepWindow::followGame(const Transition& transition)
{
    if (m_game->table().isOver() && !m_ending.isActive())
        m_ending.start(wantsMotion(*this) ? kLastLook : 0);
    if (transition.event.kind == Event::Kind::Go)
        m_table->setFocus(Qt::OtherFocusReason);
    updateStatus();
}

void BeepWindow::showState()
{
    const LiveGame::State state = m_game->state();
    const BeepPrompt prompt = m_play->prompt();
    m_prompt->setPrompt(prompt.title, prompt.hint);
    m_prompt->setButtonText(prompt.button);
    m_pause->setEnabled(state != LiveGame::State::Over && state != LiveGame::State::Waiting);
    namePause();
    updateStatus();
}

void BeepWindow::namePause()
{
    const bool held = m_game != nullptr && m_game->state() == LiveGame::State::Held;
    m_pause->setText(held ? tr("Go on") : tr("Pause"));
    m_pause->setIcon(inkIcon(QLatin1String(held ? "play" : "pause")));
}

void BeepWindow::followLanguage()
{
    const QString file = QFileInfo(m_openedPath).completeBaseName();
    setWindowTitle(file.isEmpty() ? tr("Beep! Beep!") : tr("%1 – Beep! Beep!").arg(file));
    if (m_game != nullptr)
        showState();
}

void BeepWindow::updateStatus()
{
    const Table& table = m_game->table();
    int left = 0;
    for (int pile = 0; pile < kCentrePiles; ++pile)
        left += static_cast<int>(table.centrePile(pile).size());
    QString text = tr("%n card(s) left in the middle. The game ends when two piles are used up.", nullptr, left);
    if (m_tournament)
        text.prepend(tr("Game %1 of %2.").arg(m_tournament->games().size() + 1).arg(kTournamentGames) + u' ');
    m_status->setText(text);
    m_time->setText(m_plan.table == TableKind::Strict ? tr("Strict table") : tr("As on a real table"));
}

void BeepWindow::endGame()
{
    if (m_tournament)
        m_tournament->add(m_game->table());
    Count count {m_plan.names(), m_game->table()};
    LiveText next = [] { return tr("Play again"); };
    if (m_tournament) {
        count.games = m_tournament->games();
        next = [isOver = m_tournament->isOver()] { return isOver ? tr("New tournament") : tr("Next game"); };
    }
    stopGame();
    m_pause->setEnabled(false);
    showCount(count, next, wantsMotion(*this));
}

void BeepWindow::showCount(const Count& count, const LiveText& next, bool stepwise)
{
    m_status->clear();
    m_score = new ScorePage(count, next, this);
    connect(m_score, &ScorePage::counted, this, [this] { m_sound->play(Effect::Tick); });
    // The winners of an old record have been cheered already.
    if (next)
        connect(m_score, &ScorePage::finished, this, [this] { m_sound->play(Effect::Win); });
    connect(m_score, &ScorePage::saveRequested, this, &BeepWindow::chooseSaveFile);
    connect(m_score, &ScorePage::closeRequested, this, &QWidget::close);
    connect(m_score, &ScorePage::nextRequested, this, [this] {
        m_score->stop();
        m_score = nullptr;
        if (m_tournament && m_tournament->isOver())
            m_tournament.emplace(static_cast<int>(m_plan.seats.size()));
        startGame();
    });
    setPage(m_score);
    m_table = nullptr;
    m_prompt = nullptr;
    m_score->start(stepwise);
}

/// The record stays, but nothing moves any more.
void BeepWindow::stopGame()
{
    m_ending.stop();
    if (m_game == nullptr)
        return;
    m_play->stop();
    m_game->disconnect(this);
    m_play->disconnect(this);
    m_opened = m_game->record();
    if (m_table != nullptr) {
        m_table->stop();
        m_table->disconnect();
        setPage(nullptr);
        m_table = nullptr;
    }
    m_game->deleteLater();
    m_game = nullptr;
    m_play = nullptr;
}

const Record& BeepWindow::record() const
{
    return m_game != nullptr ? m_game->record() : *m_opened;
}

bool BeepWindow::isRunning() const
{
    return m_game != nullptr && m_game->state() != LiveGame::State::Waiting && !m_game->table().isOver();
}

void BeepWindow::togglePause()
{
    if (m_game == nullptr)
        return;
    if (m_game->state() == LiveGame::State::Held)
        m_game->resume();
    else
        m_game->hold();
}

void BeepWindow::changeKeys()
{
    if (m_game != nullptr)
        m_game->hold();
    KeysDialog dialog(KeyBlocks::fromLines(m_settings.lines(Setting::BeepKeys)), this);
    if (dialog.exec() != QDialog::Accepted)
        return;
    m_settings.setLines(Setting::BeepKeys, dialog.keys().lines());
}

bool BeepWindow::saveTo(const QString& path)
{
    if (const Result<void> written = writeFile(path, recordBytes(record())); !written) {
        QMessageBox::warning(this, tr("The record is not saved"), fileErrorText(written.error()));
        return false;
    }
    m_settings.setText(Setting::FileFolder, QFileInfo(path).absolutePath());
    addRecentFile(m_settings, path);
    return true;
}

void BeepWindow::chooseSaveFile()
{
    if (m_game != nullptr)
        m_game->hold();
    const QString name = tr("Beep! Beep! %1").arg(QDate::currentDate().toString(Qt::ISODate));
    QString path = QFileDialog::getSaveFileName(
        this, tr("Save the record"), m_settings.text(Setting::FileFolder) + u'/' + name + QStringLiteral(".bbbeep"),
        tr("Games of Beep! Beep! (*.bbbeep)"));
    if (path.isEmpty())
        return;
    if (QFileInfo(path).suffix().isEmpty())
        path += QStringLiteral(".bbbeep");
    saveTo(path);
}

/// Such a game goes at the speed of those who play it: it can't be gone on with later.
bool BeepWindow::mayLeave()
{
    const bool midTournament = m_tournament && !m_tournament->isOver() && !m_tournament->games().empty();
    if (!isRunning() && !midTournament)
        return true;
    if (m_game != nullptr)
        m_game->hold();
    QMessageBox question(QMessageBox::Question, tr("Leave the game?"),
                         midTournament ? tr("The tournament can’t be gone on with later.")
                                       : tr("The game can’t be gone on with later."),
                         QMessageBox::NoButton, this);
    question.setInformativeText(tr("For a break, keep playing: it stays in pause until you go on."));
    QPushButton* leave = question.addButton(tr("Leave"), QMessageBox::DestructiveRole);
    QPushButton* stay = question.addButton(tr("Keep playing"), QMessageBox::RejectRole);
    question.setDefaultButton(stay);
    question.exec();
    return question.clickedButton() == leave;
}

void BeepWindow::closeEvent(QCloseEvent* event)
{
    if (!mayLeave()) {
        event->ignore();
        return;
    }
    stopGame();
    if (m_score != nullptr)
        m_score->stop();
    m_settings.setBytes(Setting::BeepGeometry, windowGeometry(*this));
    event->accept();
}

void BeepWindow::changeEvent(QEvent* event)
{
    QMainWindow::changeEvent(event);
    if (event->type() == QEvent::ActivationChange && !isActiveWindow() && m_game != nullptr)
        m_game->hold();
}

} // namespace bubblebar::beep
