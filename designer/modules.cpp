#include "designer/modules.h"

#include <QCoreApplication>
#include <QLibrary>

namespace bubblebar {

QFunctionPointer moduleFunction(const char* module, const char* function)
{
    const QString folder = QCoreApplication::applicationDirPath() + QStringLiteral("/" BUBBLEBAR_MODULES "/");
    return QLibrary(folder + QLatin1StringView(module)).resolve(function);
}

} // namespace bubblebar
