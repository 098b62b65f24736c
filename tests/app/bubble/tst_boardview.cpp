#include "app/bubble/board/boardscene.h"
#include "app/bubble/board/boardview.h"
#include "core/bubble/record.h"
#include "tests/common/racerecords.h"
#include "tests/common/testrunner.h"

#include <QScrollBar>
#include <QSignalSpy>
#include <QWheelEvent>
#include <QtTest>

using namespace bubblebar;
using namespace bubblebar::tests;

/// The window on the board: fit, zoom, pan; and how an action is shown.
class BoardViewTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void itFitsUntilTheUserZooms();
    void theWheelZoomsAboutThePointer();
    void keysZoomAndFit();
    void theMiddleButtonPans();
    void spaceAndTheLeftButtonPan();
    void everyPlaceIsFoundUnderItsOwnPoint();
    void aMoveIsShownStepByStep();
    void aShownMoveCanBeFinishedAtOnce();
    void withoutAnimationOnlyTheResultIsShown();
    void undoneActionsAreShownBackwards_data();
    void undoneActionsAreShownBackwards();

private:
    [[nodiscard]] QPointF scenePoint(QPointF position) const;
    void wheel(QPointF position, int delta);
    /// A move of the first beetle and what comes of it.
    void startMove(double pace);

    Position m_position;
    std::unique_ptr<BoardScene> m_scene;
    std::unique_ptr<BoardView> m_view;
};

void BoardViewTest::init()
{
    m_position = initialPosition(raceRecord({PlayerKind::Person, PlayerKind::Person}, 6, 3));
    m_view.reset();
    m_scene = std::make_unique<BoardScene>(m_position.race);
    m_view = std::make_unique<BoardView>(*m_scene);
    m_view->resize(900, 500);
    m_view->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_view.get()));
}

QPointF BoardViewTest::scenePoint(QPointF position) const
{
    return m_view->viewportTransform().inverted().map(position);
}

void BoardViewTest::wheel(QPointF position, int delta)
{
    QWheelEvent event(position, m_view->viewport()->mapToGlobal(position), {}, {0, delta}, Qt::NoButton, Qt::NoModifier,
                      Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(m_view->viewport(), &event);
}

void BoardViewTest::itFitsUntilTheUserZooms()
{
    const auto isAllVisible = [&] {
        return m_view->viewport()->rect().contains(
            m_view->viewportTransform().mapRect(m_scene->boardRect()).toAlignedRect());
    };
    QVERIFY(m_view->isFitted());
    QVERIFY(isAllVisible());
    const double zoom = m_view->zoom();
    m_view->resize(700, 400);
    QVERIFY(m_view->zoom() < zoom);
    QVERIFY(isAllVisible());
    m_view->zoomIn();
    const double chosen = m_view->zoom();
    m_view->resize(900, 500);
    QCOMPARE(m_view->zoom(), chosen);
    m_view->fit();
    QCOMPARE(m_view->zoom(), zoom);
}

void BoardViewTest::theWheelZoomsAboutThePointer()
{
    const QPointF pointer(300, 200);
    const QPointF before = scenePoint(pointer);
    const double zoom = m_view->zoom();
    wheel(pointer, 120);
    QVERIFY(m_view->zoom() > zoom);
    const QPointF away = scenePoint(pointer) - before;
    QVERIFY(QPointF::dotProduct(away, away) < 4);
    wheel(pointer, -120);
    QVERIFY(qAbs(m_view->zoom() - zoom) < 1e-9);
}

void BoardViewTest::keysZoomAndFit()
{
    const double zoom = m_view->zoom();
    QTest::keyClick(m_view.get(), Qt::Key_Plus);
    QVERIFY(m_view->zoom() > zoom);
    QTest::keyClick(m_view.get(), Qt::Key_Minus);
    QVERIFY(qAbs(m_view->zoom() - zoom) < 1e-9);
    QTest::keyClick(m_view.get(), Qt::Key_Minus);
    QTest::keyClick(m_view.get(), Qt::Key_0);
    QVERIFY(qAbs(m_view->zoom() - zoom) < 1e-9);
    QVERIFY(m_view->isFitted());
}

void BoardViewTest::theMiddleButtonPans()
{
    m_view->zoomIn();
    const QPointF before = scenePoint({100, 100});
    QTest::mousePress(m_view->viewport(), Qt::MiddleButton, {}, {100, 100});
    QTest::mouseMove(m_view->viewport(), {160, 130});
    QTest::mouseRelease(m_view->viewport(), Qt::MiddleButton, {}, {160, 130});
    const QPointF away = scenePoint({160, 130}) - before;
    QVERIFY(QPointF::dotProduct(away, away) < 4);
}

void BoardViewTest::spaceAndTheLeftButtonPan()
{
    m_view->zoomIn();
    const QPointF before = scenePoint({100, 100});
    QTest::keyPress(m_view.get(), Qt::Key_Space);
    QTest::mousePress(m_view->viewport(), Qt::LeftButton, {}, {100, 100});
    QTest::mouseMove(m_view->viewport(), {80, 90});
    QTest::mouseRelease(m_view->viewport(), Qt::LeftButton, {}, {80, 90});
    QTest::keyRelease(m_view.get(), Qt::Key_Space);
    const QPointF away = scenePoint({80, 90}) - before;
    QVERIFY(QPointF::dotProduct(away, away) < 4);
    QVERIFY(!m_view->isPanning());
}

void BoardViewTest::everyPlaceIsFoundUnderItsOwnPoint()
{
    for (int i = 0; i < m_position.race.board->spaceCount(); ++i) {
        const auto space = static_cast<SpaceId>(i);
        const Pick found = m_scene->pickAt(m_scene->placeOf({-1, BeetleId::None, space}));
        QCOMPARE(found.space, space);
        QCOMPARE(found.tile, m_position.race.board->space(space).tile);
    }
    const Pick beetle = m_scene->pickAt(m_scene->placeOf({-1, beetleId(0, 1)}));
    QCOMPARE(beetle.beetle, beetleId(0, 1));
    QVERIFY(m_scene->pickAt({-5000, 0}).isNothing());
}

void BoardViewTest::startMove(double pace)
{
    m_scene->setPace(pace);
    const Position before = m_position;
    Action move = legalActions(m_position).front();
    for (const Action& action : legalActions(m_position)) {
        if (action.kind == Action::Kind::Play && routeOf(before.race, action).size() > 2)
            move = action;
    }
    const Transition transition = apply(m_position, move);
    m_scene->show(before.race, transition, m_position.race);
}

void BoardViewTest::aMoveIsShownStepByStep()
{
    QSignalSpy shown(m_scene.get(), &BoardScene::shown);
    startMove(1);
    QVERIFY(m_scene->isShowing());
    QVERIFY(m_scene->race().beetles ==
            initialPosition(raceRecord({PlayerKind::Person, PlayerKind::Person}, 6, 3)).race.beetles);
    QVERIFY(shown.wait(3000));
    QVERIFY(!m_scene->isShowing());
    QVERIFY(m_scene->race() == m_position.race);
}

void BoardViewTest::aShownMoveCanBeFinishedAtOnce()
{
    QSignalSpy shown(m_scene.get(), &BoardScene::shown);
    startMove(20);
    QVERIFY(m_scene->isShowing());
    m_scene->finishShowing();
    QCOMPARE(shown.count(), 1);
    QVERIFY(m_scene->race() == m_position.race);
}

void BoardViewTest::withoutAnimationOnlyTheResultIsShown()
{
    QSignalSpy shown(m_scene.get(), &BoardScene::shown);
    startMove(0);
    // Never at once: whoever asked may not be ready yet.
    QCOMPARE(shown.count(), 0);
    QVERIFY(shown.wait(500));
    QVERIFY(m_scene->race() == m_position.race);
}

void BoardViewTest::undoneActionsAreShownBackwards_data()
{
    QTest::addColumn<int>("kind");
    QTest::newRow("a move goes back along its route") << static_cast<int>(Action::Kind::Play);
    QTest::newRow("a tile turns back") << static_cast<int>(Action::Kind::BonusRotate);
}

/// It begins with the picture as it was, and ends with the picture as it was before.
void BoardViewTest::undoneActionsAreShownBackwards()
{
    QFETCH(int, kind);
    if (kind == static_cast<int>(Action::Kind::BonusRotate))
        m_position = positionAt(recordAtBonus(Bonus::Rotate));
    m_view.reset();
    m_scene = std::make_unique<BoardScene>(m_position.race);
    m_view = std::make_unique<BoardView>(*m_scene);
    m_view->resize(900, 500);
    m_view->show();
    const Position before = m_position;
    const std::vector<Action> legal = legalActions(before);
    const auto done = std::ranges::find(legal, static_cast<Action::Kind>(kind), &Action::kind);
    QVERIFY(done != legal.end());
    const QImage pictureBefore = m_view->grab().toImage();
    const Transition transition = apply(m_position, *done);
    m_scene->setRace(m_position.race);
    const QImage pictureAfter = m_view->grab().toImage();
    m_scene->setPace(1000);
    QSignalSpy shown(m_scene.get(), &BoardScene::shown);
    m_scene->showBack(before.race, transition);
    QVERIFY(m_scene->isShowing());
    QVERIFY(m_view->grab().toImage() != pictureBefore);
    m_scene->finishShowing();
    QCOMPARE(shown.count(), 1);
    QVERIFY(m_scene->race() == before.race);
    QCOMPARE(m_view->grab().toImage(), pictureBefore);
    QVERIFY(pictureAfter != pictureBefore);
}

BUBBLEBAR_TEST(BoardViewTest)
#include "tst_boardview.moc"
