#include "designer/document/filewatch.h"

#include "core/support/atomicfile.h"

#include <QCryptographicHash>
#include <QFileInfo>

namespace bubblebar {

namespace {

/// Who replaces a file does so in several steps: told once, when they are done.
constexpr std::chrono::milliseconds kPause {200};

/// Empty where there is no file, or none that could be a track.
QByteArray checksum(const QString& path)
{
    const Result<QByteArray> bytes = readFile(path);
    return bytes ? QCryptographicHash::hash(*bytes, QCryptographicHash::Sha256) : QByteArray();
}

} // namespace

FileWatch::FileWatch(QObject* parent)
    : QObject(parent)
{
    m_pause.setSingleShot(true);
    m_pause.setInterval(kPause);
    connect(&m_pause, &QTimer::timeout, this, &FileWatch::check);
    connect(&m_watcher, &QFileSystemWatcher::fileChanged, &m_pause, qOverload<>(&QTimer::start));
    connect(&m_watcher, &QFileSystemWatcher::directoryChanged, &m_pause, qOverload<>(&QTimer::start));
}

void FileWatch::setFile(const QString& path)
{
    const QStringList before = m_watcher.files() + m_watcher.directories();
    if (!before.isEmpty())
        m_watcher.removePaths(before);
    m_pause.stop();
    m_path = path;
    m_known = path.isEmpty() ? QByteArray() : checksum(path);
    watch();
}

void FileWatch::watch()
{
    if (m_path.isEmpty())
        return;
    const QFileInfo file(m_path);
    // A file put in the place of another is a new one to the watcher; only the folder tells of that.
    if (file.exists() && !m_watcher.files().contains(m_path))
        m_watcher.addPath(m_path);
    if (const QString folder = file.absolutePath(); QFileInfo(folder).isDir() && m_watcher.directories().isEmpty())
        m_watcher.addPath(folder);
}

void FileWatch::check()
{
    if (m_path.isEmpty())
        return;
    watch();
    const QByteArray now = checksum(m_path);
    if (now == m_known)
        return;
    m_known = now;
    if (QFileInfo::exists(m_path))
        Q_EMIT changed();
    else
        Q_EMIT removed();
}

} // namespace bubblebar
