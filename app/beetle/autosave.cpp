#include "app/beetle/autosave.h"

#include "core/beetle/recordfile.h"
#include "core/support/atomicfile.h"

#include <QDir>
#include <QStandardPaths>

namespace bubblebar::beetle {

namespace {

/// Rolls that come quickly one after the other are written together.
constexpr int kDelay = 300; ///< ms

QDir folder()
{
    return {QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + QStringLiteral("/unfinished")};
}

} // namespace

Autosave::Autosave(BeetleSession& session, QObject* parent)
    : QObject(parent)
    , m_session(session)
{
    m_timer.setSingleShot(true);
    m_timer.setInterval(kDelay);
    connect(&m_timer, &QTimer::timeout, this, &Autosave::flush);
    connect(&session, &BeetleSession::rolled, &m_timer, qOverload<>(&QTimer::start));
    connect(&session, &BeetleSession::modifiedChanged, this, [this](bool modified) {
        if (!modified)
            discard();
    });
}

void Autosave::flush()
{
    m_timer.stop();
    if (!m_session.isModified())
        return;
    // The game is saved by its players as well: a copy that can't be written is no reason to disturb them.
    if (QDir().mkpath(folder().path()))
        static_cast<void>(writeFile(path(), recordBytes(m_session.record())));
}

void Autosave::discard()
{
    m_timer.stop();
    QFile::remove(path());
}

QString Autosave::path() const
{
    return folder().absoluteFilePath(QStringLiteral("beetle-%1.bbbeetle").arg(m_session.record().seed));
}

QStringList autosavedGames()
{
    QStringList paths;
    const QDir games = folder();
    for (const QString& name : games.entryList({QStringLiteral("*.bbbeetle")}, QDir::Files, QDir::Time))
        paths << games.absoluteFilePath(name);
    return paths;
}

bool isAutosaved(const QString& path)
{
    return QFileInfo(path).absoluteDir() == folder();
}

} // namespace bubblebar::beetle
