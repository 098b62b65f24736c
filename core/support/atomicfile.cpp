#include "core/support/atomicfile.h"

#include "core/support/errortext.h"

#include <QFile>
#include <QFileInfo>
#include <QSaveFile>

namespace bubblebar {

namespace {

FileError tooLarge()
{
    return {.code = FileError::Code::TooLarge, .expected = QString::number(kMaxFileBytes >> 20)};
}

FileError unreadable(const QString& reason)
{
    return {.code = FileError::Code::Unreadable, .what = reason};
}

Result<void> unwritable(const QString& reason)
{
    return failure({.code = FileError::Code::Unwritable, .what = reason});
}

/// A disk that is nearly full takes a part first; only the next call tells why it takes no more.
bool writeAll(QIODevice& device, const QByteArray& bytes)
{
    for (qint64 done = 0; done < bytes.size();) {
        const qint64 written = device.write(bytes.constData() + done, bytes.size() - done);
        if (written <= 0)
            return false;
        done += written;
    }
    return true;
}

Result<QByteArray> notTooLarge(QByteArray bytes)
{
    if (bytes.size() > kMaxFileBytes)
        return failure(tooLarge());
    return bytes;
}

} // namespace

QByteArray readDeviceStart(QIODevice& device)
{
    QByteArray bytes;
    while (bytes.size() <= kMaxFileBytes) {
        const QByteArray more = device.read(kMaxFileBytes + 1 - bytes.size());
        if (more.isEmpty())
            break;
        bytes += more;
    }
    return bytes;
}

Result<QByteArray> readFileStart(const QString& path)
{
    if (QFileInfo(path).isDir())
        return failure(noFileError(NoFile::Folder));
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return failure(unreadable(file.errorString()));
    QByteArray bytes = readDeviceStart(file);
    if (file.error() != QFileDevice::NoError)
        return failure(unreadable(file.errorString()));
    return bytes;
}

Result<QByteArray> readFile(const QString& path)
{
    return readFileStart(path).and_then(notTooLarge);
}

Result<void> writeFile(const QString& path, const QByteArray& bytes)
{
    return notTooLarge(bytes).and_then([&path](const QByteArray& few) { return writeLargeFile(path, few); });
}

Result<void> writeLargeFile(const QString& path, const QByteArray& bytes)
{
    QSaveFile file(path);
    // Unbuffered: QSaveFile misses what goes wrong when it empties its buffer, and would commit half a file.
    if (!file.open(QIODevice::WriteOnly | QIODevice::Unbuffered))
        return unwritable(file.errorString());
    if (!writeAll(file, bytes) || !file.commit())
        return unwritable(file.errorString());
    return {};
}

} // namespace bubblebar
