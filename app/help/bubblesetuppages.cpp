#include "app/help/bubblesetuppages.h"

#include "app/bubble/access/tablekeys.h"
#include "app/help/helpparts.h"
#include "app/help/helpscenes.h"
#include "core/bubble/racetext.h"
#include "core/track/standardset.h"

#include <QCoreApplication>

#include <array>

namespace bubblebar {

using namespace helpscenes;

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(BubbleHelp)
};

constexpr std::array kOwnCards {Card::OwnBlue, Card::OwnChoice, Card::Own3, Card::OwnTile};
constexpr std::array kAnyCards {Card::AnyYellow, Card::Any1, Card::Any2};
constexpr std::array kHand {Card::OwnGreen, Card::Any2, Card::AnyPink};

} // namespace

void fillAimPage(HelpPage& page)
{
    page.say(Words::tr("Work is over at the Milk Carton Office, and all beetles want to go to the Bubble Bar. Bring "
                       "<b>all your beetles</b> there before the others do, and you have won."));
    page.show(startAndFinishPicture(),
              Words::tr("Every race begins at the Milk Carton Office and ends in the Bubble Bar."));
    page.show(trackOnTable(builtInTracks().front().track),
              Words::tr("The tiles between them are the track. It looks different every time: choose one, or make "
                        "one of your own."));
    page.say(Words::tr("Two to five people or computers play. With two or three players everybody has three beetles, "
                       "with four or five players two. Each player begins with three cards."));
    page.say(Words::tr("Beetles climb onto each other, and the ones above get a free ride. So the beetle of another "
                       "player may be just the one that helps you."));
    page.offerFlight(Words::tr("Learn it by playing: First Flight"));
    page.see(HelpTopic::Turn).see(HelpTopic::Cards).see(HelpTopic::Moving);
}

void fillCardsPage(HelpPage& page)
{
    page.say(Words::tr("A card says which beetle moves, and how far. Look at the beetle on it."));
    page.heading(Words::tr("A beetle of your own"));
    page.show(
        cardsPicture(kOwnCards),
        Words::tr("These move one of your own beetles: to a colour, to any colour that you like, three spaces, or "
                  "to the next tile."));
    page.heading(Words::tr("Any beetle"));
    page.show(cardsPicture(kAnyCards),
              Words::tr("With these you choose among all beetles, those of the others too: to a colour, one space or "
                        "two spaces."));
    page.say(Words::tr("A card can be played only if it really moves a beetle. Those that can’t be played now are "
                       "paler. Point at one to read why."));
    page.say(Words::tr("There are 54 cards. When the draw pile is used up, the cards played so far are shuffled and "
                       "lie there again."));
    page.see(HelpTopic::Moving).see(HelpTopic::Turn);
}

void fillTurnPage(HelpPage& page)
{
    page.say(Words::tr("Your turn has three parts:"));
    page.say(Words::tr("<b>First</b> play one card and move a beetle with it."));
    page.say(Words::tr("<b>Then</b> play a second card, if you like and if you can."));
    page.say(Words::tr("<b>Last</b> you draw one card. It is only one, even if you have played two."));
    page.show(handPicture(kHand), Words::tr("Two cards bring you far today. But with an empty hand the next turn is a "
                                            "short one."));
    page.heading(Words::tr("More cards"));
    page.say(Words::tr("You draw a card at once whenever you land a beetle on others, and for the bonus with the card. "
                       "You can play it in the same turn."));
    page.heading(Words::tr("When nothing goes"));
    page.say(Words::tr("If none of your cards can move a beetle, put one of them away and draw a new one. That is the "
                       "whole turn. If your hand is empty, you just draw."));
    page.show(scenePicture(kEarnsBonus), Words::tr("A bonus comes first: use it or skip it. Only then the second card "
                                                   "follows."));
    page.see(HelpTopic::Cards).see(HelpTopic::Bonuses).see(HelpTopic::End);
}

void fillEndPage(HelpPage& page)
{
    page.say(Words::tr("The race is over the moment when <b>all beetles of one player</b> are in the Bubble Bar. That "
                       "player has won, even if it is somebody else’s turn. So be careful whom you carry home!"));
    page.say(Words::tr("A beetle in the bar stays there. A move of two or three spaces must come out exactly at the "
                       "bar; with a colour or to the next tile it simply goes in."));
    page.heading(Words::tr("Two at once"));
    const QString winner = colourText(kTwoCompleteWinner);
    page.say(Words::tr("What if one move brings the last beetles of two players? Then the stack is looked at from "
                       "below: the lower beetle was there first."));
    page.show(scenePicture(kTwoComplete),
              Words::tr("Yellow plays “any beetle one space”. Orange and blue each miss one beetle, and both come home "
                        "with this move."));
    page.show(sceneAfterPicture(kTwoComplete),
              Words::tr("The lower beetle was there first. The winner is %1.", "a colour").arg(winner));
    page.see(HelpTopic::Stacks).see(HelpTopic::Teams);
}

void fillTeamsPage(HelpPage& page)
{
    constexpr std::array kOne {Colour::Orange, Colour::Yellow};
    constexpr std::array kOther {Colour::Blue, Colour::Green};
    page.say(Words::tr("Four players can make two teams. Team-mates sit across from each other, so the teams take "
                       "turns. Choose this when you start a race."));
    page.show(teamsPicture(kOne, kOther), Words::tr("Orange and yellow play against blue and green."));
    page.say(Words::tr("A team wins when <b>all four</b> of its beetles are in the Bubble Bar."));
    page.say(
        Words::tr("Your cards move your own beetles, not those of your team-mate. But as soon as both your beetles "
                  "are home, the beetles of your team-mate count as yours, even in the middle of your turn."));
    page.show(scenePicture(kTeamMate), Words::tr("Both orange beetles are home. Now the cards of the orange player "
                                                 "move the yellow beetles."));
    page.say(Words::tr("Each player keeps a hand of their own. If one move brings the last beetles of both teams, the "
                       "lower beetle in the stack decides here too."));
    page.see(HelpTopic::End).see(HelpTopic::Turn);
}

/// The table of keys itself, so that it tells of those that work.
void fillKeysPage(HelpPage& page)
{
    page.say(Words::tr("Everything at the table works without a mouse too. The keys of the menus stand in the menus."));
    for (const KeyGroup& group : tableKeys()) {
        page.heading(group.title.toHtmlEscaped());
        for (const KeyLine& line : group.lines)
            page.say(QStringLiteral("<b>%1</b> – %2").arg(line.keys.toHtmlEscaped(), line.what.toHtmlEscaped()));
    }
    page.say(Words::tr("<b>F1</b> opens the page of this help about what you are at."));
}

} // namespace bubblebar
