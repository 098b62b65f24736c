#include "app/help/helpscene.h"

#include "app/help/tableground.h"
#include "core/bubble/explain.h"
#include "core/bubble/explaintext.h"
#include "core/bubble/rules.h"
#include "core/track/standardset.h"
#include "designer/drawing/beetlepainter.h"
#include "designer/drawing/marks.h"
#include "designer/drawing/routepath.h"
#include "designer/drawing/tracklayout.h"
#include "designer/drawing/trackpainter.h"

#include <QPainter>

#include <algorithm>
#include <cctype>
#include <string>

namespace bubblebar {

namespace {

constexpr double kPixelsPerUnit = 0.85;
constexpr double kMargin = 14; ///< tile units of wood round the tiles
constexpr double kCorner = 14;
const QPointF kLevel {7, -27}; ///< stacks stand apart more than on the board, so that all beetles are seen

using Words = std::vector<std::string>;

Words wordsOf(std::string_view text, char separator = ' ')
{
    Words words(1);
    for (const char c : text) {
        if (c != separator)
            words.back() += c;
        else if (!words.back().empty())
            words.emplace_back();
    }
    if (words.back().empty())
        words.pop_back();
    return words;
}

PlacedTile tileFrom(const Track& track, std::string name, const std::string& place)
{
    PlacedTile placed;
    const bool isBack = name.size() == 1 && std::islower(static_cast<unsigned char>(name.front())) != 0;
    if (isBack)
        name.front() = static_cast<char>(std::toupper(static_cast<unsigned char>(name.front())));
    placed.tile = track.tileFromName(name).value();
    placed.side = isBack ? FaceSide::Back : FaceSide::Front;
    const Words parts = wordsOf(place, '@');
    const Words hex = wordsOf(parts.front(), ',');
    placed.at = {std::stoi(hex.at(0)), std::stoi(hex.at(1))};
    placed.rotation = parts.size() > 1 ? std::stoi(parts[1]) : 0;
    return placed;
}

TrackPtr trackFrom(std::string_view tiles)
{
    auto track = std::make_shared<Track>();
    track->tileSet = standardTileSet();
    const Words words = wordsOf(tiles);
    for (std::size_t i = 0; i + 1 < words.size(); i += 2)
        track->tiles.push_back(tileFrom(*track, words[i], words[i + 1]));
    return track;
}

void placeStacks(Race& race, std::string_view stacks)
{
    for (const std::string& stack : wordsOf(stacks, ',')) {
        const Words words = wordsOf(stack);
        const SpaceId space = race.board->spaceFromName(words.at(0)).value();
        for (std::size_t i = 1; i < words.size(); ++i)
            race.beetles.move(*race.board, beetleFromName(race, words[i]).value(), space);
    }
}

BeetlePiece pieceOf(const Race& race, BeetleId beetle)
{
    return {race.colourOf(beetle), numberOf(beetle)};
}

/// Beetles on start and finish stand side by side.
void paintStanding(QPainter& painter, const Race& race, SpaceId space)
{
    const StackOrder stack = race.beetles.stack(space);
    const QPointF centre = spacePosition(*race.board, race.links, space);
    const std::vector<StandingPlace> places = standingPlaces(stack.size());
    for (int i = 0; i < stack.size(); ++i) {
        const StandingPlace& place = places[static_cast<std::size_t>(i)];
        paintBeetle(painter, centre + place.offset, kBeetleScale * place.scale, pieceOf(race, stack.at(i)));
    }
}

void paintBeetles(QPainter& painter, const Race& race)
{
    for (int i = 0; i < race.board->spaceCount(); ++i) {
        const auto space = static_cast<SpaceId>(i);
        if (!race.beetles.isOccupied(space))
            continue;
        if (isOpenSpace(space)) {
            paintStanding(painter, race, space);
            continue;
        }
        const StackOrder stack = race.beetles.stack(space);
        const QPointF centre = spacePosition(*race.board, race.links, space);
        for (int level = 0; level < stack.size(); ++level)
            paintBeetle(painter, centre + kLevel * level, kBeetleScale, pieceOf(race, stack.at(level)));
    }
}

/// The way of a move, above the tiles and below the beetles.
void paintWay(QPainter& painter, const Position& position, const Action& action)
{
    const std::vector<SpaceId> route = routeOf(position.race, action);
    if (route.empty())
        return;
    const Board& board = *position.race.board;
    paintRoute(painter, routePath(board, position.race.links, route));
    const double radius = isOpenSpace(route.back()) ? kPlazaTarget : 30;
    paintTarget(painter, spacePosition(board, position.race.links, route.back()), radius);
}

void paintObstacle(QPainter& painter, const Position& position, const Action& action)
{
    const Explanation why = explain(position, action);
    const SpaceId at = why.space != SpaceId::None ? why.space : action.space;
    paintBlocked(painter, spacePosition(*position.race.board, position.race.links, at));
}

/// A piece of the table with `track` on it and whatever `paint` adds, in tile units.
HelpPicture tablePicture(const TrackPtr& track, const std::function<void(QPainter&)>& paint)
{
    const QRectF area = trackBounds(*track).adjusted(-kMargin, -kMargin, kMargin, kMargin);
    const auto all = [track, area, paint](QPainter& painter, bool dark) {
        painter.scale(kPixelsPerUnit, kPixelsPerUnit);
        painter.translate(-area.topLeft());
        paintTableGround(painter, area, kCorner, dark);
        TileLook look;
        look.dark = dark;
        paintTrack(painter, *track, look);
        paint(painter);
    };
    return {area.size() * kPixelsPerUnit, all};
}

} // namespace

Position scenePosition(const HelpScene& scene)
{
    std::vector<Colour> colours;
    for (const std::string& player : wordsOf(scene.players))
        colours.push_back(colourFromName(player).value());
    Position position;
    position.race = Race(std::make_shared<const Board>(trackFrom(scene.tiles)), colours, scene.teams);
    placeStacks(position.race, scene.stacks);
    const Words action = wordsOf(scene.action);
    if (action.size() > 1 && action.front() == "play")
        position.hands[0].push_back(cardFromName(action[1]).value());
    return position;
}

Action sceneAction(const HelpScene& scene, const Position& position)
{
    return parseAction(position.race, scene.action).value();
}

QString sceneReason(const HelpScene& scene)
{
    const Position position = scenePosition(scene);
    return explanationText(position.race, explain(position, sceneAction(scene, position)));
}

HelpPicture scenePicture(const HelpScene& scene)
{
    const Position position = scenePosition(scene);
    const auto paint = [position, scene](QPainter& painter) {
        if (scene.action.empty())
            return;
        const Action action = sceneAction(scene, position);
        if (scene.isPossible)
            paintWay(painter, position, action);
        paintBeetles(painter, position.race);
        if (!scene.isPossible)
            paintObstacle(painter, position, action);
    };
    return tablePicture(position.race.board->trackPtr(), paint);
}

HelpPicture sceneAfterPicture(const HelpScene& scene)
{
    Position position = scenePosition(scene);
    apply(position, sceneAction(scene, position));
    const auto paint = [position](QPainter& painter) { paintBeetles(painter, position.race); };
    return tablePicture(position.race.board->trackPtr(), paint);
}

} // namespace bubblebar
