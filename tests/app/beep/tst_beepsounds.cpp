#include "core/beep/pace.h"
#include "tests/app/beep/beepuser.h"
#include "tests/app/support/recordedsound.h"
#include "tests/common/testrunner.h"

#include <QtTest>

#include <algorithm>

using namespace bubblebar;
using namespace bubblebar::beep;
using namespace bubblebar::tests;

class BeepSoundsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theCountIsHeardSecondBySecond();
    void aWrongHonkIsAHornAndThenOhNo();
    void cardsAreHeard();
    void mutedIsMuted();
    void theWinnersAreCheered();
};

namespace {

bool isPlainStart(const Table& table)
{
    return !table.isJam() && table.wouldMatch(0, 0, 0);
}

} // namespace

void BeepSoundsTest::theCountIsHeardSecondBySecond()
{
    RecordedSound heard;
    BeepUser user(beepPlan({SeatKind::Mouse, SeatKind::Keys}), beepSeed(2, isPlainStart));
    user.pressKey(Qt::Key_Return);
    for (int step = 0; step < 30; ++step)
        user.wait(kCountdown / 30);
    QCOMPARE(heard.played, (std::vector {Effect::Tick, Effect::Tick, Effect::Tick, Effect::Go}));
}

void BeepSoundsTest::aWrongHonkIsAHornAndThenOhNo()
{
    BeepUser user(beepPlan({SeatKind::Mouse, SeatKind::Keys}), beepSeed(2, isPlainStart));
    user.go();
    RecordedSound heard;
    user.clickHorn();
    QCOMPARE(heard.played, std::vector {Effect::Horn});
    user.clickHorn();
    user.wait(kJamCheckStep * kCentrePiles);
    QCOMPARE(heard.played, std::vector {Effect::Horn});
    user.wait(kJamCheckStep);
    QCOMPARE(heard.played, (std::vector {Effect::Horn, Effect::Wrong, Effect::Tick}));
}

void BeepSoundsTest::cardsAreHeard()
{
    const auto mixed = [](const Table& table) { return isPlainStart(table) && !table.wouldMatch(0, 1, 1); };
    BeepUser user(beepPlan({SeatKind::Mouse, SeatKind::Keys}), beepSeed(2, mixed));
    user.go();
    RecordedSound heard;
    user.clickCentre(1);
    user.clickOwn(1);
    QCOMPARE(heard.played, std::vector {Effect::Wrong});
    user.clickCentre(0);
    user.clickOwn(0);
    QCOMPARE(heard.played, (std::vector {Effect::Wrong, Effect::Card}));
}

void BeepSoundsTest::mutedIsMuted()
{
    BeepUser user(beepPlan({SeatKind::Mouse, SeatKind::Keys}), beepSeed(2, isPlainStart));
    user.go();
    RecordedSound heard;
    user.clickHorn();
    QTest::keyClick(&user.window(), Qt::Key_M, Qt::ControlModifier);
    QCOMPARE(heard.stops, 1);
    user.wait(kJamCheckStep * (kCentrePiles + 1) + kCountdown);
    QCOMPARE(heard.played, std::vector {Effect::Horn});
}

void BeepSoundsTest::theWinnersAreCheered()
{
    RecordedSound heard;
    BeepUser user(beepPlan({SeatKind::Hard, SeatKind::Easy}));
    user.go();
    QVERIFY(user.playToTheEnd());
    QTRY_VERIFY(user.window().score() != nullptr);
    user.clickButton(QStringLiteral("showAll"));
    user.clickButton(QStringLiteral("stepBack"));
    user.clickButton(QStringLiteral("stepForward"));
    QCOMPARE(std::ranges::count(heard.played, Effect::Win), 1);
    QVERIFY(std::ranges::count(heard.played, Effect::Card) > 10);
}

BUBBLEBAR_TEST(BeepSoundsTest)
#include "tst_beepsounds.moc"
