#pragma once

#include "core/bubble/record.h"

#include <QObject>

#include <vector>

namespace bubblebar {

/// The players of a race to be, in order of seats: two to five, each with a colour of its own. Names are kept as typed;
/// playerName() says what becomes of them.
class Seats : public QObject
{
    Q_OBJECT

public:
    /// A person and a computer player.
    explicit Seats(QObject* parent = nullptr);

    [[nodiscard]] const std::vector<RecordPlayer>& players() const { return m_players; }
    [[nodiscard]] int count() const { return static_cast<int>(m_players.size()); }
    [[nodiscard]] bool canAdd() const;
    [[nodiscard]] bool canRemove() const;

    /// Takes over players of an earlier race; without effect unless they are two to five of different colours.
    void setPlayers(const std::vector<RecordPlayer>& players);

    /// Another person in the first free colour, on the last seat. Precondition: canAdd().
    void add();
    /// Precondition: canRemove().
    void remove(int seat);
    /// The player of seat `from` goes to seat `to`; those between close up.
    void move(int from, int to);
    /// `seed`: 0 … 2^53 − 1.
    void shuffle(std::uint64_t seed);

    void setName(int seat, const QString& name);
    /// A colour that another player has is exchanged with that player.
    void setColour(int seat, Colour colour);
    /// A name that the player did not choose changes along.
    void setKind(int seat, PlayerKind kind);

Q_SIGNALS:
    void changed();

private:
    [[nodiscard]] QString proposedName(PlayerKind kind) const;

    std::vector<RecordPlayer> m_players;
};

inline constexpr int kMaxPlayerName = 40;

/// The name as it goes into a race: what can be read of it, without blanks round it, at most 40 characters. May be
/// empty.
[[nodiscard]] QString playerName(const QString& typed);

} // namespace bubblebar
