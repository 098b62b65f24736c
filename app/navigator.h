#pragma once

#include "app/designerpreferences.h"
#include "app/filechooser.h"
#include "app/help/help.h"
#include "app/settings.h"
#include "app/tracks/thumbnails.h"
#include "core/beetle/record.h"
#include "core/bubble/record.h"
#include "designer/window/designerwindows.h"

#include <QObject>
#include <QPointer>

#include <functional>
#include <memory>

namespace bubblebar {

class Arrivals;
class LobbyWindow;
class NewRaceDialog;
class TableWindow;

namespace beep {
class BeepWindow;
}

/// Goes from window to window: what the menus, cards and dropped files ask for. The lobby steps aside while a race is
/// on or tracks are designed, and comes back when the last of these windows is closed.
class Navigator : public QObject
{
    Q_OBJECT

public:
    /// `settings` must live as long as the navigator. `files`, `dialogs`: the user is asked where none are given.
    explicit Navigator(Settings& settings, std::unique_ptr<FileChooser> files = nullptr,
                       std::unique_ptr<DesignerDialogs> dialogs = nullptr, QObject* parent = nullptr);
    ~Navigator() override;

    [[nodiscard]] Settings& settings() const { return m_settings; }
    [[nodiscard]] Thumbnails& thumbnails() { return m_thumbnails; }
    [[nodiscard]] DesignerWindows& designers() { return m_designers; }

    [[nodiscard]] Help& help() { return m_help; }

    /// Takes files from outside: of the command line, of a second start, dropped.
    [[nodiscard]] Arrivals& arrivals() { return *m_arrivals; }

    /// The window of the game that is on; null for none.
    [[nodiscard]] QWidget* table() const { return m_table; }

    void showLobby();
    /// The program is asked for: the window of the game that is on comes to the front, else the lobby.
    void comeToFront();
    /// Asks for the players of a race on the track of the file `trackPath`, or on that of the last race, and starts it.
    void newRace(const QString& trackPath = {});
    /// The same on a track that need not be in any file.
    void newRaceOn(const TrackPtr& track);
    /// The same with the cards of the file `path`; says why where it can't be read.
    void newRaceWithDeck(const QString& path);
    /// First Flight goes on where it was left, or begins.
    void firstFlight();
    /// Opens the designer with an empty track.
    void designTrack();
    /// Opens a track, a race's track or a tile set in the designer; built-in tracks as copies.
    void designFile(const QString& path);
    /// All of them; the designer opens with an empty track where there is none that can be read.
    void designFiles(const QStringList& paths);
    /// Asks for the players of a game of Beetle and starts it.
    void newBeetleGame();
    /// Asks for the players of a game of Beep! Beep! and starts it.
    void newBeepGame();
    /// A saved race or game goes on, of a game of Beep! Beep! the count is shown, a track asks for players; anything
    /// else is refused in words.
    void openFile(const QString& path);
    /// Opens a file in the window for its kind: tracks, pictures and tiles in the designer (in the window `here` where
    /// that is an untouched one of the designer), games at their tables; cards ask for players. Anything else is
    /// refused in words.
    void openInItsWindow(const QString& path, QWidget* here = nullptr);
    /// The track of a share code opens in the designer.
    void openShareCode(const QString& text, QWidget* here = nullptr);
    /// Asks for a file and opens it.
    void chooseFile();
    void quit();

    /// Lays the table for a race; `path` is its file, empty for a fresh one. A race that is on is closed first, or goes
    /// on if its players want that; null then.
    TableWindow* openTable(GameRecord record, const QString& path);
    /// The same for a game of Beetle.
    void openBeetleTable(beetle::Record record, const QString& path);

private:
    void followLanguage(Setting setting);
    void race(const std::function<void(NewRaceDialog&)>& choose);
    [[nodiscard]] bool isAtTable(const QString& file);
    void connectTable(TableWindow& table);
    [[nodiscard]] bool clearTable();
    void layTable(QWidget* table);
    void openRaceFile(const QString& file);
    void goOnWithKeptRace(const QString& file);
    void openBeetleFile(const QString& file);
    void openBeepFile(const QString& file);
    void showBeepWindow(beep::BeepWindow* window);
    void tableClosed(const QObject* table);
    void comeBackToLobby();

    Settings& m_settings;
    DesignerPreferences m_designerPreferences;
    Help m_help;
    DesignerWindows m_designers;
    std::unique_ptr<FileChooser> m_files;
    Thumbnails m_thumbnails;
    std::unique_ptr<LobbyWindow> m_lobby;
    std::unique_ptr<Arrivals> m_arrivals;
    QPointer<QWidget> m_table; ///< the window of the game that is on
    bool m_quitting = false;
};

} // namespace bubblebar
