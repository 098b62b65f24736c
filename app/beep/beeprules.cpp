#include "app/beep/beeprules.h"

#include "app/rulesdialog.h"

#include <QCoreApplication>

namespace bubblebar::beep {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(BeepRules)
};

} // namespace

std::unique_ptr<QDialog> beepRules(QWidget* parent)
{
    const QString text = Words::tr(
        "<h3>The aim</h3><p>Your smallest pile counts: a point for each of its cards, and one for each bonus card. So "
        "let all your piles grow.</p>"
        "<h3>All at once</h3><p>After “Go!” everybody takes cards from the five piles in the middle and puts them on "
        "piles of their own. A card fits on a card with the same animal or the same colour. One hand, one card at a "
        "time; who is first has it.</p>"
        "<h3>Traffic jam</h3><p>Three cards in the middle with the same animal, or three with the same colour? Honk! "
        "Who honks first takes two of the cards of the jam as bonus cards. Whoever honks without a jam loses the top "
        "card of each own pile.</p>"
        "<h3>Nobody can go on</h3><p>If nobody can place a card and there is no jam, everybody may take one card of "
        "the middle out of the game, one player after the other.</p>"
        "<h3>The end</h3><p>The game is over as soon as two of the five piles are used up.</p>"
        "<h3>As on a real table</h3><p>There any card can be put down. After the game each player’s smallest pile is "
        "checked card by card: a card that does not fit costs two points.</p>");
    return std::make_unique<RulesDialog>(Words::tr("Rules of Beep! Beep!"), text, parent);
}

} // namespace bubblebar::beep
