#include "app/bubble/board/boardscene.h"
#include "app/bubble/gamesession.h"
#include "app/bubble/tablearea.h"
#include "app/bubble/tableplay.h"
#include "app/bubble/tablesounds.h"
#include "core/support/random.h"
#include "tests/app/bubble/tableuser.h"
#include "tests/app/support/recordedsound.h"
#include "tests/common/testrunner.h"

#include <QtTest>

#include <algorithm>

using namespace bubblebar;
using namespace bubblebar::tests;

class TableSoundsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void eachSpaceOfARouteIsAStep();
    void aWholeRaceIsHeard();

private:
    static std::size_t steps(const RecordedSound& heard);
};

std::size_t TableSoundsTest::steps(const RecordedSound& heard)
{
    return static_cast<std::size_t>(std::ranges::count(heard.played, Effect::Step));
}

/// With animation the beetle is heard on each space of its way, even if the frames come late it lands with a sound.
void TableSoundsTest::eachSpaceOfARouteIsAStep()
{
    GameSession session(raceRecord({PlayerKind::Person, PlayerKind::Person}, 0, 4));
    BoardScene scene(session.race());
    QTemporaryDir folder;
    Settings settings(folder.filePath(QStringLiteral("settings.ini")));
    Sound sound(settings);
    const TableSounds sounds(session, scene, sound);
    RecordedSound heard;
    std::vector<Action> legal = legalActions(session.position());
    std::erase_if(legal, [](const Action& action) { return action.kind != Action::Kind::Play; });
    const auto length = [&](const Action& action) { return routeOf(session.race(), action).size(); };
    const Action longest = *std::ranges::max_element(legal, {}, length);
    const std::size_t spaces = length(longest);
    QVERIFY(spaces > 2);
    const Race before = session.race();
    QVERIFY(session.request(longest));
    QVERIFY(heard.played.front() == Effect::Card);
    scene.setPace(3);
    QSignalSpy shown(&scene, &BoardScene::shown);
    scene.show(before, session.history().back(), session.race());
    QVERIFY(shown.wait());
    QVERIFY(steps(heard) >= 1 && steps(heard) <= spaces - 1);
    QVERIFY(heard.played.back() == Effect::Step);
}

void TableSoundsTest::aWholeRaceIsHeard()
{
    RecordedSound heard;
    TableUser user(raceRecord({PlayerKind::Easy, PlayerKind::Easy}, 0, 4));
    QTRY_VERIFY_WITH_TIMEOUT(user.race().isOver(), 100000);
    QTRY_VERIFY(heard.played.back() == Effect::Win);
    const auto count = [&](const auto& wanted) {
        return static_cast<std::size_t>(std::ranges::count_if(user.session().history(), wanted));
    };
    // Without animation a move is one landing.
    QCOMPARE(steps(heard), count([](const Transition& done) { return done.moved.size() > 0; }));
    QCOMPARE(static_cast<std::size_t>(std::ranges::count(heard.played, Effect::Card)),
             count([](const Transition& done) {
                 return done.action.kind == Action::Kind::Play || done.action.kind == Action::Kind::Discard;
             }));
    QCOMPARE(std::ranges::count(heard.played, Effect::Win), 1);
}

BUBBLEBAR_TEST(TableSoundsTest)
#include "tst_tablesounds.moc"
