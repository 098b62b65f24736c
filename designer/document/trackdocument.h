#pragma once

#include "core/support/error.h"
#include "core/track/guidelines.h"
#include "core/track/hexindex.h"
#include "core/track/trackedit.h"

#include <QObject>
#include <QUndoStack>

namespace bubblebar {

/// A track being designed: the one owner of its tiles, its file and its undo stack. Only edits change the track; every
/// view asks and listens here.
class TrackDocument : public QObject
{
    Q_OBJECT

public:
    /// `path`: the file that the track was read from; empty for a new one or a copy.
    explicit TrackDocument(Track track, const QString& path = {}, QObject* parent = nullptr);
    ~TrackDocument() override;

    [[nodiscard]] const Track& track() const { return m_track; }
    /// A copy that stays as it is.
    [[nodiscard]] TrackPtr snapshot() const;
    /// The tile on the hex; null for none. Valid until the next edit.
    [[nodiscard]] const PlacedTile* tileAt(Hex hex) const;
    [[nodiscard]] const std::vector<Finding>& findings() const { return m_findings; }
    /// Can be played and shared.
    [[nodiscard]] bool isValid() const { return bubblebar::isValid(m_findings); }

    [[nodiscard]] QUndoStack& undoStack() { return m_undo; }
    /// Makes the edit one undo step called `text`. An edit that changes nothing leaves no step. Where the edit is
    /// refused, nothing changes and editRefused() tells why; returns false then.
    bool push(const EditResult& edit, const QString& text);

    [[nodiscard]] const QString& path() const { return m_path; }
    [[nodiscard]] bool isModified() const { return !m_undo.isClean(); }
    /// Writes the track to `path`, which becomes its file. On an error nothing has changed, and it is still modified.
    [[nodiscard]] Result<void> save(const QString& path);
    /// Marks a recovered track as different from its file: it stays modified until it is saved.
    void setModified();

Q_SIGNALS:
    /// After an edit, its undo or its redo; findings() and tileAt() are up to date. `touched`: every hex whose tile is
    /// another one now; `laid`: where the tiles of the step lie now, for selecting them.
    void tilesChanged(const std::vector<bubblebar::Hex>& touched, const std::vector<bubblebar::Hex>& laid);
    void propertiesChanged();
    void findingsChanged();
    void editRefused(const bubblebar::EditProblem& problem);
    void pathChanged(const QString& path);
    void modifiedChanged(bool modified);

private:
    friend class EditCommand;
    void forgetStepNames();
    void apply(const TrackEdit& edit);
    void revert(const TrackEdit& edit);
    void follow(const TrackEdit& edit, const std::vector<Hex>& laid);

    Track m_track;
    QString m_path;
    HexIndex m_index;
    std::vector<Finding> m_findings;
    QUndoStack m_undo;
};

} // namespace bubblebar
