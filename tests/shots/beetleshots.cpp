#include "tests/shots/beetleshots.h"

#include "app/beetle/beetleplay.h"
#include "app/beetle/beetlesession.h"
#include "app/beetle/beetlewindow.h"
#include "app/beetle/newgame/beetleseats.h"
#include "app/beetle/newgame/newbeetledialog.h"
#include "app/beetle/statistics/statisticsdialog.h"
#include "app/settings.h"
#include "core/beetle/die.h"

#include <QPushButton>
#include <QSpinBox>
#include <QtTest>

namespace bubblebar::shots {

namespace {

using namespace beetle;

constexpr std::array kNames {"Mia", "Jonas", "Oma Lies", "Rosie", "Till", "Bumble", "Otto", "Hazel"};
constexpr std::array kColours {PenColour::Orange, PenColour::Blue,   PenColour::Green, PenColour::Pink,
                               PenColour::Red,    PenColour::Purple, PenColour::Brown, PenColour::Yellow};

/// A game of people, of whom the fourth and the last ones are computers.
Record gameOf(int players, Variant variant = {}, bool playOn = false, std::uint64_t seed = 11)
{
    Record record;
    record.variant = variant;
    record.playOn = playOn;
    record.seed = seed;
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(players); ++seat) {
        const PlayerKind kind = seat == 3 || seat > 4 ? PlayerKind::Medium : PlayerKind::Person;
        record.players.push_back({QLatin1String(kNames[seat]), kColours[seat], kind, {}});
    }
    return record;
}

/// Rolls until the game is as wanted and a person is on turn.
Record rolledUntil(Record record, const std::function<bool(const Game&)>& wanted)
{
    Die die(record.seed);
    Game game(optionsOf(record));
    const auto isPersons = [&] {
        return !game.seat() || record.players[static_cast<std::size_t>(*game.seat())].kind == PlayerKind::Person;
    };
    while (game.phase() != Game::Phase::Over && !(wanted(game) && isPersons())) {
        record.rolls.push_back(die.roll());
        game.apply(record.rolls.back());
    }
    return record;
}

Record afterTurns(Record record, int turns)
{
    return rolledUntil(std::move(record), [turns](const Game& game) { return game.turns() >= turns; });
}

/// Some have thrown again, and one of them is still to do so.
Record firstThrowsAgain()
{
    const auto wanted = [](const Game& game) {
        return game.firstThrowRound() == 1 && game.firstThrows().back().round == 1;
    };
    for (std::uint64_t seed = 1;; ++seed) {
        Record record = rolledUntil(gameOf(8, {}, false, seed), wanted);
        if (gameAt(record).phase() == Game::Phase::FirstThrows)
            return record;
    }
}

std::unique_ptr<BeetleWindow> table(Record record, Settings& settings)
{
    return std::make_unique<BeetleWindow>(std::move(record), QString(), settings);
}

std::unique_ptr<QWidget> newGame(Settings& settings, int players)
{
    settings.setLines(Setting::BeetlePlayers, linesOf(gameOf(players).players));
    return std::make_unique<NewBeetleDialog>(settings);
}

std::unique_ptr<QWidget> statistics(Settings& /*settings*/)
{
    auto dialog = std::make_unique<StatisticsDialog>(Options {4, {}, false});
    dialog->findChild<QSpinBox*>()->setValue(11);
    dialog->findChild<QPushButton*>(QStringLiteral("startButton"))->click();
    while (dialog->isRunning())
        QTest::qWait(20);
    return dialog;
}

/// The last roll is still to come, and comes at once.
std::unique_ptr<QWidget> theEnd(Settings& settings, bool playOn)
{
    Record record = rolledUntil(gameOf(4, {}, playOn), [](const Game&) { return false; });
    record.rolls.pop_back();
    const int speed = settings.number(Setting::TableSpeed);
    settings.setNumber(Setting::TableSpeed, 0);
    auto window = table(std::move(record), settings);
    window->show();
    window->play().press();
    settings.setNumber(Setting::TableSpeed, speed);
    return window;
}

} // namespace

std::vector<Shot> beetleShots(Settings& settings)
{
    const auto shot = [&settings](const char* name, std::unique_ptr<QWidget> (*make)(Settings&)) {
        return Shot {QLatin1String(name), [&settings, make] { return make(settings); }};
    };
    return {
        shot("beetle-new", [](Settings& s) { return newGame(s, 4); }),
        shot("beetle-new-eight", [](Settings& s) { return newGame(s, 8); }),
        shot("beetle-first-throws",
             [](Settings& s) -> std::unique_ptr<QWidget> { return table(firstThrowsAgain(), s); }),
        shot("beetle-two",
             [](Settings& s) -> std::unique_ptr<QWidget> {
                 return table(afterTurns(gameOf(2, {true, true}), 44), s);
             }),
        shot("beetle-three",
             [](Settings& s) -> std::unique_ptr<QWidget> { return table(afterTurns(gameOf(3), 45), s); }),
        shot("beetle-four",
             [](Settings& s) -> std::unique_ptr<QWidget> { return table(afterTurns(gameOf(4), 80), s); }),
        shot("beetle-five",
             [](Settings& s) -> std::unique_ptr<QWidget> { return table(afterTurns(gameOf(5), 90), s); }),
        shot("beetle-eight",
             [](Settings& s) -> std::unique_ptr<QWidget> {
                 return table(afterTurns(gameOf(8, {false, true}, true), 170), s);
             }),
        shot("beetle-statistics", statistics),
        shot("beetle-end", [](Settings& s) { return theEnd(s, false); }),
        shot("beetle-end-places", [](Settings& s) { return theEnd(s, true); }),
    };
}

} // namespace bubblebar::shots
