#include "designer/widgets/keytable.h"

#include "core/support/everylanguage.h"

#include <QAction>
#include <QCoreApplication>
#include <QKeyEvent>

#include <algorithm>
#include <array>

namespace bubblebar {

namespace {

// Windows, as bits.
constexpr unsigned kLobby = 1;
constexpr unsigned kRace = 2;
constexpr unsigned kBeetle = 4;
constexpr unsigned kBeep = 8;
constexpr unsigned kDesigner = 16;
constexpr unsigned kGames = kRace | kBeetle | kBeep;
constexpr unsigned kEverywhere = kLobby | kGames | kDesigner;

/// Either the key that is usual for it on the user's system or one of our own.
struct UseRow
{
    KeyUse use;
    const char* id;
    unsigned windows;
    QKeySequence::StandardKey usual;
    QKeyCombination own;
    const char* name;
};

constexpr auto kNone = QKeyCombination(Qt::Key_unknown);
constexpr auto kUnusual = QKeySequence::UnknownKey;

constexpr std::array kUseRows {
    UseRow {KeyUse::New, "new", kEverywhere, QKeySequence::New, kNone,
            QT_TRANSLATE_NOOP("KeyTable", "New game, race or track")},
    UseRow {KeyUse::Open, "open", kEverywhere, QKeySequence::Open, kNone, QT_TRANSLATE_NOOP("KeyTable", "Open")},
    UseRow {KeyUse::Save, "save", kGames | kDesigner, QKeySequence::Save, kNone, QT_TRANSLATE_NOOP("KeyTable", "Save")},
    UseRow {KeyUse::SaveAs, "saveAs", kRace | kBeetle | kDesigner, QKeySequence::SaveAs, kNone,
            QT_TRANSLATE_NOOP("KeyTable", "Save as")},
    UseRow {KeyUse::Print, "print", kDesigner, QKeySequence::Print, kNone,
            QT_TRANSLATE_NOOP("KeyTable", "Print the track")},
    UseRow {KeyUse::Settings, "settings", kLobby | kGames, QKeySequence::Preferences, kNone,
            QT_TRANSLATE_NOOP("KeyTable", "Settings")},
    UseRow {KeyUse::Close, "close", kGames | kDesigner, QKeySequence::Close, kNone,
            QT_TRANSLATE_NOOP("KeyTable", "Close the window")},
    UseRow {KeyUse::Quit, "quit", kLobby | kDesigner, QKeySequence::Quit, kNone, QT_TRANSLATE_NOOP("KeyTable", "Quit")},
    UseRow {KeyUse::Undo, "undo", kRace | kDesigner, QKeySequence::Undo, kNone, QT_TRANSLATE_NOOP("KeyTable", "Undo")},
    UseRow {KeyUse::Redo, "redo", kRace | kDesigner, QKeySequence::Redo, kNone, QT_TRANSLATE_NOOP("KeyTable", "Redo")},
    UseRow {KeyUse::ZoomIn, "zoomIn", kRace | kDesigner, QKeySequence::ZoomIn, kNone,
            QT_TRANSLATE_NOOP("KeyTable", "Zoom in")},
    UseRow {KeyUse::ZoomOut, "zoomOut", kRace | kDesigner, QKeySequence::ZoomOut, kNone,
            QT_TRANSLATE_NOOP("KeyTable", "Zoom out")},
    UseRow {KeyUse::Fit, "fit", kRace | kDesigner, kUnusual, Qt::CTRL | Qt::Key_0,
            QT_TRANSLATE_NOOP("KeyTable", "Fit the track into the window")},
    UseRow {KeyUse::Sound, "sound", kGames, kUnusual, Qt::CTRL | Qt::Key_M,
            QT_TRANSLATE_NOOP("KeyTable", "Sound on or off")},
    UseRow {KeyUse::KeysPage, "keys", kRace, kUnusual, Qt::CTRL | Qt::Key_F1,
            QT_TRANSLATE_NOOP("KeyTable", "Show the keys")},
    UseRow {KeyUse::StepBack, "stepBack", kRace, kUnusual, Qt::Key_Escape,
            QT_TRANSLATE_NOOP("KeyTable", "One step back")},
    UseRow {KeyUse::Confirm, "confirm", kRace, kUnusual, Qt::CTRL | Qt::Key_Return,
            QT_TRANSLATE_NOOP("KeyTable", "Confirm")},
    UseRow {KeyUse::EndTurn, "endTurn", kRace, kUnusual, Qt::CTRL | Qt::Key_E,
            QT_TRANSLATE_NOOP("KeyTable", "End the turn, or skip the bonus")},
    UseRow {KeyUse::Hint, "hint", kRace, kUnusual, Qt::Key_H, QT_TRANSLATE_NOOP("KeyTable", "Show a good move")},
    UseRow {KeyUse::TurnTile, "turnTile", kRace | kDesigner, kUnusual, Qt::Key_R,
            QT_TRANSLATE_NOOP("KeyTable", "Turn the tile clockwise")},
    UseRow {KeyUse::TurnTileBack, "turnTileBack", kRace | kDesigner, kUnusual, Qt::SHIFT | Qt::Key_R,
            QT_TRANSLATE_NOOP("KeyTable", "Turn the tile counter-clockwise")},
    UseRow {KeyUse::HideCards, "hideCards", kRace, kUnusual, Qt::Key_F8,
            QT_TRANSLATE_NOOP("KeyTable", "Hide my cards")},
    UseRow {KeyUse::Replay, "replay", kRace, kUnusual, Qt::CTRL | Qt::Key_R,
            QT_TRANSLATE_NOOP("KeyTable", "Replay the race")},
    UseRow {KeyUse::FastForward, "fastForward", kBeetle, kUnusual, Qt::Key_F,
            QT_TRANSLATE_NOOP("KeyTable", "Fast forward")},
    UseRow {KeyUse::Pause, "pause", kBeep, kUnusual, Qt::Key_Escape, QT_TRANSLATE_NOOP("KeyTable", "Pause, or go on")},
    UseRow {KeyUse::Cut, "cut", kDesigner, QKeySequence::Cut, kNone, QT_TRANSLATE_NOOP("KeyTable", "Cut")},
    UseRow {KeyUse::Copy, "copy", kDesigner, QKeySequence::Copy, kNone, QT_TRANSLATE_NOOP("KeyTable", "Copy")},
    UseRow {KeyUse::Paste, "paste", kDesigner, QKeySequence::Paste, kNone, QT_TRANSLATE_NOOP("KeyTable", "Paste")},
    UseRow {KeyUse::Duplicate, "duplicate", kDesigner, kUnusual, Qt::CTRL | Qt::Key_D,
            QT_TRANSLATE_NOOP("KeyTable", "Duplicate")},
    UseRow {KeyUse::SelectAll, "selectAll", kDesigner, QKeySequence::SelectAll, kNone,
            QT_TRANSLATE_NOOP("KeyTable", "Select all tiles")},
    UseRow {KeyUse::Remove, "remove", kDesigner, kUnusual, Qt::Key_Delete,
            QT_TRANSLATE_NOOP("KeyTable", "Put tiles back into the box")},
    UseRow {KeyUse::FlipTile, "flipTile", kDesigner, kUnusual, Qt::Key_F,
            QT_TRANSLATE_NOOP("KeyTable", "Show the other face")},
    UseRow {KeyUse::TurnGroup, "turnGroup", kDesigner, kUnusual, Qt::CTRL | Qt::Key_R,
            QT_TRANSLATE_NOOP("KeyTable", "Turn tiles as a group")},
    UseRow {KeyUse::TurnGroupBack, "turnGroupBack", kDesigner, kUnusual, Qt::CTRL | Qt::SHIFT | Qt::Key_R,
            QT_TRANSLATE_NOOP("KeyTable", "Turn tiles back as a group")},
    UseRow {KeyUse::NextTile, "nextTile", kDesigner, kUnusual, Qt::Key_N, QT_TRANSLATE_NOOP("KeyTable", "Next tile")},
    UseRow {KeyUse::PreviousTile, "previousTile", kDesigner, kUnusual, Qt::Key_P,
            QT_TRANSLATE_NOOP("KeyTable", "Previous tile")},
    UseRow {KeyUse::ToBox, "toBox", kDesigner, kUnusual, Qt::Key_B, QT_TRANSLATE_NOOP("KeyTable", "Go to the box")},
    UseRow {KeyUse::Generate, "generate", kDesigner, kUnusual, Qt::CTRL | Qt::Key_G,
            QT_TRANSLATE_NOOP("KeyTable", "Lay a track at random")},
    UseRow {KeyUse::PlayTrack, "playTrack", kDesigner, kUnusual, Qt::Key_F5,
            QT_TRANSLATE_NOOP("KeyTable", "Play this track")},
};

const UseRow& rowOf(KeyUse use)
{
    return kUseRows[static_cast<std::size_t>(use)];
}

QString words(const char* text)
{
    return QCoreApplication::translate("KeyTable", text);
}

} // namespace

KeyTable& KeyTable::instance()
{
    static KeyTable table;
    return table;
}

std::vector<KeyUse> KeyTable::uses()
{
    std::vector<KeyUse> uses;
    for (const UseRow& row : kUseRows)
        uses.push_back(row.use);
    return uses;
}

QString KeyTable::name(KeyUse use)
{
    return words(rowOf(use).name);
}

QString KeyTable::places(KeyUse use)
{
    const unsigned windows = rowOf(use).windows;
    if (windows == kEverywhere)
        return words(QT_TRANSLATE_NOOP("KeyTable", "Everywhere"));
    QStringList places;
    const auto add = [&](unsigned window, const char* name) {
        if ((windows & window) != 0)
            places << words(name);
    };
    add(kLobby, QT_TRANSLATE_NOOP("KeyTable", "Lobby"));
    add(kRace, QT_TRANSLATE_NOOP("KeyTable", "Race"));
    add(kBeetle, QT_TRANSLATE_NOOP("KeyTable", "Beetle"));
    add(kBeep, QT_TRANSLATE_NOOP("KeyTable", "Beep! Beep!"));
    add(kDesigner, QT_TRANSLATE_NOOP("KeyTable", "Track designer"));
    return places.join(QStringLiteral(", "));
}

KeyTable::Keys KeyTable::standardKeys(KeyUse use)
{
    const UseRow& row = rowOf(use);
    // The second one is as well known as the first.
    if (use == KeyUse::Redo)
        return {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z), QKeySequence(Qt::CTRL | Qt::Key_Y)};
    if (row.usual == kUnusual)
        return {QKeySequence(row.own)};
    // Of several, menus show one.
    return QKeySequence::keyBindings(row.usual).mid(0, 1);
}

KeyTable::Keys KeyTable::keys(KeyUse use) const
{
    const auto changed = m_changed.find(use);
    if (changed == m_changed.end())
        return standardKeys(use);
    return changed->second.isEmpty() ? Keys {} : Keys {changed->second};
}

bool KeyTable::isTaken(KeyUse use, const QKeySequence& key)
{
    constexpr std::array kFixed {Qt::Key_Left,  Qt::Key_Right,  Qt::Key_Up,       Qt::Key_Down,      Qt::Key_Home,
                                 Qt::Key_End,   Qt::Key_PageUp, Qt::Key_PageDown, Qt::Key_Return,    Qt::Key_Enter,
                                 Qt::Key_Space, Qt::Key_Tab,    Qt::Key_Backtab,  Qt::Key_Backspace, Qt::Key_Escape};
    if (key.isEmpty() || standardKeys(use).contains(key))
        return false;
    const QKeyCombination pressed = key[0];
    const bool isPlain = (pressed.keyboardModifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier)) == Qt::NoModifier;
    return isPlain && std::ranges::find(kFixed, pressed.key()) != kFixed.end();
}

std::vector<KeyUse> KeyTable::rivals(KeyUse use, const QKeySequence& key) const
{
    std::vector<KeyUse> rivals;
    for (const UseRow& row : kUseRows)
        if (row.use != use && (row.windows & rowOf(use).windows) != 0 && keys(row.use).contains(key))
            rivals.push_back(row.use);
    return rivals;
}

void KeyTable::setKey(KeyUse use, const QKeySequence& key)
{
    if (Keys {key} == standardKeys(use))
        m_changed.erase(use);
    else
        m_changed.insert_or_assign(use, key);
    Q_EMIT changed();
}

void KeyTable::reset(KeyUse use)
{
    if (m_changed.erase(use) > 0)
        Q_EMIT changed();
}

QStringList KeyTable::lines() const
{
    QStringList lines;
    for (const auto& [use, key] : m_changed)
        lines << QLatin1String(rowOf(use).id) + u' ' + key.toString(QKeySequence::PortableText);
    return lines;
}

void KeyTable::setLines(const QStringList& lines)
{
    std::map<KeyUse, QKeySequence> changes;
    for (const QString& line : lines) {
        const QString id = line.section(u' ', 0, 0);
        const QString text = line.section(u' ', 1);
        const auto row = std::ranges::find_if(kUseRows, [&](const UseRow& one) { return id == QLatin1String(one.id); });
        const QKeySequence key = QKeySequence::fromString(text, QKeySequence::PortableText);
        // What can't be read reads as another key, or as an unknown one.
        const bool isSound = line.contains(u' ') && key.toString(QKeySequence::PortableText) == text;
        if (row != kUseRows.end() && isSound && !isTaken(row->use, key))
            changes.insert_or_assign(row->use, key);
    }
    if (changes == m_changed)
        return;
    m_changed = std::move(changes);
    Q_EMIT changed();
}

void followKeys(QAction* action, KeyUse use)
{
    const auto follow = [action, use] { action->setShortcuts(KeyTable::instance().keys(use)); };
    follow();
    QObject::connect(&KeyTable::instance(), &KeyTable::changed, action, follow);
}

void setKeyTip(QAction* action, KeyUse use, const LiveText& text)
{
    const auto tell = [action, use, text] { action->setToolTip(withKey(text(), use)); };
    inEveryLanguage(action, tell);
    QObject::connect(&KeyTable::instance(), &KeyTable::changed, action, tell);
}

QString withKey(const QString& text, KeyUse use)
{
    const QString key = keyText(use);
    return key.isEmpty() ? text : QStringLiteral("%1 (%2)").arg(text, key);
}

bool isKeyOf(const QKeyEvent& event, KeyUse use)
{
    const QKeyCombination pressed(event.modifiers() & ~Qt::KeyboardModifiers(Qt::KeypadModifier),
                                  static_cast<Qt::Key>(event.key()));
    return KeyTable::instance().keys(use).contains(QKeySequence(pressed));
}

QString keyText(KeyUse use)
{
    const KeyTable::Keys keys = KeyTable::instance().keys(use);
    return keys.isEmpty() ? QString() : keys.front().toString(QKeySequence::NativeText);
}

} // namespace bubblebar
