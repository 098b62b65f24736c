#pragma once

#include "core/bubble/players/hint.h"
#include "core/bubble/view.h"

#include <QObject>

#include <thread>

namespace bubblebar {

/// Whom the person on turn asks for a hint: thinks in a thread of its own on what that person may know, so that the
/// window is never blocked, and can be stopped at once.
class HintSeat : public QObject
{
    Q_OBJECT

public:
    explicit HintSeat(QObject* parent = nullptr);
    /// Stops thinking.
    ~HintSeat() override;

    /// found() follows, unless cancel() or another ask() comes first. `seed`: the same view and seed give the same
    /// hint.
    void ask(View view, std::uint64_t seed);
    /// Stops thinking; no found() comes for it any more.
    void cancel();
    [[nodiscard]] bool isThinking() const { return m_thinking; }

Q_SIGNALS:
    void found(const bubblebar::Hint& hint);

private:
    void finish(int request, const std::optional<Hint>& hint);

    int m_request = 0;
    bool m_thinking = false;
    std::jthread m_thread;
};

} // namespace bubblebar
