#pragma once

#include <QByteArray>
#include <QString>

namespace bubblebar::cli {

/// Exit status of the program (formats page).
enum class Status {
    Done = 0,
    No = 1,     ///< invalid track, illegal action, record refused
    Failed = 2, ///< cannot read, or wrong use
};

/// What was asked for, on standard output.
void answer(const QByteArray& utf8);
/// The same for one line of text.
void answerLine(const QString& line);

/// What went wrong, on standard error, as one line that begins with the program's name.
void complain(const QString& sentence);

/// Tells how far a long command is, on a terminal's standard error only; at most ten times a second.
void showProgress(int done, int all);
/// Removes what showProgress() has written.
void endProgress();

/// Sends out what is still held back; false where standard output took it not, such as a full disk.
[[nodiscard]] bool flushAnswers();

} // namespace bubblebar::cli
