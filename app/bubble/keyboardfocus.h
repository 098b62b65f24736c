#pragma once

#include <QtCore/qnamespace.h>

namespace bubblebar {

/// True where the focus came by the keyboard, so that it has to be seen; not by a click or with the whole window.
[[nodiscard]] constexpr bool isKeyboardFocus(Qt::FocusReason reason)
{
    return reason == Qt::TabFocusReason || reason == Qt::BacktabFocusReason || reason == Qt::ShortcutFocusReason ||
           reason == Qt::OtherFocusReason;
}

} // namespace bubblebar
