#pragma once

#include "app/tracks/tracklist.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;

namespace bubblebar {

class FileChooser;
class Thumbnails;
class TrackDetail;
class TrackView;

/// The half of the New race dialog that is about the track: all that are known as pictures, and more from files.
class TrackPane : public QWidget
{
    Q_OBJECT

public:
    /// The tracks come with addTrack(). All three must live as long as the pane.
    TrackPane(TrackList& tracks, Thumbnails& thumbnails, FileChooser& files, QWidget* parent = nullptr);

    /// The chosen track; null while there is none. Stays chosen while a filter hides it.
    [[nodiscard]] const TrackEntry* chosen() const;
    /// Chooses a track of the list.
    void choose(const QString& path);
    /// Reads a file, adds its track and chooses it; says why where that can't be done.
    void chooseFile(const QString& path);

Q_SIGNALS:
    void chosenChanged();
    /// A double click on a track.
    void startRequested();

private:
    void layOut();
    void connectControls();
    void setUpLengths();
    void showCurrent();
    void showFilter();
    void showWhetherEmpty();
    void selectChosen();

    TrackList& m_tracks;
    FileChooser& m_files;
    TrackFilter* m_filter;
    QComboBox* m_length;
    QLineEdit* m_find;
    QPushButton* m_open;
    TrackView* m_view;
    QLabel* m_nothing;
    TrackDetail* m_detail;
    QString m_chosen; ///< path
    bool m_filtering = false;
};

} // namespace bubblebar
