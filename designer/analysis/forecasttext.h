#pragma once

#include "core/bubble/players/trackanalysis.h"

#include <QLocale>

namespace bubblebar::forecasttext {

// Words for what a track plays like, translated.

/// "31 turns"; where no race has come to its end, that.
[[nodiscard]] QString turns(const TrackAnalysis& analysis, const QLocale& locale);
/// "Half of the races take 26 to 36 turns, 8 of 10 take 22 to 43."; empty where there is none.
[[nodiscard]] QString spread(const TrackAnalysis& analysis, const QLocale& locale);
/// "About 16 minutes, mostly 11 to 22"
[[nodiscard]] QString minutes(const TrackAnalysis& analysis, const QLocale& locale);
/// "240 of 1,000 races, 3 × Medium"
[[nodiscard]] QString basis(const TrackAnalysis& analysis, const QLocale& locale);
/// "Easy", "Medium"; races of others are none of a forecast.
[[nodiscard]] QString level(PlayerKind level);
/// "In 4.1 % of the turns the player can’t move. The longest blockage was 3 turns in a row. …"
[[nodiscard]] QString blockages(const TrackAnalysis& analysis, const QLocale& locale);
/// "One turn of one of these tiles closes the track: D, K"
[[nodiscard]] QString cuts(const TrackAnalysis& analysis, const QLocale& locale);
/// "1st" … by seat from 0.
[[nodiscard]] QString seat(int seat);

} // namespace bubblebar::forecasttext
