#include "tests/common/testdata.h"

#include <QDir>
#include <QFile>

namespace bubblebar::tests {

QString dataPath(const QString& name)
{
    return QStringLiteral(TEST_DATA_DIR "/") + name;
}

QByteArray dataFile(const QString& name)
{
    QFile file(dataPath(name));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("%s: %s", qUtf8Printable(name), qUtf8Printable(file.errorString()));
    return file.readAll();
}

QStringList dataNames(const QString& folder, const QString& pattern)
{
    return QDir(dataPath(folder)).entryList({pattern}, QDir::Files, QDir::Name);
}

} // namespace bubblebar::tests
