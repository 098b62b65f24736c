#pragma once

#include "app/filechooser.h"
#include "app/tracks/thumbnails.h"
#include "core/bubble/record.h"

#include <QObject>
#include <QPointer>

#include <memory>

namespace bubblebar {

class LobbyWindow;
class Settings;
class TableWindow;

/// Goes from window to window: what the menus, cards and dropped files ask for. The lobby steps aside while a race is
/// on and comes back when the last one is closed.
class Navigator : public QObject
{
    Q_OBJECT

public:
    /// `settings` must live as long as the navigator. `files`: the user is asked where none is given.
    explicit Navigator(Settings& settings, std::unique_ptr<FileChooser> files = nullptr, QObject* parent = nullptr);
    ~Navigator() override;

    [[nodiscard]] Settings& settings() const { return m_settings; }
    [[nodiscard]] Thumbnails& thumbnails() { return m_thumbnails; }

    void showLobby();
    /// Asks for the players of a race on the track of the file `trackPath`, or on that of the last race, and starts it.
    void newRace(const QString& trackPath = {});
    /// A saved race goes on, a track asks for players; anything else is refused in words.
    void openFile(const QString& path);
    /// Asks for a file and opens it.
    void chooseFile();
    void quit();

    /// Lays the table for a race; `path` is its file, empty for a fresh one. A race that is on is closed first, or goes
    /// on if its players want that.
    void openTable(GameRecord record, const QString& path);

private:
    void tableClosed(const QObject* table);

    Settings& m_settings;
    std::unique_ptr<FileChooser> m_files;
    Thumbnails m_thumbnails;
    std::unique_ptr<LobbyWindow> m_lobby;
    QPointer<TableWindow> m_table;
    bool m_quitting = false;
};

} // namespace bubblebar
