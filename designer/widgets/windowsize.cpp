#include "designer/widgets/windowsize.h"

#include <QScreen>
#include <QWidget>

namespace bubblebar {

namespace {

/// Of usual frames; the window has none yet.
constexpr QSize kFrame(16, 48);

} // namespace

void resizeWithinScreen(QWidget& window, QSize usual)
{
    window.resize(usual.boundedTo(window.screen()->availableSize() - kFrame).expandedTo(window.minimumSize()));
}

} // namespace bubblebar
