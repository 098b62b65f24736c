#include "app/sound/soundactions.h"

#include "app/sound/sound.h"
#include "core/support/everylanguage.h"
#include "designer/widgets/icons.h"
#include "designer/widgets/keytable.h"
#include "designer/widgets/livetexts.h"

#include <QActionGroup>
#include <QCoreApplication>
#include <QMenu>
#include <QToolBar>

#include <array>
#include <cstdlib>

namespace bubblebar {

namespace {

constexpr std::array kVolumes {40, 75, 100};

class SoundActions
{
    Q_DECLARE_TR_FUNCTIONS(SoundActions)
};

void showState(QAction& action, bool muted)
{
    action.setChecked(!muted);
    action.setIcon(inkIcon(QLatin1String(muted ? "sound-off" : "sound")));
    action.setToolTip(withKey(muted ? SoundActions::tr("Sound is off; press to hear it")
                                    : SoundActions::tr("Sound is on; press to mute it"),
                              KeyUse::Sound));
}

void addVolumes(QMenu& menu, Sound& sound)
{
    QMenu* volumes = addMenu(menu, [] { return SoundActions::tr("Volume"); });
    auto* group = new QActionGroup(volumes);
    const std::array<LiveText, kVolumes.size()> names {[] { return SoundActions::tr("Soft"); },
                                                       [] { return SoundActions::tr("Normal"); },
                                                       [] { return SoundActions::tr("Loud"); }};
    std::array<QAction*, kVolumes.size()> actions {};
    for (std::size_t i = 0; i < kVolumes.size(); ++i) {
        actions[i] = group->addAction(addEntry(*volumes, names[i]));
        actions[i]->setCheckable(true);
        QObject::connect(actions[i], &QAction::triggered, &sound, [&sound, volume = kVolumes[i]] {
            sound.setVolume(volume);
            sound.setMuted(false);
            sound.play(Effect::Horn);
        });
    }
    // A volume that was written by hand marks the nearest.
    const auto mark = [actions](int volume) {
        std::size_t nearest = 0;
        for (std::size_t i = 1; i < kVolumes.size(); ++i)
            if (std::abs(kVolumes[i] - volume) < std::abs(kVolumes[nearest] - volume))
                nearest = i;
        actions[nearest]->setChecked(true);
    };
    mark(sound.volume());
    QObject::connect(&sound, &Sound::volumeChanged, group, mark);
}

} // namespace

void addSoundActions(QMenu& menu, QToolBar& bar, Sound& sound)
{
    QAction* action = addEntry(menu, [] { return SoundActions::tr("Sound"); });
    action->setObjectName(QStringLiteral("sound"));
    action->setCheckable(true);
    followKeys(action, KeyUse::Sound);
    const auto tell = [action, &sound] { showState(*action, sound.isMuted()); };
    inEveryLanguage(action, tell);
    QObject::connect(&KeyTable::instance(), &KeyTable::changed, action, tell);
    QObject::connect(action, &QAction::toggled, &sound, [&sound](bool on) { sound.setMuted(!on); });
    QObject::connect(&sound, &Sound::mutedChanged, action, [action](bool muted) { showState(*action, muted); });
    addVolumes(menu, sound);
    bar.addAction(action);
}

} // namespace bubblebar
