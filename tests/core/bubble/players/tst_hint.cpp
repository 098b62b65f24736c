#include "core/bubble/players/hint.h"
#include "core/bubble/players/hinttext.h"
#include "core/bubble/rules.h"
#include "tests/common/scenario.h"
#include "tests/common/testrunner.h"

#include <QRegularExpression>
#include <QtTest>

using namespace bubblebar;
using namespace bubblebar::tests;

/// What a hint says of an action.
class HintTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theReasonIsTheStrongestOne_data();
    void theReasonIsTheStrongestOne();
    void hintsAtTheWinningMove();
    void stopsWhenAsked();
};

namespace {

/// start – A.0 orange – A.1 blue – A.2 yellow – B.0 orange – B.1 blue – B.2 yellow – finish
const std::string kLong = "A meadow orange blue yellow : e3-0 0-1 1-2 2-e0\n"
                          "B meadow orange blue yellow : e3-0 0-1 1-2 2-e0\n"
                          "lay start 0,0 A 1,0 B 2,0 finish 3,0\n";
const std::string kBonus = "A meadow orange blue*draw yellow*rotate : e3-0 0-1 1-2 2-e0\n"
                           "lay start 0,0 A 1,0 finish 2,0\n";

} // namespace

void HintTest::theReasonIsTheStrongestOne_data()
{
    QTest::addColumn<QByteArray>("position");
    QTest::addColumn<QByteArray>("action");
    QTest::addColumn<QString>("expected");

    const auto row = [](const char* name, const std::string& position, const char* action, const char* expected) {
        QTest::newRow(name) << QByteArray::fromStdString(position) << QByteArray(action) << QString::fromUtf8(expected);
    };
    row("wins (R28)", kLong + "orange any:1 any:2\nblue\non finish orange1 orange2\non B.2 orange3\n",
        "play any:1 orange3 finish", "Move orange 3 to * with the card *. That wins the race.");
    row("wins with the second card", kLong + "orange any:1 any:2\nblue\non finish orange1 orange2\non B.0 orange3\n",
        "play any:1 orange3 B.1", "* Then you can win the race in this turn.");
    row("home", kLong + "orange any:1 any:2\nblue\non B.2 orange3\n", "play any:1 orange3 finish",
        "* That brings a beetle home.");
    row("back with the rival", kLong + "orange any:1 any:2\nblue\non B.2 blue3\n", "play any:2 blue3 B.0",
        "* That leaves the blue player 2 steps more to go.");
    row("far", kLong + "orange own:3 any:1\nblue\n", "play own:3 orange1 A.2",
        "Move * That brings you 3 steps closer to the Bubble Bar.");
    row("onto a beetle (R23)", kLong + "orange own:3 any:1\nblue\non A.0 blue1\n", "play any:1 orange1 A.0",
        "* That gets you a card.");
    row("onto a bonus (R24)", kBonus + "orange any:2 any:1\nblue\n", "play any:2 orange1 A.1",
        "* That gets you a bonus.");
    row("a step", kLong + "orange any:1 own:3\nblue\n", "play any:1 orange1 A.0", "* 1 step closer *");
    row("backwards", kLong + "orange any:1 own:3\nblue\non A.1 orange1\n", "play any:1 orange1 A.0",
        "* turns to come.");
    row("keeps cards", kLong + "orange any:1\nblue\nplayed own:3\n", "end", "End your turn. Your other cards *");
    row("nothing else", kLong + "orange\nblue\nplayed own:3\n", "end", "End your turn. That is all you can do now.");
    row("draws (R25)", kBonus + "orange\nblue\nplayed any:1\non A.1 orange1\nbonus A.1\n", "bonus draw",
        "Draw the card. That gets you a card.");
    row("skips", kBonus + "orange\nblue\nplayed any:1\non A.2 orange1\nbonus A.2\n", "bonus skip",
        "Skip the bonus. Nothing it offers would help you.");
    row("discards (R21)", "A meadow orange : e3-0 0-e0\nlay start 0,0 A 5,0 finish 9,0\norange any:1 own:3\nblue\n",
        "discard any:1", "Discard the card *. Of your cards this is the one to miss least.");
}

void HintTest::theReasonIsTheStrongestOne()
{
    QFETCH(QByteArray, position);
    QFETCH(QByteArray, action);
    QFETCH(QString, expected);
    const Position here = scenario(position.toStdString());
    const auto parsed = parseAction(here.race, action.toStdString());
    QVERIFY(parsed && isLegal(here, *parsed));
    const Hint hint = hintFor(viewOf(here, here.race.turn), *parsed);
    const QString text = hintActionText(here.race, hint) + u' ' + hintReasonText(here.race, hint);
    const QRegularExpression pattern(
        QRegularExpression::wildcardToRegularExpression(expected, QRegularExpression::UnanchoredWildcardConversion));
    QVERIFY2(pattern.match(text).hasMatch(), qPrintable(text));
}

void HintTest::hintsAtTheWinningMove()
{
    const Position here =
        scenario(kLong + "orange any:1\nblue\nplayed any:1\non finish orange1 orange2\non B.2 orange3\n");
    const auto hint = hintFor(viewOf(here, 0), 1, {});
    QVERIFY(hint && hint->reason == HintReason::WinsTheRace);
    QCOMPARE(actionText(here.race, hint->action), std::string("play any:1 orange3 finish"));
}

void HintTest::stopsWhenAsked()
{
    const Position here = scenario(kLong + "orange any:1 own:3\nblue any:1\n");
    std::stop_source source;
    source.request_stop();
    QVERIFY(!hintFor(viewOf(here, 0), 1, source.get_token()));
}

BUBBLEBAR_TEST(HintTest)
#include "tst_hint.moc"
