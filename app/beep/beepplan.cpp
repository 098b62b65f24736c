#include "app/beep/beepplan.h"

#include <QCoreApplication>

#include <algorithm>

namespace bubblebar::beep {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(BeepPlan)
};

constexpr std::array<std::string_view, kAllSeatKinds.size()> kKindNames {"mouse", "keys", "easy", "medium", "hard"};

QString kindName(SeatKind kind)
{
    const std::string_view name = kKindNames[static_cast<std::size_t>(kind)];
    return QString::fromLatin1(name.data(), static_cast<qsizetype>(name.size()));
}

QStringList proposals(SeatKind kind)
{
    if (isPerson(kind))
        return {Words::tr("Mia"), Words::tr("Jonas"), Words::tr("Ada"), Words::tr("Tom")};
    return {Words::tr("Rosie"), Words::tr("Leo"),    Words::tr("Fips"),
            Words::tr("Nora"),  Words::tr("Kasper"), Words::tr("Wanda")};
}

} // namespace

QStringList BeepPlan::names() const
{
    QStringList names;
    for (const Seat& seat : seats)
        names << seat.name;
    return names;
}

int BeepPlan::count(SeatKind kind) const
{
    return static_cast<int>(std::ranges::count(seats, kind, &Seat::kind));
}

bool BeepPlan::isPlayable() const
{
    const auto players = static_cast<int>(seats.size());
    const auto isNamed = [](const Seat& seat) {
        return !seat.name.trimmed().isEmpty() && seat.name.toUcs4().size() <= kMaxPlayerName;
    };
    return players >= kMinPlayers && players <= kMaxPlayers && count(SeatKind::Mouse) <= 1 &&
           count(SeatKind::Keys) <= kMostKeyPlayers && std::ranges::all_of(seats, isNamed);
}

BeepPlan usualPlan()
{
    BeepPlan plan;
    for (const SeatKind kind : {SeatKind::Mouse, SeatKind::Easy, SeatKind::Easy})
        plan.seats.push_back({proposedName(kind, plan.seats), kind});
    return plan;
}

QString seatKindTitle(SeatKind kind)
{
    switch (kind) {
    case SeatKind::Mouse:
        return Words::tr("Mouse");
    case SeatKind::Keys:
        return Words::tr("Keys");
    case SeatKind::Easy:
        return Words::tr("Computer, easy");
    case SeatKind::Medium:
        return Words::tr("Computer, medium");
    case SeatKind::Hard:
        break;
    }
    return Words::tr("Computer, hard");
}

QString proposedName(SeatKind kind, const std::vector<Seat>& others)
{
    for (const QString& name : proposals(kind))
        if (std::ranges::find(others, name, &Seat::name) == others.end())
            return name;
    return Words::tr("Player %1").arg(others.size() + 1);
}

QStringList seatLines(const std::vector<Seat>& seats)
{
    QStringList lines;
    for (const Seat& seat : seats)
        lines << kindName(seat.kind) + u' ' + seat.name;
    return lines;
}

std::vector<Seat> seatsFrom(const QStringList& lines)
{
    BeepPlan plan;
    for (const QString& line : lines) {
        const auto kind = std::ranges::find(kAllSeatKinds, line.section(u' ', 0, 0), kindName);
        if (kind == kAllSeatKinds.end())
            return {};
        plan.seats.push_back({line.section(u' ', 1).trimmed(), *kind});
    }
    return plan.isPlayable() ? plan.seats : std::vector<Seat>();
}

} // namespace bubblebar::beep
