#include "app/afterexpose.h"

#include <QTimer>
#include <QWindow>

#include <utility>

namespace bubblebar {

namespace {

class ExposeFilter : public QObject
{
public:
    ExposeFilter(QObject& watched, std::function<void()> then)
        : QObject(&watched)
        , m_then(std::move(then))
    {
        watched.installEventFilter(this);
    }

    bool eventFilter(QObject* watched, QEvent* event) override
    {
        const auto* window = qobject_cast<QWindow*>(watched);
        if (event->type() != QEvent::Expose || window == nullptr || !window->isExposed())
            return false;
        parent()->removeEventFilter(this);
        // The window paints itself when it gets the event; this comes after it.
        QTimer::singleShot(0, this, [this] {
            const std::function<void()> then = std::move(m_then);
            deleteLater();
            then();
        });
        return false;
    }

private:
    std::function<void()> m_then;
};

} // namespace

void afterExpose(QObject& watched, std::function<void()> then)
{
    new ExposeFilter(watched, std::move(then));
}

} // namespace bubblebar
