#include "app/firstflight/flightscript.h"

#include "core/bubble/deckfile.h"
#include "core/bubble/rules.h"
#include "core/track/standardset.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <array>

namespace bubblebar {

namespace {

constexpr std::uint64_t kSeed = 335;

constexpr std::array<std::string_view, 9> kActions {
    "play any:pink blue1 A.0",   "end", // the computer's first turn
    "play own:blue orange1 A.0", "end", // up on its back: draws a card at once
    "play own:green blue1 I.3",  "end", // and is carried
    "play any:blue orange1 D.3",        // alone into the purple tile, onto a bonus
    "bonus move orange1 D.0",    "play own:yellow orange1 finish",
};
/// The person's first action in the script, which says which beetle plays the part.
constexpr std::size_t kFirstOwn = 2;

using Kind = FlightStep::Kind;

constexpr std::array kSteps {
    FlightStep {Kind::Read, 1, 0, "finish",
                QT_TRANSLATE_NOOP("FirstFlight", "Your three beetles are orange. Bring them all to the Bubble Bar "
                                                 "before %1 brings the blue ones.")},
    FlightStep {Kind::Watch, 2, 0, "", QT_TRANSLATE_NOOP("FirstFlight", "%1 begins. Watch the blue beetle walk!")},
    FlightStep {Kind::PickCard, 3, 2, "own:blue",
                QT_TRANSLATE_NOOP("FirstFlight", "Your turn! Your cards lie below. Press the blue one.")},
    FlightStep {Kind::PickBeetle, 3, 2, "orange1",
                QT_TRANSLATE_NOOP("FirstFlight", "The blue card moves one of your beetles. Press one.")},
    FlightStep {Kind::Act, 3, 2, "",
                QT_TRANSLATE_NOOP("FirstFlight", "The shining places are where it can go. Press the blue beetle: it "
                                                 "counts as blue.")},
    FlightStep {Kind::Act, 4, 3, "",
                QT_TRANSLATE_NOOP("FirstFlight", "You climbed onto a beetle, and that earned you a card! Press “End "
                                                 "turn” to draw one more.")},
    FlightStep {Kind::Watch, 5, 4, "",
                QT_TRANSLATE_NOOP("FirstFlight", "Now it is the turn of %1. Watch your beetle, too!")},
    FlightStep {Kind::Read, 5, 6, "orange1",
                QT_TRANSLATE_NOOP("FirstFlight", "That was a free ride: a beetle carries all that sit on top of it.")},
    FlightStep {Kind::PickCard, 6, 6, "any:blue",
                QT_TRANSLATE_NOOP("FirstFlight", "Some cards move any beetle, even one of %1. Press the one with the "
                                                 "ring.")},
    FlightStep {
        Kind::PickBeetle, 6, 6, "blue1",
        QT_TRANSLATE_NOOP("FirstFlight", "Point at the stack, and it opens. Then press the blue beetle under yours.")},
    FlightStep {Kind::TryInVain, 6, 6, "D.3",
                QT_TRANSLATE_NOOP("FirstFlight", "Try to send both to the purple tile: press the flower with the "
                                                 "ring.")},
    FlightStep {Kind::Act, 6, 6, "",
                QT_TRANSLATE_NOOP("FirstFlight", "Each flower on a purple tile has room for one beetle only. So send "
                                                 "yours alone!")},
    FlightStep {Kind::Act, 7, 7, "",
                QT_TRANSLATE_NOOP("FirstFlight", "A picture in a flower is a bonus. This one moves any beetle one "
                                                 "space: take yours!")},
    FlightStep {Kind::Act, 8, 8, "",
                QT_TRANSLATE_NOOP("FirstFlight", "You may play a second card. The Bubble Bar counts as every colour, "
                                                 "so go in with yellow!")},
    FlightStep {Kind::Read, 9, 9, "finish",
                QT_TRANSLATE_NOOP("FirstFlight",
                                  "Your first beetle is home! You win as soon as the other two are there "
                                  "as well.")},
    FlightStep {Kind::Read, 9, 9, "",
                QT_TRANSLATE_NOOP("FirstFlight", "Do the last beetles of two players come home on one stack? Then the "
                                                 "lower one was first.")},
    FlightStep {Kind::PlayOn, 10, 9, "",
                QT_TRANSLATE_NOOP("FirstFlight", "Now you know all you need. Finish this race, or begin a real one!")},
};

TrackPtr flightTrack()
{
    // Two ways of two tiles each; the purple tile D lies before the bar.
    const auto place = [](std::string_view name, Hex at, FaceSide side, int rotation) {
        Track set;
        set.tileSet = standardTileSet();
        return PlacedTile {*set.tileFromName(name), at, side, rotation, {}};
    };
    auto track = std::make_shared<Track>();
    track->name = QCoreApplication::translate("FirstFlight", "First Flight");
    track->tileSet = standardTileSet();
    track->tiles = {place("start", {0, 0}, FaceSide::Front, 0), place("A", {1, -1}, FaceSide::Front, 4),
                    place("H", {2, -1}, FaceSide::Front, 2),    place("I", {1, 0}, FaceSide::Front, 5),
                    place("D", {2, 0}, FaceSide::Back, 2),      place("finish", {3, -1}, FaceSide::Front, 0)};
    return track;
}

/// The beetle of the script that the one of that name is in the record, and the other way round.
BeetleId inRecord(const GameRecord& record, const Race& race, BeetleId beetle)
{
    if (record.actions.size() <= kFirstOwn)
        return beetle;
    const BeetleId written = parseAction(race, kActions[kFirstOwn])->beetle;
    const BeetleId moved = record.actions[kFirstOwn].beetle;
    if (beetle == written)
        return moved;
    return beetle == moved ? written : beetle;
}

/// True where the script, as far as both go, is what the record did.
bool isOnTheWay(const GameRecord& record)
{
    const std::vector<Action> script = flightScript(record);
    const std::size_t common = std::min(script.size(), record.actions.size());
    return std::equal(script.begin(), script.begin() + static_cast<std::ptrdiff_t>(common), record.actions.begin());
}

} // namespace

std::span<const FlightStep> flightSteps()
{
    return kSteps;
}

int flightLessons()
{
    return kSteps.back().lesson;
}

GameRecord freshFlight(const QString& personName)
{
    GameRecord record;
    record.track = flightTrack();
    record.deck = standardDeck();
    record.seed = kSeed;
    record.firstSeat = kFlightComputer;
    record.players = {{personName, Colour::Orange, PlayerKind::Person, {}},
                      {QCoreApplication::translate("FirstFlight", "Rosie"), Colour::Blue, PlayerKind::Easy, {}}};
    return record;
}

std::vector<Action> flightScript(const GameRecord& record)
{
    const Race race = initialPosition(record).race;
    std::vector<Action> script;
    for (const std::string_view line : kActions) {
        Action& action = script.emplace_back(*parseAction(race, line));
        action.beetle = inRecord(record, race, action.beetle);
    }
    return script;
}

BeetleId flightBeetle(const GameRecord& record, std::string_view name)
{
    const Race race = initialPosition(record).race;
    return inRecord(record, race, beetleFromName(race, name).value_or(BeetleId::None));
}

QString flightText(const GameRecord& record)
{
    const Race race = initialPosition(record).race;
    QStringList lines;
    for (const Action& action : record.actions)
        lines << QString::fromStdString(actionText(race, action));
    return lines.join(u'\n');
}

GameRecord flightFromText(const QString& personName, const QString& text)
{
    GameRecord record = freshFlight(personName);
    Position position = initialPosition(record);
    for (const QString& line : text.split(u'\n', Qt::SkipEmptyParts)) {
        const auto action = parseAction(position.race, line.toStdString());
        if (!action || !isLegal(position, *action))
            break;
        apply(position, *action);
        record.actions.push_back(*action);
    }
    if (!isOnTheWay(record))
        record.actions.clear();
    return record;
}

} // namespace bubblebar
