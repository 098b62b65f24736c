#include "core/bubble/explain.h"
#include "core/bubble/explaintext.h"
#include "core/bubble/positionfile.h"
#include "core/bubble/rules.h"
#include "core/support/random.h"
#include "tests/common/scenario.h"
#include "tests/common/testdata.h"
#include "tests/common/testrunner.h"

#include <QtTest>

#include <algorithm>
#include <iterator>
#include <set>

using namespace bubblebar;
using namespace bubblebar::tests;

namespace {

/// start – A.0 orange – A.1 blue – A.2 yellow – finish, on a terrain. Orange is to play.
QByteArray line(const QByteArray& terrain, const QByteArray& hand, const QByteArray& more = {})
{
    return "A " + terrain + " orange blue yellow : e3-0 0-1 1-2 2-e0\nlay start 0,0 A 1,0 finish 2,0\norange " + hand +
           "\nblue any:1\n" + more;
}

/// The same with a bonus on A.0, which is pending.
QByteArray bonus(const QByteArray& symbol, const QByteArray& more = {})
{
    return "A meadow orange*" + symbol + " blue yellow pink : e3-0 0-1 1-2 2-e0 2-3\nlay start 0,0 A 1,0 finish 2,0\n" +
           "orange own:blue\nblue any:1\nplayed any:1\nbonus A.0\non A.0 orange1\n" + more;
}

/// start – A (A.0 – A.1, A.2 apart beside B) – B.0 – B.1 – finish.
QByteArray tiles(const QByteArray& more = {})
{
    return "A meadow orange blue pink : e3-0 0-1 1-e0\nB meadow pink green : e3-0 0-1 1-e0\n"
           "lay start 0,0 A 1,0 B 2,0 finish 3,0\norange own:tile own:3\nblue any:1\n" +
           more;
}

} // namespace

/// Why an action is not legal: the reason, and the sentence for it.
class ExplainTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void sentences_data();
    void sentences();
    void everyReasonHasANameAndARule();
    void agreesWithTheLegalActions_data();
    void agreesWithTheLegalActions();
    void agreesOnTheExamples_data();
    void agreesOnTheExamples();

private:
    void turnRows();
    void beetleRows();
    void colourRows();
    void stepsRows();
    void tileRows();
    void bonusRows();
};

namespace {

void row(const char* name, const QByteArray& lines, const char* action, const char* reason, const char* sentence)
{
    QTest::newRow(name) << lines << QByteArray(action) << QByteArray(reason) << QString::fromUtf8(sentence);
}

} // namespace

void ExplainTest::sentences_data()
{
    QTest::addColumn<QByteArray>("lines");
    QTest::addColumn<QByteArray>("action");
    QTest::addColumn<QByteArray>("reason");
    QTest::addColumn<QString>("sentence");
    turnRows();
    beetleRows();
    colourRows();
    stepsRows();
    tileRows();
    bonusRows();
}

void ExplainTest::turnRows()
{
    row("R20 a legal card", line("meadow", "own:blue"), "play own:blue orange1 A.1", "legal", "The rules allow this.");
    row("R20 end after a card", line("meadow", "own:blue", "played any:1"), "end", "legal", "The rules allow this.");
    row("R21 end with an empty hand", line("meadow", ""), "end", "legal", "The rules allow this.");
    row("R28 after the end", line("meadow", "own:blue", "on finish blue1 blue2 blue3"), "play own:blue orange1 A.1",
        "race-over", "The race is over, so nothing can be done any more.");
    row("R28 not even a skip", line("meadow", "", "on finish blue1 blue2 blue3"), "bonus skip", "race-over",
        "The race is over, so nothing can be done any more.");
    row("R20 a card of another hand", line("meadow", "own:blue"), "play any:1 orange1 A.0", "card-not-in-hand",
        "The card “any beetle 1 space” is not in the hand of the orange player.");
    row("R20 end before a card", line("meadow", "own:blue"), "end", "nothing-played",
        "A turn begins with a card, and one can be played: “own beetle to blue”.");
    const QByteArray walled = line("purple", "own:blue own:tile", "on A.0 blue1");
    row("R21 end although stuck", walled, "end", "must-discard",
        "No card in the hand of the orange player can be played, so one must be discarded.");
    row("R21 discard when stuck", walled, "discard own:tile", "legal", "The rules allow this.");
    row("R21 discard what is not there", walled, "discard own:3", "card-not-in-hand",
        "The card “own beetle 3 spaces” is not in the hand of the orange player.");
    row("R21 discard a card although another can be played", line("purple", "own:tile own:blue any:1", "on A.0 blue1"),
        "discard own:blue", "not-stuck",
        "A card is discarded only when none can be played, but one can be: “any beetle 1 space”.");
    row("R21 discard after a card", line("purple", "own:blue", "on A.0 blue1\nplayed any:1"), "discard own:blue",
        "already-played", "A card was already played in this turn, so none is discarded.");
}

void ExplainTest::beetleRows()
{
    row("R17 another player's beetle", line("meadow", "own:blue"), "play own:blue blue1 A.1", "not-own",
        "The card moves only own beetles, and blue 1 does not belong to the orange player.");
    row("R9 a beetle that has finished", line("meadow", "any:1", "on finish blue1"), "play any:1 blue1 A.2",
        "at-finish", "The beetle blue 1 is at the Bubble Bar (finish), and beetles there never move again.");
    row("R10 the space it is on", line("meadow", "own:blue", "on A.1 orange1"), "play own:blue orange1 A.1",
        "same-space", "The beetle orange 1 is on A.1 already, and a move never ends where it began.");
}

void ExplainTest::colourRows()
{
    row("R13 another colour", line("meadow", "own:blue"), "play own:blue orange1 A.2", "other-colour",
        "A.2 shows yellow, not blue.");
    row("R4 R13 the top beetle's colour", line("meadow", "own:blue", "on A.1 blue1 orange2"),
        "play own:blue orange1 A.1", "other-colour", "A.1 shows orange, the colour of orange 2 on top, not blue.");
    row("R4 R13 one of several colours",
        "A meadow green+pink : e3-0\nlay start 0,0 A 1,0 finish 2,0\norange own:blue\nblue",
        "play own:blue orange1 A.0", "other-colour", "A.0 shows pink, green, not blue.");
    row("R13 a space of the colour comes first",
        "A meadow blue blue : e3-0 0-1 1-e0\nlay start 0,0 A 1,0 finish 2,0\norange own:blue\nblue",
        "play own:blue orange1 A.1", "stops-before", "The move would have to stop on A.0 first, which shows blue too.");
    row("R3 R13 start comes first",
        "A meadow blue : e3-0\nB meadow pink : e0-0\nlay start 0,0 A 1,0 B -1,0 finish 2,0\norange own:pink\nblue\n"
        "on A.0 orange1",
        "play own:pink orange1 B.0", "stops-before",
        "The move would have to stop at the Milk Carton Office (start) first, which shows every colour.");
    row("R14 a colour of your choice has the way with the fewest obstacles",
        "A meadow blue blue+pink : e3-0 0-1 1-e0\nlay start 0,0 A 1,0 finish 2,0\norange own:choice\nblue any:1\n"
        "on A.0 blue1 blue2 blue3",
        "play own:choice orange1 A.1", "full-on-the-way",
        "The way to A.1 leads over A.0, which is full: it holds 3 beetles and its limit is 3.");
    row("R7 the target is full", line("meadow", "own:blue", "on A.1 orange2 orange3 blue1"),
        "play own:blue orange1 A.1", "full", "A.1 is full: it holds 3 beetles and its limit is 3.");
    row("R7 a full target of one", line("purple", "own:blue", "on A.1 blue1"), "play own:blue orange1 A.1", "full",
        "A.1 is full: it holds 1 beetle and its limit is 1.");
    row("R7 a stack is too high for those there",
        line("meadow", "own:blue", "on A.0 orange1 blue2\non A.1 blue3 blue1"), "play own:blue orange1 A.1", "full",
        "A.1 holds 2 beetles and its limit is 3, so a stack of 2 cannot enter.");
    row("R7 a stack is too high for an empty space",
        "A meadow orange : e3-0 0-e0\nB purple blue : e3-0 0-e0\nlay start 0,0 A 1,0 B 2,0 finish 3,0\n"
        "orange own:blue\nblue\non A.0 orange1 blue1",
        "play own:blue orange1 B.0", "full", "B.0 takes no more than 1 beetle, so a stack of 2 cannot enter.");
    row("R7 too high on the way",
        "A meadow orange : e3-0 0-e0\nB purple blue : e3-0 0-e0\nlay start 0,0 A 1,0 B 2,0 finish 3,0\n"
        "orange own:pink\nblue\non A.0 orange1 blue1",
        "play own:pink orange1 finish", "full-on-the-way",
        "The way to the Bubble Bar (finish) leads over B.0, which takes no more than 1 beetle, so a stack of 2 cannot "
        "pass.");
    row("R7 too high for those on the way", line("meadow", "own:yellow", "on A.0 orange1 blue2\non A.1 blue3 blue1"),
        "play own:yellow orange1 A.2", "full-on-the-way",
        "The way to A.2 leads over A.1, which holds 2 beetles and has a limit of 3, so a stack of 2 cannot pass.");
    row("R8 no overtaking", line("magenta", "own:yellow", "on A.1 blue1"), "play own:yellow orange1 A.2",
        "no-overtaking",
        "The way to A.2 leads over A.1, where a beetle stands, and on that tile beetles can't be overtaken.");
    row("R9 R13 through finish",
        "A meadow orange : e3-0 0-e0\nlay start 0,0 A 1,0 finish 2,0 B 2,-1\norange own:pink\nblue\n"
        "B meadow pink : e1-0",
        "play own:pink orange1 B.0", "past-finish",
        "The way to B.0 leads through the Bubble Bar (finish), and every move that reaches it stops there.");
    row("R1 R13 no paths", "A meadow orange blue : e3-0 0-e0\nlay start 0,0 A 1,0 finish 2,0\norange own:blue\nblue",
        "play own:blue orange1 A.1", "no-way", "No paths lead from the Milk Carton Office (start) to A.1.");
}

void ExplainTest::stepsRows()
{
    row("R15 too far", line("meadow", "any:1"), "play any:1 orange1 A.2", "too-far",
        "The card moves a beetle exactly 1 space, and A.2 is 3 spaces away.");
    row("R15 too near", line("meadow", "any:2"), "play any:2 orange1 A.0", "too-near",
        "The card needs the full 2 spaces, and A.0 is only 1 space away.");
    row("R10 R15 only by going back and forth", line("meadow", "own:3"), "play own:3 orange1 A.0", "visits-twice",
        "A move of 3 spaces to A.0 would visit the Milk Carton Office (start) twice, and no move visits a space "
        "twice.");
    row("R15 the target is full", line("purple", "any:2", "on A.1 blue1"), "play any:2 orange1 A.1", "full",
        "A.1 is full: it holds 1 beetle and its limit is 1.");
    row("R15 full on the way", line("purple", "any:2", "on A.0 blue1"), "play any:2 orange1 A.1", "full-on-the-way",
        "The way to A.1 leads over A.0, which is full: it holds 1 beetle and its limit is 1.");
    row("R8 R15 no overtaking", line("magenta", "own:3", "on A.1 blue1"), "play own:3 orange1 A.2", "no-overtaking",
        "The way to A.2 leads over A.1, where a beetle stands, and on that tile beetles can't be overtaken.");
    const QByteArray behind = "A meadow orange : e3-0 0-e0\nB meadow blue pink : e3-0 0-1\n"
                              "lay start 0,0 A 1,0 finish 2,0 B 3,0\norange own:3 any:1\nblue";
    row("R9 R15 through finish", behind, "play own:3 orange1 B.0", "past-finish",
        "The way to B.0 leads through the Bubble Bar (finish), and every move that reaches it stops there.");
    row("R9 R15 through finish, and too far as well", behind, "play any:1 orange1 B.1", "past-finish",
        "The way to B.1 leads through the Bubble Bar (finish), and every move that reaches it stops there.");
    row("R1 R15 no paths", "A meadow orange blue : e3-0 0-e0\nlay start 0,0 A 1,0 finish 2,0\norange any:2\nblue",
        "play any:2 orange1 A.1", "no-way", "No paths lead from the Milk Carton Office (start) to A.1.");
    row("R15 the way with the fewest obstacles speaks",
        "A purple orange blue green yellow : e3-0 0-1 0-2 1-3 2-3 3-e0\nlay start 0,0 A 1,0 finish 2,0\n"
        "orange own:3\nblue any:1\non A.0 blue1\non A.1 blue2",
        "play own:3 orange1 A.3", "full-on-the-way",
        "The way to A.3 leads over A.0, which is full: it holds 1 beetle and its limit is 1.");
}

void ExplainTest::tileRows()
{
    row("R16 on the same tile", tiles("on A.0 orange1"), "play own:tile orange1 A.1", "same-tile",
        "The move must leave its tile for a neighbouring one, and A.1 is on the same tile as orange 1.");
    row("R16 not next to it", tiles(), "play own:tile orange1 B.0", "not-next-tile",
        "The tile of B.0 is not next to the tile of orange 1, which stands on the Milk Carton Office (start).");
    row("R16 not the first space", tiles("on A.0 orange1"), "play own:tile orange1 B.1", "not-entry-space",
        "The move stops on the first space of tile B that it reaches, and that is never B.1.");
    row("R16 full", tiles("on A.0 orange1\non B.0 blue1 blue2 blue3"), "play own:tile orange1 B.0", "full",
        "B.0 is full: it holds 3 beetles and its limit is 3.");
    row("R16 full on the own tile", tiles("on A.0 orange1\non A.1 blue1 blue2 blue3"), "play own:tile orange1 B.0",
        "full-on-the-way", "The way to B.0 leads over A.1, which is full: it holds 3 beetles and its limit is 3.");
    row("R1 R16 tiles without a link",
        "A meadow orange : e3-0 0-e1\nB meadow pink : e3-0 0-e0\nlay start 0,0 A 1,0 B 2,0 finish 3,0\n"
        "orange own:tile\nblue\non A.0 orange1",
        "play own:tile orange1 B.0", "no-way", "No path leads straight from tile A to tile B.");
}

void ExplainTest::bonusRows()
{
    row("R22 a card while a bonus is pending", bonus("any-1"), "play own:blue orange1 A.1", "bonus-pending",
        "First comes the bonus on A.0 (any beetle 1 space): use it or skip it.");
    row("R22 end while a bonus is pending", bonus("reorder", "on A.1 blue1 blue2"), "end", "bonus-pending",
        "First comes the bonus on A.0 (reorder a stack): use it or skip it.");
    row("R22 skip", bonus("any-1"), "bonus skip", "legal", "The rules allow this.");
    row("R24 no bonus", line("meadow", "own:blue", "played any:1"), "bonus skip", "no-bonus-pending",
        "No bonus is waiting to be used or skipped.");
    row("R25 another bonus", bonus("rotate"), "bonus draw", "other-bonus",
        "The bonus on A.0 is another one: turn a tile.");
    row("R25 a move as another bonus", bonus("draw"), "bonus move orange1 A.1", "other-bonus",
        "The bonus on A.0 is another one: draw a card.");
    row("R17 R25 not an own beetle", bonus("own-2"), "bonus move blue1 A.1", "not-own",
        "The bonus moves only own beetles, and blue 1 does not belong to the orange player.");
    row("R25 bonus steps: too far", bonus("any-1"), "bonus move orange1 A.2", "too-far",
        "The bonus moves a beetle exactly 1 space, and A.2 is 2 spaces away.");
    row("R25 bonus steps: too near", bonus("own-2"), "bonus move orange1 A.1", "too-near",
        "The bonus needs the full 2 spaces, and A.1 is only 1 space away.");
    row("R25 reorder start", bonus("reorder", "on A.1 blue1 blue2"), "bonus reorder start blue3,orange2", "open-space",
        "There is no stack to reorder at the Milk Carton Office (start).");
    row("R25 reorder a single beetle", bonus("reorder", "on A.1 blue1 blue2"), "bonus reorder A.0 orange1", "no-stack",
        "A.0 holds no stack of two or more beetles to reorder.");
    row("R25 reorder other beetles", bonus("reorder", "on A.1 blue1 blue2"), "bonus reorder A.1 blue3,blue1",
        "other-beetles", "The new order must name each beetle on A.1 once, and no others.");
    row("R25 reorder a part", bonus("reorder", "on A.1 blue1 blue2"), "bonus reorder A.1 blue2", "other-beetles",
        "The new order must name each beetle on A.1 once, and no others.");
    row("R25 today's order", bonus("reorder", "on A.1 blue1 blue2"), "bonus reorder A.1 blue1,blue2", "same-order",
        "The stack on A.1 is in this order already.");
    row("R25 another order", bonus("reorder", "on A.1 blue1 blue2"), "bonus reorder A.1 blue2,blue1", "legal",
        "The rules allow this.");
    row("R25 turn start", bonus("rotate"), "bonus rotate start cw", "no-track-tile",
        "Only track tiles can be turned, not start or finish.");
}

void ExplainTest::sentences()
{
    QFETCH(QByteArray, lines);
    QFETCH(QByteArray, action);
    QFETCH(QByteArray, reason);
    QFETCH(QString, sentence);
    const Position position = scenario(lines.toStdString());
    const auto parsed = parseAction(position.race, action.toStdString());
    QVERIFY(parsed.has_value());
    const Explanation explanation = explain(position, *parsed);
    QCOMPARE(QByteArray::fromStdString(std::string(reasonName(explanation.reason))), reason);
    QCOMPARE(explanationText(position.race, explanation), sentence);
    QCOMPARE(explanation.isLegal(), isLegal(position, *parsed));
}

void ExplainTest::everyReasonHasANameAndARule()
{
    std::set<std::string_view> names;
    for (int i = 0; i <= static_cast<int>(Reason::NoTrackTile); ++i) {
        const auto reason = static_cast<Reason>(i);
        names.insert(reasonName(reason));
        QVERIFY((ruleNumber(reason) >= 1 && ruleNumber(reason) <= 30) == (reason != Reason::Legal));
    }
    QCOMPARE(static_cast<int>(names.size()), static_cast<int>(Reason::NoTrackTile) + 1);
}

namespace {

/// Every action that could be written down for the race, legal or not, but for reorderings: only the legal ones.
std::vector<Action> allActions(const Position& position, const std::vector<Action>& legal)
{
    const Race& race = position.race;
    std::vector<Action> actions {Action::draw(), Action::skip(), Action::end()};
    std::ranges::copy_if(legal, std::back_inserter(actions),
                         [](const Action& action) { return action.kind == Action::Kind::BonusReorder; });
    for (std::size_t i = 0; i < race.board->tiles().size(); ++i) {
        actions.push_back(Action::rotate(static_cast<BoardTileId>(i), +1));
        actions.push_back(Action::rotate(static_cast<BoardTileId>(i), -1));
    }
    for (const Card card : kAllCards)
        actions.push_back(Action::discard(card));
    for (int i = 0; i < kMaxBeetles; ++i) {
        const auto beetle = static_cast<BeetleId>(i);
        if ((race.beetles.all() & maskOf(beetle)) == 0)
            continue;
        for (int number = 0; number < race.board->spaceCount(); ++number) {
            const auto space = static_cast<SpaceId>(number);
            actions.push_back(Action::bonusMove(beetle, space));
            for (const Card card : kAllCards)
                actions.push_back(Action::play(card, beetle, space));
        }
    }
    return actions;
}

QByteArray describe(const Position& position, const Action& action)
{
    return QByteArray::fromStdString(actionText(position.race, action));
}

/// True where explain() allows exactly the legal actions, and has a sentence for every other one.
bool agrees(const Position& position)
{
    const std::vector<Action> legal = legalActions(position);
    return std::ranges::all_of(allActions(position, legal), [&](const Action& action) {
        const Explanation explanation = explain(position, action);
        if (explanation.isLegal() != (std::ranges::find(legal, action) != legal.end())) {
            qWarning("%s: %s", describe(position, action).constData(), reasonName(explanation.reason).data());
            return false;
        }
        if (!explanation.isLegal() && explanationText(position.race, explanation).contains(u'%')) {
            qWarning("%s: a gap in the sentence", describe(position, action).constData());
            return false;
        }
        return true;
    });
}

/// Every terrain and every bonus on a small ring of tiles.
constexpr const char* kRing =
    "A meadow orange blue*any-1 yellow*draw : e3-0 0-1 1-2 2-e0 1-e1\n"
    "B teal blue pink*own-2 : e3-0 0-1 1-e0 1-e2\n"
    "C orange green*reorder yellow : e4-0 0-1 1-e5 0-e0\n"
    "D purple pink orange*rotate : e4-0 0-1 1-e5 1-e0\n"
    "E magenta yellow*any-2 green+blue blue : e3-0 0-1 1-2 2-e0 0-2\n"
    "lay start 0,0 A 1,0 B 2,0 C 0,1 D 1,1 E 2,1 finish 3,0\n"
    "pile own:orange own:blue any:pink any:1 any:2 own:3 own:tile own:choice any:green any:1\n"
    "orange own:tile any:2 any:blue\nblue any:1 own:3 own:yellow\n"
    "pink own:choice any:orange own:pink\nseed ";

} // namespace

void ExplainTest::agreesWithTheLegalActions_data()
{
    QTest::addColumn<int>("seed");
    for (int seed = 1; seed <= 6; ++seed)
        QTest::addRow("race %d", seed) << seed;
}

void ExplainTest::agreesWithTheLegalActions()
{
    QFETCH(int, seed);
    Position position = scenario(kRing + std::to_string(seed));
    FastRandom random(static_cast<std::uint64_t>(seed));
    for (int step = 0; step < 30; ++step) {
        QVERIFY(agrees(position));
        const std::vector<Action> legal = legalActions(position);
        if (legal.empty())
            break;
        apply(position, legal[below(random, legal.size())]);
    }
}

/// Every fifth example: larger tracks of all kinds.
void ExplainTest::agreesOnTheExamples_data()
{
    QTest::addColumn<QString>("name");
    const QStringList names = dataNames(QStringLiteral("positions"), QStringLiteral("??.bbposition"));
    for (qsizetype i = 1; i < names.size(); i += 5)
        QTest::newRow(qUtf8Printable(names[i])) << names[i];
}

void ExplainTest::agreesOnTheExamples()
{
    QFETCH(QString, name);
    const Result<Position> position = parsePosition(dataFile(QStringLiteral("positions/") + name));
    QVERIFY(position.has_value());
    QVERIFY(agrees(*position));
}

BUBBLEBAR_TEST(ExplainTest)
#include "tst_explain.moc"
