#include "app/help/beetlepage.h"

#include "app/beetle/diepainter.h"
#include "app/beetle/paper.h"
#include "app/beetle/sketch.h"
#include "app/help/helppage.h"
#include "app/help/tableground.h"
#include "core/beetle/beetletext.h"

#include <QCoreApplication>
#include <QPainter>

#include <array>

namespace bubblebar {

using namespace beetle;

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(BeetleHelp)
};

constexpr double kDie = 44;
constexpr double kSheet = 170;

HelpPicture diePicture(int number)
{
    return {{kDie, kDie},
            [number](QPainter& painter, bool) { paintDie(painter, QRectF(1, 1, kDie - 2, kDie - 2), number); }};
}

HelpPicture sheetsPicture(const std::vector<Sketch>& sketches)
{
    const QSizeF size(16 + static_cast<double>(sketches.size()) * (kSheet + 16), kSheet + 32);
    return {size, [sketches, size](QPainter& painter, bool dark) {
                paintTableGround(painter, QRectF(QPointF(), size), 11, dark);
                for (std::size_t i = 0; i < sketches.size(); ++i) {
                    const QRectF paper(16 + static_cast<double>(i) * (kSheet + 16), 16, kSheet, kSheet);
                    paintPaper(painter, paper);
                    paintSketch(painter, drawingArea(paper), sketches[i]);
                }
            }};
}

Sheet sheetAfter(std::initializer_list<int> rolls, Variant variant = {})
{
    Sheet sheet(variant);
    for (const int roll : rolls)
        sheet.draw(roll);
    return sheet;
}

} // namespace

void fillBeetlePage(HelpPage& page)
{
    page.say(Words::tr("Who has drawn a whole beetle first? Everybody has a sheet of paper, and there is one die."));
    page.show(sheetsPicture({{sheetAfter({1, 3, 3, 6}), PenColour::Blue, std::nullopt, 1},
                             {sheetAfter({1, 3, 3, 3, 6, 2, 5, 4, 3}), PenColour::Green, std::nullopt, 1},
                             {finishedSheet({}), PenColour::Red, std::nullopt, 1}}),
              Words::tr("A whole beetle has a body, a head, a tail, six legs, two eyes and two antennae."));
    page.say(Words::tr("At first everybody rolls, and the highest number begins. Those who share it roll again. Then "
                       "you roll once in your turn. The number says what you draw:"));
    for (int number = 1; number <= kDieSides; ++number)
        page.item(diePicture(number), numberText(number, {}));
    page.heading(Words::tr("One after the other"));
    page.say(
        Words::tr("The body comes first. Legs, tail and head need a body, eyes and antennae need a head. What does "
                  "not fit or is there already is lost, and the next player rolls."));
    const Sheet bodyOnly = sheetAfter({1, 3});
    page.show(sheetsPicture({{bodyOnly, PenColour::Blue, std::nullopt, 1}}),
              Words::tr("A four on this sheet? “%1”").arg(wasteText(bodyOnly.look(4), {})));
    page.heading(Words::tr("The end"));
    page.say(Words::tr("The first whole beetle wins. If you like, the others play on for second and third place."));
    page.heading(Words::tr("Other beetles"));
    const Variant wings {false, true};
    page.show(sheetsPicture({{finishedSheet({true, false}), PenColour::Orange, std::nullopt, 1},
                             {finishedSheet(wings), PenColour::Purple, std::nullopt, 1}}),
              Words::tr("With four legs a game is shorter. With wings it is longer: once the tail is on, a six draws a "
                        "wing."));
}

} // namespace bubblebar
