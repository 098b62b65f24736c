#include "app/bubble/bubblerules.h"

#include "app/rulesdialog.h"

#include <QCoreApplication>

namespace bubblebar {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(BubbleRules)
};

} // namespace

std::unique_ptr<QDialog> bubbleRules(QWidget* parent)
{
    const QString text = Words::tr(
        "<h3>The aim</h3><p>Be the first to bring all your beetles from the Milk Carton Office to the Bubble "
        "Bar.</p>"
        "<h3>Your turn</h3><p>Play one card and, if you like, a second one. Then you draw one card. If no card can "
        "be played, discard one and draw one.</p>"
        "<h3>Moving</h3><p>Beetles follow the stems, in any direction. A colour card goes to the next flower of "
        "that colour, as far as it may be. A number goes exactly that many flowers. “Next tile” stops on the first "
        "flower of a tile next door. A beetle takes along all that sit on it. No move comes to a flower twice.</p>"
        "<h3>Stacks</h3><p>Land on beetles: climb on top and draw a card at once. A flower with beetles shows only "
        "the colour of the top one.</p>"
        "<h3>Tiles</h3><p>The little stack on a tile says how many beetles may stand on one of its flowers: three "
        "on pink tiles, else the number shown. The crossed arrow means that nobody may be overtaken there.</p>"
        "<h3>Bonuses</h3><p>Land on an empty flower with a picture in its heart: you may do what it shows, or "
        "skip it.</p>");
    return std::make_unique<RulesDialog>(Words::tr("Rules of Beetle to the Bubble"), text, parent);
}

} // namespace bubblebar
