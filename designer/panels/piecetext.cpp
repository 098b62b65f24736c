#include "designer/panels/piecetext.h"

#include "core/bubble/racetext.h"
#include "core/track/tracktext.h"
#include "designer/drawing/tilepainter.h"

#include <QCoreApplication>

#include <algorithm>

namespace bubblebar {

namespace {

class PieceText
{
    Q_DECLARE_TR_FUNCTIONS(PieceText)

public:
    static QString exits(int count)
    {
        if (count == kEdges)
            return tr("exits on all sides");
        return count == 0 ? tr("no exits") : tr("%n exit(s)", nullptr, count);
    }

    static QString bonuses(const Face& face)
    {
        QStringList names;
        for (const Space& space : face.spaces) {
            if (space.bonus != Bonus::None)
                names << bonusText(space.bonus);
        }
        return names.isEmpty() ? QString() : tr("bonus: %1").arg(names.join(QStringLiteral(", ")));
    }

    static QString face(const TileSet& set, const Face& face)
    {
        QStringList parts {terrainTitle(face.terrain), terrainRuleText(set.rule(face.terrain)),
                           tr("%n space(s)", nullptr, static_cast<int>(face.spaces.size())), exits(exitCount(face)),
                           bonuses(face)};
        parts.removeAll(QString());
        return parts.join(QStringLiteral(", "));
    }

    static QStringList faces(const TileSet& set, const Tile& tile)
    {
        //: What the faces of a tile show
        return {tr("Front: %1").arg(face(set, tile.front)), tr("Back: %1").arg(face(set, tile.back))};
    }

    static QString rule(const TerrainRule& rule)
    {
        if (!hasBadge(rule))
            return {};
        if (rule.overtaking)
            return tr("at most %1 on a space").arg(rule.limit);
        return rule.limit == TerrainRule().limit ? tr("no overtaking")
                                                 : tr("at most %1 on a space, no overtaking").arg(rule.limit);
    }

    static QString end(TileId::Kind kind) { return kind == TileId::Kind::Start ? tr("Start") : tr("Finish"); }
};

} // namespace

QString terrainRuleText(const TerrainRule& rule)
{
    return PieceText::rule(rule);
}

QStringList faceDescriptions(const TileSet& set, const Tile& tile)
{
    return PieceText::faces(set, tile);
}

QString endPieceTitle(TileId::Kind kind)
{
    return PieceText::end(kind);
}

int exitCount(const Face& face)
{
    int exits = 0;
    for (int edge = 0; edge < kEdges; ++edge)
        exits += face.exitSpace(edge) ? 1 : 0;
    return exits;
}

} // namespace bubblebar
