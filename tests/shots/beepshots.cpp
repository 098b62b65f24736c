#include "tests/shots/beepshots.h"

#include "app/beep/beepplay.h"
#include "app/beep/beepwindow.h"
#include "app/beep/countview.h"
#include "app/beep/newgame/keysdialog.h"
#include "app/beep/newgame/newbeepdialog.h"
#include "app/beep/scorepage.h"
#include "core/beep/pace.h"

#include <QtTest>

namespace bubblebar::shots {

namespace {

using namespace beep;
using State = LiveGame::State;
using Wanted = std::function<bool(const LiveGame&)>;
using Window = std::unique_ptr<BeepWindow>;

BeepPlan planOf(const std::vector<SeatKind>& kinds, TableKind table = TableKind::Strict)
{
    BeepPlan plan;
    for (const SeatKind kind : kinds)
        plan.seats.push_back({proposedName(kind, plan.seats), kind});
    plan.table = table;
    return plan;
}

/// A window whose clock is `now`.
Window openWindow(const BeepPlan& plan, Settings& settings, std::uint64_t seed,
                  const std::shared_ptr<Milliseconds>& now)
{
    return std::make_unique<BeepWindow>(plan, settings,
                                        BeepWindow::Surroundings {[seed] { return seed; }, [now] { return *now; }});
}

/// People play like computer players of medium strength.
void actFor(LiveGame& game, int seat)
{
    const auto event = Computer(Level::Medium, 7 + static_cast<std::uint64_t>(seat)).next(Sight(game.table(), seat));
    if (event && event->time <= game.now())
        game.attempt(*event);
}

/// Plays until the game is as wanted; false if it never is.
bool playUntil(LiveGame& game, Milliseconds& now, const Wanted& wanted)
{
    game.start();
    for (int step = 0; step < 20000 && !game.table().isOver(); ++step) {
        if (wanted(game))
            return true;
        now += 40;
        game.wake();
        for (int seat = 0; seat < game.table().players() && !game.table().isOver(); ++seat)
            if (isPerson(game.plan().seats[static_cast<std::size_t>(seat)].kind))
                actFor(game, seat);
    }
    return wanted(game);
}

/// The first game, by its seed, that comes to the moment wanted.
Window gameAt(const BeepPlan& plan, Settings& settings, const Wanted& wanted)
{
    for (std::uint64_t seed = 1; seed < 60; ++seed) {
        const auto now = std::make_shared<Milliseconds>(0);
        Window window = openWindow(plan, settings, seed, now);
        if (playUntil(*window->game(), *now, wanted))
            return window;
    }
    qFatal("No game comes to this moment");
}

/// Well under way, with a card in the hand of the first player.
Window middle(const BeepPlan& plan, Settings& settings)
{
    Window window = gameAt(plan, settings, [](const LiveGame& game) {
        return game.state() == State::Playing && game.now() > 40000 && game.table().wouldMatch(0, 1, 0);
    });
    window->play()->pressCentre(0, 1);
    return window;
}

Window jamCheck(Settings& settings)
{
    return gameAt(planOf({SeatKind::Mouse, SeatKind::Keys, SeatKind::Medium, SeatKind::Easy}), settings,
                  [](const LiveGame& game) {
                      return game.state() == State::Checking && game.table().wasRightHonk() && game.checkedCards() == 4;
                  });
}

Window reward(Settings& settings)
{
    BeepPlan plan = planOf({SeatKind::Mouse, SeatKind::Medium, SeatKind::Medium});
    const auto now = std::make_shared<Milliseconds>(0);
    Window window = openWindow(plan, settings, 4, now);
    LiveGame& game = *window->game();
    playUntil(game, *now, [](const LiveGame& at) { return at.state() == State::Playing && at.table().isJam(); });
    window->play()->pressHorn(0);
    *now += kJamCheckStep * (kCentrePiles + 1);
    game.wake();
    window->play()->pressCentre(0, game.table().rewardPiles().front());
    return window;
}

/// The count of a game; `shown` steps of it.
Window count(Settings& settings, TableKind table, double share)
{
    BeepPlan plan = planOf({SeatKind::Mouse, SeatKind::Keys, SeatKind::Medium, SeatKind::Hard}, table);
    plan.isTournament = table == TableKind::Strict;
    Window window = gameAt(plan, settings, [](const LiveGame& game) { return game.table().isOver(); });
    static_cast<void>(QTest::qWaitFor([&] { return window->score() != nullptr; }));
    ScorePage& page = *window->score();
    page.start(false);
    page.view().setShown(static_cast<int>(share * static_cast<double>(page.view().steps().size())));
    return window;
}

} // namespace

std::vector<Shot> beepShots(Settings& settings)
{
    using enum SeatKind;
    return {
        {QStringLiteral("beep-new-game"), [&] { return std::make_unique<NewBeepDialog>(settings); }},
        {QStringLiteral("beep-keys"), [] { return std::make_unique<KeysDialog>(KeyBlocks()); }},
        {QStringLiteral("beep-ready"),
         [&] {
             return std::make_unique<BeepWindow>(planOf({Mouse, Keys, Easy}), settings);
         }},
        {QStringLiteral("beep-two"),
         [&] {
             return middle(planOf({Mouse, Medium}), settings);
         }},
        {QStringLiteral("beep-two-people"),
         [&] {
             return middle(planOf({Keys, Mouse}), settings);
         }},
        {QStringLiteral("beep-four"),
         [&] {
             return middle(planOf({Mouse, Keys, Easy, Hard}), settings);
         }},
        {QStringLiteral("beep-six"),
         [&] {
             return middle(planOf({Mouse, Keys, Keys, Keys, Easy, Hard}), settings);
         }},
        {QStringLiteral("beep-check"), [&] { return jamCheck(settings); }},
        {QStringLiteral("beep-reward"), [&] { return reward(settings); }},
        {QStringLiteral("beep-count"), [&] { return count(settings, TableKind::Strict, 1); }},
        {QStringLiteral("beep-review"), [&] { return count(settings, TableKind::Tournament, 0.6); }},
    };
}

} // namespace bubblebar::shots
