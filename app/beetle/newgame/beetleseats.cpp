#include "app/beetle/newgame/beetleseats.h"

namespace bubblebar::beetle {

namespace {

QString latin(std::string_view word)
{
    return QString::fromLatin1(word.data(), static_cast<qsizetype>(word.size()));
}

std::optional<RecordPlayer> playerOf(const QString& line)
{
    const auto colour = penColourFromName(line.section(u' ', 0, 0).toStdString());
    const auto kind = playerKindFromName(line.section(u' ', 1, 1).toStdString());
    const QString name = playerName(line.section(u' ', 2));
    if (!colour || !kind || name.isEmpty())
        return std::nullopt;
    return RecordPlayer {name, *colour, *kind, {}};
}

} // namespace

QStringList linesOf(const std::vector<RecordPlayer>& players)
{
    QStringList lines;
    for (const RecordPlayer& player : players)
        lines << latin(penColourName(player.colour)) + u' ' + latin(playerKindName(player.kind)) + u' ' +
                     playerName(player.name);
    return lines;
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

} // namespace bubblebar::beetle
