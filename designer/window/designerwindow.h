#pragma once

#include "core/track/track.h"

#include "designer/widgets/livetexts.h"

#include <QMainWindow>

#include <memory>
#include <optional>

class QDockWidget;
class QLabel;

namespace bubblebar {

class DesignerActions;
class DesignerDesk;
class DesignerDialogs;
class FileChangeBar;
class Preferences;
class TrackDocument;
struct FileError;
struct LostTrack;

/// The window in which a track is designed: menus, tool bar, docks and status bar round the canvas, and the track's
/// file. Which window shows what is for DesignerWindows to decide.
class DesignerWindow : public QMainWindow
{
    Q_OBJECT

public:
    /// Shows a new empty track. The preferences and dialogs must outlive the window.
    DesignerWindow(Preferences& preferences, DesignerDialogs& dialogs, QWidget* parent = nullptr);
    ~DesignerWindow() override;

    [[nodiscard]] DesignerDesk& desk() { return *m_desk; }
    [[nodiscard]] DesignerActions& actions() { return *m_actions; }
    [[nodiscard]] Preferences& preferences() { return m_preferences; }

    /// Shows another track in the place of the present one, whose changes are lost.
    void setDocument(std::unique_ptr<TrackDocument> document);
    /// Goes on with a lost track: it is modified until it is saved.
    void recover(const LostTrack& lost);

    /// True once the track is in its file; asks for one where it has none.
    bool save();
    /// The same under a name that is asked for.
    bool saveAs();
    void chooseTrack();
    void chooseTileSet();
    /// Lays a track at random, as people like it.
    void generate();
    void play();
    void share();
    void print();
    void resetLayout();
    void showKeys();

Q_SIGNALS:
    void newRequested();
    void openRequested(const QString& path);
    void playRequested(const bubblebar::TrackPtr& track);
    void quitRequested();

protected:
    bool event(QEvent* event) override;
    void closeEvent(QCloseEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    /// How the docks beside the canvas share its height: each for itself, the lower two in one place, or all.
    enum class Stacking { Apart, LowerTabbed, AllTabbed };

    [[nodiscard]] Qt::DockWidgetArea trailingArea() const;
    [[nodiscard]] Stacking wantedStacking() const;
    void buildDocks();
    QDockWidget* addDock(const LiveText& title, const QString& name, Qt::DockWidgetArea area);
    void buildStatusBar();
    void showDesk();
    void connectDesk();
    void sizeDocks();
    void fitDocks();
    void setStacking(Stacking stacking);
    void moveBelow(QDockWidget* dock);
    void shareHeight();
    void showPlays();
    void updateTitle();
    void updateView();
    void updateDraft();
    void followLanguage();
    void tellDraftFailed(const FileError& error);
    void askAboutFile();
    void reload();
    bool saveTo(const QString& path);
    [[nodiscard]] bool mayClose();
    [[nodiscard]] QString trackName();
    [[nodiscard]] QString proposedPath();

    Preferences& m_preferences;
    DesignerDialogs& m_dialogs;
    FileChangeBar* m_fileBar;
    QDockWidget* m_box = nullptr;
    QDockWidget* m_track = nullptr;
    QDockWidget* m_findings = nullptr;
    QDockWidget* m_plays = nullptr;
    bool m_isPlaysInSight = true; ///< not behind another tab
    QLabel* m_view = nullptr;
    QLabel* m_draft = nullptr;
    DesignerActions* m_actions = nullptr;
    QByteArray m_standardLayout;
    std::optional<Stacking> m_stacking; ///< empty before the first time
    std::unique_ptr<DesignerDesk> m_desk;
};

/// A new track: empty, by the designer whom the preferences know.
[[nodiscard]] std::unique_ptr<TrackDocument> newTrackDocument(const Preferences& preferences,
                                                              const TileSetPtr& set = nullptr);

} // namespace bubblebar
