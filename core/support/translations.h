#pragma once

class QCoreApplication;

namespace bubblebar {

/// Loads the program's own texts (":/i18n") and Qt's for the language of the user; English where there is none.
void installTranslations(QCoreApplication& app);

} // namespace bubblebar
