#include "app/beep/scorecount.h"

#include "core/beep/beeptext.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

namespace bubblebar::beep {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(ScoreCount)
};

QString namesOf(const Count& count, const std::vector<int>& players)
{
    QStringList names;
    for (const int player : players)
        names << count.players.value(player);
    return QLocale().createSeparatedList(names);
}

std::vector<int> leadersOf(const std::vector<int>& points)
{
    std::vector<int> leaders;
    for (std::size_t player = 0; player < points.size(); ++player)
        if (points[player] == std::ranges::max(points))
            leaders.push_back(static_cast<int>(player));
    return leaders;
}

} // namespace

const Pile& Count::reviewedPile(int player) const
{
    return table.ownPile(player, score(player).smallest);
}

std::vector<int> Count::totals() const
{
    Tournament tournament(table.players());
    for (const std::vector<int>& points : games)
        tournament.add(points);
    return tournament.totals();
}

std::vector<CountStep> countSteps(const Count& count)
{
    std::vector<CountStep> steps;
    for (int player = 0; player < count.table.players(); ++player) {
        for (int own = 0; own < count.table.ownPiles(); ++own)
            steps.push_back({player, CountStep::Kind::OwnPile, own});
        steps.push_back({player, CountStep::Kind::Bonus, 0});
        if (count.table.kind() == TableKind::Tournament)
            for (int number = 0; number < static_cast<int>(count.reviewedPile(player).size()); ++number)
                steps.push_back({player, CountStep::Kind::Review, number});
        steps.push_back({player, CountStep::Kind::Total, 0});
    }
    return steps;
}

QString countText(const Count& count, const CountStep& step)
{
    const QString name = count.players.value(step.player);
    const Score score = count.score(step.player);
    switch (step.kind) {
    case CountStep::Kind::OwnPile:
        return Words::tr("%1, pile %2: %n card(s)", nullptr, score.sizes[static_cast<std::size_t>(step.number)])
            .arg(name)
            .arg(step.number + 1);
    case CountStep::Kind::Bonus:
        return Words::tr("%1: %n bonus card(s)", nullptr, score.bonus).arg(name);
    case CountStep::Kind::Review:
        return Words::tr("%1, review of pile %2: %3")
            .arg(name)
            .arg(score.smallest + 1)
            .arg(reviewText(review(count.reviewedPile(step.player))[static_cast<std::size_t>(step.number)]));
    case CountStep::Kind::Total:
        break;
    }
    if (score.penalty() > 0)
        return Words::tr("%1: %2 for the smallest pile + %3 bonus − %4 for wrong cards = %5")
            .arg(name)
            .arg(score.cards)
            .arg(score.bonus)
            .arg(score.penalty())
            .arg(score.points());
    return Words::tr("%1: %2 for the smallest pile + %3 bonus = %4")
        .arg(name)
        .arg(score.cards)
        .arg(score.bonus)
        .arg(score.points());
}

QString winnersText(const Count& count)
{
    if (!count.table.isOver())
        return Words::tr("The game was not played to the end");
    std::vector<int> winners = winnersOf(count.table);
    const bool isLast = count.games.size() == kTournamentGames;
    if (isLast)
        winners = leadersOf(count.totals());
    const int first = winners.front();
    const int points = isLast ? count.totals()[static_cast<std::size_t>(first)] : count.score(first).points();
    const QString names = namesOf(count, winners);
    if (winners.size() > 1)
        return isLast ? Words::tr("%1 share the tournament: %n point(s)", nullptr, points).arg(names)
                      : Words::tr("%1 share the win: %n point(s)", nullptr, points).arg(names);
    return isLast ? Words::tr("%1 wins the tournament: %n point(s)!", nullptr, points).arg(names)
                  : Words::tr("%1 wins: %n point(s)!", nullptr, points).arg(names);
}

} // namespace bubblebar::beep
