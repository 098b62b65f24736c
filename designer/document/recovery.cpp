#include "designer/document/recovery.h"

#include "core/support/atomicfile.h"
#include "core/support/copylock.h"
#include "core/track/trackfile.h"
#include "designer/document/trackdocument.h"

#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>
#include <QUuid>

namespace bubblebar {

namespace {

using namespace Qt::StringLiterals;

/// Where the copy says which file it is of.
constexpr auto kOriginalKey = "x-recovery-of"_L1;

LostTrack readLost(const QFileInfo& file, std::shared_ptr<QLockFile> lock)
{
    LostTrack lost {
        file.filePath(), {}, file.lastModified(), readFile(file.filePath()).and_then(parseTrack), std::move(lock)};
    if (lost.track)
        lost.originalPath = lost.track->extras.take(kOriginalKey).toString();
    return lost;
}

} // namespace

QString recoveryFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + "/recovery"_L1;
}

std::vector<LostTrack> findLostTracks(const QString& folder)
{
    std::vector<LostTrack> lost;
    const QFileInfoList copies = QDir(folder).entryInfoList({u"*.bbtrack"_s}, QDir::Files, QDir::Time);
    for (const QFileInfo& copy : copies) {
        std::shared_ptr<QLockFile> lock = lockCopy(copy.filePath());
        // Whoever held the lock until a moment ago may have deleted the copy.
        if (lock && QFileInfo::exists(copy.filePath()))
            lost.push_back(readLost(copy, std::move(lock)));
    }
    return lost;
}

bool discardLostTrack(const LostTrack& lost)
{
    return QFile::remove(lost.copy);
}

DraftKeeper::DraftKeeper(TrackDocument& document, QObject* parent)
    : DraftKeeper(document, recoveryFolder(), {}, parent)
{
}

DraftKeeper::DraftKeeper(TrackDocument& document, const QString& folder, Delays delays, QObject* parent)
    : QObject(parent)
    , m_document(document)
    , m_folder(folder)
{
    m_quiet.setSingleShot(true);
    m_quiet.setInterval(delays.quiet);
    m_latest.setSingleShot(true);
    m_latest.setInterval(delays.latest);
    connect(&m_quiet, &QTimer::timeout, this, &DraftKeeper::keep);
    connect(&m_latest, &QTimer::timeout, this, &DraftKeeper::keep);
    connect(&document, &TrackDocument::tilesChanged, this, &DraftKeeper::noteChange);
    connect(&document, &TrackDocument::propertiesChanged, this, &DraftKeeper::noteChange);
    connect(&document, &TrackDocument::modifiedChanged, this, &DraftKeeper::noteModified);
}

DraftKeeper::~DraftKeeper() = default;

void DraftKeeper::adopt(const LostTrack& lost)
{
    m_copy = lost.copy;
    m_lock = lost.lock;
    m_keptAt = lost.time;
}

void DraftKeeper::noteChange()
{
    m_quiet.start();
    if (!m_latest.isActive())
        m_latest.start();
}

void DraftKeeper::noteModified(bool modified)
{
    if (modified)
        noteChange();
    else
        discard();
}

void DraftKeeper::keep()
{
    m_quiet.stop();
    m_latest.stop();
    if (!m_document.isModified())
        return;
    if (const Result<void> written = write(); !written) {
        if (!std::exchange(m_isFailing, true))
            Q_EMIT failed(written.error());
        return;
    }
    m_isFailing = false;
    m_keptAt = QDateTime::currentDateTime();
    Q_EMIT kept();
}

Result<void> DraftKeeper::write()
{
    if (!lock())
        return failure({.code = FileError::Code::Unwritable, .what = tr("no room in the program’s folder")});
    Track copy = m_document.track();
    copy.extras.insert(kOriginalKey, m_document.path());
    return writeFile(m_copy, trackBytes(copy));
}

bool DraftKeeper::lock()
{
    if (m_lock)
        return true;
    if (!QDir().mkpath(m_folder))
        return false;
    m_copy = m_folder + u'/' + QUuid::createUuid().toString(QUuid::WithoutBraces) + ".bbtrack"_L1;
    m_lock = lockCopy(m_copy);
    return m_lock != nullptr;
}

void DraftKeeper::discard()
{
    m_quiet.stop();
    m_latest.stop();
    m_keptAt = {};
    if (!m_lock)
        return;
    // First the copy, then its lock: else another program could find it in between.
    QFile::remove(m_copy);
    m_lock.reset();
}

} // namespace bubblebar
