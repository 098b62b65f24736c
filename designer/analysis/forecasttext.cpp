#include "designer/analysis/forecasttext.h"

#include <QCoreApplication>

#include <array>
#include <cmath>

namespace bubblebar::forecasttext {

namespace {

QString words(const char* text)
{
    return QCoreApplication::translate("TrackForecast", text);
}

QString rounded(double number, const QLocale& locale)
{
    return locale.toString(static_cast<int>(std::lround(number)));
}

QString rounded(double turns, double factor, const QLocale& locale)
{
    return rounded(turns * factor, locale);
}

} // namespace

QString turns(const TrackAnalysis& analysis, const QLocale& /*locale*/)
{
    if (!analysis.turns)
        return words(QT_TRANSLATE_NOOP("TrackForecast", "No race comes to its end"));
    return QCoreApplication::translate("TrackForecast", "%n turn(s)", nullptr,
                                       static_cast<int>(std::lround(analysis.turns->median)));
}

QString spread(const TrackAnalysis& analysis, const QLocale& locale)
{
    if (!analysis.turns)
        return {};
    const TurnFigures& figures = *analysis.turns;
    return words(QT_TRANSLATE_NOOP("TrackForecast", "Half of the races take %1 to %2 turns, 8 of 10 take %3 to %4."))
        .arg(rounded(figures.p25, locale), rounded(figures.p75, locale), rounded(figures.p10, locale),
             rounded(figures.p90, locale));
}

QString minutes(const TrackAnalysis& analysis, const QLocale& locale)
{
    if (!analysis.turns)
        return {};
    const TurnFigures& figures = *analysis.turns;
    return words(QT_TRANSLATE_NOOP("TrackForecast", "About %1 minutes, mostly %2 to %3"))
        .arg(rounded(figures.median, kMinutesPerTurn, locale), rounded(figures.p10, kMinutesPerTurn, locale),
             rounded(figures.p90, kMinutesPerTurn, locale));
}

QString basis(const TrackAnalysis& analysis, const QLocale& locale)
{
    const QString races = locale.toString(analysis.races);
    const QString players = locale.toString(analysis.players);
    if (analysis.isComplete())
        //: "1,000 races, 3 × Medium"
        return words(QT_TRANSLATE_NOOP("TrackForecast", "%1 races, %2 × %3"))
            .arg(races, players, level(analysis.level));
    //: "240 of 1,000 races, 3 × Medium"
    return words(QT_TRANSLATE_NOOP("TrackForecast", "%1 of %2 races, %3 × %4"))
        .arg(races, locale.toString(analysis.racesWanted), players, level(analysis.level));
}

QString level(PlayerKind level)
{
    return level == PlayerKind::Easy ? words(QT_TRANSLATE_NOOP("TrackForecast", "Easy"))
                                     : words(QT_TRANSLATE_NOOP("TrackForecast", "Medium"));
}

QString blockages(const TrackAnalysis& analysis, const QLocale& locale)
{
    const Blockages& blockages = analysis.blockages;
    if (blockages.blocked == 0)
        return words(QT_TRANSLATE_NOOP("TrackForecast", "In every turn the player can move."));
    const QString percent = locale.toString(analysis.blockedPercent(), 'f', 1);
    QStringList sentences {
        words(QT_TRANSLATE_NOOP("TrackForecast", "In %1 % of the turns the player can’t move.")).arg(percent)};
    if (blockages.longestRun > 1)
        sentences << QCoreApplication::translate("TrackForecast", "The longest blockage was %n turn(s) in a row.",
                                                 nullptr, blockages.longestRun);
    if (blockages.longestWait > 1)
        sentences << QCoreApplication::translate("TrackForecast", "One player missed %n turn(s) in a row.", nullptr,
                                                 blockages.longestWait);
    return sentences.join(u' ');
}

QString cuts(const TrackAnalysis& analysis, const QLocale& locale)
{
    if (analysis.cuttingTiles.empty())
        return words(QT_TRANSLATE_NOOP("TrackForecast", "No single turn of a tile closes the track."));
    QStringList names;
    for (const BoardTileId tile : analysis.cuttingTiles)
        names << QString::fromStdString(analysis.board->tileName(tile));
    constexpr qsizetype kMost = 8;
    const qsizetype left = names.size() - kMost;
    if (left > 0)
        names = names.first(kMost) << QStringLiteral("…");
    //: %1: names of tiles, "D, K"
    return QCoreApplication::translate("TrackForecast", "One turn of one of these tiles closes the track: %1")
        .arg(locale.createSeparatedList(names));
}

QString seat(int seat)
{
    static constexpr std::array kNames {
        QT_TRANSLATE_NOOP("TrackForecast", "1st"), QT_TRANSLATE_NOOP("TrackForecast", "2nd"),
        QT_TRANSLATE_NOOP("TrackForecast", "3rd"), QT_TRANSLATE_NOOP("TrackForecast", "4th"),
        QT_TRANSLATE_NOOP("TrackForecast", "5th")};
    return words(kNames.at(static_cast<std::size_t>(seat)));
}

} // namespace bubblebar::forecasttext
