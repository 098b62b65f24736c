#pragma once

#include "app/sound/sound.h"

#include <vector>

namespace bubblebar::tests {

/// Takes down what would be heard, as long as it lives.
class RecordedSound : public SoundOutput
{
public:
    RecordedSound() { Sound::setOutput(this); }
    ~RecordedSound() override { Sound::setOutput(nullptr); }

    void play(Effect effect, double volume) override
    {
        played.push_back(effect);
        lastVolume = volume;
    }
    void stop() override { ++stops; }

    std::vector<Effect> played;
    double lastVolume = 0;
    int stops = 0;
};

} // namespace bubblebar::tests
