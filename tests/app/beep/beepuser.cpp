#include "tests/app/beep/beepuser.h"

#include "app/beep/beeptable.h"
#include "app/promptbar.h"
#include "core/beep/pace.h"

#include <QAbstractAnimation>
#include <QPushButton>
#include <QtTest>

namespace bubblebar::tests {

using namespace beep;
using State = LiveGame::State;

BeepPlan beepPlan(const std::vector<SeatKind>& kinds, TableKind table)
{
    BeepPlan plan;
    for (const SeatKind kind : kinds)
        plan.seats.push_back({proposedName(kind, plan.seats), kind});
    plan.table = table;
    return plan;
}

std::uint64_t beepSeed(int players, const std::function<bool(const Table&)>& wanted)
{
    for (std::uint64_t seed = 1; seed < 5000; ++seed)
        if (wanted(Table(TableKind::Strict, dealCards(players, seed))))
            return seed;
    qFatal("No deal is like that");
}

BeepUser::BeepUser(const BeepPlan& plan, std::uint64_t seed)
    : m_settings(m_folder.filePath(QStringLiteral("settings.ini")))
{
    m_window = std::make_unique<BeepWindow>(
        plan, m_settings, BeepWindow::Surroundings {[seed] { return seed; }, [this] { return m_now; }});
    m_window->resize(1366, 768);
    m_window->show();
    QApplication::setActiveWindow(m_window.get());
}

QString BeepUser::promptText()
{
    return m_window->findChild<PromptBar*>()->text();
}

void BeepUser::wait(Milliseconds time)
{
    m_now += time;
    game().wake();
}

void BeepUser::go()
{
    pressKey(Qt::Key_Return);
    wait(kCountdown);
}

void BeepUser::clickCentre(int pile)
{
    BeepTable* table = m_window->table();
    QTest::mouseClick(table, Qt::LeftButton, {}, table->area(TablePlan::centre(pile)).center());
}

void BeepUser::clickOwn(int own)
{
    BeepTable* table = m_window->table();
    const int seat = *m_window->play()->mouseSeat();
    QTest::mouseClick(table, Qt::LeftButton, {}, table->area(table->plan().pile(seat, own)).center());
}

void BeepUser::dragTo(int pile, int own)
{
    BeepTable* table = m_window->table();
    const QPoint from = table->area(TablePlan::centre(pile)).center();
    const QPoint to = table->area(table->plan().pile(*m_window->play()->mouseSeat(), own)).center();
    QTest::mousePress(table, Qt::LeftButton, {}, from);
    for (const QPoint at : {(from + to) / 2, to}) {
        QMouseEvent move(QEvent::MouseMove, at, table->mapToGlobal(at), Qt::NoButton, Qt::LeftButton, {});
        QCoreApplication::sendEvent(table, &move);
    }
    QTest::mouseRelease(table, Qt::LeftButton, {}, to);
}

void BeepUser::clickHorn(Qt::MouseButton button)
{
    BeepTable* table = m_window->table();
    QTest::mouseClick(table, button, {}, table->area(table->plan().horn()).center());
}

void BeepUser::pressKey(int key)
{
    QTest::keyClick(m_window->table(), static_cast<Qt::Key>(key));
}

void BeepUser::pressKeyOf(int seat, int number)
{
    const BeepPlay& play = *m_window->play();
    pressKey(play.keys().key(*play.blockOf(seat), number));
}

void BeepUser::clickButton(const QString& name)
{
    QTest::mouseClick(m_window->findChild<QPushButton*>(name), Qt::LeftButton);
}

void BeepUser::reach(int seat, int centre)
{
    if (m_window->play()->mouseSeat() == seat)
        clickCentre(centre);
    else
        pressKeyOf(seat, centre);
}

void BeepUser::lay(int seat, int own)
{
    if (m_window->play()->mouseSeat() == seat)
        clickOwn(own);
    else
        pressKeyOf(seat, kCentrePiles + own);
}

void BeepUser::honk(int seat)
{
    if (m_window->play()->mouseSeat() == seat)
        clickHorn();
    else
        pressKeyOf(seat, KeyBlocks::kKeys - 1);
}

/// False where the person has nothing to do now.
bool BeepUser::actFor(int seat)
{
    if (state() == State::Reward && table().honker() == seat) {
        const std::vector<int> piles = table().rewardPiles();
        reach(seat, piles[0]);
        reach(seat, piles[1]);
        return true;
    }
    if (state() == State::Stuck && table().turn() == seat) {
        for (int centre = 0; centre < kCentrePiles; ++centre)
            if (table().visible()[static_cast<std::size_t>(centre)]) {
                reach(seat, centre);
                return true;
            }
    }
    if (state() != State::Playing)
        return false;
    if (table().isJam()) {
        honk(seat);
        return true;
    }
    for (int centre = 0; centre < kCentrePiles; ++centre)
        for (int own = 0; own < table().ownPiles(); ++own)
            if (table().wouldMatch(seat, centre, own)) {
                reach(seat, centre);
                lay(seat, own);
                return true;
            }
    return false;
}

bool BeepUser::playToTheEnd()
{
    for (int step = 0; step < 4000 && !table().isOver(); ++step) {
        for (int seat = 0; seat < table().players() && !table().isOver(); ++seat)
            if (isPerson(game().plan().seats[static_cast<std::size_t>(seat)].kind))
                static_cast<void>(actFor(seat));
        if (!table().isOver())
            wait(700);
    }
    return table().isOver();
}

int runningTimers(const QObject& window)
{
    int running = 0;
    for (const QTimer* timer : window.findChildren<QTimer*>())
        running += timer->isActive() ? 1 : 0;
    for (const QAbstractAnimation* animation : window.findChildren<QAbstractAnimation*>())
        running += animation->state() == QAbstractAnimation::Running ? 1 : 0;
    return running;
}

} // namespace bubblebar::tests
