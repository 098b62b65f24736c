#include "app/bubble/access/tablekeys.h"

#include <QCoreApplication>
#include <QKeyEvent>
#include <QKeySequence>

#include <algorithm>
#include <array>

namespace bubblebar {

namespace {

/// Keys beside each other that belong together share a line on the page: `what` is empty for all but the first.
struct Row
{
    TablePart part;
    TableKey does;
    std::array<QKeyCombination, 2> keys;
    const char* what;
};

constexpr auto kNoKey = QKeyCombination(Qt::Key_unknown);

constexpr std::array kRows {
    Row {TablePart::Hand, TableKey::Left, {Qt::Key_Left, kNoKey}, QT_TRANSLATE_NOOP("TableKeys", "From card to card")},
    Row {TablePart::Hand, TableKey::Right, {Qt::Key_Right, kNoKey}, ""},
    Row {TablePart::Hand, TableKey::First, {Qt::Key_Home, kNoKey}, QT_TRANSLATE_NOOP("TableKeys", "First, last card")},
    Row {TablePart::Hand, TableKey::Last, {Qt::Key_End, kNoKey}, ""},
    Row {TablePart::Hand,
         TableKey::Choose,
         {Qt::Key_Return, Qt::Key_Space},
         QT_TRANSLATE_NOOP("TableKeys", "Choose the card")},

    Row {TablePart::Board,
         TableKey::Left,
         {Qt::Key_Left, kNoKey},
         QT_TRANSLATE_NOOP("TableKeys", "To what can be chosen in that direction")},
    Row {TablePart::Board, TableKey::Right, {Qt::Key_Right, kNoKey}, ""},
    Row {TablePart::Board, TableKey::Up, {Qt::Key_Up, kNoKey}, ""},
    Row {TablePart::Board, TableKey::Down, {Qt::Key_Down, kNoKey}, ""},
    Row {TablePart::Board,
         TableKey::Next,
         {Qt::Key_PageDown, kNoKey},
         QT_TRANSLATE_NOOP("TableKeys", "One after the other through all that can be chosen")},
    Row {TablePart::Board, TableKey::Previous, {Qt::Key_PageUp, kNoKey}, ""},
    Row {TablePart::Board, TableKey::First, {Qt::Key_Home, kNoKey}, QT_TRANSLATE_NOOP("TableKeys", "First, last")},
    Row {TablePart::Board, TableKey::Last, {Qt::Key_End, kNoKey}, ""},
    Row {TablePart::Board, TableKey::Choose, {Qt::Key_Return, kNoKey}, QT_TRANSLATE_NOOP("TableKeys", "Choose it")},
    Row {TablePart::Board, TableKey::ZoomIn, {Qt::Key_Plus, Qt::Key_Equal}, QT_TRANSLATE_NOOP("TableKeys", "Zoom in")},
    Row {TablePart::Board, TableKey::ZoomOut, {Qt::Key_Minus, kNoKey}, QT_TRANSLATE_NOOP("TableKeys", "Zoom out")},
    Row {TablePart::Board,
         TableKey::Fit,
         {Qt::Key_0, kNoKey},
         QT_TRANSLATE_NOOP("TableKeys", "Fit the track into the window")},
    Row {TablePart::Board,
         TableKey::Pan,
         {Qt::Key_Space, kNoKey},
         QT_TRANSLATE_NOOP("TableKeys", "Hold it down and drag: move the board")},

    Row {TablePart::Stack,
         TableKey::Left,
         {Qt::Key_Left, kNoKey},
         QT_TRANSLATE_NOOP("TableKeys", "From beetle to beetle")},
    Row {TablePart::Stack, TableKey::Right, {Qt::Key_Right, kNoKey}, ""},
    Row {TablePart::Stack,
         TableKey::MoveLeft,
         {Qt::SHIFT | Qt::Key_Left, kNoKey},
         QT_TRANSLATE_NOOP("TableKeys", "Move the beetle in the stack")},
    Row {TablePart::Stack, TableKey::MoveRight, {Qt::SHIFT | Qt::Key_Right, kNoKey}, ""},
    Row {
        TablePart::Stack, TableKey::Choose, {Qt::Key_Return, kNoKey}, QT_TRANSLATE_NOOP("TableKeys", "Use this order")},

    Row {TablePart::Cards, TableKey::Left, {Qt::Key_Left, kNoKey}, QT_TRANSLATE_NOOP("TableKeys", "From card to card")},
    Row {TablePart::Cards, TableKey::Right, {Qt::Key_Right, kNoKey}, ""},
    Row {TablePart::Cards,
         TableKey::Choose,
         {Qt::Key_Return, Qt::Key_Space},
         QT_TRANSLATE_NOOP("TableKeys", "Choose the card")},
};

constexpr std::array kTitles {
    QT_TRANSLATE_NOOP("TableKeys", "Everywhere at the table"),
    QT_TRANSLATE_NOOP("TableKeys", "In the hand"),
    QT_TRANSLATE_NOOP("TableKeys", "On the board"),
    QT_TRANSLATE_NOOP("TableKeys", "In an open stack"),
    QT_TRANSLATE_NOOP("TableKeys", "Among cards beside a space"),
};

QString words(const char* text)
{
    return QCoreApplication::translate("TableKeys", text);
}

/// Both Enter keys are one; whether a key is on the number pad does not matter.
QKeyCombination pressedKeys(const QKeyEvent& event)
{
    const auto key = event.key() == Qt::Key_Enter ? Qt::Key_Return : static_cast<Qt::Key>(event.key());
    // These need Shift on some keyboards and none on others.
    const bool isSign = key == Qt::Key_Plus || key == Qt::Key_Equal || key == Qt::Key_Minus || key == Qt::Key_0;
    const Qt::KeyboardModifiers held = event.modifiers() & ~Qt::KeyboardModifiers(Qt::KeypadModifier);
    return isSign ? QKeyCombination(key) : QKeyCombination(held, key);
}

void addRow(KeyGroup& group, const Row& row)
{
    std::vector<QKeySequence> keys;
    for (const QKeyCombination key : row.keys) {
        if (key != kNoKey)
            keys.emplace_back(key);
    }
    if (*row.what != '\0')
        group.lines.push_back({keysText(keys), words(row.what)});
    else
        group.lines.back().keys += QStringLiteral(", ") + keysText(keys);
}

} // namespace

std::optional<TableKey> tableKey(TablePart part, const QKeyEvent& event)
{
    const QKeyCombination pressed = pressedKeys(event);
    const auto row = std::ranges::find_if(kRows, [&](const Row& candidate) {
        return candidate.part == part && std::ranges::find(candidate.keys, pressed) != candidate.keys.end();
    });
    return row == kRows.end() ? std::nullopt : std::optional(row->does);
}

std::vector<KeyGroup> tableKeys()
{
    KeyGroup everywhere {words(kTitles[0]), {}};
    everywhere.lines.push_back({keysText({QKeySequence(Qt::Key_Tab), QKeySequence(Qt::SHIFT | Qt::Key_Tab)}),
                                words(QT_TRANSLATE_NOOP("TableKeys", "From part to part"))});
    std::vector<KeyGroup> groups {std::move(everywhere)};
    for (const Row& row : kRows) {
        const QString title = words(kTitles[static_cast<std::size_t>(row.part)]);
        if (groups.back().title != title)
            groups.push_back({title, {}});
        addRow(groups.back(), row);
    }
    return groups;
}

} // namespace bubblebar
