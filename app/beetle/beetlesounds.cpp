#include "app/beetle/beetlesounds.h"

#include "app/beetle/beetleplay.h"
#include "app/sound/sound.h"

namespace bubblebar::beetle {

BeetleSounds::BeetleSounds(BeetlePlay& play, Sound& sound, QObject* parent)
    : QObject(parent)
{
    connect(&play, &BeetlePlay::rolling, this, [&play, &sound] {
        if (!play.runner().isFastForward())
            sound.play(Effect::Die);
    });
    connect(&play, &BeetlePlay::landed, this, [&play, &sound](const Event& event) {
        if (event.turn && event.turn->drawing.isDrawn() && !play.runner().isFastForward())
            sound.play(Effect::Pencil);
    });
    connect(&play, &BeetlePlay::ended, this, [&sound] { sound.play(Effect::Win); });
}

} // namespace bubblebar::beetle
