#include "designer/panels/piecesmodel.h"

#include "core/support/everylanguage.h"
#include "designer/document/trackdocument.h"
#include "designer/panels/piecetext.h"

#include <algorithm>
#include <numeric>

namespace bubblebar {

PiecesModel::PiecesModel(TrackDocument& document, QObject* parent)
    : QAbstractListModel(parent)
    , m_document(document)
    , m_laid(countLaid())
    , m_boxes(document.track().boxes)
    , m_sides(m_laid.size(), FaceSide::Front)
{
    connect(&document, &TrackDocument::tilesChanged, this, &PiecesModel::follow);
    connect(&document, &TrackDocument::propertiesChanged, this, &PiecesModel::follow);
    connect(&LanguageNews::instance(), &LanguageNews::changed, this,
            [this] { Q_EMIT dataChanged(index(0), index(rowCount() - 1)); });
}

const Track& PiecesModel::track() const
{
    return m_document.track();
}

int PiecesModel::tileCount() const
{
    return static_cast<int>(track().tileSet->tiles.size());
}

int PiecesModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : tileCount() + 2;
}

QVariant PiecesModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    switch (role) {
    case Qt::DisplayRole:
        return label(index.row());
    case Qt::ToolTipRole:
        // Lines as short as can be: a tip does not wrap.
        return QString(label(index.row()) + u'\n' + descriptions(index.row()).join(u'\n'));
    case Qt::AccessibleTextRole:
        return accessibleText(index.row());
    default:
        return {};
    }
}

TileId PiecesModel::piece(int row) const
{
    if (row < tileCount())
        return TileId::track(row);
    return row == tileCount() ? TileId::start() : TileId::finish();
}

const Tile* PiecesModel::tile(int row) const
{
    return row < tileCount() ? &track().tileSet->tiles[static_cast<std::size_t>(row)] : nullptr;
}

QString PiecesModel::name(int row) const
{
    const Tile* tile = this->tile(row);
    return tile ? QString::fromStdString(tile->id) : endPieceTitle(piece(row).kind());
}

QString PiecesModel::description(int row) const
{
    return descriptions(row).join(QStringLiteral(". "));
}

QStringList PiecesModel::descriptions(int row) const
{
    if (const Tile* tile = this->tile(row))
        return faceDescriptions(*track().tileSet, *tile);
    return {row == tileCount() ? tr("The Milk Carton Office: exits on all sides")
                               : tr("The Bubble Bar: exits on all sides")};
}

int PiecesModel::copies(int row) const
{
    return row < tileCount() ? m_boxes : 1;
}

int PiecesModel::left(int row) const
{
    return std::max(0, copies(row) - m_laid[static_cast<std::size_t>(row)]);
}

bool PiecesModel::isInHand(int row) const
{
    return m_hand && rowOf(m_hand->tile) == row;
}

FaceSide PiecesModel::side(int row) const
{
    return m_sides[static_cast<std::size_t>(row)];
}

void PiecesModel::setSide(int row, FaceSide side)
{
    if (!tile(row) || this->side(row) == side)
        return;
    m_sides[static_cast<std::size_t>(row)] = side;
    announce(row);
}

std::optional<HandPiece> PiecesModel::freePiece(int row) const
{
    if (left(row) == 0)
        return std::nullopt;
    if (!tile(row))
        return HandPiece {piece(row), FaceSide::Front, 0};
    const std::optional<TileId> copy = freeCopy(track(), row);
    if (!copy)
        return std::nullopt;
    return HandPiece {*copy, side(row), 0};
}

std::optional<TileId> PiecesModel::laidPiece(int row) const
{
    for (const PlacedTile& placed : track().tiles) {
        if (rowOf(placed.tile) == row)
            return placed.tile;
    }
    return std::nullopt;
}

int PiecesModel::tilesLeft() const
{
    int sum = 0;
    for (int row = 0; row < tileCount(); ++row)
        sum += left(row);
    return sum;
}

int PiecesModel::tilesInBoxes() const
{
    return tileCount() * m_boxes;
}

void PiecesModel::setPieceInHand(const std::optional<HandPiece>& piece)
{
    if (m_hand == piece)
        return;
    const std::optional<HandPiece> before = std::exchange(m_hand, piece);
    if (before)
        announce(rowOf(before->tile));
    if (!m_hand)
        return;
    const int row = rowOf(m_hand->tile);
    m_sides[static_cast<std::size_t>(row)] = m_hand->side;
    announce(row);
}

int PiecesModel::rowOf(TileId tile) const
{
    switch (tile.kind()) {
    case TileId::Kind::Start:
        return tileCount();
    case TileId::Kind::Finish:
        return tileCount() + 1;
    case TileId::Kind::Track:
        break;
    }
    return tile.index();
}

std::vector<int> PiecesModel::countLaid() const
{
    std::vector<int> laid(static_cast<std::size_t>(rowCount()));
    for (const PlacedTile& placed : track().tiles)
        ++laid[static_cast<std::size_t>(rowOf(placed.tile))];
    return laid;
}

QString PiecesModel::label(int row) const
{
    if (isInHand(row))
        //: %1: the name of a piece, as in "A · in hand"
        return tr("%1 · in hand").arg(name(row));
    if (left(row) == 0)
        //: %1: the name of a piece, as in "A · laid"
        return tr("%1 · laid").arg(name(row));
    if (copies(row) == 1)
        return name(row);
    //: %1: the name of a piece, as in "A · 2 left"
    return tr("%1 · %n left", nullptr, left(row)).arg(name(row));
}

QString PiecesModel::accessibleText(int row) const
{
    //: %1: the name of a piece and what is left of it; %2: what its faces show
    const QString text = tr("%1. %2.").arg(label(row), description(row));
    //: Read out after what the two faces of a tile show
    return side(row) == FaceSide::Back ? tr("%1 The back goes up.").arg(text) : text;
}

void PiecesModel::follow()
{
    std::vector<int> laid = countLaid();
    if (laid == m_laid && track().boxes == m_boxes)
        return;
    m_laid = std::move(laid);
    m_boxes = track().boxes;
    Q_EMIT dataChanged(index(0), index(rowCount() - 1));
    Q_EMIT countsChanged();
}

void PiecesModel::announce(int row)
{
    Q_EMIT dataChanged(index(row), index(row));
}

} // namespace bubblebar
