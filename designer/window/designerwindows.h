#pragma once

#include "core/track/track.h"
#include "designer/window/designerdialogs.h"

#include <QObject>

#include <memory>
#include <vector>

namespace bubblebar {

class DesignerWindow;
class Preferences;
class TrackDocument;
struct LostTrack;
struct OpenedTrack;

/// The designer's windows: opens files in them, each file in one, and offers what a crash has left.
class DesignerWindows : public QObject
{
    Q_OBJECT

public:
    /// `preferences` must live as long. `dialogs`: people are asked where none are given.
    explicit DesignerWindows(Preferences& preferences, std::unique_ptr<DesignerDialogs> dialogs = nullptr,
                             QObject* parent = nullptr);
    ~DesignerWindows() override;

    [[nodiscard]] const std::vector<DesignerWindow*>& windows() const { return m_windows; }

    /// A window with a new empty track.
    DesignerWindow* newTrack();
    /// Shows the file in a window: in the one that has it open already, else in `here` if it is untouched, else in a
    /// new one. A file that can't be read is told about, and changes nothing; returns null then.
    DesignerWindow* open(const QString& path, DesignerWindow* here = nullptr);
    /// Shows a track that was read already: in `here` if it is untouched, else in a new window.
    DesignerWindow* show(OpenedTrack opened, DesignerWindow* here = nullptr);
    /// Asks what shall become of the tracks that a crash has left, if there are any.
    void offerLostTracks();

Q_SIGNALS:
    void playRequested(const bubblebar::TrackPtr& track);
    void quitRequested();
    void windowOpened();
    void lastWindowClosed();

private:
    [[nodiscard]] DesignerWindow* addWindow();
    [[nodiscard]] DesignerWindow* windowOf(const QString& path) const;
    void forget(const QObject* window);
    void recover(const LostTrack& lost);

    Preferences& m_preferences;
    std::unique_ptr<DesignerDialogs> m_dialogs;
    std::vector<DesignerWindow*> m_windows;
};

} // namespace bubblebar
