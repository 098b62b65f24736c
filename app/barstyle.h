#pragma once

#include <QString>

namespace bubblebar {

/// The style of that name, or the system's, with the program's own icon on the buttons for what has no room in a menu
/// bar or tool bar: it can be seen on dark bars, too. Qt makes such a button for every menu bar, and reads all its
/// plugins for images before it shows the picture that it has for them, which would keep the first window waiting.
void useBarStyle(const QString& name = {});

} // namespace bubblebar
