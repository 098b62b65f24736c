#include "app/bubble/newrace/seats.h"

#include "core/support/random.h"

#include <algorithm>
#include <array>

namespace bubblebar {

namespace {

constexpr std::array<const char*, kMaxPlayers> kComputerNames {
    QT_TRANSLATE_NOOP("bubblebar::Seats", "Rosie"), QT_TRANSLATE_NOOP("bubblebar::Seats", "Bumble"),
    QT_TRANSLATE_NOOP("bubblebar::Seats", "Otto"),  QT_TRANSLATE_NOOP("bubblebar::Seats", "Hazel"),
    QT_TRANSLATE_NOOP("bubblebar::Seats", "Pip"),
};

/// The names that the program gives to players of a kind, best first.
QStringList proposals(PlayerKind kind)
{
    QStringList names;
    for (int i = 0; i < kMaxPlayers; ++i)
        names << (kind == PlayerKind::Person ? Seats::tr("Player %1").arg(i + 1)
                                             : Seats::tr(kComputerNames[static_cast<std::size_t>(i)]));
    return names;
}

template <class Value>
bool has(const std::vector<RecordPlayer>& players, Value RecordPlayer::*member, const Value& value)
{
    return std::ranges::find(players, value, member) != players.end();
}

Colour freeColour(const std::vector<RecordPlayer>& players)
{
    return *std::ranges::find_if(kAllColours,
                                 [&](Colour colour) { return !has(players, &RecordPlayer::colour, colour); });
}

bool coloursDiffer(const std::vector<RecordPlayer>& players)
{
    return std::ranges::all_of(
        kAllColours, [&](Colour colour) { return std::ranges::count(players, colour, &RecordPlayer::colour) <= 1; });
}

} // namespace

Seats::Seats(QObject* parent)
    : QObject(parent)
{
    add();
    add();
    setKind(1, PlayerKind::Medium);
}

bool Seats::canAdd() const
{
    return count() < kMaxPlayers;
}

bool Seats::canRemove() const
{
    return count() > kMinPlayers;
}

void Seats::setPlayers(const std::vector<RecordPlayer>& players)
{
    const auto number = static_cast<int>(players.size());
    if (number < kMinPlayers || number > kMaxPlayers || !coloursDiffer(players))
        return;
    m_players = players;
    Q_EMIT changed();
}

void Seats::add()
{
    Q_ASSERT(canAdd());
    m_players.push_back({proposedName(PlayerKind::Person), freeColour(m_players), PlayerKind::Person, {}});
    Q_EMIT changed();
}

void Seats::remove(int seat)
{
    Q_ASSERT(canRemove());
    m_players.erase(m_players.begin() + seat);
    Q_EMIT changed();
}

void Seats::move(int from, int to)
{
    const auto first = m_players.begin();
    if (from < to)
        std::rotate(first + from, first + from + 1, first + to + 1);
    else
        std::rotate(first + to, first + from, first + from + 1);
    Q_EMIT changed();
}

void Seats::shuffle(std::uint64_t seed)
{
    bubblebar::shuffle(m_players, seed);
    Q_EMIT changed();
}

void Seats::setName(int seat, const QString& name)
{
    m_players[static_cast<std::size_t>(seat)].name = name;
    Q_EMIT changed();
}

void Seats::setColour(int seat, Colour colour)
{
    RecordPlayer& player = m_players[static_cast<std::size_t>(seat)];
    const auto holder = std::ranges::find(m_players, colour, &RecordPlayer::colour);
    if (holder != m_players.end())
        holder->colour = player.colour;
    player.colour = colour;
    Q_EMIT changed();
}

void Seats::setKind(int seat, PlayerKind kind)
{
    RecordPlayer& player = m_players[static_cast<std::size_t>(seat)];
    const bool becomesAnother = (player.kind == PlayerKind::Person) != (kind == PlayerKind::Person);
    if (becomesAnother && proposals(player.kind).contains(player.name))
        player.name = proposedName(kind);
    player.kind = kind;
    Q_EMIT changed();
}

QString Seats::proposedName(PlayerKind kind) const
{
    const QStringList names = proposals(kind);
    return *std::ranges::find_if(names,
                                 [&](const QString& name) { return !has(m_players, &RecordPlayer::name, name); });
}

QString playerName(const QString& typed)
{
    QString name;
    for (const QChar character : typed)
        name += character.isPrint() || character.isSurrogate() ? character : QChar(u' ');
    name = name.simplified().left(kMaxPlayerName);
    if (!name.isEmpty() && name.back().isHighSurrogate())
        name.chop(1);
    return name.trimmed();
}

} // namespace bubblebar
