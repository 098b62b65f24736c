#pragma once

#include "core/bubble/record.h"
#include "core/support/error.h"

#include <QDateTime>
#include <QObject>
#include <QStringList>

#include <memory>
#include <vector>

class QLockFile;

namespace bubblebar {

class GameSession;

/// A race that the program keeps by itself, so that it can go on after a closed window or a crash. File names and
/// places tell nothing of the race. While this value or a copy of it lives, no other program can take the race.
struct KeptRace
{
    QString path;     ///< of the copy
    QString filePath; ///< the users' own file of the race; empty where there is none
    QDateTime time;   ///< of the last action
    GameRecord record;
    std::shared_ptr<QLockFile> lock;
};

/// Where the copies lie: "games/autosave" in the program's data folder.
[[nodiscard]] QString keptRacesFolder();
/// True for the path of such a copy, which is no file of the users' own.
[[nodiscard]] bool isKeptRace(const QString& path);

/// What there is to go on with, the newest first, and the names of copies that can't be read. These are put aside, so
/// that each is told of once. Races that a living program plays are left out.
struct KeptRaces
{
    std::vector<KeptRace> races; ///< not locked: other programs may take them
    QStringList damaged;
};
[[nodiscard]] KeptRaces findKeptRaces(const QString& folder = keptRacesFolder());
/// Where damaged copies are put aside.
[[nodiscard]] QString damagedRacesFolder(const QString& folder = keptRacesFolder());
/// The race of the copy, locked.
[[nodiscard]] Result<KeptRace> takeKeptRace(const QString& path);
/// Deletes a copy that nobody plays. False where that can't be done.
bool discardKeptRace(const QString& path);

/// Keeps a copy of the race that is being played, written after every action and undo. There is none as long as the
/// race is as in its own file, before the first action, and once it is over.
class Autosave : public QObject
{
    Q_OBJECT

public:
    /// `session` must live as long as this.
    explicit Autosave(GameSession& session, QObject* parent = nullptr);
    Autosave(GameSession& session, const QString& folder, QObject* parent = nullptr);
    ~Autosave() override;

    /// Goes on with the copy that the race was taken from.
    void adopt(const KeptRace& kept);
    /// Deletes the copy: the race is not wanted any more.
    void discard();
    /// True unless the copy should be there and could not be written.
    [[nodiscard]] bool isWorking() const { return !m_failed; }

Q_SIGNALS:
    /// The copy can't be written. Told once, until it can be written again.
    void failed(const bubblebar::FileError& error);

private:
    void update();
    [[nodiscard]] Result<void> write();
    [[nodiscard]] bool lock();

    GameSession& m_session;
    QString m_folder;
    QString m_path; ///< empty before the first copy
    std::shared_ptr<QLockFile> m_lock;
    bool m_failed = false;
};

} // namespace bubblebar
