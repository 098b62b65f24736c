#include "designer/panels/lengthview.h"

#include "core/support/everylanguage.h"
#include "core/track/board.h"
#include "core/track/tracktext.h"
#include "designer/document/trackdocument.h"
#include "designer/widgets/texts.h"

#include <QCheckBox>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>

namespace bubblebar {

namespace {

/// 0 where no route leads from start to finish.
int shortestSteps(const Track& track)
{
    if (!Board::canBuild(track))
        return 0;
    // The board does not outlive the track, so it need not share it.
    const Board board(TrackPtr(TrackPtr(), &track));
    return std::max(0, static_cast<int>(shortestRoute(board, Links(board)).size()) - 1);
}

} // namespace

LengthView::LengthView(TrackDocument& document, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
    , m_length(new QLabel(this))
    , m_counts(secondaryLabel({}, this))
    , m_route(new QCheckBox(this))
{
    m_length->setTextFormat(Qt::RichText);
    m_length->setWordWrap(true);
    m_counts->setWordWrap(true);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->addWidget(m_length);
    column->addWidget(m_counts);
    column->addWidget(m_route);
    m_idle.setSingleShot(true);
    m_idle.setInterval(0);
    inEveryLanguage(this, [this] {
        m_route->setText(tr("Show the &shortest route"));
        showTexts();
        if (m_steps)
            showSwitch();
    });
    follow();

    connect(&m_idle, &QTimer::timeout, this, &LengthView::findRoute);
    connect(m_route, &QCheckBox::toggled, this, &LengthView::routeToggled);
    connect(&document, &TrackDocument::tilesChanged, this, &LengthView::follow);
    connect(&document, &TrackDocument::propertiesChanged, this, &LengthView::showTexts);
}

void LengthView::setRouteShown(bool shown)
{
    m_route->setChecked(shown);
}

void LengthView::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    if (!m_steps)
        m_idle.start();
}

void LengthView::follow()
{
    m_steps.reset();
    showTexts();
    if (isVisible())
        m_idle.start();
}

void LengthView::findRoute()
{
    m_steps = shortestSteps(m_document.track());
    showTexts();
    showSwitch();
}

void LengthView::showTexts()
{
    const int tiles = m_document.track().trackTileCount();
    //: %1: "Medium"; %2: "9 tiles"; %3: "13 spaces on the shortest route"
    m_length->setText(tr("<b>%1</b> · %2 · %3")
                          .arg(lengthTitle(lengthClass(tiles)).toHtmlEscaped(),
                               tr("%n tile(s)", nullptr, tiles).toHtmlEscaped(), routeText().toHtmlEscaped()));
    m_counts->setText(countsText());
}

void LengthView::showSwitch()
{
    const bool hasRoute = m_steps.value_or(0) > 0;
    m_route->setEnabled(hasRoute);
    m_route->setToolTip(hasRoute ? QString() : tr("No path leads from the start tile to the finish tile yet."));
    m_route->setAccessibleDescription(m_route->toolTip());
}

QString LengthView::routeText() const
{
    if (!m_steps)
        return QStringLiteral("…");
    return *m_steps == 0 ? tr("no route yet") : tr("%n space(s) on the shortest route", nullptr, *m_steps);
}

QString LengthView::countsText() const
{
    const Track& track = m_document.track();
    std::array<int, kTerrains> counts {};
    for (const PlacedTile& placed : track.tiles) {
        if (const Face* face = track.face(placed))
            ++counts[static_cast<std::size_t>(face->terrain)];
    }
    QStringList parts;
    for (const Terrain terrain : kAllTerrains) {
        const int count = counts[static_cast<std::size_t>(terrain)];
        if (count > 0)
            //: So many tiles of a terrain: "3 × meadow"
            parts << tr("%1 × %2").arg(locale().toString(count), terrainTitle(terrain));
    }
    const int inBoxes = static_cast<int>(track.tileSet->tiles.size()) * track.boxes;
    parts << tr("%n left in the box", nullptr, std::max(0, inBoxes - track.trackTileCount()));
    // Lines break between the parts only.
    return parts.replaceInStrings(QStringLiteral(" "), QString(QChar::Nbsp)).join(QStringLiteral(" · "));
}

} // namespace bubblebar
