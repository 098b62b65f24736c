#include "core/beep/beeptext.h"
#include "tests/common/testrunner.h"
#include "tests/core/beep/beepscenario.h"

#include <QtTest>

#include <algorithm>
#include <map>

using namespace bubblebar;
using namespace bubblebar::beep;
using namespace bubblebar::tests;

Q_DECLARE_METATYPE(bubblebar::beep::Deal)

/// The rules page: P1 to P10, and P13.
class RulesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cardsHaveNames();
    void p1Deck();
    void p1AJamOnAboutOneTableInFour();
    void p2Deals_data();
    void p2Deals();
    void accepts_data();
    void accepts();
    void p3TheNextCardShows();
    void p3ATakeNamesItsCard();
    void p3WouldMatch();
    void p4ActsAreCounted();
    void p5AnyCardOnAnEmptyPile();
    void p6Jams_data();
    void p6Jams();
    void p6JamsAreCounted();
    void p7RewardPiles();
    void p7RewardIsFaceDown();
    void p8WrongHonkCostsTheTops();
    void p8PausesCostNothing();
    void p9Rounds();
    void p9AllPass();
    void p10TwoPilesUsedUp_data();
    void p10TwoPilesUsedUp();
    void p10SmallDecks();
    void p13TournamentTableTakesAnything();
    void timesNeverGoBack();
    void refusalsHaveSentences();
};

void RulesTest::cardsHaveNames()
{
    for (const Card card : deckOf())
        QVERIFY(cardFromName(cardName(card)) == card);
    QCOMPARE(cardName({Animal::Hedgehog, Colour::Purple}), std::string("hedgehog purple"));
    for (const char* name : {"", "frog", "frog ", "Frog green", "green frog", "frog  green", "frog green "})
        QVERIFY2(!cardFromName(name), name);
    QCOMPARE(cardText({Animal::Cow, Colour::White}), QStringLiteral("white cow"));
}

void RulesTest::p1Deck()
{
    std::map<std::string, int> copies;
    for (const Card card : deckOf())
        ++copies[cardName(card)];
    QCOMPARE(deckOf().size(), std::size_t {112});
    QCOMPARE(copies.size(), std::size_t {56});
    QVERIFY(std::ranges::all_of(copies, [](const auto& entry) { return entry.second == 2; }));
    QCOMPARE(deckOf({{Animal::Cow, Animal::Cat}, {Colour::Red}, 3}).size(), std::size_t {6});
}

void RulesTest::p1AJamOnAboutOneTableInFour()
{
    constexpr int kDeals = 4000;
    int jams = 0;
    for (std::uint64_t seed = 0; seed < kDeals; ++seed)
        jams += Table(TableKind::Strict, dealCards(4, seed)).isJam() ? 1 : 0;
    QVERIFY2(jams > kDeals / 5 && jams < kDeals * 3 / 10, qPrintable(QString::number(jams)));
}

void RulesTest::p2Deals_data()
{
    QTest::addColumn<int>("players");
    QTest::addColumn<int>("piles");
    for (int players = kMinPlayers; players <= kMaxPlayers; ++players)
        QTest::addRow("%d players", players) << players << (players == 2 ? 3 : 2);
}

void RulesTest::p2Deals()
{
    QFETCH(int, players);
    QFETCH(int, piles);
    const Deal deal = dealCards(players, 42);
    const Table table(TableKind::Strict, deal);
    QCOMPARE(table.ownPiles(), piles);
    std::vector<std::size_t> sizes;
    for (const Pile& pile : deal.centre)
        sizes.push_back(pile.size());
    const auto [least, most] = std::ranges::minmax(sizes);
    QVERIFY(most - least <= 1);
    Table whole(TableKind::Strict, {{deckOf()}, {}});
    std::vector<std::string> deck = cardsOf(whole);
    QVERIFY(cardsOf(table) == deck);
    QVERIFY(dealCards(players, 42) == deal);
    QVERIFY(!(dealCards(players, 43) == deal));
    QVERIFY(table.phase() == Phase::Paused);
}

void RulesTest::accepts_data()
{
    QTest::addColumn<Deal>("deal");
    QTest::addColumn<QString>("events");
    QTest::addColumn<QString>("outcome");
    const auto row = [](const char* rule, const Deal& deal, const char* events, const char* outcome) {
        QTest::newRow(rule) << deal << QString::fromLatin1(events) << QString::fromLatin1(outcome);
    };
    const Deal calm = calmDeal();
    row("P3 nothing before Go!", calm, "take 0 0 0", "not-playing");
    row("P3 the same animal", calm, "go; take 0 0 0", "ok");
    row("P3 the same colour", calm, "go; take 0 0 2", "ok");
    row("P3 neither", calm, "go; take 0 0 1", "wrong-card");
    row("P3 at any time, no turns", calm, "go; take 0 0 0; take 0 1 1; take 1 2 2", "ok");
    row("P3 from a pile used up", calm, "go; take 0 0 0; take 1 0 0; take 0 0 0", "empty-pile");
    row("Go! without a pause", calm, "go; go", "already-playing");
    row("P6 no honk before Go!", calm, "honk 0", "not-playing");
    row("P6 no honk is refused in play", calm, "go; honk 0", "ok");
    row("P7 no reward without a honk", calm, "go; reward 0 0 1", "no-reward");
    row("P7 no reward for a wrong honk", calm, "go; honk 0; reward 0 0 1", "no-reward");
    row("P8 no take in the pause of a wrong honk", calm, "go; honk 0; take 1 1 1", "not-playing");
    row("P8 no honk in the pause of a wrong honk", calm, "go; honk 0; honk 1", "not-playing");
    row("P8 play goes on after Go!", calm, "go; honk 0; go; take 1 0 0", "ok");
    row("P9 no removal while somebody can place", calm, "go; remove 0 0", "not-stuck");
    row("P9 no pass while somebody can place", calm, "go; pass 0", "not-stuck");
    const Deal jam = jamDeal();
    row("P7 two cards of the jam", jam, "go; honk 1; reward 1 2 0", "ok");
    row("P7 a card that is in no jam", jam, "go; honk 1; reward 1 2 3", "not-in-jam");
    row("P7 two cards of one pile", jam, "go; honk 1; reward 1 2 2", "same-pile");
    row("P7 the reward of another", jam, "go; honk 1; reward 0 0 1", "not-your-reward");
    row("P7 the reward comes before Go!", jam, "go; honk 1; go", "reward-pending");
    row("P7 the reward comes before a take", jam, "go; honk 1; take 0 0 0", "reward-pending");
    row("P7 the first honk counts", jam, "go; honk 1; honk 0", "reward-pending");
    row("P7 then waits for Go!", jam, "go; honk 1; reward 1 0 1; take 0 2 0", "not-playing");
    row("P7 no honk during the pause", jam, "go; honk 1; reward 1 0 1; honk 0", "not-playing");
    row("P7 one reward a honk", jam, "go; honk 1; reward 1 0 1; go; reward 1 2 3", "no-reward");
    const Deal stuck = stuckDeal();
    row("P9 begins after Go!", stuck, "remove 0 0", "not-stuck");
    row("P9 from seat 0 on", stuck, "go; remove 1 0", "not-your-turn");
    row("P9 the first removes", stuck, "go; remove 0 0", "ok");
    row("P9 then the next, also what was just uncovered", stuck, "go; remove 0 0; remove 1 0", "ok");
    row("P9 once each", stuck, "go; remove 0 0; remove 0 1", "not-your-turn");
    row("P9 not from a pile used up", lastStuckDeal(), "go; remove 0 0; remove 1 0", "empty-pile");
    row("P9 no take before the round is done", stuck, "go; remove 0 0; take 0 0 0", "removals-first");
    row("P9 no honk", stuck, "go; honk 0", "removals-first");
    row("P9 no Go!", stuck, "go; pass 0; go", "removals-first");
    row("P9 play after Go!", stuck, "go; pass 0; remove 1 0; go; take 0 0 0", "ok");
    row("P9 waits for Go!", stuck, "go; pass 0; remove 1 0; take 0 0 0", "not-playing");
    row("P9 no Go! is needed for the end", stuck, "go; pass 0; pass 1; go", "game-over");
    row("P10 nothing after the end", calm, "go; take 0 0 0; take 1 0 0; take 0 1 1; take 1 1 2; honk 0", "game-over");
}

void RulesTest::accepts()
{
    QFETCH(Deal, deal);
    QFETCH(QString, events);
    QFETCH(QString, outcome);
    Table table(TableKind::Strict, deal);
    QCOMPARE(play(table, events), outcome);
}

void RulesTest::p3TheNextCardShows()
{
    Table table(TableKind::Strict, calmDeal());
    QCOMPARE(play(table, QStringLiteral("go; take 0 0 2")), QStringLiteral("ok"));
    QCOMPARE(pileText(table.ownPile(0, 2)), QStringLiteral("cat blue, frog blue"));
    QVERIFY(table.visible()[0] == (Card {Animal::Duck, Colour::Red}));
    QCOMPARE(table.showing(0), 1);
    QCOMPARE(table.visibleSince(0), Milliseconds {200});
    QCOMPARE(table.visibleSince(1), Milliseconds {0});
    QCOMPARE(table.side(0).topSince[2], Milliseconds {200});
}

void RulesTest::p3ATakeNamesItsCard()
{
    Table table(TableKind::Strict, calmDeal());
    QCOMPARE(play(table, QStringLiteral("go")), QStringLiteral("ok"));
    const int reached = table.showing(0);
    QVERIFY(table.apply(Event::take(500, 1, 0, 0, reached)).has_value());
    const Table before = table;
    // The duck red that shows now would not even match; what counts is that the card reached for has gone.
    const auto late = table.apply(Event::take(500, 0, 0, 0, reached));
    QVERIFY(!late && late.error().reason == Reason::TooLate);
    QVERIFY(table == before); // without penalty
    QVERIFY(table.apply(Event::take(500, 0, 0, 1, table.showing(0))).has_value());
    const auto used = table.apply(Event::take(600, 0, 0, 1, reached + 1));
    QVERIFY(!used && used.error().reason == Reason::TooLate);
}

void RulesTest::p3WouldMatch()
{
    const Table strict(TableKind::Strict, calmDeal());
    const Table tournament(TableKind::Tournament, calmDeal());
    for (const Table& table : {strict, tournament}) {
        QVERIFY(table.wouldMatch(0, 0, 0));
        QVERIFY(!table.wouldMatch(0, 0, 1));
        QVERIFY(table.wouldMatch(0, 0, 2));
        QVERIFY(table.anyoneCanPlace());
    }
    QVERIFY(!Table(TableKind::Strict, stuckDeal()).anyoneCanPlace());
}

void RulesTest::p4ActsAreCounted()
{
    Table table(TableKind::Strict, calmDeal());
    QCOMPARE(play(table, QStringLiteral("go; take 0 0 0; take 1 2 2; take 0 1 0")), QStringLiteral("wrong-card"));
    QCOMPARE(table.side(0).acts, 1);
    QCOMPARE(table.side(0).lastAct, Milliseconds {200});
    QCOMPARE(table.side(1).acts, 1);
    QCOMPARE(table.side(1).lastAct, Milliseconds {300});
}

void RulesTest::p5AnyCardOnAnEmptyPile()
{
    Table table(TableKind::Strict, calmDeal());
    QCOMPARE(play(table, QStringLiteral("go; honk 0; go")), QStringLiteral("ok"));
    QVERIFY(table.ownPile(0, 1).empty() && !table.ownTop(0, 1));
    QVERIFY(table.wouldMatch(0, 4, 1) && !table.wouldMatch(1, 4, 1));
    QCOMPARE(play(table, QStringLiteral("take 0 4 1")), QStringLiteral("ok"));
    QCOMPARE(play(table, QStringLiteral("take 0 3 1")), QStringLiteral("wrong-card"));
}

void RulesTest::p6Jams_data()
{
    QTest::addColumn<QString>("tops");
    QTest::addColumn<QString>("jammed");
    const auto row = [](const char* rule, const char* tops, const char* jammed) {
        QTest::newRow(rule) << QString::fromLatin1(tops) << QString::fromLatin1(jammed);
    };
    row("none", "frog blue / cow white / cat yellow / sheep purple / fox orange", "");
    row("two of each", "frog blue / frog white / cat white / cat purple / fox purple", "");
    row("three animals", "frog blue / cow white / frog yellow / sheep purple / frog orange", "0 2 4");
    row("three colours", "frog blue / cow blue / cat yellow / sheep blue / fox orange", "0 1 3");
    row("four", "frog blue / cow blue / cat blue / sheep blue / fox orange", "0 1 2 3");
    row("five", "frog blue / frog blue / frog blue / frog blue / frog blue", "0 1 2 3 4");
    row("two jams", "frog blue / frog green / frog red / cow blue / cat blue", "0 1 2 3 4");
    row("with a pile used up", " / frog green / frog red / cow blue / frog blue", "1 2 4");
    row("two with a pile used up", " / frog green / cat red / cow blue / frog blue", "");
}

void RulesTest::p6Jams()
{
    QFETCH(QString, tops);
    QFETCH(QString, jammed);
    Visible visible;
    const QStringList texts = tops.split(u'/');
    for (int i = 0; i < kCentrePiles; ++i) {
        const Pile top = pile(texts[i]);
        visible[static_cast<std::size_t>(i)] = top.empty() ? std::nullopt : std::optional(top.front());
    }
    QStringList piles;
    for (const JamVerdict& verdict : checkJam(visible)) {
        QCOMPARE(jammedPiles(visible)[static_cast<std::size_t>(verdict.centre)], verdict.isInJam());
        if (verdict.isInJam())
            piles += QString::number(verdict.centre);
        QCOMPARE(verdictText(verdict).contains(QStringLiteral("no jam")), !verdict.isInJam());
    }
    QCOMPARE(piles.join(u' '), jammed);
    QCOMPARE(isJam(visible), !jammed.isEmpty());
}

void RulesTest::p6JamsAreCounted()
{
    Table table(TableKind::Strict, jamDeal());
    QVERIFY(table.isJam() && table.jams() == 1 && table.jamSince() == 0);
    QCOMPARE(play(table, QStringLiteral("go; take 0 0 0")), QStringLiteral("ok"));
    QVERIFY(!table.isJam() && table.jams() == 1);
    Table uncovered(TableKind::Strict, dealt("frog green, cow red, cat blue / frog red, duck white, snail yellow",
                                             "frog green, frog blue / frog white, frog white / cat red, frog yellow / "
                                             "frog purple, sheep purple / hedgehog green, fox purple"));
    QCOMPARE(play(uncovered, QStringLiteral("go; honk 0; reward 0 0 1")), QStringLiteral("ok"));
    QVERIFY(uncovered.isJam() && uncovered.jams() == 2 && uncovered.jamSince() == 300);
    QCOMPARE(play(uncovered, QStringLiteral("go; honk 1")), QStringLiteral("ok")); // P7: once play has resumed
}

void RulesTest::p7RewardPiles()
{
    QCOMPARE(Table(TableKind::Strict, jamDeal()).rewardPiles(), std::vector<int>({0, 1, 2}));
    QVERIFY(Table(TableKind::Strict, calmDeal()).rewardPiles().empty());
    const Deal twoJams = dealt("frog green, cow red, cat blue / frog red, duck white, snail yellow",
                               "frog blue / frog green / frog red / cow blue / cat blue");
    Table table(TableKind::Strict, twoJams);
    QCOMPARE(table.rewardPiles(), std::vector<int>({0, 1, 2, 3, 4}));
    // One card of each jam.
    QCOMPARE(play(table, QStringLiteral("go; honk 0; reward 0 1 4")), QStringLiteral("ok"));
}

void RulesTest::p7RewardIsFaceDown()
{
    Table table(TableKind::Strict, jamDeal());
    QCOMPARE(play(table, QStringLiteral("go; honk 1")), QStringLiteral("ok"));
    QVERIFY(table.phase() == Phase::Reward && table.honker() == 1 && table.wasRightHonk());
    const auto done = table.apply(Event::reward(1000, 1, 2, 0));
    QVERIFY(done.has_value() && done->moved.size() == 2);
    QVERIFY(done->moved[0].to == Moved::Place::Bonus && done->moved[0].fromPile == 2);
    QCOMPARE(pileText(table.side(1).bonus), QStringLiteral("frog yellow, frog blue"));
    QCOMPARE(table.showing(2), 1);
    QVERIFY(table.phase() == Phase::Paused);
}

void RulesTest::p8WrongHonkCostsTheTops()
{
    Table table(TableKind::Strict, calmDeal());
    QCOMPARE(play(table, QStringLiteral("go; take 0 0 0")), QStringLiteral("ok"));
    const auto done = table.apply(Event::honk(1000, 0));
    QVERIFY(done.has_value() && !done->right && done->moved.size() == 3);
    QVERIFY(done->moved[0].to == Moved::Place::Out);
    QCOMPARE(pileText(table.ownPile(0, 0)), QStringLiteral("frog green"));
    QVERIFY(table.ownPile(0, 1).empty() && table.ownPile(0, 2).empty());
    QVERIFY(table.honker() == 0 && !table.wasRightHonk() && table.phase() == Phase::Paused);
    QCOMPARE(cardsOf(table).size(), std::size_t {13});
    QCOMPARE(play(table, QStringLiteral("go; honk 0")), QStringLiteral("ok")); // nothing left to lose on two piles
    QCOMPARE(cardsOf(table).size(), std::size_t {12});
}

void RulesTest::p8PausesCostNothing()
{
    Table table(TableKind::Strict, calmDeal());
    QCOMPARE(play(table, QStringLiteral("go; honk 0")), QStringLiteral("ok"));
    const Table before = table;
    QCOMPARE(play(table, QStringLiteral("honk 1")), QStringLiteral("not-playing"));
    QCOMPARE(play(table, QStringLiteral("take 1 0 0")), QStringLiteral("not-playing"));
    QVERIFY(table == before);
}

void RulesTest::p9Rounds()
{
    Table table(TableKind::Tournament, stuckDeal()); // "place" means a matching card there, too
    QCOMPARE(play(table, QStringLiteral("go")), QStringLiteral("ok"));
    QVERIFY(table.phase() == Phase::Stuck && table.turn() == 0 && table.turnSince() == 100);
    QCOMPARE(play(table, QStringLiteral("pass 0")), QStringLiteral("ok"));
    QVERIFY(table.phase() == Phase::Stuck && table.turn() == 1 && table.turnSince() == 200);
    QCOMPARE(play(table, QStringLiteral("remove 1 3")), QStringLiteral("ok"));
    QVERIFY(table.phase() == Phase::Paused);
    QCOMPARE(play(table, QStringLiteral("go")), QStringLiteral("ok"));
    QVERIFY(table.phase() == Phase::Playing);
    // The last card that fits is taken: stuck again, at once.
    QCOMPARE(play(table, QStringLiteral("take 0 3 2")), QStringLiteral("ok"));
    QVERIFY(table.phase() == Phase::Stuck && table.turn() == 0);
}

void RulesTest::p9AllPass()
{
    Table table(TableKind::Strict, stuckDeal());
    QCOMPARE(play(table, QStringLiteral("go; pass 0; pass 1")), QStringLiteral("ok"));
    QVERIFY(table.isOver() && table.ended() == Ended::Passed);
    Table other(TableKind::Strict, stuckDeal());
    QCOMPARE(play(other, QStringLiteral("go; remove 0 0; pass 1")), QStringLiteral("ok"));
    QVERIFY(!other.isOver());
}

void RulesTest::p10TwoPilesUsedUp_data()
{
    QTest::addColumn<Deal>("deal");
    QTest::addColumn<QString>("almost");
    QTest::addColumn<QString>("last");
    const auto row = [](const char* name, const Deal& deal, const char* almost, const char* last) {
        QTest::newRow(name) << deal << QString::fromLatin1(almost) << QString::fromLatin1(last);
    };
    row("by a take", calmDeal(), "go; take 0 0 0; take 1 0 0; take 0 1 1", "take 1 1 2");
    row("by a removal", lastStuckDeal(), "go; remove 0 0", "remove 1 1");
    row("by a removal, within the round", lastStuckDeal(), "go; remove 0 0; pass 1; go", "remove 0 1");
    row("by a reward, when both cards are taken",
        dealt("frog green, cow red, cat blue / frog red, duck white, snail yellow",
              "frog blue / frog white / frog yellow / sheep purple / fox purple"),
        "go; honk 0", "reward 0 0 1");
}

void RulesTest::p10TwoPilesUsedUp()
{
    QFETCH(Deal, deal);
    QFETCH(QString, almost);
    QFETCH(QString, last);
    Table table(TableKind::Strict, deal);
    QCOMPARE(play(table, almost), QStringLiteral("ok"));
    QVERIFY(!table.isOver() && table.ended() == Ended::Open);
    QCOMPARE(play(table, last), QStringLiteral("ok"));
    QVERIFY(table.isOver() && table.ended() == Ended::Piles);
}

/// A deck is data, so one can be too small to play with.
void RulesTest::p10SmallDecks()
{
    const DeckPlan plan {{Animal::Frog, Animal::Cow, Animal::Duck}, {Colour::Red, Colour::Blue, Colour::White}, 1};
    Table three(TableKind::Strict, dealCards(2, 1, deckOf(plan)));
    QCOMPARE(play(three, QStringLiteral("go")), QStringLiteral("game-over"));
    QVERIFY(three.ended() == Ended::Piles);
    Table four(TableKind::Strict, dealCards(2, 1, deckOf({plan.animals, plan.colours, 2})));
    QVERIFY(!four.isOver());
    QCOMPARE(cardsOf(four).size(), std::size_t {18});
}

void RulesTest::p13TournamentTableTakesAnything()
{
    Table table(TableKind::Tournament, calmDeal());
    QCOMPARE(play(table, QStringLiteral("go")), QStringLiteral("ok"));
    const auto right = table.apply(Event::take(200, 0, 0, 0));
    const auto wrong = table.apply(Event::take(300, 0, 4, 1));
    QVERIFY(right.has_value() && right->right);
    QVERIFY(wrong.has_value() && !wrong->right);
    QCOMPARE(pileText(table.ownPile(0, 1)), QStringLiteral("cow red, fox orange"));
}

void RulesTest::timesNeverGoBack()
{
    Table table(TableKind::Strict, calmDeal());
    QVERIFY(table.apply(Event::go(500)).has_value());
    QVERIFY(table.apply(Event::take(500, 0, 0, 0)).has_value());
    const auto back = table.apply(Event::take(499, 1, 2, 2));
    QVERIFY(!back && back.error().reason == Reason::TimeGoesBack && back.error().time == 500);
}

void RulesTest::refusalsHaveSentences()
{
    const QStringList names {QStringLiteral("Ann"), QStringLiteral("Bo")};
    QStringList sentences;
    for (int i = 0; i <= static_cast<int>(Reason::NotYourTurn); ++i) {
        Refusal refusal;
        refusal.reason = static_cast<Reason>(i);
        refusal.player = 1;
        sentences += refusalText(refusal, names);
        QVERIFY(sentences.last().endsWith(u'.'));
    }
    QCOMPARE(sentences.removeDuplicates(), 0);
    Table table(TableKind::Strict, calmDeal());
    QCOMPARE(refusalText(*table.refusal(Event::take(0, 0, 0, 0))), QStringLiteral("Play is paused: wait for “Go!”."));
    QCOMPARE(play(table, QStringLiteral("go")), QStringLiteral("ok"));
    QCOMPARE(refusalText(*table.refusal(Event::take(100, 0, 0, 1))),
             QStringLiteral("“blue frog” has neither the animal nor the colour of “red cow”."));
    Table jam(TableKind::Strict, jamDeal());
    QCOMPARE(play(jam, QStringLiteral("go; honk 1")), QStringLiteral("ok"));
    QCOMPARE(refusalText(*jam.refusal(Event::go(1000)), names),
             QStringLiteral("First Bo takes two cards as the reward for the horn."));
    QCOMPARE(refusalText(*jam.refusal(Event::go(1000))),
             QStringLiteral("First player 2 takes two cards as the reward for the horn."));
}

BUBBLEBAR_TEST(RulesTest)
#include "tst_rules.moc"
