#include "core/beep/pace.h"
#include "tests/app/beep/beepuser.h"
#include "tests/common/testrunner.h"

#include <QtTest>

#include <algorithm>

using namespace bubblebar;
using namespace bubblebar::beep;
using namespace bubblebar::tests;
using State = LiveGame::State;

/// What happens at the table, moment by moment.
class BeepPlayTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theCountdownEndsWithGo();
    void aCardIsTakenAtOnce_data();
    void aCardIsTakenAtOnce();
    void aCardThatDoesNotMatchStays();
    void ofTwoTakesInOneMillisecondTheFirstCounts();
    void aWrongHonkIsCheckedAndCosts();
    void aCheckTellsNothingBeforeItsEnd_data();
    void aCheckTellsNothingBeforeItsEnd();
    void theWinnerOfAJamPicksTheReward();
    void timeStandsStillWithoutFocus();
    void computersDoNotWaitForClicks();
    void otherKeysCanBeChosen();
};

namespace {

/// Where a player can put a card that shows.
std::optional<std::pair<int, int>> placeFor(const Table& table, int player)
{
    for (int centre = 0; centre < kCentrePiles; ++centre)
        for (int own = 0; own < table.ownPiles(); ++own)
            if (table.wouldMatch(player, centre, own))
                return std::pair(centre, own);
    return std::nullopt;
}

bool isPlainStart(const Table& table)
{
    return !table.isJam() && placeFor(table, 0).has_value();
}

} // namespace

void BeepPlayTest::theCountdownEndsWithGo()
{
    BeepUser user(beepPlan({SeatKind::Mouse, SeatKind::Keys}), beepSeed(2, isPlainStart));
    QCOMPARE(user.state(), State::Waiting);
    user.pressKey(Qt::Key_Return);
    QCOMPARE(user.state(), State::Countdown);
    const auto [centre, own] = *placeFor(user.table(), 0);
    user.clickCentre(centre);
    user.clickOwn(own);
    QCOMPARE(user.table().side(0).takes, 0);
    user.wait(kCountdown - 1);
    QCOMPARE(user.state(), State::Countdown);
    user.wait(1);
    QCOMPARE(user.state(), State::Playing);
    QCOMPARE(user.game().now(), kCountdown);
}

void BeepPlayTest::aCardIsTakenAtOnce_data()
{
    QTest::addColumn<int>("way");
    QTest::newRow("click the card, then the own pile") << 0;
    QTest::newRow("drag the card to the own pile") << 1;
    QTest::newRow("the keys of the mouse player") << 2;
}

void BeepPlayTest::aCardIsTakenAtOnce()
{
    QFETCH(int, way);
    BeepUser user(beepPlan({SeatKind::Mouse, SeatKind::Keys}), beepSeed(2, isPlainStart));
    user.go();
    const auto [centre, own] = *placeFor(user.table(), 0);
    const std::optional<Card> card = user.table().visible()[static_cast<std::size_t>(centre)];
    if (way == 0) {
        user.clickCentre(centre);
        QCOMPARE(user.window().play()->grasp(0)->centre, centre);
        user.clickOwn(own);
    } else if (way == 1) {
        user.dragTo(centre, own);
    } else {
        user.pressKeyOf(0, centre);
        user.pressKeyOf(0, kCentrePiles + own);
    }
    QVERIFY(user.table().ownTop(0, own) == card);
    QVERIFY(!user.window().play()->grasp(0));
    QVERIFY(!user.window().play()->news().empty());
}

void BeepPlayTest::aCardThatDoesNotMatchStays()
{
    BeepUser user(beepPlan({SeatKind::Keys, SeatKind::Keys}),
                  beepSeed(2, [](const Table& table) { return !table.isJam() && !table.wouldMatch(0, 0, 0); }));
    user.go();
    user.pressKeyOf(0, 0);
    user.pressKeyOf(0, kCentrePiles);
    QCOMPARE(user.table().side(0).takes, 0);
    QVERIFY(user.window().play()->note(0).contains(QLatin1String("match")));
}

void BeepPlayTest::ofTwoTakesInOneMillisecondTheFirstCounts()
{
    const auto both = [](const Table& table) {
        return !table.isJam() && table.wouldMatch(0, 0, 0) && table.wouldMatch(1, 0, 0);
    };
    BeepUser user(beepPlan({SeatKind::Keys, SeatKind::Keys}), beepSeed(2, both));
    user.go();
    const int showing = user.table().showing(0);
    const Side before = user.table().side(0);
    QSignalSpy refused(&user.game(), &LiveGame::refused);
    user.pressKeyOf(0, 0);
    user.pressKeyOf(1, 0);
    user.pressKeyOf(1, kCentrePiles); // the second player is the first to lay
    user.pressKeyOf(0, kCentrePiles);
    QCOMPARE(user.table().side(1).takes, 1);
    QVERIFY(user.table().side(0).piles == before.piles);
    QVERIFY(user.window().play()->note(0).contains(QLatin1String("late")));

    user.game().attempt(Event::take(0, 0, 0, 0, showing));
    QCOMPARE(refused.size(), 1);
    QCOMPARE(qvariant_cast<Refusal>(refused.front().front()).reason, Reason::TooLate);
    QVERIFY(user.table().side(0).piles == before.piles);
}

void BeepPlayTest::aWrongHonkIsCheckedAndCosts()
{
    BeepUser user(beepPlan({SeatKind::Mouse, SeatKind::Keys}), beepSeed(2, isPlainStart));
    user.go();
    QSignalSpy honked(user.window().play(), &BeepPlay::honked);
    user.clickHorn(Qt::RightButton);
    QCOMPARE(honked.size(), 1);
    QCOMPARE(honked.front().front().toBool(), false);
    QVERIFY(user.window().play()->isFlashing());
    QCOMPARE(user.state(), State::Checking);
    for (int card = 1; card <= kCentrePiles; ++card) {
        user.wait(kJamCheckStep);
        QCOMPARE(user.game().checkedCards(), card);
    }
    for (int own = 0; own < user.table().ownPiles(); ++own)
        QVERIFY(user.table().ownPile(0, own).empty());
    user.wait(kJamCheckStep);
    QCOMPARE(user.state(), State::Countdown);
    QVERIFY(user.promptText().contains(QLatin1String("No traffic jam")));
    user.wait(kCountdown);
    QCOMPARE(user.state(), State::Playing);
}

void BeepPlayTest::aCheckTellsNothingBeforeItsEnd_data()
{
    QTest::addColumn<bool>("jam");
    QTest::addColumn<QString>("news");
    QTest::newRow("P7: a right honk") << true << QStringLiteral("right honk!");
    QTest::newRow("P8: a wrong honk") << false << QStringLiteral("wrong honk");
}

void BeepPlayTest::aCheckTellsNothingBeforeItsEnd()
{
    QFETCH(bool, jam);
    QFETCH(QString, news);
    BeepUser user(beepPlan({SeatKind::Mouse, SeatKind::Keys}),
                  beepSeed(2, [jam](const Table& table) { return table.isJam() == jam; }));
    user.go();
    const BeepPlay& play = *user.window().play();
    const std::vector<Pile> before = user.table().side(0).piles;
    const auto isOpen = [&] {
        for (int own = 0; own < user.table().ownPiles(); ++own)
            if (play.shownPile(0, own) != before[static_cast<std::size_t>(own)])
                return false;
        return play.news().front().what() != news;
    };
    user.clickHorn();
    QVERIFY(isOpen());
    user.wait(kJamCheckStep * kCentrePiles);
    QVERIFY(isOpen());
    user.pressKey(Qt::Key_Escape);
    QCOMPARE(user.state(), State::Held);
    QVERIFY(isOpen());
    user.pressKey(Qt::Key_Return);
    user.wait(kJamCheckStep);
    QCOMPARE(play.news().front().what(), news);
    for (int own = 0; own < user.table().ownPiles(); ++own)
        QCOMPARE(play.shownPile(0, own), user.table().ownPile(0, own));
    QCOMPARE(user.table().side(0).piles == before, jam);
}

void BeepPlayTest::theWinnerOfAJamPicksTheReward()
{
    BeepUser user(beepPlan({SeatKind::Mouse, SeatKind::Keys}),
                  beepSeed(2, [](const Table& table) { return table.isJam() && table.rewardPiles().size() == 3; }));
    user.go();
    user.clickHorn();
    user.wait(kJamCheckStep * (kCentrePiles + 1));
    QCOMPARE(user.state(), State::Reward);
    const std::vector<int> piles = user.table().rewardPiles();
    user.pressKeyOf(1, piles[0]); // not the other player's
    QVERIFY(!user.window().play()->firstPick());
    user.clickCentre(piles[0]);
    QVERIFY(user.window().play()->firstPick() == piles[0]);
    user.clickCentre(piles[2]);
    QCOMPARE(user.table().side(0).bonus.size(), std::size_t {2});
    QCOMPARE(user.state(), State::Countdown);
}

void BeepPlayTest::timeStandsStillWithoutFocus()
{
    BeepUser user(beepPlan({SeatKind::Mouse, SeatKind::Hard}), beepSeed(2, isPlainStart));
    user.go();
    const Table before = user.table();
    const Milliseconds time = user.game().now();
    QWidget other;
    other.show();
    QApplication::setActiveWindow(&other);
    QCOMPARE(user.state(), State::Held);
    user.wait(60000);
    QCOMPARE(user.game().now(), time);
    QVERIFY(user.table() == before);

    QApplication::setActiveWindow(&user.window());
    QCOMPARE(user.state(), State::Held);
    user.pressKey(Qt::Key_Return);
    QCOMPARE(user.state(), State::Resuming);
    user.wait(kCountdown);
    QCOMPARE(user.state(), State::Playing);
    QCOMPARE(user.game().now(), time);
    QVERIFY(user.table() == before);
}

/// P16: the same computer takes at the same moments, whatever is clicked meanwhile.
void BeepPlayTest::computersDoNotWaitForClicks()
{
    const std::uint64_t seed = beepSeed(2, isPlainStart);
    const auto firstTake = [&](bool clicking) {
        BeepUser user(beepPlan({SeatKind::Mouse, SeatKind::Medium}), seed);
        user.go();
        for (int step = 0; step < 3000 && user.table().side(1).takes == 0; ++step) {
            if (clicking)
                user.clickCentre(step % kCentrePiles);
            user.wait(10);
        }
        return user.table().side(1).lastAct;
    };
    const Milliseconds calm = firstTake(false);
    QVERIFY(calm > kCountdown);
    QCOMPARE(firstTake(true), calm);
}

void BeepPlayTest::otherKeysCanBeChosen()
{
    KeyBlocks keys;
    QVERIFY(keys.setKey(1, 0, Qt::Key_W));
    QCOMPARE(keys.centreKey(1, 1), static_cast<int>(Qt::Key_Q));
    QVERIFY(!keys.setKey(1, 0, Qt::Key_Escape));
    QVERIFY(KeyBlocks::fromLines(keys.lines()) == keys);
    QVERIFY(KeyBlocks::fromLines({QStringLiteral("1 2 3")}) == KeyBlocks());
}

BUBBLEBAR_TEST(BeepPlayTest)
#include "tst_beepplay.moc"
