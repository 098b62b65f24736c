#include "app/bubble/board/boardscene.h"
#include "app/bubble/tablearea.h"
#include "tests/app/bubble/tableuser.h"
#include "tests/common/testrunner.h"

#include <QtTest>

using namespace bubblebar;
using namespace bubblebar::tests;

namespace {

/// Counts what keeps a processor awake: paint events and timers of anything in the program.
class Work : public QObject
{
public:
    Work() { qApp->installEventFilter(this); }

    [[nodiscard]] int count() const { return m_count; }
    [[nodiscard]] QString names() const { return m_names.join(QLatin1Char(' ')); }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        const bool counts =
            event->type() == QEvent::Paint || event->type() == QEvent::Timer || event->type() == QEvent::UpdateRequest;
        if (counts) {
            ++m_count;
            m_names << QLatin1String(watched->metaObject()->className());
        }
        return false;
    }

private:
    int m_count = 0;
    QStringList m_names;
};

} // namespace

/// A table at which somebody thinks costs nothing.
class IdleTableTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void nothingHappensWhileAPersonThinks();
    void nothingHappensAfterAMoveWasShown();

private:
    static void verifyIdle();
};

void IdleTableTest::verifyIdle()
{
    constexpr int kLookedAt = 1000;
    constexpr int kToCalmDown = 5000;
    // What was begun may come to its end first; then a whole second must pass in which nothing happens.
    QElapsedTimer patience;
    patience.start();
    QString names;
    while (patience.elapsed() < kToCalmDown + 2 * kLookedAt) {
        const Work work;
        QTest::qWait(kLookedAt);
        if (work.count() == 0)
            return;
        names = work.names();
    }
    QFAIL(qPrintable(QStringLiteral("still at work: %1").arg(names)));
}

void IdleTableTest::nothingHappensWhileAPersonThinks()
{
    TableUser user(raceRecord({PlayerKind::Person, PlayerKind::Person}, 7, 3));
    QVERIFY(user.waitForChoice());
    verifyIdle();
}

void IdleTableTest::nothingHappensAfterAMoveWasShown()
{
    TableUser user(raceRecord({PlayerKind::Person, PlayerKind::Person}, 7, 3));
    user.settings().setNumber(Setting::TableSpeed, 1);
    QVERIFY(user.waitForChoice());
    Position after = user.position();
    const std::vector<Action> actions = legalActions(after);
    const auto move = std::ranges::find(actions, Action::Kind::Play, &Action::kind);
    QVERIFY(move != actions.end());
    const Transition transition = apply(after, *move);
    QSignalSpy shown(&user.window().area().scene(), &BoardScene::shown);
    user.window().area().scene().show(user.race(), transition, after.race);
    QVERIFY(shown.wait());
    verifyIdle();
}

BUBBLEBAR_TEST(IdleTableTest)
#include "tst_idletable.moc"
