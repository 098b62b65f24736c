#include "app/bubble/showqueue.h"

#include "app/bubble/board/boardscene.h"

#include <utility>

namespace bubblebar {

ShowQueue::ShowQueue(BoardScene& scene, QObject* parent)
    : QObject(parent)
    , m_scene(scene)
{
    connect(&scene, &BoardScene::shown, this, &ShowQueue::onShown);
}

void ShowQueue::add(const Race& before, const Transition& transition, const Race& after)
{
    add({before, transition, after, false});
}

void ShowQueue::addBack(const Race& before, const Transition& undone)
{
    add({before, undone, {}, true});
}

void ShowQueue::add(Step step)
{
    m_steps.push_back(std::move(step));
    if (m_steps.size() == 1)
        showNext();
}

void ShowQueue::finish()
{
    while (m_scene.isShowing())
        m_scene.finishShowing();
}

void ShowQueue::showNext()
{
    const Step& step = m_steps.front();
    m_scene.setPace(m_pace / static_cast<double>(m_steps.size()));
    if (step.isBack)
        m_scene.showBack(step.before, step.transition);
    else
        m_scene.show(step.before, step.transition, step.after);
}

void ShowQueue::onShown()
{
    if (m_steps.empty())
        return;
    m_steps.pop_front();
    if (m_steps.empty())
        Q_EMIT done();
    else
        showNext();
}

} // namespace bubblebar
