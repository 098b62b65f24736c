#pragma once

#include <QString>

class QApplication;

namespace bubblebar {

/// Names and version of the program, for settings, data folders and window titles.
void setApplicationNames();

/// The name people read, icon and texts: the same for the program and for pictures of it. `language`: see
/// setLanguage().
void setUpApplication(QApplication& app, const QString& language = {});

/// The whole program: reads the command line, opens the files given or the lobby, and returns the exit status.
/// --help and --version answer on standard output without a display. A wrong command line returns 2.
[[nodiscard]] int runApplication(int& argc, char** argv);

} // namespace bubblebar
