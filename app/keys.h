#pragma once

#include <QString>

#include <memory>
#include <vector>

class QDialog;
class QKeySequence;
class QMenuBar;
class QWidget;

namespace bubblebar {

/// Keys that do the same, and what that is.
struct KeyLine
{
    QString keys; ///< as they stand on the keyboard: "Ctrl+S"
    QString what;
};

/// Keys that work in one part of a window.
struct KeyGroup
{
    QString title;
    std::vector<KeyLine> lines;
};

/// Several keys for one thing: "Enter, Space".
[[nodiscard]] QString keysText(const std::vector<QKeySequence>& keys);
/// The shortcuts of a window's menus as they are now, a group a menu, those in submenus included.
[[nodiscard]] std::vector<KeyGroup> menuKeys(const QMenuBar& bar);
/// The page of keys.
[[nodiscard]] std::unique_ptr<QDialog> keysDialog(const std::vector<KeyGroup>& groups, QWidget* parent = nullptr);

} // namespace bubblebar
