#pragma once

#include "core/beetle/record.h"

#include <QObject>

namespace bubblebar {
class Settings;
}

namespace bubblebar::beetle {

/// The players of a game to be, in order of seats: two to eight, each with a colour of its own. Names are kept as
/// typed.
class BeetleSeats : public QObject
{
    Q_OBJECT

public:
    /// A person and a computer player.
    explicit BeetleSeats(QObject* parent = nullptr);

    [[nodiscard]] const std::vector<RecordPlayer>& players() const { return m_players; }
    [[nodiscard]] int count() const { return static_cast<int>(m_players.size()); }
    [[nodiscard]] bool canAdd() const { return count() < kMaxPlayers; }
    [[nodiscard]] bool canRemove() const { return count() > kMinPlayers; }

    /// Takes over players of an earlier game; without effect unless they are two to eight of different colours.
    void setPlayers(const std::vector<RecordPlayer>& players);
    /// Another person in the first free colour, on the last seat. Precondition: canAdd().
    void add();
    /// Precondition: canRemove().
    void remove(int seat);
    /// `seed`: 0 … 2^53 − 1.
    void shuffle(std::uint64_t seed);

    void setName(int seat, const QString& name);
    /// A colour that another player has is exchanged with that player.
    void setColour(int seat, PenColour colour);
    /// A name that the player did not choose changes along.
    void setKind(int seat, PlayerKind kind);

Q_SIGNALS:
    void changed();

private:
    [[nodiscard]] QString proposedName(PlayerKind kind) const;

    std::vector<RecordPlayer> m_players;
};

/// The players as lines of the settings, and back; empty where the lines don't make players.
[[nodiscard]] QStringList linesOf(const std::vector<RecordPlayer>& players);
[[nodiscard]] std::vector<RecordPlayer> playersOf(const QStringList& lines);

} // namespace bubblebar::beetle
