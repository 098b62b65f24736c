#pragma once

#include "core/beetle/die.h"
#include "core/beetle/record.h"
#include "core/support/error.h"

#include <QObject>

namespace bubblebar::beetle {

/// A game that is being played: the record, the game it leads to, its die, and the file it is kept in. The one
/// authority at the table: everybody asks it to roll, and it announces what came of it. No roll is ever taken back.
class BeetleSession : public QObject
{
    Q_OBJECT

public:
    /// Makes the record's rolls so far. Precondition: it is one that setup made or a reader accepted.
    explicit BeetleSession(Record record, QObject* parent = nullptr);

    [[nodiscard]] const Record& record() const { return m_record; }
    [[nodiscard]] const Game& game() const { return m_game; }
    [[nodiscard]] int players() const { return static_cast<int>(m_record.players.size()); }
    [[nodiscard]] const RecordPlayer& player(int seat) const
    {
        return m_record.players[static_cast<std::size_t>(seat)];
    }
    [[nodiscard]] bool isPerson(int seat) const { return player(seat).kind == PlayerKind::Person; }
    [[nodiscard]] int personCount() const;
    [[nodiscard]] bool isOver() const { return m_game.phase() == Game::Phase::Over; }
    /// What each roll of the record came to.
    [[nodiscard]] const std::vector<Event>& history() const { return m_history; }

    /// Where it was opened from or last saved to; empty for a game never saved.
    [[nodiscard]] const QString& filePath() const { return m_filePath; }
    void setFilePath(const QString& path);
    /// Writes the game to a file, which is its file from then on.
    [[nodiscard]] Result<void> save(const QString& path);
    [[nodiscard]] bool isModified() const { return m_modified; }
    void setModified(bool modified);

    /// Rolls for whoever is on turn and announces it with rolled(). False once the game is over.
    bool roll();

Q_SIGNALS:
    void rolled(const bubblebar::beetle::Event& event);
    void modifiedChanged(bool modified);
    void filePathChanged(const QString& path);

private:
    Record m_record;
    Game m_game;
    Die m_die;
    std::vector<Event> m_history;
    QString m_filePath;
    bool m_modified = false;
};

/// The same players and rules again, from the first throws on.
[[nodiscard]] Record rematchOf(const Record& record, std::uint64_t seed);

} // namespace bubblebar::beetle
