#include "app/sound/devicesound.h"

#include "designer/modules.h"

namespace bubblebar {

namespace {

/// Loads the module of sound when something is to be heard.
class LazySound : public SoundOutput
{
public:
    void play(Effect effect, double volume) override
    {
        if (!m_tried)
            load();
        if (m_module)
            m_module->play(effect, volume);
    }

    void stop() override
    {
        if (m_module)
            m_module->stop();
    }

private:
    void load()
    {
        m_tried = true;
        using Make = SoundOutput* (*)();
        if (const auto make = reinterpret_cast<Make>(moduleFunction("bubblebar-sound", "bubblebarSound")))
            m_module.reset(make());
    }

    bool m_tried = false;
    std::unique_ptr<SoundOutput> m_module;
};

} // namespace

std::unique_ptr<SoundOutput> deviceSound()
{
    return std::make_unique<LazySound>();
}

} // namespace bubblebar
