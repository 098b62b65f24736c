#include "app/beetle/newgame/beetleseats.h"

#include "app/bubble/newrace/seats.h"
#include "core/support/random.h"

#include <QStringList>

#include <algorithm>

namespace bubblebar::beetle {

namespace {

constexpr std::array<const char*, kMaxPlayers> kComputerNames {
    QT_TRANSLATE_NOOP("bubblebar::beetle::BeetleSeats", "Rosie"),
    QT_TRANSLATE_NOOP("bubblebar::beetle::BeetleSeats", "Bumble"),
    QT_TRANSLATE_NOOP("bubblebar::beetle::BeetleSeats", "Otto"),
    QT_TRANSLATE_NOOP("bubblebar::beetle::BeetleSeats", "Hazel"),
    QT_TRANSLATE_NOOP("bubblebar::beetle::BeetleSeats", "Pip"),
    QT_TRANSLATE_NOOP("bubblebar::beetle::BeetleSeats", "Clover"),
    QT_TRANSLATE_NOOP("bubblebar::beetle::BeetleSeats", "Fern"),
    QT_TRANSLATE_NOOP("bubblebar::beetle::BeetleSeats", "Moss"),
};

/// The names that the program gives to players of a kind, best first.
QStringList proposals(PlayerKind kind)
{
    QStringList names;
    for (int i = 0; i < kMaxPlayers; ++i)
        names << (kind == PlayerKind::Person ? BeetleSeats::tr("Player %1").arg(i + 1)
                                             : BeetleSeats::tr(kComputerNames[static_cast<std::size_t>(i)]));
    return names;
}

template <class Value>
bool has(const std::vector<RecordPlayer>& players, Value RecordPlayer::*member, const Value& value)
{
    return std::ranges::find(players, value, member) != players.end();
}

bool coloursDiffer(const std::vector<RecordPlayer>& players)
{
    return std::ranges::all_of(kAllPenColours, [&](PenColour colour) {
        return std::ranges::count(players, colour, &RecordPlayer::colour) <= 1;
    });
}

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

BeetleSeats::BeetleSeats(QObject* parent)
    : QObject(parent)
{
    add();
    add();
    setKind(1, PlayerKind::Medium);
}

void BeetleSeats::setPlayers(const std::vector<RecordPlayer>& players)
{
    const auto number = static_cast<int>(players.size());
    if (number < kMinPlayers || number > kMaxPlayers || !coloursDiffer(players))
        return;
    m_players = players;
    Q_EMIT changed();
}

void BeetleSeats::add()
{
    Q_ASSERT(canAdd());
    const auto free = std::ranges::find_if(
        kAllPenColours, [this](PenColour colour) { return !has(m_players, &RecordPlayer::colour, colour); });
    m_players.push_back({proposedName(PlayerKind::Person), *free, PlayerKind::Person, {}});
    Q_EMIT changed();
}

void BeetleSeats::remove(int seat)
{
    Q_ASSERT(canRemove());
    m_players.erase(m_players.begin() + seat);
    Q_EMIT changed();
}

void BeetleSeats::shuffle(std::uint64_t seed)
{
    bubblebar::shuffle(m_players, seed);
    Q_EMIT changed();
}

void BeetleSeats::setName(int seat, const QString& name)
{
    m_players[static_cast<std::size_t>(seat)].name = name;
    Q_EMIT changed();
}

void BeetleSeats::setColour(int seat, PenColour colour)
{
    RecordPlayer& player = m_players[static_cast<std::size_t>(seat)];
    const auto holder = std::ranges::find(m_players, colour, &RecordPlayer::colour);
    if (holder != m_players.end())
        holder->colour = player.colour;
    player.colour = colour;
    Q_EMIT changed();
}

void BeetleSeats::setKind(int seat, PlayerKind kind)
{
    RecordPlayer& player = m_players[static_cast<std::size_t>(seat)];
    const bool becomesAnother = (player.kind == PlayerKind::Person) != (kind == PlayerKind::Person);
    if (becomesAnother && proposals(player.kind).contains(player.name))
        player.name = proposedName(kind);
    player.kind = kind;
    Q_EMIT changed();
}

QString BeetleSeats::proposedName(PlayerKind kind) const
{
    const QStringList names = proposals(kind);
    return *std::ranges::find_if(names,
                                 [&](const QString& name) { return !has(m_players, &RecordPlayer::name, name); });
}

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
