#include "app/beetle/beetlewords.h"

#include "core/beetle/beetletext.h"

#include <QCoreApplication>
#include <QStringList>

namespace bubblebar::beetle {

namespace {

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(BeetleWords)
};

QString nameOf(const Record& record, int seat)
{
    return record.players[static_cast<std::size_t>(seat)].name;
}

QString tiedNames(const Record& record, const Game& game)
{
    QStringList names;
    for (int seat = 0; seat < game.options().players; ++seat) {
        if (game.throwsFirst(seat))
            names << nameOf(record, seat);
    }
    return listOfNames(names);
}

QString throwText(const Record& record, const Game& after, const FirstThrow& first)
{
    const QString name = nameOf(record, first.seat);
    if (const std::optional<int> begins = after.firstSeat()) {
        return Text::tr("%1 throws a %2. %3 has the highest throw and begins!")
            .arg(name, QString::number(first.roll), nameOf(record, *begins));
    }
    if (after.firstThrowRound() > first.round) {
        //: %3: two or more names
        return Text::tr("%1 throws a %2. A tie: %3 throw again.")
            .arg(name, QString::number(first.roll), tiedNames(record, after));
    }
    return Text::tr("%1 throws a %2 for who begins.").arg(name, QString::number(first.roll));
}

} // namespace

QString eventText(const Record& record, const Game& after, const Event& event)
{
    if (event.firstThrow)
        return throwText(record, after, *event.firstThrow);
    return turnText(nameOf(record, event.turn->seat), *event.turn, record.variant);
}

QString listOfNames(const QStringList& names)
{
    if (names.size() < 2)
        return names.join(QString());
    //: A list of names: %1 is "Mia, Jonas", %2 the last one
    return Text::tr("%1 and %2").arg(names.mid(0, names.size() - 1).join(Text::tr(", ")), names.last());
}

QString optionsText(const Options& options)
{
    QStringList words {options.variant.fourLegs ? Text::tr("four legs") : Text::tr("six legs")};
    words << (options.variant.wings ? Text::tr("with wings") : Text::tr("no wings"));
    if (options.playOn)
        words << Text::tr("played on for the places");
    return words.join(Text::tr(", "));
}

} // namespace bubblebar::beetle
