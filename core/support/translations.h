#pragma once

#include <QStringList>

class QCoreApplication;

namespace bubblebar {

/// Codes of the languages that the program speaks: "de", "en", …
[[nodiscard]] QStringList languageCodes();

/// From now on the program's own texts (":/i18n") and Qt's are in the language `code`; empty: in that of the user, and
/// in English where the program doesn't speak it. What is open follows (everylanguage.h).
void setLanguage(QCoreApplication& app, const QString& code = {});

} // namespace bubblebar
