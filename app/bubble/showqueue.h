#pragma once

#include "core/bubble/rules.h"

#include <QObject>

#include <deque>

namespace bubblebar {

class BoardScene;

/// What the board has still to show, one action after the other: a single undo may take back many.
class ShowQueue : public QObject
{
    Q_OBJECT

public:
    /// `scene` must live as long as the queue.
    explicit ShowQueue(BoardScene& scene, QObject* parent = nullptr);

    /// How long things take: 1 is normal, 0 shows only the results. The more is waiting, the faster it goes.
    void setPace(double pace) { m_pace = pace; }

    void add(const Race& before, const Transition& transition, const Race& after);
    /// Shows the action, which led away from `before`, backwards.
    void addBack(const Race& before, const Transition& undone);
    /// Jumps to the end of all.
    void finish();

Q_SIGNALS:
    /// All has been shown. Comes from the event loop, or from finish().
    void done();

private:
    struct Step
    {
        Race before;
        Transition transition;
        Race after;
        bool isBack = false;
    };

    void add(Step step);
    void showNext();
    void onShown();

    BoardScene& m_scene;
    std::deque<Step> m_steps; ///< the first one is being shown
    double m_pace = 1;
};

} // namespace bubblebar
