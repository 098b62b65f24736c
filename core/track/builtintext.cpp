#include "core/track/builtintext.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace bubblebar {

namespace {

struct BuiltInWords
{
    const char* name;
    const char* notes;
};

constexpr std::array kBuiltInWords {
    BuiltInWords {
        QT_TRANSLATE_NOOP("BuiltInTracks", "First Flight"),
        QT_TRANSLATE_NOOP("BuiltInTracks", "A short hop over five meadows: the track for a first race."),
    },
    BuiltInWords {
        QT_TRANSLATE_NOOP("BuiltInTracks", "Quick Sip"),
        QT_TRANSLATE_NOOP("BuiltInTracks", "Three tiles and one drink: over before the bubbles are flat."),
    },
    BuiltInWords {
        QT_TRANSLATE_NOOP("BuiltInTracks", "Over the Molehill"),
        QT_TRANSLATE_NOOP("BuiltInTracks", "Through the hill it is short and crowded; over the top it is longer and "
                                           "full of surprises."),
    },
    BuiltInWords {
        QT_TRANSLATE_NOOP("BuiltInTracks", "Bottleneck"),
        QT_TRANSLATE_NOOP("BuiltInTracks", "Two roads become one, and nobody likes to wait among the thorns."),
    },
    BuiltInWords {
        QT_TRANSLATE_NOOP("BuiltInTracks", "Moonlight Ring"),
        QT_TRANSLATE_NOOP("BuiltInTracks",
                          "By moonlight a flower holds one beetle only, so choose your side of the ring."),
    },
    BuiltInWords {
        QT_TRANSLATE_NOOP("BuiltInTracks", "Grandma’s Garden"),
        QT_TRANSLATE_NOOP("BuiltInTracks", "Seven beds, a pond and a heap of leaves: many ways lead past Grandma."),
    },
    BuiltInWords {
        QT_TRANSLATE_NOOP("BuiltInTracks", "Figure of Eight"),
        QT_TRANSLATE_NOOP("BuiltInTracks", "Two loops meet among the thorns: change sides whenever the other road "
                                           "looks faster."),
    },
    BuiltInWords {
        QT_TRANSLATE_NOOP("BuiltInTracks", "Around the Lake"),
        QT_TRANSLATE_NOOP("BuiltInTracks",
                          "The high road is short and prickly; the shore is longer and lets everybody pass."),
    },
};

const BuiltInWords* wordsOf(const Track& track)
{
    const auto* const found = std::ranges::find_if(kBuiltInWords, [&](const BuiltInWords& words) {
        return track.name == QString::fromUtf8(words.name) && track.notes == QString::fromUtf8(words.notes);
    });
    return found == kBuiltInWords.end() ? nullptr : found;
}

QString translated(const char* text)
{
    return QCoreApplication::translate("BuiltInTracks", text);
}

} // namespace

QString shownName(const Track& track)
{
    const BuiltInWords* words = wordsOf(track);
    return words ? translated(words->name) : track.name;
}

QString shownNotes(const Track& track)
{
    const BuiltInWords* words = wordsOf(track);
    return words ? translated(words->notes) : track.notes;
}

} // namespace bubblebar
