#include "designer/panels/piecepalette.h"

#include "core/support/everylanguage.h"
#include "designer/document/trackdocument.h"
#include "designer/panels/filterbar.h"
#include "designer/panels/piecelist.h"
#include "designer/panels/piecesmodel.h"
#include "designer/panels/terrainlegend.h"
#include "designer/widgets/livetexts.h"
#include "designer/widgets/texts.h"

#include <QHBoxLayout>
#include <QLabel>

namespace bubblebar {

PiecePalette::PiecePalette(TrackDocument& document, QWidget* parent)
    : QWidget(parent)
    , m_pieces(new PiecesModel(document, this))
    , m_filter(new PieceFilter(*m_pieces, this))
    , m_count(secondaryLabel({}, this))
    , m_filterBar(new FilterBar(*document.track().tileSet, this))
    , m_list(new PieceList(*m_filter, this))
{
    auto* header = new QHBoxLayout;
    header->addWidget(withLiveText(headingLabel({}, 1, this), [] { return tr("The box"); }), 1);
    header->addWidget(m_count);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(8, 8, 8, 8);
    column->addLayout(header);
    column->addWidget(m_filterBar);
    column->addWidget(m_list, 1);
    column->addWidget(new TerrainLegend(*document.track().tileSet, this));
    inEveryLanguage(this, [this] { showCount(); });

    connect(m_pieces, &PiecesModel::countsChanged, this, &PiecePalette::showCount);
    connect(m_filterBar, &FilterBar::wishChanged, this, [this] { m_filter->setWish(m_filterBar->wish()); });
    connect(m_list, &PieceList::pieceRequested, this, &PiecePalette::pieceRequested);
    connect(m_list, &PieceList::jumpRequested, this, &PiecePalette::jumpRequested);
    connect(m_list, &PieceList::pieceDragged, this, &PiecePalette::pieceDragged);
    connect(m_list, &PieceList::pieceDropped, this, &PiecePalette::pieceDropped);
}

void PiecePalette::setPieceInHand(const std::optional<HandPiece>& piece)
{
    m_pieces->setPieceInHand(piece);
}

void PiecePalette::focusPieces()
{
    if (!m_list->currentIndex().isValid())
        m_list->setCurrentIndex(m_filter->index(0, 0));
    m_list->setFocus(Qt::ShortcutFocusReason);
}

void PiecePalette::showCount()
{
    //: Of all pieces in the box, so many are not laid: "3 of 12 left"
    m_count->setText(
        tr("%1 of %2 left").arg(locale().toString(m_pieces->tilesLeft()), locale().toString(m_pieces->tilesInBoxes())));
}

} // namespace bubblebar
