#pragma once

#include "core/bubble/players/trackanalysis.h"
#include "designer/drawing/charts.h"

#include <QLocale>

#include <variant>

namespace bubblebar {

/// A chart with its figures as text, for tooltips and for who can't see it.
struct ToldChart
{
    std::variant<ColumnChart, BarChart> chart;
    std::vector<QString> parts; ///< of each column or bar
    QString summary;            ///< of all
};

/// How many races take how many turns.
[[nodiscard]] ToldChart turnsChart(const TrackAnalysis& analysis, const QLocale& locale);
/// The chance to win of each seat, with the range in which it lies and a mark at equal chances.
[[nodiscard]] ToldChart seatsChart(const TrackAnalysis& analysis, const QLocale& locale);
/// The `most` spaces where beetles stand longest.
[[nodiscard]] ToldChart slowSpacesChart(const TrackAnalysis& analysis, int most, const QLocale& locale);

} // namespace bubblebar
