#include "designer/analysis/forecastcharts.h"

#include "designer/analysis/forecasttext.h"
#include "designer/drawing/heatdisc.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <cmath>

namespace bubblebar {

namespace {

QString words(const char* text)
{
    return QCoreApplication::translate("TrackForecast", text);
}

/// Numbers of turns that share columns.
struct Bins
{
    int first = 0; ///< turns, the first column's least
    int width = 1;
    int count = 0;

    [[nodiscard]] int leastOf(int bin) const { return first + bin * width; }
    [[nodiscard]] int mostOf(int bin) const { return leastOf(bin + 1) - 1; }
};

/// The first and the last number of turns that a race took. Precondition: one did.
std::pair<int, int> rangeOf(const std::vector<int>& races)
{
    const auto first = std::ranges::find_if(races, [](int count) { return count > 0; });
    return {static_cast<int>(first - races.begin()), static_cast<int>(races.size()) - 1};
}

/// Columns of round numbers of turns, no more than the panel has room for.
Bins binsFor(const std::vector<int>& races)
{
    constexpr int kMostColumns = 16;
    const auto [least, most] = rangeOf(races);
    for (const int width : {1, 2, 5, 10, 20, 50, 100, 200, 500}) {
        const int first = least / width * width;
        const int count = (most - first) / width + 1;
        if (count <= kMostColumns)
            return {first, width, count};
    }
    return {least, most - least + 1, 1};
}

int racesIn(const std::vector<int>& races, const Bins& bins, int bin)
{
    int sum = 0;
    for (int turns = bins.leastOf(bin); turns <= bins.mostOf(bin); ++turns)
        sum += static_cast<std::size_t>(turns) < races.size() ? races[static_cast<std::size_t>(turns)] : 0;
    return sum;
}

QString partText(const Bins& bins, int bin, int races, const TrackAnalysis& analysis, const QLocale& locale)
{
    const double percent = 100.0 * races / std::max(1, analysis.races);
    const QString share = locale.toString(percent, 'f', percent < 1 ? 1 : 0);
    if (bins.width == 1)
        return words(QT_TRANSLATE_NOOP("TrackForecast", "%1 turns: %2 of 100 races"))
            .arg(locale.toString(bins.leastOf(bin)), share);
    return words(QT_TRANSLATE_NOOP("TrackForecast", "%1 to %2 turns: %3 of 100 races"))
        .arg(locale.toString(bins.leastOf(bin)), locale.toString(bins.mostOf(bin)), share);
}

QString percentText(double share, int decimals, const QLocale& locale)
{
    return words(QT_TRANSLATE_NOOP("TrackForecast", "%1 %")).arg(locale.toString(100 * share, 'f', decimals));
}

} // namespace

ToldChart turnsChart(const TrackAnalysis& analysis, const QLocale& locale)
{
    ToldChart told {ColumnChart(), {}, forecasttext::spread(analysis, locale)};
    if (!analysis.turns)
        return told;
    auto& chart = std::get<ColumnChart>(told.chart);
    const Bins bins = binsFor(analysis.racesByTurns);
    const double median = std::round(analysis.turns->median);
    int highest = 1;
    for (int bin = 0; bin < bins.count; ++bin)
        highest = std::max(highest, racesIn(analysis.racesByTurns, bins, bin));
    for (int bin = 0; bin < bins.count; ++bin) {
        const int races = racesIn(analysis.racesByTurns, bins, bin);
        const double middle = (bins.leastOf(bin) + bins.mostOf(bin)) / 2.0;
        chart.columns.push_back({static_cast<double>(races) / highest,
                                 middle >= analysis.turns->p10 && middle <= analysis.turns->p90,
                                 median >= bins.leastOf(bin) && median <= bins.mostOf(bin)});
        chart.ticks.push_back({bins.width == 1 ? bin + 0.5 : bin, locale.toString(bins.leastOf(bin))});
        told.parts.push_back(partText(bins, bin, races, analysis, locale));
    }
    return told;
}

ToldChart seatsChart(const TrackAnalysis& analysis, const QLocale& locale)
{
    ToldChart told {BarChart(), {}, {}};
    auto& chart = std::get<BarChart>(told.chart);
    double most = 0;
    for (const Share& share : analysis.seats)
        most = std::max(most, share.high);
    const double whole = std::max(0.01, most);
    for (std::size_t seat = 0; seat < analysis.seats.size(); ++seat) {
        const Share& share = analysis.seats[seat];
        const QString name = forecasttext::seat(static_cast<int>(seat));
        chart.bars.push_back(
            {name, percentText(share.value, 0, locale), share.value / whole, share.low / whole, share.high / whole});
        //: "1st: wins 27.3 % of the races; surely between 24.6 % and 30.1 %"
        told.parts.push_back(words(QT_TRANSLATE_NOOP("TrackForecast", "%1: wins %2 of the races (95 % sure: %3 to %4)"))
                                 .arg(name, percentText(share.value, 1, locale), percentText(share.low, 1, locale),
                                      percentText(share.high, 1, locale)));
    }
    chart.mark = 1.0 / static_cast<double>(std::max<std::size_t>(1, analysis.seats.size())) / whole;
    told.summary = QStringList(told.parts.begin(), told.parts.end()).join(QStringLiteral("\n"));
    return told;
}

ToldChart slowSpacesChart(const TrackAnalysis& analysis, int most, const QLocale& locale)
{
    ToldChart told {BarChart(), {}, {}};
    auto& chart = std::get<BarChart>(told.chart);
    const auto count = std::min(static_cast<std::size_t>(most), analysis.slowSpaces.size());
    for (std::size_t i = 0; i < count; ++i) {
        const SlowSpace& slow = analysis.slowSpaces[i];
        const QString name = QString::fromStdString(analysis.board->spaceName(slow.space));
        const QString stay = locale.toString(slow.averageStay, 'f', 1);
        const double longest = std::max(0.1, analysis.slowSpaces.front().averageStay);
        chart.bars.push_back(
            {name, words(QT_TRANSLATE_NOOP("TrackForecast", "%1 turns")).arg(stay), slow.averageStay / longest, 0, 0});
        told.parts.push_back(
            words(QT_TRANSLATE_NOOP("TrackForecast",
                                    "%1: a beetle stands there %2 turns on average, %3 at most; %4 visits a race"))
                .arg(name, stay, locale.toString(slow.longestStay), heatNumber(slow.visitsPerRace, locale)));
    }
    told.summary = QStringList(told.parts.begin(), told.parts.end()).join(QStringLiteral("\n"));
    return told;
}

} // namespace bubblebar
