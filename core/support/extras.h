#pragma once

#include <QJsonObject>

namespace bubblebar {

/// The `x-` keys of one JSON object: carried through load and save, never interpreted (formats page).
using Extras = QJsonObject;

} // namespace bubblebar
