#pragma once

#include <thread>

namespace bubblebar {

/// Does in the background what takes long at the start and needs no window, so that the first window is there sooner:
/// the processor is idle while Qt waits for the display. Without it all is done as well, when it is needed.
class HeadStart
{
public:
    /// Before the QApplication is made: looks for the fonts of the system, where Qt finds them with Fontconfig.
    HeadStart();

    /// Once it is made: what Qt knows of these fonts, and its plugins for images. Waits for the fonts, since two that
    /// look for them at the same time only do all twice.
    void goOn();

private:
    std::jthread m_fonts;
    std::jthread m_qt;
};

} // namespace bubblebar
