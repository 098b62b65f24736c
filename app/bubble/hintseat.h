#pragma once

#include "app/bubble/thought.h"
#include "core/bubble/players/hint.h"
#include "core/bubble/view.h"

namespace bubblebar {

/// Whom the person on turn asks for a hint: thinks on what that person may know.
class HintSeat : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /// found() follows, unless cancel() or another ask() comes first. `seed`: the same view and seed give the same
    /// hint.
    void ask(View view, std::uint64_t seed);
    /// Stops thinking; no found() comes for it any more.
    void cancel() { m_thought.stop(); }
    [[nodiscard]] bool isThinking() const { return m_thought.isRunning(); }

Q_SIGNALS:
    void found(const bubblebar::Hint& hint);

private:
    Thought<Hint> m_thought;
};

} // namespace bubblebar
