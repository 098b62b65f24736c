#pragma once

#include <QtGlobal>

#include <vector>

namespace bubblebar::soak {

/// What the process holds in memory now, in kB; freed memory is given back to the system first. 0 where it can't be
/// told.
[[nodiscard]] qint64 memoryNow();

/// Whether memory stayed flat over the rounds of a run: the median of its last quarter against that of its second, as
/// the first fills caches that are meant to be filled.
struct Flatness
{
    qint64 early = 0; ///< kB
    qint64 late = 0;
    qint64 allowed = 0; ///< growth that is noise: a twentieth and no less than 4 MB
    [[nodiscard]] qint64 growth() const { return late - early; }
    [[nodiscard]] bool isFlat() const { return growth() <= allowed; }
};

/// `samples`: in kB, one a round.
[[nodiscard]] Flatness flatness(const std::vector<qint64>& samples);

} // namespace bubblebar::soak
