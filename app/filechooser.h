#pragma once

#include <QString>

class QWidget;

namespace bubblebar {

class Settings;

/// Asks people for a file to open. Tests put answers of their own in its place.
class FileChooser
{
public:
    enum class What {
        RaceOrTrack, ///< to open in a window of its own
        Track,       ///< to race on: a track, or a saved race for its track
        Deck,
    };

    /// `settings` must live as long as the chooser; it remembers the folder.
    explicit FileChooser(Settings& settings);
    virtual ~FileChooser() = default;

    /// An absolute path, empty where nothing was chosen.
    [[nodiscard]] virtual QString choose(What what, QWidget* parent);

private:
    Settings& m_settings;
};

} // namespace bubblebar
