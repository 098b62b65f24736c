#include "core/support/atomicfile.h"

#include <QFile>
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

} // namespace

Result<QByteArray> readDevice(QIODevice& device)
{
    QByteArray bytes;
    while (bytes.size() <= kMaxFileBytes) {
        const QByteArray more = device.read(kMaxFileBytes + 1 - bytes.size());
        if (more.isEmpty())
            break;
        bytes += more;
    }
    if (bytes.size() > kMaxFileBytes)
        return failure(tooLarge());
    return bytes;
}

Result<QByteArray> readFile(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return failure(unreadable(file.errorString()));
    Result<QByteArray> bytes = readDevice(file);
    if (bytes && file.error() != QFileDevice::NoError)
        return failure(unreadable(file.errorString()));
    return bytes;
}

Result<void> writeFile(const QString& path, const QByteArray& bytes)
{
    if (bytes.size() > kMaxFileBytes)
        return failure(tooLarge());
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        return unwritable(file.errorString());
    if (file.write(bytes) != bytes.size() || !file.commit())
        return unwritable(file.errorString());
    return {};
}

} // namespace bubblebar
