#include "app/bubble/newrace/rememberedrace.h"

#include "app/bubble/newrace/seats.h"
#include "app/settings.h"

namespace bubblebar {

namespace {

QString latin(std::string_view word)
{
    return QString::fromLatin1(word.data(), static_cast<qsizetype>(word.size()));
}

QString lineOf(const RecordPlayer& player)
{
    return latin(colourName(player.colour)) + u' ' + latin(playerKindName(player.kind)) + u' ' +
           playerName(player.name);
}

std::optional<RecordPlayer> playerOf(const QString& line)
{
    const auto colour = colourFromName(line.section(u' ', 0, 0).toStdString());
    const auto kind = playerKindFromName(line.section(u' ', 1, 1).toStdString());
    const QString name = playerName(line.section(u' ', 2));
    if (!colour || !kind || name.isEmpty())
        return std::nullopt;
    return RecordPlayer {name, *colour, *kind, {}};
}

std::vector<RecordPlayer> playersOf(const QStringList& lines)
{
    std::vector<RecordPlayer> players;
    for (const QString& line : lines) {
        std::optional<RecordPlayer> player = playerOf(line);
        if (!player)
            return {};
        players.push_back(*std::move(player));
    }
    return players;
}

} // namespace

RememberedRace rememberedRace(const Settings& settings)
{
    RememberedRace race;
    race.players = playersOf(settings.lines(Setting::RacePlayers));
    if (const int seat = settings.number(Setting::RaceFirstSeat); seat >= 0)
        race.firstSeat = seat;
    race.teams = settings.flag(Setting::RaceTeams);
    race.trackPath = settings.text(Setting::RaceTrack);
    race.deckPath = settings.text(Setting::RaceDeck);
    race.hideHand = settings.flag(Setting::HideHand);
    return race;
}

void rememberRace(Settings& settings, const RememberedRace& race)
{
    QStringList lines;
    for (const RecordPlayer& player : race.players)
        lines << lineOf(player);
    settings.setLines(Setting::RacePlayers, lines);
    settings.setNumber(Setting::RaceFirstSeat, race.firstSeat.value_or(-1));
    settings.setFlag(Setting::RaceTeams, race.teams);
    settings.setText(Setting::RaceTrack, race.trackPath);
    settings.setText(Setting::RaceDeck, race.deckPath);
    settings.setFlag(Setting::HideHand, race.hideHand);
}

} // namespace bubblebar
