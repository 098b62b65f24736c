#include "core/beep/beeptext.h"
#include "core/beep/score.h"
#include "tests/common/testrunner.h"
#include "tests/core/beep/beepscenario.h"

#include <QtTest>

#include <array>
#include <vector>

using namespace bubblebar;
using namespace bubblebar::beep;
using namespace bubblebar::tests;

namespace {

/// A table of two whose first player has taken cards onto the first pile, and nothing onto the second and third.
Table taken(TableKind kind, const char* events)
{
    Table table(kind, calmDeal());
    if (play(table, QString::fromLatin1(events)) != QLatin1StringView("ok"))
        qFatal("beep scores: %s", events);
    return table;
}

QString irregularText(const QString& cards)
{
    QStringList numbers;
    for (const ReviewStep& step : review(pile(cards))) {
        if (!step.right)
            numbers += QString::number(step.number);
    }
    return numbers.join(u' ');
}

} // namespace

/// The rules page: P11 to P15.
class ScoreTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void p11SmallestPileAndBonus();
    void p11NegativeScores();
    void p11TiesAreShared();
    void p12Tournament();
    void p12TournamentTies();
    void p13StrictTablesHaveNothingIrregular();
    void p14Review_data();
    void p14Review();
    void p14TheEarliestOfEquals();
    void p15TheReviewNamesItsCards();
};

void ScoreTest::p11SmallestPileAndBonus()
{
    Table table(TableKind::Strict, jamDeal());
    QCOMPARE(play(table, QStringLiteral("go; honk 1; reward 1 1 2; go; take 0 0 0")), QStringLiteral("ok"));
    const std::vector<Score> scores = scoresOf(table);
    QCOMPARE(scores[0].sizes, std::vector<int>({2, 1, 1}));
    QCOMPARE(scores[0].smallest, 1);
    QCOMPARE(scores[0].points(), 1);
    QCOMPARE(scores[1].bonus, 2);
    QCOMPARE(scores[1].points(), 3);
    QVERIFY(winnersOf(table).empty()); // open
}

void ScoreTest::p11NegativeScores()
{
    Table table(TableKind::Tournament,
                dealt("frog green, frog green, frog green / cow red, duck white, snail yellow",
                      "fox blue, cow red / fox blue, cow red / fox blue, cow red, cow red / cat white / cat white"));
    QCOMPARE(play(table, QStringLiteral("go; take 0 0 0; take 0 1 1; take 0 2 2; take 0 0 0; take 0 2 2; take 0 1 1")),
             QStringLiteral("ok"));
    const Score score = scoreOf(table, 0);
    QCOMPARE(score.sizes, std::vector<int>({3, 3, 3}));
    QCOMPARE(score.irregular, std::vector<int>({1, 2}));
    QCOMPARE(score.penalty(), 4);
    QCOMPARE(score.points(), -1);
    QCOMPARE(winnersOf(table), std::vector<int>({1}));
}

void ScoreTest::p11TiesAreShared()
{
    Table table(TableKind::Strict, stuckDeal());
    QCOMPARE(play(table, QStringLiteral("go; pass 0; pass 1")), QStringLiteral("ok"));
    QCOMPARE(winnersOf(table), std::vector<int>({0, 1}));
    Table honked(TableKind::Strict, calmDeal());
    QCOMPARE(play(honked, QStringLiteral("go; honk 0; go; take 1 0 0; take 0 0 1; take 1 1 1; take 0 1 1")),
             QStringLiteral("wrong-card"));
    QCOMPARE(play(honked, QStringLiteral("take 1 1 2")), QStringLiteral("ok"));
    QCOMPARE(winnersOf(honked), std::vector<int>({1}));
}

void ScoreTest::p12Tournament()
{
    Tournament tournament(3);
    const std::vector<std::array<int, 3>> games {{3, 5, 0}, {1, 1, 1}, {-2, 4, 9}, {7, 0, 0}, {2, 0, 2}};
    for (const auto& points : games) {
        QVERIFY(!tournament.isOver());
        tournament.add(points);
    }
    QVERIFY(tournament.isOver());
    QCOMPARE(tournament.totals(), std::vector<int>({11, 10, 12}));
    QCOMPARE(tournament.leaders(), std::vector<int>({2}));
    QCOMPARE(tournament.games()[2], std::vector<int>({-2, 4, 9}));
}

void ScoreTest::p12TournamentTies()
{
    Tournament tournament(2);
    QCOMPARE(tournament.leaders(), std::vector<int>({0, 1}));
    Table table(TableKind::Tournament, stuckDeal());
    QCOMPARE(play(table, QStringLiteral("go; pass 0; pass 1")), QStringLiteral("ok"));
    tournament.add(table);
    QCOMPARE(tournament.totals(), std::vector<int>({1, 1}));
    QCOMPARE(tournament.leaders(), std::vector<int>({0, 1}));
}

void ScoreTest::p13StrictTablesHaveNothingIrregular()
{
    // The card below the second one went out of the game with a wrong honk; what lies there now still matches.
    const Table strict = taken(TableKind::Strict, "go; take 0 0 0; honk 0; go; take 0 4 1; take 0 1 2");
    QVERIFY(scoreOf(strict, 0).irregular.empty());
    const Table tournament = taken(TableKind::Tournament, "go; take 0 4 0; take 0 0 1; take 0 1 2");
    QCOMPARE(scoreOf(tournament, 0).irregular, std::vector<int>({1}));
}

void ScoreTest::p14Review_data()
{
    QTest::addColumn<QString>("cards");
    QTest::addColumn<QString>("irregular");
    const auto row = [](const char* rule, const char* cards, const char* irregular) {
        QTest::newRow(rule) << QString::fromLatin1(cards) << QString::fromLatin1(irregular);
    };
    row("an empty pile", "", "");
    row("one card, dealt or put on an empty pile", "frog green", "");
    row("all right", "frog green, frog red, cow red, cow red", "");
    row("one wrong", "frog green, cow red", "1");
    row("goes on as if it had been right", "frog green, cow red, cow blue", "1");
    row("compares with the wrong one", "frog green, cow red, frog blue", "2 1");
    row("from the last back to the first", "frog green, cow red, cow blue, fox white, fox red, cat purple", "5 3 1");
}

void ScoreTest::p14Review()
{
    QFETCH(QString, cards);
    QFETCH(QString, irregular);
    QCOMPARE(irregularText(cards), irregular);
    const std::vector<ReviewStep> steps = review(pile(cards));
    QCOMPARE(steps.size(), pile(cards).size());
    if (!steps.empty()) {
        QCOMPARE(steps.front().number, static_cast<int>(steps.size()) - 1);
        QVERIFY(!steps.back().below && steps.back().right);
    }
}

void ScoreTest::p14TheEarliestOfEquals()
{
    // Two piles of two, of which only the later one has an irregular card; the third has three.
    const Table table = taken(TableKind::Tournament, "go; take 0 0 0; take 0 4 1; take 0 2 2; take 0 1 2");
    QCOMPARE(scoreOf(table, 0).sizes, std::vector<int>({2, 2, 3}));
    QCOMPARE(scoreOf(table, 0).smallest, 0);
    QCOMPARE(scoreOf(table, 0).penalty(), 0);
}

void ScoreTest::p15TheReviewNamesItsCards()
{
    const std::vector<ReviewStep> steps = review(pile(QStringLiteral("frog green, cow red, cow blue")));
    QCOMPARE(reviewText(steps[0]), QStringLiteral("“blue cow” on “red cow”: right."));
    QCOMPARE(reviewText(steps[1]),
             QStringLiteral("“red cow” on “green frog”: neither the animal nor the colour, 2 points less."));
    QCOMPARE(reviewText(steps[2]), QStringLiteral("“green frog” is the first card of the pile: right."));
}

BUBBLEBAR_TEST(ScoreTest)
#include "tst_score.moc"
