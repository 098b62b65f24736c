#include "app/help/topicat.h"

#include "app/beep/beepwindow.h"
#include "app/beep/newgame/newbeepdialog.h"
#include "app/beetle/beetlewindow.h"
#include "app/beetle/newgame/newbeetledialog.h"
#include "app/bubble/board/boardcursor.h"
#include "app/bubble/board/boardscene.h"
#include "app/bubble/board/boardview.h"
#include "app/bubble/endpanel.h"
#include "app/bubble/handview.h"
#include "app/bubble/newrace/deckchooser.h"
#include "app/bubble/newrace/newracedialog.h"
#include "app/bubble/newrace/teamsbox.h"
#include "app/bubble/promptline.h"
#include "app/bubble/replay/logview.h"
#include "app/bubble/tablewindow.h"
#include "designer/canvas/trackcanvas.h"
#include "designer/document/trackdocument.h"
#include "designer/panels/terrainlegend.h"
#include "designer/print/printdialog.h"
#include "designer/share/sharedialog.h"
#include "designer/window/designerwindow.h"

#include <QDockWidget>

namespace bubblebar {

namespace {

using Pointer = std::optional<QPoint>;

HelpTopic topicOnBoard(const BoardView& board, const Pointer& pointer)
{
    Pick pick;
    if (pointer) {
        pick = board.board().pickAt(board.mapToScene(board.viewport()->mapFromGlobal(*pointer)));
    } else if (const auto* cursor = board.findChild<BoardCursor*>()) {
        pick = cursor->current().value_or(Pick {});
    }
    return helpTopicOf(board.board().race(), pick);
}

HelpTopic topicOnTray(const HandView& hand, const Pointer& pointer)
{
    const bool onPile = pointer && hand.drawPileRect().contains(hand.mapFromGlobal(*pointer));
    const auto cards = static_cast<int>(hand.content().cards.size());
    return onPile || (!pointer && hand.focusedCard() >= cards && cards > 0) ? HelpTopic::Turn : HelpTopic::Cards;
}

/// A tile with a rule of its own is told of on the page about limits.
HelpTopic topicOnCanvas(const TrackCanvas& canvas, const Pointer& pointer)
{
    const Hex hex = pointer ? canvas.camera().hexAt(canvas.mapFromGlobal(*pointer)) : canvas.cursorHex();
    const PlacedTile* placed = canvas.document().tileAt(hex);
    const Face* face = placed == nullptr ? nullptr : canvas.document().track().face(*placed);
    return face != nullptr && face->terrain != Terrain::Meadow ? HelpTopic::Limits : HelpTopic::Designing;
}

template <class Widget>
bool is(const QWidget& widget)
{
    return qobject_cast<const Widget*>(&widget) != nullptr;
}

std::optional<HelpTopic> topicAtTable(const QWidget& widget, const Pointer& pointer)
{
    if (const auto* board = qobject_cast<const BoardView*>(&widget))
        return topicOnBoard(*board, pointer);
    if (const auto* hand = qobject_cast<const HandView*>(&widget))
        return topicOnTray(*hand, pointer);
    if (is<EndPanel>(widget) || (is<QDockWidget>(widget) && widget.objectName() == u"playersDock"))
        return HelpTopic::End;
    if (is<PromptLine>(widget) || is<LogView>(widget) || is<TableWindow>(widget))
        return HelpTopic::Turn;
    return std::nullopt;
}

std::optional<HelpTopic> topicInSetup(const QWidget& widget)
{
    if (is<TeamsBox>(widget))
        return HelpTopic::Teams;
    if (is<DeckChooser>(widget))
        return HelpTopic::Cards;
    return is<NewRaceDialog>(widget) ? std::optional(HelpTopic::Aim) : std::nullopt;
}

std::optional<HelpTopic> topicInDesigner(const QWidget& widget, const Pointer& pointer)
{
    if (const auto* canvas = qobject_cast<const TrackCanvas*>(&widget))
        return topicOnCanvas(*canvas, pointer);
    if (is<TerrainLegend>(widget))
        return HelpTopic::Limits;
    if (is<PrintDialog>(widget) || is<ShareDialog>(widget))
        return HelpTopic::Printing;
    return is<DesignerWindow>(widget) ? std::optional(HelpTopic::Designing) : std::nullopt;
}

std::optional<HelpTopic> topicInOtherGames(const QWidget& widget)
{
    if (is<beetle::BeetleWindow>(widget) || is<beetle::NewBeetleDialog>(widget))
        return HelpTopic::Beetle;
    if (is<beep::BeepWindow>(widget) || is<beep::NewBeepDialog>(widget))
        return HelpTopic::Beep;
    return std::nullopt;
}

} // namespace

HelpTopic helpTopicOf(const Race& race, const Pick& pick)
{
    if (pick.beetle != BeetleId::None)
        return HelpTopic::Stacks;
    if (pick.space == SpaceId::Finish)
        return HelpTopic::End;
    if (pick.space != SpaceId::None && race.board->space(pick.space).bonus != Bonus::None)
        return HelpTopic::Bonuses;
    if (pick.tile == BoardTileId::None)
        return HelpTopic::Moving;
    const Track& track = race.board->track();
    const Face* face = track.face(track.tiles[race.board->trackIndex(pick.tile)]);
    return face != nullptr && face->terrain != Terrain::Meadow ? HelpTopic::Limits : HelpTopic::Moving;
}

std::optional<HelpTopic> helpTopicAt(const QWidget& widget, std::optional<QPoint> pointer)
{
    for (const QWidget* part = &widget; part != nullptr; part = part->parentWidget()) {
        for (const auto& topic : {topicAtTable(*part, pointer), topicInSetup(*part), topicInDesigner(*part, pointer),
                                  topicInOtherGames(*part)}) {
            if (topic)
                return topic;
        }
    }
    return std::nullopt;
}

} // namespace bubblebar
