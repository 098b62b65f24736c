#include "designer/canvas/shownroute.h"

#include "core/track/board.h"
#include "designer/document/trackdocument.h"
#include "designer/drawing/routepath.h"

namespace bubblebar {

const QPainterPath& ShownRoute::path(const TrackDocument& document)
{
    if (!m_path) {
        m_path.emplace();
        if (Board::canBuild(document.track())) {
            const Board board(document.snapshot());
            const Links links(board);
            if (const std::vector<SpaceId> spaces = shortestRoute(board, links); !spaces.empty())
                m_path = routePath(board, links, spaces);
        }
    }
    return *m_path;
}

} // namespace bubblebar
