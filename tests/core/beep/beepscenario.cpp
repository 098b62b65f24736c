#include "tests/core/beep/beepscenario.h"

#include <QStringList>

#include <algorithm>

namespace bubblebar::tests {

using namespace beep;

namespace {

constexpr Milliseconds kStep = 100;

std::vector<Pile> piles(const char* text)
{
    std::vector<Pile> piles;
    for (const QString& cards : QString::fromUtf8(text).split(u'/'))
        piles.push_back(pile(cards));
    return piles;
}

Event eventFrom(const QString& text, Milliseconds time)
{
    const QStringList words = text.simplified().split(u' ');
    const auto number = [&](int word) {
        if (word >= words.size())
            qFatal("beep scenario: '%s' lacks a number", qUtf8Printable(text));
        return words[word].toInt();
    };
    const QString& verb = words.first();
    if (verb == QLatin1StringView("go"))
        return Event::go(time);
    if (verb == QLatin1StringView("take"))
        return Event::take(time, number(1), number(2), number(3));
    if (verb == QLatin1StringView("honk"))
        return Event::honk(time, number(1));
    if (verb == QLatin1StringView("reward"))
        return Event::reward(time, number(1), number(2), number(3));
    if (verb == QLatin1StringView("remove"))
        return Event::remove(time, number(1), number(2));
    if (verb != QLatin1StringView("pass"))
        qFatal("beep scenario: '%s' is no event", qUtf8Printable(text));
    return Event::pass(time, number(1));
}

} // namespace

Pile pile(const QString& text)
{
    Pile pile;
    for (const QString& name : text.split(u',')) {
        if (name.trimmed().isEmpty())
            continue;
        const std::optional<Card> card = cardFromName(name.trimmed().toStdString());
        if (!card)
            qFatal("beep scenario: '%s' is no card", qUtf8Printable(name));
        pile.push_back(*card);
    }
    return pile;
}

Deal dealt(const char* own, const char* centre)
{
    Deal deal {piles(own), {}};
    const std::vector<Pile> middle = piles(centre);
    if (middle.size() != kCentrePiles)
        qFatal("beep scenario: %zu centre piles", middle.size());
    std::ranges::copy(middle, deal.centre.begin());
    return deal;
}

QString pileText(const Pile& pile)
{
    QStringList names;
    for (const Card card : pile)
        names += QString::fromStdString(cardName(card));
    return names.join(QStringLiteral(", "));
}

Deal calmDeal()
{
    return dealt("frog green, cow red, cat blue / frog red, duck white, snail yellow",
                 "duck red, frog blue / snail blue, cow white / sheep red, cat yellow / cow orange, sheep purple / "
                 "hedgehog green, fox orange");
}

Deal jamDeal()
{
    return dealt("frog green, cow red, cat blue / frog red, duck white, snail yellow",
                 "duck red, frog blue / snail blue, frog white / sheep red, frog yellow / cow orange, sheep purple / "
                 "hedgehog green, fox purple");
}

Deal lastStuckDeal()
{
    return dealt("frog green, frog green, frog red / cow green, cow red, cow red",
                 "duck white / snail yellow / cat purple / sheep orange / fox blue");
}

Deal stuckDeal()
{
    return dealt("frog green, frog green, frog red / cow green, cow red, cow red",
                 "frog blue, duck white / cow white, snail yellow / fox green, cat purple / sheep red, sheep orange / "
                 "duck red, fox blue");
}

QString play(Table& table, const QString& events)
{
    QString outcome = QStringLiteral("ok");
    for (const QString& text : events.split(u';')) {
        if (outcome != QLatin1StringView("ok"))
            qFatal("beep scenario: '%s' comes after an event that is refused: %s", qUtf8Printable(text),
                   qUtf8Printable(outcome));
        if (const auto done = table.apply(eventFrom(text, table.now() + kStep)); !done) {
            const std::string_view name = reasonName(done.error().reason);
            outcome = QString::fromLatin1(name.data(), static_cast<qsizetype>(name.size()));
        }
    }
    return outcome;
}

std::vector<std::string> cardsOf(const Table& table)
{
    std::vector<std::string> names;
    const auto add = [&](const Pile& cards) {
        for (const Card card : cards)
            names.push_back(cardName(card));
    };
    for (int centre = 0; centre < kCentrePiles; ++centre)
        add(table.centrePile(centre));
    for (int player = 0; player < table.players(); ++player) {
        std::ranges::for_each(table.side(player).piles, add);
        add(table.side(player).bonus);
    }
    std::ranges::sort(names);
    return names;
}

} // namespace bubblebar::tests
