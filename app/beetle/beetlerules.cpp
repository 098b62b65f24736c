#include "app/beetle/beetlerules.h"

#include "app/rulesdialog.h"

#include <QCoreApplication>

namespace bubblebar::beetle {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(BeetleRules)
};

} // namespace

std::unique_ptr<QDialog> beetleRules(QWidget* parent)
{
    const QString text = Words::tr(
        "<h3>The aim</h3><p>Be the first to draw a whole beetle: body, head, tail, legs, two eyes and two antennae.</p>"
        "<h3>Who begins</h3><p>Everybody rolls; the highest throw begins. Who shares it rolls again. Then it goes "
        "clockwise.</p>"
        "<h3>Your turn</h3><p>Roll once. The number says what you draw, as the table beside the die shows.</p>"
        "<h3>One after the other</h3><p>The body comes first. Legs, tail and head need a body, eyes and antennae need "
        "a head. What has nothing to hold on to, or is there already, is lost, and the die goes on.</p>"
        "<h3>The end</h3><p>The first whole beetle wins. If you like, the others play on for the places.</p>"
        "<h3>Other beetles</h3><p>With four legs a game is shorter. With wings it is longer: once the tail is on, a "
        "six draws one of two wings.</p>");
    return std::make_unique<RulesDialog>(Words::tr("Rules of Beetle"), text, parent);
}

} // namespace bubblebar::beetle
