#pragma once

#include "designer/widgets/livetexts.h"

#include <QKeySequence>
#include <QObject>

#include <cstdint>
#include <map>
#include <vector>

class QAction;
class QKeyEvent;

namespace bubblebar {

/// What a key of a menu is for. Names, standard keys and windows are in the table in keytable.cpp.
enum class KeyUse : std::uint8_t {
    New,
    Open,
    Save,
    SaveAs,
    Print,
    Settings,
    Close,
    Quit,
    Undo,
    Redo,
    ZoomIn,
    ZoomOut,
    Fit,
    Sound,
    KeysPage,
    StepBack,
    Confirm,
    EndTurn,
    Hint,
    TurnTile,
    TurnTileBack,
    HideCards,
    Replay,
    FastForward,
    Pause,
    Cut,
    Copy,
    Paste,
    Duplicate,
    SelectAll,
    Remove,
    FlipTile,
    TurnGroup,
    TurnGroupBack,
    NextTile,
    PreviousTile,
    ToBox,
    Generate,
    PlayTrack,
};

/// The one table of the keys that the program's menus have, as users have changed it.
class KeyTable : public QObject
{
    Q_OBJECT

public:
    using Keys = QList<QKeySequence>;

    [[nodiscard]] static KeyTable& instance();
    [[nodiscard]] static std::vector<KeyUse> uses();

    /// "Undo", in the user's language.
    [[nodiscard]] static QString name(KeyUse use);
    /// The windows in which it works: "Track designer".
    [[nodiscard]] static QString places(KeyUse use);
    /// As the program comes.
    [[nodiscard]] static Keys standardKeys(KeyUse use);

    [[nodiscard]] Keys keys(KeyUse use) const;
    [[nodiscard]] bool isChanged(KeyUse use) const { return m_changed.contains(use); }
    /// Whether the key works in every window without being in the table, as arrows, Enter and Tab do, and is not the
    /// use's standard key.
    [[nodiscard]] static bool isTaken(KeyUse use, const QKeySequence& key);
    /// Others that have the key in a window where this use works too.
    [[nodiscard]] std::vector<KeyUse> rivals(KeyUse use, const QKeySequence& key) const;

    /// An empty key for none. Nothing asks whether others have it: see rivals().
    void setKey(KeyUse use, const QKeySequence& key);
    void reset(KeyUse use);

    /// What is changed, a line each: the use's id and the portable name of the key, "hint Ctrl+H".
    [[nodiscard]] QStringList lines() const;
    /// Takes such lines over; damaged ones count as unchanged.
    void setLines(const QStringList& lines);

Q_SIGNALS:
    void changed();

private:
    std::map<KeyUse, QKeySequence> m_changed;
};

/// The action has the keys of that use from now on.
void followKeys(QAction* action, KeyUse use);

/// The action has this tip, with its key in brackets.
void setKeyTip(QAction* action, KeyUse use, const LiveText& text);
/// "Sound is on (Ctrl+M)".
[[nodiscard]] QString withKey(const QString& text, KeyUse use);

/// Whether the key pressed is for that use.
[[nodiscard]] bool isKeyOf(const QKeyEvent& event, KeyUse use);

/// The first key of a use as people know it: "Ctrl+R"; empty where it has none.
[[nodiscard]] QString keyText(KeyUse use);

} // namespace bubblebar
