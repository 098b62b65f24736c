#include "core/support/copylock.h"

namespace bubblebar {

std::shared_ptr<QLockFile> lockCopy(const QString& copy)
{
    auto lock = std::make_shared<QLockFile>(copy + QStringLiteral(".lock"));
    lock->setStaleLockTime(0);
    return lock->tryLock(0) ? lock : nullptr;
}

} // namespace bubblebar
