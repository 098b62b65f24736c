#include "app/help/bubblepages.h"

#include "app/help/helpparts.h"
#include "app/help/helpscenes.h"

#include <QCoreApplication>

namespace bubblebar {

using namespace helpscenes;

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(BubbleHelp)
};

} // namespace

void fillMovingPage(HelpPage& page)
{
    page.say(Words::tr("The flowers on the tiles are the spaces. Beetles walk along the stems, in any direction, also "
                       "backwards. A stem goes on where the stems of two tiles meet at an edge."));
    page.show(flowersPicture(kAllColours),
              Words::tr("Each colour has petals of its own shape: orange, blue, yellow, pink and green. A space can "
                        "have two colours. Then both count."));
    page.heading(Words::tr("To a colour"));
    page.show(scenePicture(kColourMove),
              Words::tr("With an orange card the beetle walks over other colours until it comes to orange. That can be "
                        "a long way."));
    page.show(
        scenePicture(kStopsBefore),
        Words::tr("Not with a blue card to the far blue space. The rules say: “%1”").arg(sceneReason(kStopsBefore)));
    page.heading(Words::tr("One, two or three spaces"));
    page.show(scenePicture(kStepsMove), Words::tr("A three means exactly three spaces: not more and not fewer."));
    page.heading(Words::tr("To the next tile"));
    page.show(scenePicture(kTileMove),
              Words::tr("The beetle leaves its tile and stops on the first space of the tile next door."));
    page.say(Words::tr("No move comes to a space twice, and none ends where it began. The office and the bar show "
                       "every colour, so a colour move always stops there."));
    page.see(HelpTopic::Limits).see(HelpTopic::Stacks);
}

void fillStacksPage(HelpPage& page)
{
    page.say(Words::tr("A beetle that lands on others climbs on top of them. Such a stack is a good thing: the beetle "
                       "on top gets a ride whenever one below it moves."));
    page.show(scenePicture(kRide), Words::tr("Blue card: the orange beetle walks and carries the yellow one. The blue "
                                             "beetle below stays behind."));
    page.heading(Words::tr("Landing on beetles earns a card"));
    page.say(Words::tr("Whoever lands a beetle on others draws one card at once. It does not matter whose beetles "
                       "they are. Landing beside others at the office or in the bar counts too."));
    page.heading(Words::tr("The colour of the top beetle counts"));
    page.show(scenePicture(kTopColour),
              Words::tr("The space below the pink beetle is orange. While the pink beetle sits on it, it counts as "
                        "pink, and only as pink. So a pink card leads there."));
    page.say(Words::tr("At the Milk Carton Office there are no stacks. Every beetle stands alone there, and a stack "
                       "that comes back is taken apart."));
    page.see(HelpTopic::Limits).see(HelpTopic::End);
}

void fillLimitsPage(HelpPage& page)
{
    page.say(Words::tr("Not every space has room for many beetles. The ground of a tile says how many may sit on one "
                       "space, and a badge on the tile reminds you."));
    page.item(terrainPicture(Terrain::Meadow), Words::tr("<b>Pink:</b> up to three beetles. It has no badge."));
    page.item(terrainPicture(Terrain::Teal), Words::tr("<b>Teal:</b> up to four beetles."));
    page.item(terrainPicture(Terrain::Orange), Words::tr("<b>Orange:</b> up to two beetles."));
    page.item(terrainPicture(Terrain::Purple), Words::tr("<b>Purple:</b> one beetle only."));
    page.item(terrainPicture(Terrain::Magenta), Words::tr("<b>Magenta:</b> up to three, but no overtaking."));
    page.heading(Words::tr("Too many"));
    page.say(Words::tr("Count the beetles that move and those that are there already. If they are too many together, "
                       "the stack can neither stop there nor pass."));
    page.show(scenePicture(kTooHigh), sceneReason(kTooHigh));
    page.heading(Words::tr("No overtaking"));
    page.say(Words::tr("On magenta tiles nobody walks past a beetle. You can land on it, though, and ride along."));
    page.show(scenePicture(kNoOvertaking), sceneReason(kNoOvertaking));
    page.say(Words::tr("The office and the bar have room for everybody."));
    page.see(HelpTopic::Moving);
}

void fillBonusesPage(HelpPage& page)
{
    page.say(Words::tr("Some flowers have a picture in their heart. Land a beetle on one while it is empty, and you "
                       "may do what the picture shows. You can also skip it."));
    page.item(bonusPicture(Bonus::Own2), Words::tr("Move a beetle of <b>your own</b> two spaces."));
    page.item(bonusPicture(Bonus::Any1), Words::tr("Move <b>any</b> beetle one space."));
    page.item(bonusPicture(Bonus::Any2), Words::tr("Move <b>any</b> beetle two spaces."));
    page.item(bonusPicture(Bonus::Reorder),
              Words::tr("Put <b>one stack</b> into another order. Not at the office and not in the bar."));
    page.item(
        bonusPicture(Bonus::Rotate),
        Words::tr("<b>Turn one tile</b> a step to the left or to the right. The beetles on it go round with it."));
    page.item(bonusPicture(Bonus::Draw), Words::tr("<b>Draw</b> a card."));
    page.show(scenePicture(kEarnsBonus),
              Words::tr("Two spaces, and the beetle lands on a bonus: now a tile may be turned. That can open a short "
                        "cut, or close one for the others."));
    page.say(
        Words::tr("It does not matter whose beetle lands there: the bonus is yours if it is your turn. A bonus "
                  "move can land on the next bonus, and so on. On a space with beetles there is no bonus: you draw "
                  "a card instead."));
    page.see(HelpTopic::Turn).see(HelpTopic::Stacks);
}

} // namespace bubblebar
