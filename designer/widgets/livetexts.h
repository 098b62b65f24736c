#pragma once

#include <QIcon>
#include <QString>

#include <functional>

class QAction;
class QComboBox;
class QDockWidget;
class QFormLayout;
class QLabel;
class QMenu;
class QMenuBar;
class QWidget;

namespace bubblebar {

// Parts of windows whose texts follow the language (everylanguage.h). A text is asked for anew after each change.

using LiveText = std::function<QString()>;
using LiveTexts = std::function<QStringList()>;

/// An entry at the end of a menu; `icon`: null for none.
[[nodiscard]] QAction* addEntry(QMenu& menu, const LiveText& text, const QIcon& icon = {});
[[nodiscard]] QMenu* addMenu(QMenuBar& bar, const LiveText& title);
[[nodiscard]] QMenu* addMenu(QMenu& menu, const LiveText& title);

/// A label's text, a button's, an action's …
void setLiveText(QAction* action, const LiveText& text);
/// The tool tip, and what screen readers call the widget.
void setLiveTip(QWidget* widget, const LiveText& text);
void setLiveTip(QAction* action, const LiveText& text);
void setLiveName(QWidget* widget, const LiveText& text);
/// `label` with that text.
[[nodiscard]] QLabel* withLiveText(QLabel* label, const LiveText& text);

/// The names of a box's items, one for each; the first time they are added, with the places as their data.
void setLiveItems(QComboBox* box, const LiveTexts& names);
/// Adds a row with a label that leads to the field.
void addLiveRow(QFormLayout& form, const LiveText& title, QWidget* field);

} // namespace bubblebar
