// Built in the place of devicesound.cpp where there is no Qt Multimedia.

#include "app/sound/devicesound.h"

namespace bubblebar {

namespace {

class NoSound : public SoundOutput
{
public:
    void play(Effect /*effect*/, double /*volume*/) override {}
    void stop() override {}
};

} // namespace

std::unique_ptr<SoundOutput> deviceSound()
{
    return std::make_unique<NoSound>();
}

} // namespace bubblebar
