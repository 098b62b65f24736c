#pragma once

#include "core/support/playerkind.h"
#include "core/support/random.h"

#include <QObject>
#include <QStringList>

#include <algorithm>
#include <vector>

namespace bubblebar {

inline constexpr int kMaxPlayerName = 40;

/// The name as it goes into a game: what can be read of it, without blanks round it, at most 40 characters. May be
/// empty.
[[nodiscard]] QString playerName(const QString& typed);

/// The names that the program gives to players of a kind, best first: eight, all different.
[[nodiscard]] QStringList proposedNames(PlayerKind kind);

/// Tells when players change. (A template can have no signals.)
class SeatsNews : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

Q_SIGNALS:
    void changed();
};

/// The players of a game to be, in order of seats: `kLeast` to `kMost`, each with a colour of its own out of
/// `kColours`. Names are kept as typed; playerName() says what becomes of them. `Player`: name, colour, kind and extras
/// of a record.
template <class Player, const auto& kColours, int kLeast, int kMost>
class PlayerSeats : public SeatsNews
{
public:
    using Colour = decltype(Player::colour);

    /// A person and a computer player.
    explicit PlayerSeats(QObject* parent = nullptr)
        : SeatsNews(parent)
    {
        add();
        add();
        setKind(1, PlayerKind::Medium);
    }

    [[nodiscard]] const std::vector<Player>& players() const { return m_players; }
    [[nodiscard]] int count() const { return static_cast<int>(m_players.size()); }
    [[nodiscard]] bool canAdd() const { return count() < kMost; }
    [[nodiscard]] bool canRemove() const { return count() > kLeast; }

    /// Takes over players of an earlier game; without effect unless they are as many as there may be, in different
    /// colours.
    void setPlayers(const std::vector<Player>& players)
    {
        const auto isSingle = [&players](Colour colour) {
            return std::ranges::count(players, colour, &Player::colour) <= 1;
        };
        const auto number = static_cast<int>(players.size());
        if (number >= kLeast && number <= kMost && std::ranges::all_of(kColours, isSingle))
            change([&] { m_players = players; });
    }

    /// Another person in the first free colour, on the last seat. Precondition: canAdd().
    void add()
    {
        Q_ASSERT(canAdd());
        const auto free =
            std::ranges::find_if(kColours, [this](Colour colour) { return !has(&Player::colour, colour); });
        change([&] { m_players.push_back({freeName(PlayerKind::Person), *free, PlayerKind::Person, {}}); });
    }

    /// Precondition: canRemove().
    void remove(int seat)
    {
        Q_ASSERT(canRemove());
        change([&] { m_players.erase(m_players.begin() + seat); });
    }

    /// The player of seat `from` goes to seat `to`; those between close up.
    void move(int from, int to)
    {
        const auto first = m_players.begin() + std::min(from, to);
        const auto last = m_players.begin() + std::max(from, to);
        change([&] { std::rotate(first, from < to ? first + 1 : last, last + 1); });
    }

    /// `seed`: 0 … 2^53 − 1.
    void shuffle(std::uint64_t seed)
    {
        change([&] { bubblebar::shuffle(m_players, seed); });
    }

    void setName(int seat, const QString& name)
    {
        change([&] { player(seat).name = name; });
    }

    /// A colour that another player has is exchanged with that player.
    void setColour(int seat, Colour colour)
    {
        const auto holder = std::ranges::find(m_players, colour, &Player::colour);
        change([&] {
            if (holder != m_players.end())
                holder->colour = player(seat).colour;
            player(seat).colour = colour;
        });
    }

    /// A name that the player did not choose changes along.
    void setKind(int seat, PlayerKind kind)
    {
        const Player& old = player(seat);
        const bool becomesAnother = (old.kind == PlayerKind::Person) != (kind == PlayerKind::Person);
        const bool isProposed = becomesAnother && proposedNames(old.kind).contains(old.name);
        change([&] {
            if (isProposed)
                player(seat).name = freeName(kind);
            player(seat).kind = kind;
        });
    }

private:
    template <class Change>
    void change(Change make)
    {
        make();
        Q_EMIT changed();
    }

    [[nodiscard]] Player& player(int seat) { return m_players[static_cast<std::size_t>(seat)]; }

    template <class Value>
    [[nodiscard]] bool has(Value Player::*member, const Value& value) const
    {
        return std::ranges::find(m_players, value, member) != m_players.end();
    }

    [[nodiscard]] QString freeName(PlayerKind kind) const
    {
        const QStringList names = proposedNames(kind);
        return *std::ranges::find_if(names, [this](const QString& name) { return !has(&Player::name, name); });
    }

    std::vector<Player> m_players;
};

} // namespace bubblebar
