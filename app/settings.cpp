#include "app/settings.h"

#include "app/appearance.h"
#include "core/bubble/beetles.h"
#include "core/support/translations.h"
#include "core/track/tilesetfile.h"

#include <algorithm>
#include <array>
#include <optional>

namespace bubblebar {

namespace {

constexpr int kMaxText = 4096;
constexpr int kMaxLines = 100;
constexpr int kMaxRaceText = 65536;
constexpr auto kVersionKey = "version";

using Accepts = bool (*)(const QVariant& value);

bool acceptAll(const QVariant& /*value*/)
{
    return true;
}

bool acceptShort(const QVariant& value)
{
    return value.toString().size() <= kMaxText;
}

bool acceptRace(const QVariant& value)
{
    return value.toString().size() <= kMaxRaceText;
}

/// As long as a file may hold it as its author.
bool acceptName(const QVariant& value)
{
    return value.toString().toUcs4().size() <= kMaxNameLength;
}

bool acceptShortLines(const QVariant& value)
{
    const QStringList lines = value.toStringList();
    return lines.size() <= kMaxLines &&
           std::ranges::all_of(lines, [](const QString& line) { return acceptShort(line); });
}

/// One for each use of a key, damaged ones included.
bool acceptKeyLines(const QVariant& value)
{
    constexpr qsizetype kMaxKeyLines = 200;
    return value.toStringList().size() <= kMaxKeyLines;
}

bool acceptSeatOrRandom(const QVariant& value)
{
    return value.toInt() >= -1 && value.toInt() < kMaxPlayers;
}

bool acceptSpeed(const QVariant& value)
{
    return value.toInt() >= 0 && value.toInt() <= 3;
}

bool acceptPercent(const QVariant& value)
{
    return value.toInt() >= 0 && value.toInt() <= 100;
}

bool acceptLanguage(const QVariant& value)
{
    return value.toString().isEmpty() || languageCodes().contains(value.toString());
}

bool acceptColours(const QVariant& value)
{
    return value.toInt() >= 0 && value.toInt() <= static_cast<int>(Colours::Dark);
}

bool acceptTable(const QVariant& value)
{
    return value.toInt() == 0 || value.toInt() == 1;
}

// What tells about people, by the setting that keeps it.
constexpr std::array kNames {Setting::RacePlayers, Setting::BeetlePlayers, Setting::BeepPlayers, Setting::DesignerName};
constexpr std::array kFiles {Setting::RecentFiles, Setting::FileFolder};

// The readers of one type each: the file's value as that type, or nothing where it isn't one.

std::optional<QVariant> readFlag(const QVariant& stored)
{
    const QString word = stored.toString();
    if (word == u"true" || word == u"false")
        return word == u"true";
    return std::nullopt;
}

std::optional<QVariant> readNumber(const QVariant& stored)
{
    bool isNumber = false;
    const int number = stored.toString().toInt(&isNumber);
    return isNumber ? std::optional<QVariant>(number) : std::nullopt;
}

std::optional<QVariant> readText(const QVariant& stored)
{
    return stored.typeId() == QMetaType::QString ? std::optional(stored) : std::nullopt;
}

std::optional<QVariant> readLines(const QVariant& stored)
{
    // A list of one line is written like a text.
    if (stored.typeId() == QMetaType::QString || stored.typeId() == QMetaType::QStringList)
        return stored.toStringList();
    return std::nullopt;
}

std::optional<QVariant> readBytes(const QVariant& stored)
{
    return stored.typeId() == QMetaType::QByteArray ? std::optional(stored) : std::nullopt;
}

} // namespace

struct Settings::Row
{
    Setting setting;
    const char* key;
    Type type;
    QVariant fallback;
    Accepts accepts;
};

const Settings::Row& Settings::row(Setting setting)
{
    using enum Type;
    static const std::array rows {
        Row {Setting::LobbyGeometry, "lobby/geometry", Bytes, QByteArray(), acceptAll},
        Row {Setting::TableGeometry, "table/geometry", Bytes, QByteArray(), acceptAll},
        Row {Setting::TableLayout, "table/layout", Bytes, QByteArray(), acceptAll},
        Row {Setting::NewRaceGeometry, "newRace/geometry", Bytes, QByteArray(), acceptAll},
        Row {Setting::RecentFiles, "files/recent", Lines, QStringList(), acceptShortLines},
        Row {Setting::FileFolder, "files/folder", Text, QString(), acceptShort},
        Row {Setting::RacePlayers, "newRace/players", Lines, QStringList(), acceptShortLines},
        Row {Setting::RaceFirstSeat, "newRace/firstSeat", Number, -1, acceptSeatOrRandom},
        Row {Setting::RaceTeams, "newRace/teams", Flag, false, acceptAll},
        Row {Setting::RaceTrack, "newRace/track", Text, QString(), acceptShort},
        Row {Setting::RaceDeck, "newRace/deck", Text, QString(), acceptShort},
        Row {Setting::FirstFlightRace, "firstFlight/race", Text, QString(), acceptRace},
        Row {Setting::KnowsRace, "firstFlight/known", Flag, false, acceptAll},
        Row {Setting::HideHand, "table/hideHand", Flag, true, acceptAll},
        Row {Setting::TakeBack, "table/takeBack", Flag, true, acceptAll},
        Row {Setting::TableSpeed, "table/speed", Number, 2, acceptSpeed},
        Row {Setting::DesignerGeometry, "designer/geometry", Bytes, QByteArray(), acceptAll},
        Row {Setting::DesignerLayout, "designer/layout", Bytes, QByteArray(), acceptAll},
        Row {Setting::DesignerGrid, "designer/grid", Flag, true, acceptAll},
        Row {Setting::DesignerName, "designer/name", Text, QString(), acceptName},
        Row {Setting::BeetleGeometry, "beetle/geometry", Bytes, QByteArray(), acceptAll},
        Row {Setting::BeetleLayout, "beetle/layout", Bytes, QByteArray(), acceptAll},
        Row {Setting::BeetlePlayers, "beetle/players", Lines, QStringList(), acceptShortLines},
        Row {Setting::BeetleFourLegs, "beetle/fourLegs", Flag, false, acceptAll},
        Row {Setting::BeetleWings, "beetle/wings", Flag, false, acceptAll},
        Row {Setting::BeetlePlayOn, "beetle/playOn", Flag, false, acceptAll},
        Row {Setting::BeetleChances, "beetle/chances", Flag, true, acceptAll},
        Row {Setting::BeepGeometry, "beep/geometry", Bytes, QByteArray(), acceptAll},
        Row {Setting::BeepPlayers, "beep/players", Lines, QStringList(), acceptShortLines},
        Row {Setting::BeepRealTable, "beep/realTable", Flag, false, acceptAll},
        Row {Setting::BeepTournament, "beep/tournament", Flag, false, acceptAll},
        Row {Setting::BeepKeys, "beep/keys", Lines, QStringList(), acceptShortLines},
        // QSettings writes “general” with a capital, and reads it back with that.
        Row {Setting::Language, "General/language", Text, QString(), acceptLanguage},
        Row {Setting::Keys, "General/keys", Lines, QStringList(), acceptKeyLines},
        Row {Setting::Colours, "General/colours", Number, 0, acceptColours},
        Row {Setting::Table, "table/top", Number, 0, acceptTable},
        Row {Setting::RememberNames, "privacy/names", Flag, true, acceptAll},
        Row {Setting::RememberFiles, "privacy/files", Flag, true, acceptAll},
        Row {Setting::SoundMuted, "sound/muted", Flag, false, acceptAll},
        Row {Setting::SoundVolume, "sound/volume", Number, 75, acceptPercent},
    };
    const auto found = std::ranges::find(rows, setting, &Row::setting);
    Q_ASSERT(found != rows.end());
    return *found;
}

Settings::Settings(QObject* parent)
    : QObject(parent)
{
}

Settings::Settings(const QString& path, QObject* parent)
    : QObject(parent)
    , m_store(path, QSettings::IniFormat)
{
}

bool Settings::flag(Setting setting) const
{
    return value(setting, Type::Flag).toBool();
}

int Settings::number(Setting setting) const
{
    return value(setting, Type::Number).toInt();
}

QString Settings::text(Setting setting) const
{
    return value(setting, Type::Text).toString();
}

QStringList Settings::lines(Setting setting) const
{
    return value(setting, Type::Lines).toStringList();
}

QByteArray Settings::bytes(Setting setting) const
{
    return value(setting, Type::Bytes).toByteArray();
}

void Settings::setFlag(Setting setting, bool value)
{
    setValue(setting, Type::Flag, value);
}

void Settings::setNumber(Setting setting, int value)
{
    setValue(setting, Type::Number, value);
}

void Settings::setText(Setting setting, const QString& value)
{
    setValue(setting, Type::Text, value);
}

void Settings::setLines(Setting setting, const QStringList& value)
{
    setValue(setting, Type::Lines, value);
}

void Settings::setBytes(Setting setting, const QByteArray& value)
{
    setValue(setting, Type::Bytes, value);
}

QVariant Settings::value(Setting setting, Type type) const
{
    constexpr std::array readers {readFlag, readNumber, readText, readLines, readBytes};
    const Row& row = Settings::row(setting);
    Q_ASSERT(row.type == type);
    const QVariant stored = m_store.value(QLatin1String(row.key));
    const std::optional<QVariant> read = readers[static_cast<std::size_t>(type)](stored);
    return read && row.accepts(*read) ? *read : row.fallback;
}

void Settings::reset(Setting setting)
{
    const QString key = QLatin1String(row(setting).key);
    if (!m_store.contains(key))
        return;
    m_store.remove(key);
    Q_EMIT changed(setting);
}

void Settings::forgetAll()
{
    std::ranges::for_each(kNames, [this](Setting setting) { reset(setting); });
    std::ranges::for_each(kFiles, [this](Setting setting) { reset(setting); });
}

bool Settings::mayRemember(Setting setting) const
{
    if (std::ranges::find(kNames, setting) != kNames.end())
        return flag(Setting::RememberNames);
    return std::ranges::find(kFiles, setting) == kFiles.end() || flag(Setting::RememberFiles);
}

void Settings::setValue(Setting setting, Type type, const QVariant& value)
{
    if (this->value(setting, type) == value || !mayRemember(setting))
        return;
    m_store.setValue(QLatin1String(row(setting).key), value);
    if (!m_store.contains(QLatin1String(kVersionKey)))
        m_store.setValue(QLatin1String(kVersionKey), kSettingsVersion);
    Q_EMIT changed(setting);
    if (setting == Setting::RememberNames && !value.toBool())
        std::ranges::for_each(kNames, [this](Setting name) { reset(name); });
    if (setting == Setting::RememberFiles && !value.toBool())
        std::ranges::for_each(kFiles, [this](Setting file) { reset(file); });
}

} // namespace bubblebar
