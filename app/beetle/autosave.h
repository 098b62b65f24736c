#pragma once

#include "app/beetle/beetlesession.h"

#include <QStringList>
#include <QTimer>

namespace bubblebar::beetle {

/// Keeps a copy of a game that is being played, so that it can go on after the program ended without being asked to.
/// The copy goes when the game is saved or given up; a game opened from its copy goes on writing it.
class Autosave : public QObject
{
    Q_OBJECT

public:
    /// `session` must live as long as this.
    explicit Autosave(BeetleSession& session, QObject* parent = nullptr);

    /// Writes what has changed at once.
    void flush();
    /// Takes the copy away; none is written any more until the next roll.
    void discard();
    /// Where the copy of the game is, or would be.
    [[nodiscard]] QString path() const;

private:
    BeetleSession& m_session;
    QTimer m_timer;
};

/// Copies that are left over, newest first, as absolute paths.
[[nodiscard]] QStringList autosavedGames();
/// True for the path of such a copy, which is no file of the user's own.
[[nodiscard]] bool isAutosaved(const QString& path);

} // namespace bubblebar::beetle
