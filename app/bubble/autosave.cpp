#include "app/bubble/autosave.h"

#include "app/bubble/gamesession.h"
#include "core/bubble/recordfile.h"
#include "core/support/atomicfile.h"
#include "core/support/copylock.h"

#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>
#include <QUuid>

namespace bubblebar {

namespace {

using namespace Qt::StringLiterals;

/// Where the copy says which file the race has.
constexpr auto kFileKey = "x-autosave-of"_L1;

/// A copy that another version or another user can read is not damaged.
bool isDamage(const FileError& error)
{
    return error.code != FileError::Code::Unreadable && error.code != FileError::Code::NewerVersion;
}

Result<KeptRace> readKept(const QString& path)
{
    const Result<QByteArray> bytes = readFile(path);
    if (!bytes)
        return failure(bytes.error());
    auto record = parseRecord(*bytes);
    if (!record)
        return failure(record.error().error);
    KeptRace kept {path, {}, QFileInfo(path).lastModified(), *std::move(record), nullptr};
    kept.filePath = kept.record.extras.take(kFileKey).toString();
    return kept;
}

/// Whoever finds the folder of damaged copies can send them to us.
bool putAside(const QString& path, const QString& folder)
{
    const QString aside = damagedRacesFolder(folder);
    const QString target = aside + u'/' + QFileInfo(path).fileName();
    QFile::remove(target);
    return QDir().mkpath(aside) && QFile::rename(path, target);
}

} // namespace

QString keptRacesFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + "/games/autosave"_L1;
}

QString damagedRacesFolder(const QString& folder)
{
    return folder + "/damaged"_L1;
}

bool isKeptRace(const QString& path)
{
    return QFileInfo(path).absoluteDir() == QDir(keptRacesFolder());
}

KeptRaces findKeptRaces(const QString& folder)
{
    KeptRaces found;
    for (const QFileInfo& copy : QDir(folder).entryInfoList({u"*.bbgame"_s}, QDir::Files, QDir::Time)) {
        const std::shared_ptr<QLockFile> lock = lockCopy(copy.filePath());
        // Whoever held the lock until a moment ago may have deleted the copy.
        if (!lock || !QFileInfo::exists(copy.filePath()))
            continue;
        Result<KeptRace> kept = readKept(copy.filePath());
        if (kept)
            found.races.push_back(*std::move(kept));
        else if (isDamage(kept.error()) && putAside(copy.filePath(), folder))
            found.damaged << copy.fileName();
    }
    return found;
}

Result<KeptRace> takeKeptRace(const QString& path)
{
    std::shared_ptr<QLockFile> lock = lockCopy(path);
    if (!lock)
        return failure({.code = FileError::Code::Unreadable, .what = Autosave::tr("it is open in another window")});
    return readKept(path).map([&lock](KeptRace kept) {
        kept.lock = std::move(lock);
        return kept;
    });
}

bool discardKeptRace(const QString& path)
{
    const std::shared_ptr<QLockFile> lock = lockCopy(path);
    return lock && QFile::remove(path);
}

Autosave::Autosave(GameSession& session, QObject* parent)
    : Autosave(session, keptRacesFolder(), parent)
{
}

Autosave::Autosave(GameSession& session, const QString& folder, QObject* parent)
    : QObject(parent)
    , m_session(session)
    , m_folder(folder)
{
    connect(&session, &GameSession::changed, this, &Autosave::update);
    connect(&session, &GameSession::modifiedChanged, this, [this](bool modified) {
        if (!modified)
            update();
    });
}

Autosave::~Autosave() = default;

void Autosave::adopt(const KeptRace& kept)
{
    m_path = kept.path;
    m_lock = kept.lock;
}

void Autosave::update()
{
    if (!m_session.isModified() || m_session.record().actions.empty() || m_session.isOver())
        return discard();
    const Result<void> written = write();
    const bool failedBefore = std::exchange(m_failed, !written);
    if (!written && !failedBefore)
        Q_EMIT failed(written.error());
}

Result<void> Autosave::write()
{
    if (!lock())
        return failure({.code = FileError::Code::Unwritable, .what = tr("no room in the program’s folder")});
    GameRecord copy = m_session.record();
    if (!m_session.filePath().isEmpty())
        copy.extras.insert(kFileKey, m_session.filePath());
    return writeFile(m_path, recordBytes(copy));
}

bool Autosave::lock()
{
    if (m_lock)
        return true;
    if (!QDir().mkpath(m_folder))
        return false;
    m_path = m_folder + u'/' + QUuid::createUuid().toString(QUuid::WithoutBraces) + ".bbgame"_L1;
    m_lock = lockCopy(m_path);
    return m_lock != nullptr;
}

void Autosave::discard()
{
    m_failed = false;
    if (!m_lock)
        return;
    // First the copy, then its lock: else another program could find it in between.
    QFile::remove(m_path);
    m_lock.reset();
}

} // namespace bubblebar
