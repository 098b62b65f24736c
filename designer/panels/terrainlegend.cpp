#include "designer/panels/terrainlegend.h"

#include "designer/drawing/tilepainter.h"
#include "designer/panels/piecetext.h"
#include "designer/widgets/livetexts.h"
#include "designer/widgets/tablelook.h"
#include "designer/widgets/texts.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QPainter>

#include <algorithm>

namespace bubblebar {

namespace {

constexpr double kBadgeRadius = 84; ///< in the badge's own units
constexpr int kGap = 6;

/// Badges in a row, as high as a line and a bit.
class Badges : public QWidget
{
public:
    Badges(std::vector<TerrainRule> rules, QWidget* parent)
        : QWidget(parent)
        , m_rules(std::move(rules))
    {
        setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    }

    [[nodiscard]] QSize sizeHint() const override
    {
        const auto count = static_cast<int>(m_rules.size());
        return {count * side() + (count - 1) * kGap, side()};
    }

protected:
    void paintEvent(QPaintEvent* /*event*/) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        QPointF centre(side() / 2.0, side() / 2.0);
        const double scale = side() / 2.0 / (kBadgeRadius + 6);
        for (const TerrainRule& rule : m_rules) {
            paintTerrainBadge(painter, centre, scale, rule);
            centre.rx() += side() + kGap;
        }
    }

private:
    [[nodiscard]] int side() const { return qRound(fontMetrics().height() * 1.25); }

    std::vector<TerrainRule> m_rules;
};

/// The different rules of the set's terrains, greatest limit first.
std::vector<TerrainRule> badgeRules(const TileSet& set)
{
    std::vector<TerrainRule> rules;
    for (const Terrain terrain : kAllTerrains) {
        const TerrainRule& rule = set.rule(terrain);
        const bool isUsed = std::ranges::any_of(set.tiles, [terrain](const Tile& tile) {
            return tile.front.terrain == terrain || tile.back.terrain == terrain;
        });
        if (isUsed && hasBadge(rule) && std::ranges::find(rules, rule) == rules.end())
            rules.push_back(rule);
    }
    std::ranges::stable_sort(rules, std::ranges::greater(), &TerrainRule::limit);
    return rules;
}

} // namespace

TerrainLegend::TerrainLegend(const TileSet& set, QWidget* parent)
    : QWidget(parent)
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->setSpacing(kGap);
    std::vector<TerrainRule> limits;
    QStringList numbers;
    std::vector<TerrainRule> others;
    for (const TerrainRule& rule : badgeRules(set)) {
        (rule.overtaking ? limits : others).push_back(rule);
        if (rule.overtaking)
            numbers << locale().toString(rule.limit);
    }
    if (!limits.empty())
        //: %1: the greatest stacks of several terrains, "4, 2, 1"
        addRow(limits, [numbers] { return tr("%1 on a space").arg(numbers.join(QStringLiteral(", "))); });
    for (const TerrainRule& rule : others)
        addRow({rule}, [rule] { return terrainRuleText(rule); });
    setVisible(column->count() > 0);
}

void TerrainLegend::addRow(const std::vector<TerrainRule>& rules, const LiveText& text)
{
    auto* row = new QHBoxLayout;
    row->setSpacing(kGap);
    QLabel* label = withLiveText(secondaryLabel({}, this), text);
    label->setWordWrap(true);
    row->addWidget(new Badges(rules, this));
    row->addWidget(label, 1);
    static_cast<QVBoxLayout*>(layout())->addLayout(row);
}

} // namespace bubblebar
