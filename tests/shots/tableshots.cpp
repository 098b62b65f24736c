#include "tests/shots/tableshots.h"

#include "app/bubble/access/tablekeys.h"
#include "app/bubble/board/boardview.h"
#include "app/bubble/gamesession.h"
#include "app/bubble/handview.h"
#include "app/bubble/modes/movemodes.h"
#include "app/bubble/racerunner.h"
#include "app/bubble/replay/replaydesk.h"
#include "app/bubble/tablearea.h"
#include "app/bubble/tableplay.h"
#include "app/bubble/tablewindow.h"
#include "app/bubble/turndesk.h"
#include "tests/common/racerecords.h"

#include <QDialog>
#include <QTimer>

#include <algorithm>
#include <optional>

namespace bubblebar::shots {

namespace {

using Stage = TurnOptions::Stage;
using Wanted = std::function<bool(const Position&)>;
using Table = std::unique_ptr<TableWindow>;

/// The tracks of the program.
constexpr std::size_t kTracks = 8;
constexpr std::size_t kFigureOfEight = 6;

/// The first race, by its seed, that comes to a moment that is wanted.
GameRecord raceAt(const std::function<std::optional<GameRecord>(std::uint64_t seed)>& play)
{
    for (std::uint64_t seed = 1; seed < 5000; ++seed) {
        if (std::optional<GameRecord> record = play(seed))
            return *std::move(record);
    }
    qFatal("No race comes to this moment");
}

/// Three people and a computer on a long track.
GameRecord familyRace(const Wanted& wanted)
{
    return raceAt([&](std::uint64_t seed) -> std::optional<GameRecord> {
        GameRecord record = tests::raceRecord(
            {PlayerKind::Person, PlayerKind::Person, PlayerKind::Person, PlayerKind::Medium}, kFigureOfEight, seed);
        return tests::playWellUntil(record, wanted) ? std::optional(std::move(record)) : std::nullopt;
    });
}

/// With hardly any cards but those that need three steps nobody gets far.
GameRecord stuckRace()
{
    return raceAt([&](std::uint64_t seed) -> std::optional<GameRecord> {
        GameRecord record = tests::raceRecord({PlayerKind::Person, PlayerKind::Person}, seed % kTracks, seed);
        record.deck = {QString(), {{0, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 15}}, {}, {}};
        const auto wanted = [](const Position& p) {
            return TurnOptions(p).stage() == Stage::Stuck && p.handToPlay().size() > 1;
        };
        return tests::playUntil(record, wanted) ? std::optional(std::move(record)) : std::nullopt;
    });
}

bool isWellUnderWay(const Position& position, Stage stage, std::size_t cards)
{
    return position.race.turn == 0 && position.hand(0).size() >= cards && position.race.beetles.home() != 0 &&
           TurnOptions(position).stage() == stage;
}

bool awaitsBonus(const Position& position, Bonus bonus)
{
    return position.race.turn == 0 && position.race.pendingBonus() == bonus;
}

Table openTable(GameRecord record, Settings& settings)
{
    auto table = std::make_unique<TableWindow>(std::move(record), QString(), settings);
    table->play().runner().openCurtain();
    return table;
}

/// A card that moves a beetle by its colour, so that there is a way to see.
int colourCard(const TurnOptions& options)
{
    const auto found = std::ranges::find_if(options.hand(), [&](Card card) {
        return options.canPlay(card) && moveRule(card).kind == MoveRule::Kind::ToColour;
    });
    return static_cast<int>(found - options.hand().begin());
}

bool hasColourCard(const Position& position)
{
    const TurnOptions options(position);
    return colourCard(options) < static_cast<int>(options.hand().size());
}

bool hasRiders(const Position& position)
{
    const TurnOptions options(position);
    bool found = false;
    forEachBeetle(options.movable(),
                  [&](BeetleId beetle) { found = found || position.race.beetles.moving(beetle) > 1; });
    return found;
}

/// A card and a beetle are chosen.
BeetleId chooseCardAndBeetle(TableWindow& table)
{
    TurnDesk& desk = table.play().desk();
    const TurnOptions options(table.session().position());
    const int card = colourCard(options);
    const BeetleMask beetles = options.movable(moveRule(options.hand()[static_cast<std::size_t>(card)]));
    desk.activate(Pick::ofCard(card));
    BeetleId beetle = lowestOf(beetles);
    forEachBeetle(beetles, [&](BeetleId other) {
        if (table.session().race().beetles.moving(other) > table.session().race().beetles.moving(beetle))
            beetle = other;
    });
    desk.activate(stopAt(table.session().race(), beetle));
    return beetle;
}

Table choosingACard(Settings& settings)
{
    return openTable(familyRace([](const Position& p) { return isWellUnderWay(p, Stage::FirstCard, 3); }), settings);
}

Table pointingAtATarget(Settings& settings)
{
    Table table = openTable(familyRace([](const Position& p) {
                                return isWellUnderWay(p, Stage::FirstCard, 3) && hasColourCard(p) && hasRiders(p);
                            }),
                            settings);
    chooseCardAndBeetle(*table);
    const std::vector<Pick> stops = table->play().desk().scenery().stops;
    table->play().point(stops.back(), false);
    return table;
}

Table askingWhyNot(Settings& settings)
{
    Table table = openTable(
        familyRace([](const Position& p) { return isWellUnderWay(p, Stage::FirstCard, 3) && hasColourCard(p); }),
        settings);
    const Race& race = table->session().race();
    const SpaceId here = race.beetles.where(chooseCardAndBeetle(*table));
    const auto& targets = table->play().desk().scenery().board.targets;
    for (const SpaceId space : race.links.slots(race.board->space(here))) {
        if (space != SpaceId::None && std::ranges::find(targets, space, &TargetMark::space) == targets.end())
            table->play().point(stopAt(race, space), true);
    }
    return table;
}

Table beetleFirst(Settings& settings)
{
    Table table =
        openTable(familyRace([](const Position& p) { return isWellUnderWay(p, Stage::FirstCard, 4); }), settings);
    const TurnOptions options(table->session().position());
    BeetleId best = lowestOf(options.movable());
    forEachBeetle(options.movable(), [&](BeetleId beetle) {
        if (options.cardsFor(beetle).size() > options.cardsFor(best).size())
            best = beetle;
    });
    table->play().desk().activate(stopAt(table->session().race(), best));
    const std::vector<TargetMark> targets = table->play().desk().scenery().board.targets;
    const auto several = std::ranges::find_if(targets, [](const TargetMark& t) { return t.cards.size() > 1; });
    if (several != targets.end())
        table->play().desk().activate(stopAt(table->session().race(), several->space));
    return table;
}

Table stuck(Settings& settings)
{
    Table table = openTable(stuckRace(), settings);
    table->play().desk().activate(Pick::ofCard(0));
    return table;
}

Table atBonus(Settings& settings, Bonus bonus)
{
    return openTable(familyRace([bonus](const Position& p) { return awaitsBonus(p, bonus); }), settings);
}

Table turningATile(Settings& settings)
{
    Table table = atBonus(settings, Bonus::Rotate);
    const Race& race = table->session().race();
    table->play().desk().activate({-1, BeetleId::None, SpaceId::None, race.board->space(race.bonus).tile});
    return table;
}

Table puttingAStackInOrder(Settings& settings)
{
    Table table = atBonus(settings, Bonus::Reorder);
    const std::vector<Pick> stops = table->play().desk().scenery().stops;
    if (!table->play().desk().scenery().board.open)
        table->play().desk().activate(stops.front());
    return table;
}

Table behindTheCurtain(Settings& settings)
{
    return std::make_unique<TableWindow>(
        familyRace([](const Position& p) { return isWellUnderWay(p, Stage::FirstCard, 3); }), QString(), settings);
}

/// With the keyboard on a part of the table.
Table withFocus(Table table, QWidget& part)
{
    // Once the window is there and active.
    QTimer::singleShot(100, &part, [&part] {
        part.clearFocus();
        part.setFocus(Qt::TabFocusReason);
    });
    return table;
}

Table keyboardOnTheBoard(Settings& settings)
{
    Table table = pointingAtATarget(settings);
    QWidget& board = table->area().view();
    return withFocus(std::move(table), board);
}

Table keyboardOnTheCards(Settings& settings)
{
    Table table = choosingACard(settings);
    QWidget& hand = table->area().hand();
    return withFocus(std::move(table), hand);
}

Table withHiddenHand(Settings& settings)
{
    Table table = choosingACard(settings);
    table->play().runner().setHandHidden(true);
    QWidget& board = table->area().view();
    return withFocus(std::move(table), board);
}

Table theEnd(Settings& settings)
{
    return openTable(familyRace([](const Position& p) { return p.race.isOver(); }), settings);
}

/// An action in the middle of a race that is over, or that still runs.
Table replaying(Settings& settings, bool over)
{
    const auto wanted = [over](const Position& p) {
        return over ? p.race.isOver() : isWellUnderWay(p, Stage::FirstCard, 3);
    };
    Table table = openTable(familyRace(wanted), settings);
    table->resize(1366, 768);
    table->show();
    table->replay().playAction(static_cast<int>(table->session().record().actions.size() / 2));
    return table;
}

} // namespace

std::vector<Shot> tableShots(Settings& settings)
{
    const auto shot = [&settings](const char* name, Table (*make)(Settings&)) {
        return Shot {QLatin1String(name), [&settings, make] { return make(settings); }};
    };
    return {
        shot("table", choosingACard),
        shot("table-target", pointingAtATarget),
        shot("table-why-not", askingWhyNot),
        shot("table-beetle-first", beetleFirst),
        shot("table-stuck", stuck),
        shot("table-bonus-move", [](Settings& s) { return atBonus(s, Bonus::Any2); }),
        shot("table-bonus-draw", [](Settings& s) { return atBonus(s, Bonus::Draw); }),
        shot("table-bonus-rotate", turningATile),
        shot("table-bonus-reorder", puttingAStackInOrder),
        shot("table-curtain", behindTheCurtain),
        shot("table-focus-board", keyboardOnTheBoard),
        shot("table-focus-hand", keyboardOnTheCards),
        shot("table-hidden-hand", withHiddenHand),
        shot("table-end", theEnd),
        shot("table-replay", [](Settings& s) { return replaying(s, false); }),
        shot("table-replay-end", [](Settings& s) { return replaying(s, true); }),
        {QStringLiteral("table-keys"), [] { return keysDialog(tableKeys()); }},
    };
}

} // namespace bubblebar::shots
