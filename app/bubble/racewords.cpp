#include "app/bubble/racewords.h"

#include <QCoreApplication>
#include <QStringList>

namespace bubblebar::racewords {

namespace {

QString words(const char* text)
{
    return QCoreApplication::translate("RaceWords", text);
}

constexpr std::array<const char*, kCards> kCardTitles {
    QT_TRANSLATE_NOOP("RaceWords", "Orange card"),
    QT_TRANSLATE_NOOP("RaceWords", "Blue card"),
    QT_TRANSLATE_NOOP("RaceWords", "Yellow card"),
    QT_TRANSLATE_NOOP("RaceWords", "Pink card"),
    QT_TRANSLATE_NOOP("RaceWords", "Green card"),
    QT_TRANSLATE_NOOP("RaceWords", "Any beetle to orange"),
    QT_TRANSLATE_NOOP("RaceWords", "Any beetle to blue"),
    QT_TRANSLATE_NOOP("RaceWords", "Any beetle to yellow"),
    QT_TRANSLATE_NOOP("RaceWords", "Any beetle to pink"),
    QT_TRANSLATE_NOOP("RaceWords", "Any beetle to green"),
    QT_TRANSLATE_NOOP("RaceWords", "Any colour"),
    QT_TRANSLATE_NOOP("RaceWords", "Three"),
    QT_TRANSLATE_NOOP("RaceWords", "Any one"),
    QT_TRANSLATE_NOOP("RaceWords", "Any two"),
    QT_TRANSLATE_NOOP("RaceWords", "Next tile"),
};

constexpr std::array<const char*, kCards> kCardsInSentence {
    QT_TRANSLATE_NOOP("RaceWords", "the orange card"),
    QT_TRANSLATE_NOOP("RaceWords", "the blue card"),
    QT_TRANSLATE_NOOP("RaceWords", "the yellow card"),
    QT_TRANSLATE_NOOP("RaceWords", "the pink card"),
    QT_TRANSLATE_NOOP("RaceWords", "the green card"),
    QT_TRANSLATE_NOOP("RaceWords", "the card “any beetle to orange”"),
    QT_TRANSLATE_NOOP("RaceWords", "the card “any beetle to blue”"),
    QT_TRANSLATE_NOOP("RaceWords", "the card “any beetle to yellow”"),
    QT_TRANSLATE_NOOP("RaceWords", "the card “any beetle to pink”"),
    QT_TRANSLATE_NOOP("RaceWords", "the card “any beetle to green”"),
    QT_TRANSLATE_NOOP("RaceWords", "the card “any colour”"),
    QT_TRANSLATE_NOOP("RaceWords", "the card “three”"),
    QT_TRANSLATE_NOOP("RaceWords", "the card “any one”"),
    QT_TRANSLATE_NOOP("RaceWords", "the card “any two”"),
    QT_TRANSLATE_NOOP("RaceWords", "the card “next tile”"),
};

constexpr std::array<const char*, kColours> kBeetles {
    QT_TRANSLATE_NOOP("RaceWords", "orange %1"), QT_TRANSLATE_NOOP("RaceWords", "blue %1"),
    QT_TRANSLATE_NOOP("RaceWords", "yellow %1"), QT_TRANSLATE_NOOP("RaceWords", "pink %1"),
    QT_TRANSLATE_NOOP("RaceWords", "green %1"),
};

constexpr std::array<const char*, 7> kInvitations {
    "",
    QT_TRANSLATE_NOOP("RaceWords", "Move one of your beetles 2 spaces"),
    QT_TRANSLATE_NOOP("RaceWords", "Move any beetle 1 space"),
    QT_TRANSLATE_NOOP("RaceWords", "Move any beetle 2 spaces"),
    QT_TRANSLATE_NOOP("RaceWords", "Put one stack into another order"),
    QT_TRANSLATE_NOOP("RaceWords", "Turn one tile by one step"),
    QT_TRANSLATE_NOOP("RaceWords", "Draw a card"),
};

constexpr std::array<const char*, 6> kPlayerKinds {
    QT_TRANSLATE_NOOP("RaceWords", "person"),          QT_TRANSLATE_NOOP("RaceWords", "computer · random"),
    QT_TRANSLATE_NOOP("RaceWords", "computer · easy"), QT_TRANSLATE_NOOP("RaceWords", "computer · medium"),
    QT_TRANSLATE_NOOP("RaceWords", "computer · hard"), QT_TRANSLATE_NOOP("RaceWords", "computer · expert"),
};

} // namespace

QString cardTitle(Card card)
{
    return words(kCardTitles[index(card)]);
}

QString cardInSentence(Card card)
{
    return words(kCardsInSentence[index(card)]);
}

QString beetle(const Race& race, BeetleId beetle)
{
    return words(kBeetles[static_cast<std::size_t>(race.colourOf(beetle))]).arg(numberOf(beetle));
}

QString stack(const Race& race, StackOrder order)
{
    QStringList names;
    for (int level = 0; level < order.size(); ++level)
        names << beetle(race, order.at(level));
    return names.join(QStringLiteral(", "));
}

QString place(const Board& board, SpaceId space)
{
    if (space == SpaceId::Start)
        return words(QT_TRANSLATE_NOOP("RaceWords", "Office"));
    if (space == SpaceId::Finish)
        return words(QT_TRANSLATE_NOOP("RaceWords", "Bubble Bar"));
    return QString::fromStdString(board.spaceName(space));
}

QString bonusInvitation(Bonus bonus)
{
    return words(kInvitations[static_cast<std::size_t>(bonus)]);
}

QString playerKind(PlayerKind kind)
{
    return words(kPlayerKinds[static_cast<std::size_t>(kind)]);
}

} // namespace bubblebar::racewords
