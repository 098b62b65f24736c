#include "app/navigator.h"

#include "app/arrivals/arrivals.h"
#include "app/beep/beepwindow.h"
#include "app/beep/newgame/newbeepdialog.h"
#include "app/beetle/autosave.h"
#include "app/beetle/beetlesession.h"
#include "app/beetle/beetlewindow.h"
#include "app/beetle/newgame/newbeetledialog.h"
#include "app/bubble/autosave.h"
#include "app/bubble/gamesession.h"
#include "app/bubble/newrace/newracedialog.h"
#include "app/bubble/tablewindow.h"
#include "app/files.h"
#include "app/firstflight/coach.h"
#include "app/lobby/lobbywindow.h"
#include "app/preferences/keyspage.h"
#include "app/preferences/settingsaction.h"
#include "app/preferences/settingsdialog.h"
#include "app/recentfiles.h"
#include "core/support/translations.h"
#include "core/track/trackinput.h"
#include "designer/document/openedtrack.h"
#include "designer/widgets/windowsize.h"
#include "designer/window/designerwindow.h"

#include <QApplication>
#include <QFileInfo>
#include <QPointer>

#include <optional>

namespace bubblebar {

Navigator::Navigator(Settings& settings, std::unique_ptr<FileChooser> files, std::unique_ptr<DesignerDialogs> dialogs,
                     QObject* parent)
    : QObject(parent)
    , m_settings(settings)
    , m_designerPreferences(settings)
    , m_designers(m_designerPreferences, std::move(dialogs))
    , m_files(files ? std::move(files) : std::make_unique<FileChooser>(settings))
    , m_arrivals(std::make_unique<Arrivals>(*this))
{
    followKeySettings(m_settings);
    // Between a closed table and the lobby that comes back there is no window at all.
    QApplication::setQuitOnLastWindowClosed(false);
    connect(qApp, &QCoreApplication::aboutToQuit, this, [this] { m_quitting = true; });
    connect(&m_settings, &Settings::changed, this, &Navigator::followLanguage, Qt::QueuedConnection);
    connect(&m_help, &Help::firstFlightRequested, this, &Navigator::firstFlight);
    connect(&m_designers, &DesignerWindows::playRequested, this, &Navigator::newRaceOn);
    connect(&m_designers, &DesignerWindows::quitRequested, this, &Navigator::quit);
    connect(&m_designers, &DesignerWindows::lastWindowClosed, this, &Navigator::comeBackToLobby);
    connect(&m_designers, &DesignerWindows::windowOpened, this, [this] {
        if (m_lobby)
            m_lobby->hide();
    });
}

Navigator::~Navigator() = default;

void Navigator::showLobby()
{
    if (!m_lobby) {
        m_lobby = std::make_unique<LobbyWindow>(*this);
        connect(m_lobby.get(), &LobbyWindow::closed, this, &Navigator::quit);
    }
    bringToFront(*m_lobby);
}

void Navigator::comeToFront()
{
    // What waits for an answer comes with its window.
    if (QWidget* asking = QApplication::activeModalWidget())
        bringToFront(*asking);
    else if (m_table)
        bringToFront(*m_table);
    else
        showLobby();
}

/// Windows of games and tracks follow by themselves; the lobby is made anew.
void Navigator::followLanguage(Setting setting)
{
    if (setting != Setting::Language)
        return;
    setLanguage(*qApp, m_settings.text(Setting::Language));
    const bool wasVisible = m_lobby && m_lobby->isVisible();
    // The settings are a child of the lobby from which they were opened, and move to the next one.
    auto* settings = wasVisible ? m_lobby->findChild<SettingsDialog*>() : nullptr;
    const QPoint place = settings ? settings->pos() : QPoint();
    QPointer<QWidget> focused = settings ? settings->focusWidget() : nullptr;
    if (settings)
        settings->setParent(nullptr, settings->windowFlags());
    if (wasVisible)
        m_lobby->rememberPlace();
    m_lobby.reset();
    if (wasVisible)
        showLobby();
    if (settings) {
        settings->setParent(m_lobby.get(), settings->windowFlags());
        settings->move(place);
        settings->open();
        if (focused)
            focused->setFocus();
    }
}

void Navigator::race(const std::function<void(NewRaceDialog&)>& choose)
{
    NewRaceDialog dialog(m_settings, m_thumbnails, *m_files, QApplication::activeWindow());
    choose(dialog);
    if (dialog.exec() == QDialog::Accepted)
        openTable(dialog.record(), {});
}

void Navigator::newRace(const QString& trackPath)
{
    race([&](NewRaceDialog& dialog) {
        if (!trackPath.isEmpty())
            dialog.chooseTrack(trackPath);
    });
}

void Navigator::newRaceOn(const TrackPtr& track)
{
    race([&](NewRaceDialog& dialog) { dialog.chooseUnsavedTrack(track); });
}

void Navigator::newRaceWithDeck(const QString& path)
{
    if (const Result<Deck> deck = openDeck(path); !deck)
        return tellCannotOpen(path, deck.error(), QApplication::activeWindow());
    race([&](NewRaceDialog& dialog) { dialog.chooseDeck(path); });
}

void Navigator::firstFlight()
{
    if (!clearTable())
        return;
    TableWindow* table = layFlightTable(m_settings);
    connectTable(*table);
    layTable(table);
}

void Navigator::designTrack()
{
    m_designers.newTrack();
}

void Navigator::designFile(const QString& path)
{
    m_designers.open(path);
}

void Navigator::designFiles(const QStringList& paths)
{
    for (const QString& path : paths)
        designFile(QFileInfo(path).absoluteFilePath());
    if (m_designers.windows().empty())
        designTrack();
}

// The dialogs go before the table does: it may be their parent.
void Navigator::newBeetleGame()
{
    std::optional<beetle::Record> record;
    if (beetle::NewBeetleDialog dialog(m_settings, QApplication::activeWindow()); dialog.exec() == QDialog::Accepted)
        record = dialog.record();
    if (record)
        openBeetleTable(*record, {});
}

void Navigator::newBeepGame()
{
    std::optional<beep::BeepPlan> plan;
    if (beep::NewBeepDialog dialog(m_settings, QApplication::activeWindow()); dialog.exec() == QDialog::Accepted)
        plan = dialog.plan();
    if (plan && clearTable())
        showBeepWindow(new beep::BeepWindow(*plan, m_settings));
}

void Navigator::openFile(const QString& path)
{
    const QString file = QFileInfo(path).absoluteFilePath();
    if (isBeetleFile(file))
        return openBeetleFile(file);
    if (isBeepFile(file))
        return openBeepFile(file);
    if (isRaceFile(file))
        return isKeptRace(file) ? goOnWithKeptRace(file) : openRaceFile(file);
    const Result<TrackPtr> track = openTrack(file);
    if (!track)
        return tellCannotOpen(file, track.error(), QApplication::activeWindow());
    addRecentFile(m_settings, file);
    newRace(file);
}

void Navigator::openInItsWindow(const QString& path, QWidget* here)
{
    const QString file = QFileInfo(path).absoluteFilePath();
    switch (fileKind(file)) {
    case FileKind::Game:
        return isAtTable(file) ? bringToFront(*m_table) : openFile(file);
    case FileKind::Design:
        m_designers.open(file, qobject_cast<DesignerWindow*>(here));
        return;
    case FileKind::Deck:
        return newRaceWithDeck(file);
    case FileKind::Unknown:
        break;
    }
    tellCannotOpen(file, unknownFileError(file), QApplication::activeWindow());
}

void Navigator::openShareCode(const QString& text, QWidget* here)
{
    Result<Track> track = parseTrackText(text);
    if (!track)
        return tellCannotOpenText(track.error(), QApplication::activeWindow());
    m_designers.show({*std::move(track), {}}, qobject_cast<DesignerWindow*>(here));
}

/// Whether the game of that file is on.
bool Navigator::isAtTable(const QString& file)
{
    if (auto* table = qobject_cast<TableWindow*>(m_table))
        return table->session().filePath() == file;
    auto* table = qobject_cast<beetle::BeetleWindow*>(m_table);
    return table != nullptr && table->session().filePath() == file;
}

void Navigator::openRaceFile(const QString& file)
{
    Result<GameRecord> record = openRecord(file);
    if (!record)
        return tellCannotOpen(file, record.error(), QApplication::activeWindow());
    addRecentFile(m_settings, file);
    openTable(*std::move(record), file);
}

void Navigator::goOnWithKeptRace(const QString& file)
{
    const Result<KeptRace> kept = takeKeptRace(file);
    if (!kept)
        return tellCannotOpen(file, kept.error(), QApplication::activeWindow());
    if (TableWindow* table = openTable(kept->record, kept->filePath))
        table->goOnWith(*kept);
}

void Navigator::openBeetleFile(const QString& file)
{
    Result<beetle::Record> record = openBeetleRecord(file);
    if (!record)
        return tellCannotOpen(file, record.error(), QApplication::activeWindow());
    // What the program kept by itself is no file of the user's.
    const bool isOwn = !beetle::isAutosaved(file);
    if (isOwn)
        addRecentFile(m_settings, file);
    openBeetleTable(*std::move(record), isOwn ? file : QString());
}

void Navigator::openBeepFile(const QString& file)
{
    const Result<beep::Record> record = openBeepRecord(file);
    if (!record)
        return tellCannotOpen(file, record.error(), QApplication::activeWindow());
    if (!clearTable())
        return;
    addRecentFile(m_settings, file);
    showBeepWindow(new beep::BeepWindow(*record, file, m_settings));
}

void Navigator::showBeepWindow(beep::BeepWindow* window)
{
    connect(window, &beep::BeepWindow::newGameRequested, this, &Navigator::newBeepGame);
    connect(window, &beep::BeepWindow::openRequested, this, &Navigator::chooseFile);
    layTable(window);
}

void Navigator::chooseFile()
{
    const QString path = m_files->choose(FileChooser::What::RaceOrTrack, QApplication::activeWindow());
    if (!path.isEmpty())
        openFile(path);
}

TableWindow* Navigator::openTable(GameRecord record, const QString& path)
{
    if (!clearTable())
        return nullptr;
    auto* table = new TableWindow(std::move(record), path, m_settings);
    m_settings.setFlag(Setting::KnowsRace, true);
    connectTable(*table);
    layTable(table);
    return table;
}

void Navigator::connectTable(TableWindow& table)
{
    connect(&table, &TableWindow::newRaceRequested, this, [this] { newRace(); });
    connect(&table, &TableWindow::openRequested, this, &Navigator::chooseFile);
    connect(&table, &TableWindow::designRequested, this, &Navigator::designTrack);
    connect(&table, &TableWindow::firstFlightRequested, this, &Navigator::firstFlight);
    connect(&table, &TableWindow::raceRequested, this, [this](const GameRecord& other) { openTable(other, {}); });
}

void Navigator::openBeetleTable(beetle::Record record, const QString& path)
{
    using beetle::BeetleWindow;
    if (!clearTable())
        return;
    auto* table = new BeetleWindow(std::move(record), path, m_settings);
    connect(table, &BeetleWindow::newGameRequested, this, &Navigator::newBeetleGame);
    connect(table, &BeetleWindow::openRequested, this, &Navigator::chooseFile);
    connect(table, &BeetleWindow::rematchRequested, this,
            [this](const beetle::Record& rematch) { openBeetleTable(rematch, {}); });
    layTable(table);
}

/// False where the players of the game that is on want to go on.
bool Navigator::clearTable()
{
    return m_table.isNull() || m_table->close();
}

void Navigator::layTable(QWidget* table)
{
    m_table = table;
    table->setAttribute(Qt::WA_DeleteOnClose);
    connect(table, &QObject::destroyed, this, &Navigator::tableClosed);
    bringToFront(*table);
    if (m_lobby)
        m_lobby->hide();
}

void Navigator::tableClosed(const QObject* table)
{
    // Another table may have been laid already. A QPointer still points to a widget that says it is destroyed.
    if (m_table && m_table != table)
        return;
    m_table = nullptr;
    comeBackToLobby();
}

void Navigator::comeBackToLobby()
{
    if (!m_quitting && !m_table && m_designers.windows().empty())
        showLobby();
}

void Navigator::quit()
{
    if (m_quitting)
        return;
    m_quitting = true;
    QCoreApplication::quit();
    // Still here: the event loop ends later, or a window refused to close.
    m_quitting = false;
}

} // namespace bubblebar
