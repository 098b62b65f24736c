#include "tests/app/bubble/tableuser.h"

#include "app/bubble/board/boardscene.h"
#include "app/bubble/board/boardview.h"
#include "app/bubble/board/stackfan.h"
#include "app/bubble/handview.h"
#include "app/bubble/promptline.h"
#include "app/bubble/racerunner.h"
#include "app/bubble/racewords.h"
#include "app/bubble/tablearea.h"
#include "app/bubble/tableplay.h"
#include "app/bubble/turndesk.h"

#include <QAbstractButton>
#include <QtTest>

#include <algorithm>

namespace bubblebar::tests {

namespace {

/// A button that the user sees.
QAbstractButton* shownButton(QWidget& window, const std::function<bool(const QAbstractButton&)>& wanted)
{
    for (QAbstractButton* button : window.findChildren<QAbstractButton*>()) {
        if (button->isVisible() && wanted(*button))
            return button;
    }
    return nullptr;
}

} // namespace

TableUser::TableUser(GameRecord record)
    : m_settings(m_folder.filePath(QStringLiteral("settings.ini")))
{
    m_settings.setNumber(Setting::TableSpeed, 0);
    m_window = std::make_unique<TableWindow>(std::move(record), QString(), m_settings);
    m_window->play().runner().setPause(0);
    m_window->resize(1366, 768);
    m_window->show();
    if (!QTest::qWaitForWindowExposed(m_window.get()))
        qFatal("The window does not show");
}

TableUser::~TableUser()
{
    close();
}

void TableUser::close()
{
    if (!m_window)
        return;
    session().setModified(false);
    m_window->close();
    m_window.reset();
}

QPoint TableUser::viewPoint(const Pick& pick)
{
    TableArea& area = m_window->area();
    return area.view().fromBoard(area.scene().placeOf(pick)).toPoint();
}

void TableUser::clickBoard(const Pick& pick, Qt::MouseButton button)
{
    QTest::mouseClick(m_window->area().view().viewport(), button, {}, viewPoint(pick));
}

void TableUser::clickCard(int index)
{
    HandView& hand = m_window->area().hand();
    QTest::mouseMove(&hand, hand.cardCentre(index).toPoint());
    QTest::mouseClick(&hand, Qt::LeftButton, {}, hand.cardCentre(index).toPoint());
}

int TableUser::handIndex(Card card)
{
    const std::vector<Card>& cards = m_window->area().hand().content().cards;
    return static_cast<int>(std::ranges::find(cards, card) - cards.begin());
}

void TableUser::clickCard(Card card)
{
    clickCard(handIndex(card));
}

/// A beetle that others hide is chosen in the fan of its stack.
void TableUser::clickBeetle(BeetleId beetle)
{
    TableArea& area = m_window->area();
    if (area.scene().pickAt(area.scene().placeOf({-1, beetle})).beetle == beetle)
        return clickBoard({-1, beetle});
    hoverSpace(race().beetles.where(beetle));
    auto* fan = m_window->findChild<StackFan*>(QStringLiteral("stackFan"));
    if (!QTest::qWaitFor([&] { return fan->isVisible(); }))
        qFatal("The stack does not fan out");
    int level = 0;
    while (fan->order().at(level) != beetle)
        ++level;
    QTest::mouseClick(fan, Qt::LeftButton, {}, fan->slot(level).toPoint());
    // Away from it, as a hand would.
    QTest::mouseMove(area.view().viewport(), {3, 3});
}

void TableUser::clickSpace(SpaceId space)
{
    clickBoard({-1, BeetleId::None, space});
}

void TableUser::clickTile(BoardTileId tile)
{
    clickBoard({-1, BeetleId::None, SpaceId::None, tile});
}

void TableUser::clickChoice(Card card)
{
    const QString title = racewords::cardTitle(card);
    auto* button = shownButton(*m_window, [&](const QAbstractButton& b) { return b.accessibleName() == title; });
    if (!button)
        qFatal("The card %s is not offered", qPrintable(title));
    QTest::mouseClick(button, Qt::LeftButton);
}

void TableUser::clickButton(const QString& name)
{
    auto* button = shownButton(*m_window, [&](const QAbstractButton& b) { return b.objectName() == name; });
    if (!button)
        qFatal("There is no button %s", qPrintable(name));
    QTest::mouseClick(button, Qt::LeftButton);
}

void TableUser::rightClickBoard()
{
    QTest::mouseClick(m_window->area().view().viewport(), Qt::RightButton, {}, {5, 5});
}

void TableUser::clickDrawPile()
{
    HandView& hand = m_window->area().hand();
    QTest::mouseClick(&hand, Qt::LeftButton, {}, hand.drawPileRect().center().toPoint());
}

void TableUser::focusBoard()
{
    m_window->activateWindow();
    // It may have the focus already, but not by Tab.
    m_window->area().view().clearFocus();
    m_window->area().view().setFocus(Qt::TabFocusReason);
}

void TableUser::pressKey(Qt::Key key, Qt::KeyboardModifiers modifiers)
{
    QWidget* focused = m_window->focusWidget();
    QTest::keyClick(focused ? focused : m_window.get(), key, modifiers);
}

void TableUser::hoverSpace(SpaceId space)
{
    QTest::mouseMove(m_window->area().view().viewport(), viewPoint({-1, BeetleId::None, space}));
}

void TableUser::hoverBeetle(BeetleId beetle)
{
    QTest::mouseMove(m_window->area().view().viewport(), viewPoint({-1, beetle}));
}

void TableUser::dragBeetle(BeetleId beetle, SpaceId to)
{
    QWidget* viewport = m_window->area().view().viewport();
    const QPoint from = viewPoint({-1, beetle});
    const QPoint end = viewPoint({-1, BeetleId::None, to});
    QTest::mousePress(viewport, Qt::LeftButton, {}, from);
    QTest::mouseMove(viewport, from + QPoint(15, 15));
    QTest::mouseMove(viewport, end);
    QTest::mouseRelease(viewport, Qt::LeftButton, {}, end);
}

void TableUser::dragCard(int index, BeetleId to)
{
    HandView& hand = m_window->area().hand();
    QWidget* viewport = m_window->area().view().viewport();
    const QPoint from = hand.cardCentre(index).toPoint();
    const QPoint end = hand.mapFromGlobal(viewport->mapToGlobal(viewPoint({-1, to})));
    QTest::mousePress(&hand, Qt::LeftButton, {}, from);
    QTest::mouseMove(&hand, from - QPoint(0, 30));
    QTest::mouseMove(&hand, end);
    QTest::mouseRelease(&hand, Qt::LeftButton, {}, end);
}

void TableUser::arrange(StackOrder order)
{
    auto* fan = m_window->findChild<StackFan*>(QStringLiteral("orderFan"));
    for (int level = 0; level < order.size(); ++level) {
        int from = level;
        while (fan->order().at(from) != order.at(level))
            ++from;
        if (from == level)
            continue;
        QTest::mousePress(fan, Qt::LeftButton, {}, fan->slot(from).toPoint());
        QTest::mouseMove(fan, fan->slot(level).toPoint());
        QTest::mouseRelease(fan, Qt::LeftButton, {}, fan->slot(level).toPoint());
    }
}

void TableUser::perform(const Action& action, bool beetleFirst)
{
    switch (action.kind) {
    case Action::Kind::Play:
        if (beetleFirst) {
            clickBeetle(action.beetle);
            clickSpace(action.space);
            if (boardMarks().choice)
                clickChoice(action.card);
            return;
        }
        clickCard(action.card);
        clickBeetle(action.beetle);
        return clickSpace(action.space);
    case Action::Kind::BonusMove:
        clickBeetle(action.beetle);
        return clickSpace(action.space);
    case Action::Kind::BonusReorder:
        if (!boardMarks().open || boardMarks().open->space != action.space)
            clickSpace(action.space);
        arrange(action.order);
        return clickButton(QStringLiteral("confirmButton"));
    case Action::Kind::BonusRotate:
        clickTile(action.tile);
        clickButton(action.turn > 0 ? QStringLiteral("turnClockwise") : QStringLiteral("turnCounterClockwise"));
        return clickButton(QStringLiteral("confirmButton"));
    case Action::Kind::BonusDraw:
        return clickButton(QStringLiteral("confirmButton"));
    case Action::Kind::Discard:
        clickCard(action.card);
        return clickButton(QStringLiteral("confirmButton"));
    case Action::Kind::BonusSkip:
    case Action::Kind::End:
        return clickButton(QStringLiteral("leaveButton"));
    }
}

bool TableUser::waitForChoice()
{
    RaceRunner& runner = m_window->play().runner();
    return QTest::qWaitFor([&] {
        if (runner.state() == RaceRunner::State::Curtain)
            clickButton(QStringLiteral("curtainButton"));
        return runner.state() == RaceRunner::State::Deciding || runner.state() == RaceRunner::State::Over;
    });
}

QString TableUser::promptText()
{
    return m_window->area().prompt().text();
}

const BoardMarks& TableUser::boardMarks()
{
    return m_window->area().scene().marks();
}

} // namespace bubblebar::tests
