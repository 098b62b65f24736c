#include "designer/window/designerdesk.h"

#include "designer/analysis/playspanel.h"
#include "designer/analysis/trackforecast.h"
#include "designer/canvas/trackcanvas.h"
#include "designer/document/trackclipboard.h"
#include "designer/panels/findingspanel.h"
#include "designer/panels/piecepalette.h"
#include "designer/panels/trackpanel.h"

#include <QApplication>

namespace bubblebar {

namespace {

/// It is made anew each time, so only for a canvas that shows it.
void takeHeat(TrackCanvas& canvas, const TrackForecast& forecast)
{
    if (forecast.analysis())
        canvas.setHeatMap(HeatMap(*forecast.analysis(), forecast.isOutdated()));
}

} // namespace

DesignerDesk::DesignerDesk(std::unique_ptr<TrackDocument> document, QObject* parent)
    : QObject(parent)
    , m_document(std::move(document))
    , m_keeper(*m_document)
    , m_canvas(std::make_unique<TrackCanvas>(*m_document))
    , m_palette(std::make_unique<PiecePalette>(*m_document))
    , m_findings(std::make_unique<FindingsPanel>(*m_document))
    , m_trackPanel(std::make_unique<TrackPanel>(*m_document))
    , m_plays(std::make_unique<PlaysPanel>(*m_document))
{
    m_watch.setFile(m_document->path());
    connectViews();
    connectPlays();
}

DesignerDesk::~DesignerDesk() = default;

void DesignerDesk::connectViews()
{
    connect(m_palette.get(), &PiecePalette::pieceRequested, this, [this](const HandPiece& piece) {
        m_canvas->takeInHand(piece);
        m_canvas->setFocus();
    });
    connect(m_palette.get(), &PiecePalette::pieceDragged, m_canvas.get(), &TrackCanvas::dragPieceTo);
    connect(m_palette.get(), &PiecePalette::pieceDropped, m_canvas.get(), &TrackCanvas::dropPieceAt);
    connect(m_palette.get(), &PiecePalette::jumpRequested, this, &DesignerDesk::showTile);
    connect(m_canvas.get(), &TrackCanvas::pieceInHandChanged, m_palette.get(),
            [this] { m_palette->setPieceInHand(m_canvas->pieceInHand()); });
    connect(m_findings.get(), &FindingsPanel::showRequested, this, [this](const std::vector<Hex>& hexes) {
        m_canvas->showTiles(hexes);
        m_canvas->setFocus();
    });
    connect(m_findings.get(), &FindingsPanel::repaired, this, [this] {
        // After a click on a repair the keys are for what is laid; who works by keyboard is left where the focus went.
        if (!m_findings->isAncestorOf(QApplication::focusWidget()))
            m_canvas->setFocus();
    });
    connect(m_trackPanel.get(), &TrackPanel::routeToggled, this, &DesignerDesk::showRoute);
}

void DesignerDesk::connectPlays()
{
    connect(m_plays.get(), &PlaysPanel::heatMapToggled, this, &DesignerDesk::showHeatMap);
    connect(m_plays.get(), &PlaysPanel::showRequested, this, [this](const std::vector<Hex>& hexes) {
        m_canvas->showTiles(hexes);
        m_canvas->setFocus();
    });
    const TrackForecast& forecast = m_plays->forecast();
    connect(&forecast, &TrackForecast::changed, m_canvas.get(), [this, &forecast] {
        if (m_canvas->isHeatMapShown())
            takeHeat(*m_canvas, forecast);
    });
}

bool DesignerDesk::isUntouched() const
{
    return m_document->path().isEmpty() && !m_document->isModified() && m_document->track().tiles.empty();
}

void DesignerDesk::showTile(TileId tile)
{
    for (const PlacedTile& placed : m_document->track().tiles) {
        if (placed.tile == tile) {
            m_canvas->showTiles({placed.at});
            m_canvas->setFocus();
        }
    }
}

void DesignerDesk::copySelection() const
{
    copyDraft(draftOf(m_document->track(), m_canvas->selection()));
}

void DesignerDesk::cutSelection()
{
    copySelection();
    m_document->push(removeTiles(m_document->track(), m_canvas->selection()), tr("Cut"));
}

void DesignerDesk::paste()
{
    const tl::expected<Track, QString> draft = draftOnClipboard();
    if (!draft) {
        Q_EMIT told(draft.error());
        return;
    }
    layDraft(*draft, m_canvas->cursorHex(), tr("Paste"));
}

void DesignerDesk::duplicateSelection()
{
    const std::vector<Hex>& hexes = m_canvas->selection();
    layDraft(draftOf(m_document->track(), hexes), middleHex(hexes), tr("Duplicate"));
}

void DesignerDesk::layDraft(const Track& draft, Hex middle, const QString& text)
{
    const tl::expected<Paste, EditProblem> paste = pasteTiles(m_document->track(), draft, middle);
    if (!m_document->push(paste.map(&Paste::edit), text))
        return;
    const std::vector<Hex> laid = paste->edit.hexesAfter();
    m_canvas->setSelection(laid);
    m_canvas->showTiles(laid);
    if (paste->leftOut > 0)
        Q_EMIT told(tr("%n tile(s) left out: the box has no more of them.", nullptr, paste->leftOut));
}

void DesignerDesk::showRoute(bool shown)
{
    if (m_canvas->isRouteShown() == shown)
        return;
    m_canvas->setRouteShown(shown);
    m_trackPanel->setRouteShown(shown);
    Q_EMIT routeShownChanged(shown);
}

void DesignerDesk::showHeatMap(bool shown)
{
    if (m_canvas->isHeatMapShown() == shown)
        return;
    if (shown)
        takeHeat(*m_canvas, m_plays->forecast());
    m_canvas->setHeatMapShown(shown);
    m_plays->setHeatMapShown(shown);
    Q_EMIT heatMapShownChanged(shown);
}

void DesignerDesk::clearTable()
{
    m_document->push(removeTiles(m_document->track(), hexesOf(m_document->track())), tr("Clear the table"));
}

void DesignerDesk::turnLayout(int turns)
{
    m_document->push(rotateGroup(m_document->track(), hexesOf(m_document->track()), turns),
                     tr("Turn the whole layout"));
}

} // namespace bubblebar
