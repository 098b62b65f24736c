#include "designer/panels/filterbar.h"

#include "core/bubble/racetext.h"
#include "core/support/everylanguage.h"
#include "core/track/tracktext.h"
#include "designer/widgets/icons.h"
#include "designer/widgets/livetexts.h"
#include "designer/widgets/steadycombo.h"

#include <QFormLayout>
#include <QLineEdit>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace bubblebar {

namespace {

constexpr int kFewestExits = 2;

template <class Matches>
bool anyFace(const TileSet& set, Matches matches)
{
    return std::ranges::any_of(set.tiles, [&](const Tile& t) { return matches(t.front) || matches(t.back); });
}

bool hasTerrain(const TileSet& set, Terrain terrain)
{
    return anyFace(set, [&](const Face& face) { return face.terrain == terrain; });
}

bool hasBonus(const TileSet& set, Bonus bonus)
{
    return anyFace(set, [&](const Face& face) {
        return std::ranges::find(face.spaces, bonus, &Space::bonus) != face.spaces.end();
    });
}

template <class Value>
std::optional<Value> chosen(const QComboBox& combo)
{
    const QVariant data = combo.currentData();
    return data.isValid() ? std::optional(static_cast<Value>(data.toInt())) : std::nullopt;
}

} // namespace

FilterBar::FilterBar(const TileSet& set, QWidget* parent)
    : QWidget(parent)
    , m_text(new QLineEdit(this))
    , m_more(new QToolButton(this))
    , m_clear(new QToolButton(this))
    , m_choices(new QWidget(this))
{
    inEveryLanguage(this, [this] {
        m_text->setPlaceholderText(tr("Search"));
        m_text->setAccessibleName(tr("Search the box"));
        m_text->setToolTip(tr("A letter, or a word such as “teal” or “draw”"));
        m_more->setText(tr("Filter"));
        m_more->setToolTip(tr("Only pieces with a certain terrain, bonus or number of exits"));
        m_clear->setText(tr("Show all pieces"));
    });
    m_text->setClearButtonEnabled(true);
    m_more->setCheckable(true);
    m_clear->setVisible(false);

    auto* top = new QHBoxLayout;
    top->addWidget(m_text, 1);
    top->addWidget(m_more);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->addLayout(top);
    column->addWidget(m_choices);
    column->addWidget(m_clear, 0, Qt::AlignLeading);
    addChoices(set);
    m_choices->setVisible(false);

    connect(m_more, &QToolButton::toggled, m_choices, &QWidget::setVisible);
    connect(m_text, &QLineEdit::textChanged, this, &FilterBar::wishChanged);
    connect(m_clear, &QToolButton::clicked, this, &FilterBar::clear);
    connect(this, &FilterBar::wishChanged, this, [this] { m_clear->setVisible(wish().asksForFace()); });
}

PieceWish FilterBar::wish() const
{
    return {m_text->text().trimmed(), chosen<Terrain>(*m_terrain), chosen<Bonus>(*m_bonus), chosen<int>(*m_exits)};
}

void FilterBar::clear()
{
    m_text->clear();
    for (QComboBox* combo : {m_terrain, m_bonus, m_exits})
        combo->setCurrentIndex(0);
}

void FilterBar::addChoices(const TileSet& set)
{
    auto* form = new QFormLayout(m_choices);
    form->setContentsMargins({});
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    m_terrain = addChoice([] { return tr("Te&rrain"); }, [] { return tr("any"); });
    m_bonus = addChoice([] { return tr("&Bonus"); }, [] { return tr("any"); });
    m_exits = addChoice([] { return tr("&Exits"); }, [] { return tr("any number"); });
    for (const Terrain terrain : kAllTerrains) {
        if (hasTerrain(set, terrain))
            addValue(*m_terrain, static_cast<int>(terrain), [terrain] { return terrainTitle(terrain); });
    }
    for (const Bonus bonus : kAllBonuses) {
        if (hasBonus(set, bonus))
            addValue(*m_bonus, static_cast<int>(bonus), [bonus] { return bonusText(bonus); });
    }
    for (int exits = kFewestExits; exits <= kEdges; ++exits)
        m_exits->addItem(locale().toString(exits), exits);
}

QComboBox* FilterBar::addChoice(const LiveText& title, const LiveText& any)
{
    auto* combo = new SteadyCombo(m_choices);
    addValue(*combo, {}, any);
    combo->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    combo->setMinimumContentsLength(6);
    addLiveRow(static_cast<QFormLayout&>(*m_choices->layout()), title, combo);
    connect(combo, &QComboBox::currentIndexChanged, this, &FilterBar::wishChanged);
    return combo;
}

void FilterBar::addValue(QComboBox& combo, const QVariant& value, const LiveText& name)
{
    const int item = combo.count();
    combo.addItem({}, value);
    inEveryLanguage(&combo, [&combo, item, name] { combo.setItemText(item, name()); });
}

} // namespace bubblebar
