#include "designer/generate/wishespane.h"

#include "core/track/tracktext.h"
#include "designer/widgets/icons.h"
#include "designer/widgets/texts.h"

#include <QBoxLayout>
#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>
#include <QRandomGenerator>
#include <QSlider>
#include <QSpinBox>

#include <algorithm>

namespace bubblebar {

namespace {

constexpr int kUsualTiles = 8;
/// Races of two that are worth wishing for; generateTrack() comes as near as the tiles allow.
constexpr int kMostTurns = 200;
constexpr int kTurnsStep = 5;
/// Short enough to be told to a friend.
constexpr int kGreatestRandomSeed = 999'999;
constexpr int kGreatestSeed = 999'999'999;

// Choices of a terrain that are no number of tiles.
constexpr int kNone = 0;
constexpr int kSome = -1;

/// Tiles of the boxes with a face of it.
int tilesWith(const TileSet& set, Terrain terrain, int boxes)
{
    const auto tiles = std::ranges::count_if(
        set.tiles, [&](const Tile& tile) { return tile.front.terrain == terrain || tile.back.terrain == terrain; });
    return static_cast<int>(tiles) * boxes;
}

} // namespace

WishesPane::WishesPane(const Track& track, QWidget* parent)
    : QWidget(parent)
    , m_set(track.tileSet)
    , m_boxes(track.boxes)
    , m_form(new QFormLayout(this))
    , m_tiles(new QSpinBox(this))
    , m_turns(new QSpinBox(this))
    , m_anyTerrains(new QCheckBox(tr("As they come"), this))
    , m_seed(new QSpinBox(this))
{
    m_form->setContentsMargins(0, 0, 0, 0);
    addLength();
    addTurns();
    addShape();
    addTerrains();
    addSeed();
}

void WishesPane::addLength()
{
    const int pieces = static_cast<int>(m_set->tiles.size()) * m_boxes;
    m_tiles->setRange(kMinGeneratedTiles, std::clamp(pieces, kMinGeneratedTiles, kMaxGeneratedTiles));
    m_tiles->setValue(kUsualTiles);
    connect(m_tiles, &QSpinBox::valueChanged, this, &WishesPane::changed);
    m_form->addRow(tr("&Tiles:"), m_tiles);
}

void WishesPane::addTurns()
{
    m_turns->setRange(0, kMostTurns);
    m_turns->setSingleStep(kTurnsStep);
    m_turns->setSpecialValueText(tr("any", "number of turns"));
    m_turns->setToolTip(
        tr("About so many turns of all players together, in a race of two. The shape comes second then."));
    connect(m_turns, &QSpinBox::valueChanged, this, &WishesPane::changed);
    m_form->addRow(tr("T&urns of a race:"), m_turns);
}

void WishesPane::addShape()
{
    m_stretch = addSlider(tr("&Shape:"), tr("compact"), tr("stretched"));
    m_branching = addSlider(tr("&Ways:"), tr("few"), tr("many"));
    // So that the sliders are equally long.
    for (std::size_t side = 0; side < 2; ++side) {
        const int width = std::max(m_ends[side]->sizeHint().width(), m_ends[side + 2]->sizeHint().width());
        m_ends[side]->setMinimumWidth(width);
        m_ends[side + 2]->setMinimumWidth(width);
    }
}

QSlider* WishesPane::addSlider(const QString& name, const QString& least, const QString& most)
{
    auto* slider = new QSlider(Qt::Horizontal, this);
    slider->setRange(0, 100);
    slider->setSingleStep(10);
    slider->setPageStep(25);
    slider->setValue(50);
    slider->setAccessibleDescription(tr("from %1 to %2").arg(least, most));
    connect(slider, &QSlider::valueChanged, this, &WishesPane::changed);
    auto* row = new QHBoxLayout;
    row->addWidget(m_ends.emplace_back(secondaryLabel(least, this)));
    row->addWidget(slider, 1);
    row->addWidget(m_ends.emplace_back(secondaryLabel(most, this)));
    auto* label = new QLabel(name, this);
    label->setBuddy(slider);
    m_form->addRow(label, row);
    return slider;
}

void WishesPane::addTerrains()
{
    m_anyTerrains->setChecked(true);
    m_form->addRow(tr("Terrains:"), m_anyTerrains);
    for (const Terrain terrain : kAllTerrains) {
        if (terrain != Terrain::Meadow)
            m_terrains.push_back(terrainBox(terrain));
    }
    m_form->addRow(QString(), secondaryLabel(tr("All other tiles are meadow."), this));
    connect(m_anyTerrains, &QCheckBox::toggled, this, [this](bool any) {
        for (QComboBox* box : m_terrains)
            box->setEnabled(!any);
        Q_EMIT changed();
    });
}

QComboBox* WishesPane::terrainBox(Terrain terrain)
{
    auto* box = new QComboBox(this);
    box->addItem(tr("none", "tiles of a terrain"), kNone);
    box->addItem(tr("some", "tiles of a terrain"), kSome);
    const int most = std::min(tilesWith(*m_set, terrain, m_boxes), m_tiles->maximum());
    for (int tiles = 1; tiles <= most; ++tiles)
        box->addItem(tr("%n tile(s)", nullptr, tiles), tiles);
    box->setEnabled(false);
    connect(box, &QComboBox::currentIndexChanged, this, &WishesPane::changed);
    m_form->addRow(tr("%1:", "a terrain").arg(terrainTitle(terrain)), box);
    return box;
}

void WishesPane::addSeed()
{
    m_seed->setRange(0, kGreatestSeed);
    m_seed->setToolTip(tr("The same number and the same wishes give the same track"));
    m_seed->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connect(m_seed, &QSpinBox::valueChanged, this, &WishesPane::changed);
    auto* again = new QPushButton(inkIcon(QLatin1String("shuffle")), tr("Shuffle &again"), this);
    connect(again, &QPushButton::clicked, this, &WishesPane::shuffle);
    auto* row = new QHBoxLayout;
    row->addWidget(m_seed, 1);
    row->addWidget(again);
    auto* label = new QLabel(tr("&Number:"), this);
    label->setBuddy(m_seed);
    m_form->addRow(label, row);
    m_seed->setValue(QRandomGenerator::global()->bounded(1, kGreatestRandomSeed));
}

void WishesPane::shuffle()
{
    const int before = m_seed->value();
    while (m_seed->value() == before)
        m_seed->setValue(QRandomGenerator::global()->bounded(1, kGreatestRandomSeed));
}

GeneratorOptions WishesPane::options() const
{
    GeneratorOptions options;
    options.tileSet = m_set;
    options.boxes = m_boxes;
    options.trackTiles = m_tiles->value();
    options.stretch = m_stretch->value();
    options.branching = m_branching->value();
    if (m_turns->value() > 0)
        options.targetTurns = m_turns->value();
    options.seed = static_cast<std::uint64_t>(m_seed->value());
    if (m_anyTerrains->isChecked())
        return options;
    for (std::size_t i = 0; i < m_terrains.size(); ++i) {
        const int tiles = m_terrains[i]->currentData().toInt();
        if (tiles != kNone)
            options.terrains.push_back({kAllTerrains.at(i + 1), tiles == kSome ? std::nullopt : std::optional(tiles)});
    }
    if (options.terrains.empty())
        options.terrains.push_back({Terrain::Meadow, {}});
    return options;
}

} // namespace bubblebar
