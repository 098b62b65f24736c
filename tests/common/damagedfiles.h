#pragma once

#include "core/support/errortext.h"

#include <QByteArray>
#include <QString>

namespace bubblebar::tests {

/// The JSON text `file` with the value at `path` ("tiles/3/at") replaced by the JSON text `value`, or removed where
/// that is empty. A last key or list entry that is not there yet is added; what leads to it must exist.
[[nodiscard]] QByteArray withValue(const QByteArray& file, const QString& path, const QByteArray& value);

/// Rows of a table of damaged files, each refused with one sentence that names the place:
///
///     void refuses_data()
///     {
///         const DamagedFiles files(validTrack());
///         files.value("two tiles on one hex", "tiles/2/at", "[0, 0]", "tiles[2].at: The tile “start” lies here
///         already.");
///     }
///     void refuses() { verifyRefused(&parseTrack); }
class DamagedFiles
{
public:
    /// Adds the columns of the table. `valid`: the text of a file that is not refused.
    explicit DamagedFiles(QByteArray valid);

    /// A change of one value as by withValue().
    void value(const char* rule, const char* path, const char* value, const char* sentence) const;
    /// A change of the text, for what is no JSON any more; `before` must be there.
    void text(const char* rule, const char* before, const char* after, const char* sentence) const;
    /// Any bytes.
    void bytes(const char* rule, const QByteArray& bytes, const char* sentence) const;

private:
    QByteArray m_valid;
};

/// For verifyRefused(): fails the running test unless `refusal` is the sentence of its row.
void verifySentence(const QString& refusal);
[[nodiscard]] QByteArray damagedBytes();

/// Fails the running test unless `parse` refuses the bytes of its row with the sentence of its row.
template <class T>
void verifyRefused(Result<T> (*parse)(const QByteArray&))
{
    const Result<T> result = parse(damagedBytes());
    verifySentence(result ? QStringLiteral("(not refused)") : fileErrorText(result.error()));
}

} // namespace bubblebar::tests
