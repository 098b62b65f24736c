#pragma once

#include "core/support/error.h"
#include "core/track/track.h"

#include <QDateTime>
#include <QObject>
#include <QTimer>

#include <chrono>
#include <memory>
#include <vector>

QT_BEGIN_NAMESPACE
class QLockFile;
QT_END_NAMESPACE

namespace bubblebar {

class TrackDocument;

/// A copy of a track whose window ended without saving it and without being closed. While this value or a copy of it
/// lives, no other program can take the track.
struct LostTrack
{
    QString copy;         ///< the copy's file
    QString originalPath; ///< the file that the track was opened from; empty where there was none
    QDateTime time;       ///< of the last change kept
    Result<Track> track;  ///< the error where the copy is damaged
    std::shared_ptr<QLockFile> lock;
};

/// Where the copies lie: "recovery" in the program's data folder.
[[nodiscard]] QString recoveryFolder();
/// The copies that no living program holds, the newest first.
[[nodiscard]] std::vector<LostTrack> findLostTracks(const QString& folder = recoveryFolder());
/// Deletes the copy; the original is not touched. False where it can't be deleted.
bool discardLostTrack(const LostTrack& lost);

/// Keeps a copy of a document's unsaved changes, so that no crash takes them. The copy goes when the document is saved,
/// or on discard(); it stays where the keeper ends without either.
class DraftKeeper : public QObject
{
    Q_OBJECT

public:
    /// How long after a change the copy is written: once changes pause for `quiet`, at the latest after `latest`.
    struct Delays
    {
        std::chrono::milliseconds quiet {2000};
        std::chrono::milliseconds latest {10000};
    };

    explicit DraftKeeper(TrackDocument& document, QObject* parent = nullptr);
    DraftKeeper(TrackDocument& document, const QString& folder, Delays delays, QObject* parent = nullptr);
    ~DraftKeeper() override;

    /// Goes on with the copy that the document was recovered from.
    void adopt(const LostTrack& lost);
    /// Writes the copy at once, if the document is modified.
    void keep();
    /// Deletes the copy: the changes are saved or not wanted.
    void discard();

    /// When the copy was written; null where there is none.
    [[nodiscard]] QDateTime keptAt() const { return m_keptAt; }

Q_SIGNALS:
    void kept();
    /// The copy can't be written. Told once, until it can be written again.
    void failed(const bubblebar::FileError& error);

private:
    void noteChange();
    void noteModified(bool modified);
    [[nodiscard]] Result<void> write();
    [[nodiscard]] bool lock();

    TrackDocument& m_document;
    QString m_folder;
    QString m_copy; ///< empty while there is none
    std::shared_ptr<QLockFile> m_lock;
    QTimer m_quiet;
    QTimer m_latest;
    QDateTime m_keptAt;
    bool m_isFailing = false;
};

} // namespace bubblebar
