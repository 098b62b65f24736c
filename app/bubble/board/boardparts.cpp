#include "app/bubble/board/boardparts.h"

#include "app/bubble/access/boardfacts.h"
#include "app/bubble/board/boardcursor.h"
#include "app/bubble/board/boardscene.h"
#include "app/bubble/board/boardview.h"
#include "app/bubble/modes/movemodes.h"
#include "app/bubble/racewords.h"
#include "core/bubble/racetext.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <bit>

namespace bubblebar {

namespace {

constexpr double kReach = 30;
constexpr double kTileReach = 80;

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(BoardParts)
};

QString beetleLabel(const Race& race, BeetleId beetle)
{
    const QString name = racewords::beetle(race, beetle);
    const QString place = racewords::place(*race.board, race.beetles.where(beetle));
    const BeetleId below = race.beetles.below(beetle);
    if (below == BeetleId::None)
        return Words::tr("%1 on %2", "beetle, space").arg(name, place);
    return Words::tr("%1 on %2, on top of %3", "beetle, space, beetle")
        .arg(name, place, racewords::beetle(race, below));
}

QString spaceLabel(const Race& race, SpaceId space)
{
    QStringList parts {racewords::place(*race.board, space)};
    const BoardSpace& facts = race.board->space(space);
    if (!isOpenSpace(space)) {
        for (const Colour colour : kAllColours) {
            if (facts.printed.contains(colour))
                parts << colourText(colour);
        }
    }
    if (facts.bonus != Bonus::None)
        parts << Words::tr("bonus: %1").arg(bonusText(facts.bonus));
    const StackOrder stack = race.beetles.stack(space);
    if (stack.size() > 1 && !isOpenSpace(space))
        parts << Words::tr("with a stack, from the bottom: %1").arg(racewords::stack(race, stack));
    else if (stack.size() > 0)
        parts << Words::tr("with %1").arg(racewords::stack(race, stack));
    return parts.join(QStringLiteral(", "));
}

} // namespace

BoardParts::BoardParts(BoardView& view, BoardCursor& cursor)
    : m_view(view)
    , m_cursor(cursor)
{
}

int BoardParts::beetleCount() const
{
    return std::popcount(m_view.board().race().beetles.all());
}

int BoardParts::spaceCount() const
{
    return m_view.board().race().board->spaceCount();
}

int BoardParts::partCount() const
{
    const auto tiles = static_cast<int>(m_view.board().race().board->tiles().size());
    return beetleCount() + spaceCount() + (m_view.board().marks().tilesCanTurn ? tiles : 0);
}

Pick BoardParts::pickOf(int part) const
{
    const Race& race = m_view.board().race();
    if (part < beetleCount()) {
        BeetleMask rest = race.beetles.all();
        for (int i = 0; i < part; ++i)
            rest = withoutLowest(rest);
        return stopAt(race, lowestOf(rest));
    }
    part -= beetleCount();
    if (part < spaceCount())
        return {-1, BeetleId::None, static_cast<SpaceId>(part), race.board->space(static_cast<SpaceId>(part)).tile};
    return {-1, BeetleId::None, SpaceId::None, static_cast<BoardTileId>(part - spaceCount())};
}

QString BoardParts::partName(int part) const
{
    const Race& race = m_view.board().race();
    const Pick pick = pickOf(part);
    if (pick.beetle != BeetleId::None)
        return beetleLabel(race, pick.beetle);
    if (pick.space != SpaceId::None)
        return spaceLabel(race, pick.space);
    return Words::tr("tile %1").arg(QString::fromStdString(race.board->tileName(pick.tile)));
}

QString BoardParts::partDescription(int part) const
{
    const Race& race = m_view.board().race();
    const Pick pick = pickOf(part);
    QStringList sentences {useOf(pick)};
    if (isPartUsable(part) || !m_whyNot)
        sentences << QString();
    else
        sentences << m_whyNot(pick);
    if (pick.beetle != BeetleId::None)
        sentences << beetleFacts(race, pick.beetle);
    else
        sentences << (pick.space != SpaceId::None ? spaceFacts(race, pick.space) : tileFacts(race, pick.tile));
    sentences.removeAll(QString());
    return sentences.join(u' ');
}

/// What pressing it would do; empty where that is nothing.
QString BoardParts::useOf(const Pick& pick) const
{
    const BoardMarks& marks = m_view.board().marks();
    if (pick.beetle != BeetleId::None) {
        if (pick.beetle == marks.chosen)
            return Words::tr("Chosen.");
        return (marks.canAct & maskOf(pick.beetle)) != 0 ? Words::tr("Can move.") : QString();
    }
    if (std::ranges::find(marks.stacks, pick.space) != marks.stacks.end())
        return Words::tr("Can be put into another order.");
    const auto target = std::ranges::find(marks.targets, pick.space, &TargetMark::space);
    if (pick.space == SpaceId::None || target == marks.targets.end())
        return {};
    QStringList cards;
    for (const Card card : target->cards)
        cards << racewords::cardTitle(card);
    return cards.isEmpty() ? Words::tr("Can be reached.")
                           : Words::tr("Can be reached with: %1.").arg(cards.join(QStringLiteral(", ")));
}

QRect BoardParts::partRect(int part) const
{
    const Pick pick = pickOf(part);
    const double reach = (pick.space == SpaceId::None ? kTileReach : kReach) * m_view.zoom();
    const QPointF middle = m_view.fromBoard(m_view.board().placeOf(pick));
    return QRectF(middle.x() - reach, middle.y() - reach, 2 * reach, 2 * reach).toRect();
}

bool BoardParts::isPartUsable(int part) const
{
    const BoardMarks& marks = m_view.board().marks();
    const Pick pick = pickOf(part);
    if (pick.beetle != BeetleId::None)
        return (marks.canAct & maskOf(pick.beetle)) != 0;
    if (pick.space == SpaceId::None)
        return pick.tile != BoardTileId::Start && pick.tile != BoardTileId::Finish;
    return std::ranges::find(marks.targets, pick.space, &TargetMark::space) != marks.targets.end() ||
           std::ranges::find(marks.stacks, pick.space) != marks.stacks.end();
}

bool BoardParts::isPartSelected(int part) const
{
    const BoardMarks& marks = m_view.board().marks();
    const Pick pick = pickOf(part);
    if (pick.beetle != BeetleId::None)
        return pick.beetle == marks.chosen;
    if (pick.space != SpaceId::None)
        return marks.open && marks.open->space == pick.space;
    return marks.turned && marks.turned->tile == pick.tile;
}

int BoardParts::focusedPart() const
{
    const std::optional<Pick> stop = m_cursor.current();
    if (!stop)
        return -1;
    const bool isBeetle = stop->beetle != BeetleId::None && (m_view.board().marks().canAct & maskOf(stop->beetle)) != 0;
    for (int part = isBeetle ? 0 : beetleCount(); part < partCount(); ++part) {
        const Pick pick = pickOf(part);
        if (isBeetle ? pick.beetle == stop->beetle : pick.space == stop->space && pick.tile == stop->tile)
            return part;
    }
    return -1;
}

/// What can't be used is pressed as well: it tells why.
void BoardParts::pressPart(int part)
{
    m_cursor.choose(pickOf(part));
}

void BoardParts::focusPart(int part)
{
    const Pick pick = pickOf(part);
    // Targets are stops together with the beetle that stands there.
    if (pick.beetle == BeetleId::None && pick.space != SpaceId::None)
        m_cursor.goTo(stopAt(m_view.board().race(), pick.space));
    else
        m_cursor.goTo(pick);
}

QWidget* BoardParts::overParts() const
{
    return m_view.viewport();
}

} // namespace bubblebar
