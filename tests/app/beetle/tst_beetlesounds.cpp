#include "tests/app/beetle/beetleuser.h"
#include "tests/app/support/recordedsound.h"
#include "tests/common/testrunner.h"

#include <QAction>
#include <QtTest>

#include <algorithm>

using namespace bubblebar;
using namespace bubblebar::beetle;
using namespace bubblebar::tests;

class BeetleSoundsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyRollAndEveryPartIsHeard();
    void aFastForwardIsSilentUntilItsEnd();
};

void BeetleSoundsTest::everyRollAndEveryPartIsHeard()
{
    RecordedSound heard;
    BeetleUser user(beetleRecord({PlayerKind::Person, PlayerKind::Person}));
    while (!user.session().isOver())
        user.pressKey(Qt::Key_Space);
    const auto drawn = std::ranges::count_if(
        user.session().history(), [](const Event& event) { return event.turn && event.turn->drawing.isDrawn(); });
    QCOMPARE(std::ranges::count(heard.played, Effect::Die), static_cast<std::ptrdiff_t>(user.rolls()));
    QCOMPARE(std::ranges::count(heard.played, Effect::Pencil), drawn);
    QCOMPARE(std::ranges::count(heard.played, Effect::Win), 1);
    QVERIFY(heard.played.back() == Effect::Win);
}

void BeetleSoundsTest::aFastForwardIsSilentUntilItsEnd()
{
    BeetleUser user(beetleRecord({PlayerKind::Person, PlayerKind::Person}));
    RecordedSound heard;
    user.window().findChild<QAction*>(QStringLiteral("fastForward"))->trigger();
    QTRY_VERIFY_WITH_TIMEOUT(!heard.played.empty() && heard.played.back() == Effect::Win, 20000);
    QCOMPARE(heard.played.size(), std::size_t {1});
}

BUBBLEBAR_TEST(BeetleSoundsTest)
#include "tst_beetlesounds.moc"
