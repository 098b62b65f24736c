#pragma once

#include "app/instance/handover.h"

#include <QString>

#include <functional>

namespace bubblebar {

/// How starts of the program speak with each other. In a module of its own, with Qt Network, which the first start
/// needs only when its window is on the screen.
class InstanceSocket
{
public:
    enum class Answer { Taken, Nobody, Silence };

    virtual ~InstanceSocket() = default;

    /// Waits up to two seconds for the answer.
    [[nodiscard]] virtual Answer ask(const QString& address, Handover handover) = 0;

    /// From now on, whoever asks at the address is answered, and `receive` told. False: the address is taken.
    virtual bool listen(const QString& address, std::function<void(const Handover&)> receive) = 0;
};

} // namespace bubblebar
