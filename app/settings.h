#pragma once

#include <QObject>
#include <QSettings>
#include <QStringList>

#include <cstdint>

namespace bubblebar {

/// What the program remembers from one start to the next. Key, type, default and the test that a stored value must
/// pass are in the table in settings.cpp; a new setting is one line here and one there.
enum class Setting : std::uint8_t {
    LobbyGeometry,    ///< bytes
    TableGeometry,    ///< bytes
    TableLayout,      ///< bytes: docks of the table's window
    NewRaceGeometry,  ///< bytes
    RecentFiles,      ///< lines: absolute paths, newest first
    FileFolder,       ///< text: where the file dialogs begin
    RacePlayers,      ///< lines, one a seat: "<colour> <kind> <name>"
    RaceFirstSeat,    ///< number: −1 for random, else a seat
    RaceTeams,        ///< flag
    RaceTrack,        ///< text: path of the track's file, ":/tracks/…" for a built-in one
    RaceDeck,         ///< text: path of the deck's file; empty for the standard deck
    FirstFlightRace,  ///< text: what was done in First Flight, one action a line; empty where it begins anew
    KnowsRace,        ///< flag: a race was begun here, or First Flight was flown
    HideHand,         ///< flag: a curtain between two people
    TakeBack,         ///< flag: a person alone against computers undoes past drawn cards and their moves
    TableSpeed,       ///< number: how fast moves are shown: 0 off, 1 fast, 2 normal, 3 slow
    DesignerGeometry, ///< bytes
    DesignerLayout,   ///< bytes: docks of the designer's window
    DesignerGrid,     ///< flag: hexes are drawn on the designer's table
    DesignerName,     ///< text: the author of the next new track
    BeetleGeometry,   ///< bytes
    BeetleLayout,     ///< bytes: docks of the window of Beetle
    BeetlePlayers,    ///< lines, one a seat: "<colour> <kind> <name>"
    BeetleFourLegs,   ///< flag
    BeetleWings,      ///< flag
    BeetlePlayOn,     ///< flag: for the places
    BeetleChances,    ///< flag: show the chances to win
    BeepGeometry,     ///< bytes
    BeepPlayers,      ///< lines, one a seat: "<kind> <name>"
    BeepRealTable,    ///< flag: wrong cards can be put down (P13)
    BeepTournament,   ///< flag: five games
    BeepKeys,         ///< lines: the blocks of keys
    SoundMuted,       ///< flag
    SoundVolume,      ///< number: 0 … 100
    Language,         ///< text: code of the language; empty for the system's
    Keys,             ///< lines: changed keys, see KeyTable::lines()
    Colours,          ///< number: Colours of appearance.h
    Table,            ///< number: 0 wood, 1 felt
    RememberNames,    ///< flag: names of people are kept
    RememberFiles,    ///< flag: the last files are kept
};

inline constexpr int kSettingsVersion = 1;

/// The settings file. What is stored is not trusted: a value of the wrong type or out of range reads as the default.
class Settings : public QObject
{
    Q_OBJECT

public:
    /// The user's own settings.
    explicit Settings(QObject* parent = nullptr);
    /// Settings kept in the file `path`.
    explicit Settings(const QString& path, QObject* parent = nullptr);

    // The setting must be of the type asked for (see Setting).
    [[nodiscard]] bool flag(Setting setting) const;
    [[nodiscard]] int number(Setting setting) const;
    [[nodiscard]] QString text(Setting setting) const;
    [[nodiscard]] QStringList lines(Setting setting) const;
    [[nodiscard]] QByteArray bytes(Setting setting) const;

    void setFlag(Setting setting, bool value);
    void setNumber(Setting setting, int value);
    void setText(Setting setting, const QString& value);
    void setLines(Setting setting, const QStringList& value);
    void setBytes(Setting setting, const QByteArray& value);

    /// Back to its default.
    void reset(Setting setting);
    /// Forgets the names of people and the last files.
    void forgetAll();

Q_SIGNALS:
    void changed(bubblebar::Setting setting);

private:
    enum class Type : std::uint8_t { Flag, Number, Text, Lines, Bytes };
    struct Row;

    [[nodiscard]] static const Row& row(Setting setting);
    [[nodiscard]] bool mayRemember(Setting setting) const;
    [[nodiscard]] QVariant value(Setting setting, Type type) const;
    void setValue(Setting setting, Type type, const QVariant& value);

    QSettings m_store;
};

} // namespace bubblebar
