#include "designer/panels/piecefilter.h"

#include "designer/panels/piecesmodel.h"
#include "designer/panels/piecetext.h"

#include <algorithm>

namespace bubblebar {

namespace {

/// Up to so many letters are the beginning of a name.
constexpr int kLongestName = 2;

bool hasText(const PiecesModel& pieces, int row, const QString& text)
{
    if (text.isEmpty())
        return true;
    if (pieces.name(row).startsWith(text, Qt::CaseInsensitive))
        return true;
    return text.size() > kLongestName && pieces.description(row).contains(text, Qt::CaseInsensitive);
}

bool hasFace(const Face& face, const PieceWish& wish)
{
    if (wish.terrain && face.terrain != *wish.terrain)
        return false;
    if (wish.exits && exitCount(face) != *wish.exits)
        return false;
    return !wish.bonus || std::ranges::find(face.spaces, *wish.bonus, &Space::bonus) != face.spaces.end();
}

} // namespace

PieceFilter::PieceFilter(PiecesModel& pieces, QObject* parent)
    : QSortFilterProxyModel(parent)
    , m_pieces(pieces)
{
    setSourceModel(&pieces);
}

void PieceFilter::setWish(const PieceWish& wish)
{
    if (m_wish == wish)
        return;
    m_wish = wish;
    invalidateRowsFilter();
}

bool PieceFilter::filterAcceptsRow(int row, const QModelIndex& /*parent*/) const
{
    if (!hasText(m_pieces, row, m_wish.text))
        return false;
    if (!m_wish.asksForFace())
        return true;
    const Tile* tile = m_pieces.tile(row);
    return tile != nullptr && (hasFace(tile->front, m_wish) || hasFace(tile->back, m_wish));
}

} // namespace bubblebar
