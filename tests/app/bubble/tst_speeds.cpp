#include "app/bubble/board/boardscene.h"
#include "app/bubble/tablearea.h"
#include "app/motion.h"
#include "tests/app/bubble/tableuser.h"
#include "tests/common/testrunner.h"

#include <QAction>
#include <QComboBox>
#include <QMenu>
#include <QProxyStyle>
#include <QToolBar>
#include <QtTest>

#include <algorithm>
#include <memory>

using namespace bubblebar;
using namespace bubblebar::tests;

/// How fast moves are shown: off, fast, normal or slow, and not at all for who wants less motion.
class SpeedsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void menuAndToolBarAgree();
    void lessMotionCountsForMore();
    void theLastMoveStaysMarkedWithoutAnimations();
};

namespace {

/// The style of a system that is asked for less motion.
class StillStyle : public QProxyStyle
{
public:
    int styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                  QStyleHintReturn* data) const override
    {
        return hint == SH_Widget_Animation_Duration ? 0 : QProxyStyle::styleHint(hint, option, widget, data);
    }
};

GameRecord freshRace()
{
    return raceRecord({PlayerKind::Person, PlayerKind::Person}, 0, 3);
}

} // namespace

void SpeedsTest::menuAndToolBarAgree()
{
    TableUser user(freshRace());
    const auto* menu = user.window().findChild<QMenu*>(QStringLiteral("speedMenu"));
    auto* combo = user.window().findChild<QToolBar*>()->findChild<QComboBox*>();
    const auto checked = [&] {
        const QList<QAction*> actions = menu->actions();
        return static_cast<int>(std::ranges::find_if(actions, &QAction::isChecked) - actions.begin());
    };
    QCOMPARE(menu->actions().size(), combo->count());
    QCOMPARE(checked(), 0);
    menu->actions().at(3)->trigger();
    QCOMPARE(user.settings().number(Setting::TableSpeed), 3);
    QCOMPARE(combo->currentIndex(), 3);
    combo->setFocus();
    QTest::keyClick(combo, Qt::Key_Up);
    QCOMPARE(user.settings().number(Setting::TableSpeed), 2);
    QCOMPARE(checked(), 2);
    QCOMPARE(menu->actions().at(2)->text(), combo->currentText());
}

void SpeedsTest::lessMotionCountsForMore()
{
    TableUser user(freshRace());
    user.settings().setNumber(Setting::TableSpeed, 3);
    QVERIFY(motionPace(user.settings(), user.window()) > 1);
    const auto still = std::make_unique<StillStyle>();
    user.window().setStyle(still.get());
    QCOMPARE(motionPace(user.settings(), user.window()), 0.0);
    user.close();
}

void SpeedsTest::theLastMoveStaysMarkedWithoutAnimations()
{
    TableUser user(freshRace());
    QVERIFY(user.waitForChoice());
    const Action move = legalActions(user.position()).front();
    const std::vector<SpaceId> route = routeOf(user.race(), move);
    QVERIFY(user.session().request(move));
    QVERIFY(user.waitForChoice());
    QVERIFY(user.window().area().scene().lastMove());
    QCOMPARE(user.window().area().scene().lastMove()->spaces, route);
}

BUBBLEBAR_TEST(SpeedsTest)
#include "tst_speeds.moc"
