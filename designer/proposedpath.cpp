#include "designer/proposedpath.h"

#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>

namespace bubblebar {

namespace {

/// Leaves room for the number of a page, and for what the name of a file gets while it is written.
constexpr qsizetype kMostBytes = 200;

QString withoutPathSigns(QString name)
{
    for (const QChar sign : QStringView(u"/\\:*?\"<>|")) // what is a folder to some system or another is none here
        name.replace(sign, u'-');
    return name;
}

QString fitting(QString name, qsizetype mostBytes)
{
    while (name.toUtf8().size() > mostBytes)
        name.chop(name.back().isLowSurrogate() ? 2 : 1);
    return name.trimmed();
}

} // namespace

QString proposedPath(const QString& folder, const QString& name, const QString& ending)
{
    const bool exists = !folder.isEmpty() && QFileInfo(folder).isDir();
    const QDir place(exists ? folder : QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation));
    return place.filePath(fitting(withoutPathSigns(name), kMostBytes - ending.toUtf8().size()) + ending);
}

} // namespace bubblebar
