#include "tests/app/bubble/keyuser.h"

#include "app/bubble/board/boardcursor.h"
#include "app/bubble/board/boardview.h"
#include "app/bubble/board/stackfan.h"
#include "app/bubble/handview.h"
#include "app/bubble/racerunner.h"
#include "app/bubble/tablearea.h"
#include "app/bubble/tableplay.h"

#include <QtTest>

#include <algorithm>

namespace bubblebar::tests {

namespace {

constexpr int kMostSteps = 200;

} // namespace

KeyUser::KeyUser(TableUser& table)
    : m_table(table)
{
    table.window().activateWindow();
    if (!QTest::qWaitForWindowActive(&table.window()))
        qFatal("The window does not become active");
}

void KeyUser::press(Qt::Key key, Qt::KeyboardModifiers modifiers)
{
    QWidget* focused = m_table.window().focusWidget();
    if (!focused || !focused->isVisible() || !focused->isEnabled())
        qFatal("The keyboard is nowhere: %s", qPrintable(m_table.promptText()));
    QTest::keyClick(focused, key, modifiers);
}

void KeyUser::tabTo(const QWidget& widget)
{
    for (int i = 0; i < kMostSteps; ++i) {
        if (m_table.window().focusWidget() == &widget)
            return;
        press(Qt::Key_Tab);
    }
    qFatal("Tab never comes to %s %s", widget.metaObject()->className(), qPrintable(widget.objectName()));
}

void KeyUser::chooseStop(const std::function<bool(const Pick&)>& wanted)
{
    const BoardCursor& cursor = m_table.window().area().cursor();
    tabTo(m_table.window().area().view());
    press(Qt::Key_Home);
    for (int i = 0; i < kMostSteps; ++i) {
        const std::optional<Pick> stop = cursor.current();
        if (!stop)
            qFatal("The board has no stop: %s", qPrintable(m_table.promptText()));
        if (wanted(*stop))
            return press(Qt::Key_Return);
        press(Qt::Key_PageDown);
    }
    qFatal("The board has no such stop: %s", qPrintable(m_table.promptText()));
}

void KeyUser::chooseCard(Card card)
{
    const HandView& hand = m_table.window().area().hand();
    const std::vector<Card>& cards = hand.content().cards;
    tabTo(hand);
    press(Qt::Key_Home);
    for (auto steps = std::ranges::find(cards, card) - cards.begin(); steps > 0; --steps)
        press(Qt::Key_Right);
    press(Qt::Key_Return);
}

void KeyUser::chooseBeetle(BeetleId beetle)
{
    chooseStop([beetle](const Pick& stop) { return stop.beetle == beetle; });
}

void KeyUser::chooseSpace(SpaceId space)
{
    chooseStop([space](const Pick& stop) { return stop.space == space; });
}

void KeyUser::chooseOffered(Card card)
{
    const std::vector<Card>& cards = m_table.boardMarks().choice->cards;
    for (auto steps = std::ranges::find(cards, card) - cards.begin(); steps > 0; --steps)
        press(Qt::Key_Right);
    press(Qt::Key_Return);
}

/// Level by level, from the bottom.
void KeyUser::arrange(StackOrder order)
{
    const auto* fan = m_table.window().findChild<StackFan*>(QStringLiteral("orderFan"));
    tabTo(*fan);
    for (int level = 0; level < order.size(); ++level) {
        for (int i = 0; i < order.size(); ++i)
            press(Qt::Key_Left);
        int from = 0;
        for (; fan->order().at(from) != order.at(level); ++from)
            press(Qt::Key_Right);
        for (; from > level; --from)
            press(Qt::Key_Left, Qt::ShiftModifier);
    }
    press(Qt::Key_Return);
}

void KeyUser::turnTile(const Action& action)
{
    chooseStop([&](const Pick& stop) { return stop.tile == action.tile; });
    press(Qt::Key_R, action.turn > 0 ? Qt::NoModifier : Qt::ShiftModifier);
    press(Qt::Key_Return);
}

void KeyUser::performMove(const Action& action, bool beetleFirst)
{
    if (action.kind == Action::Kind::Play && !beetleFirst)
        chooseCard(action.card);
    chooseBeetle(action.beetle);
    chooseSpace(action.space);
    if (m_table.boardMarks().choice)
        chooseOffered(action.card);
}

void KeyUser::perform(const Action& action, bool beetleFirst)
{
    switch (action.kind) {
    case Action::Kind::Play:
    case Action::Kind::BonusMove:
        return performMove(action, beetleFirst);
    case Action::Kind::BonusReorder:
        if (!m_table.boardMarks().open || m_table.boardMarks().open->space != action.space)
            chooseSpace(action.space);
        return arrange(action.order);
    case Action::Kind::BonusRotate:
        return turnTile(action);
    case Action::Kind::BonusDraw:
        return press(Qt::Key_Return);
    case Action::Kind::Discard:
        chooseCard(action.card);
        return press(Qt::Key_Return, Qt::ControlModifier);
    case Action::Kind::BonusSkip:
    case Action::Kind::End:
        return press(Qt::Key_E, Qt::ControlModifier);
    }
}

bool KeyUser::waitForChoice()
{
    const RaceRunner& runner = m_table.window().play().runner();
    return QTest::qWaitFor([&] {
        if (runner.state() == RaceRunner::State::Curtain)
            press(Qt::Key_Return);
        return runner.state() == RaceRunner::State::Deciding || runner.state() == RaceRunner::State::Over;
    });
}

} // namespace bubblebar::tests
