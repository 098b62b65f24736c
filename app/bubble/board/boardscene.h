#pragma once

#include "app/bubble/board/markitems.h"
#include "core/bubble/rules.h"

#include <QGraphicsScene>
#include <QVariantAnimation>

namespace bubblebar {

class StackItem;
class TileItem;
struct Standing;

/// The picture of the race: tiles, beetles and marks, in tile units. It shows what it is told and finds what a point
/// is on; it knows no rule.
class BoardScene : public QGraphicsScene
{
    Q_OBJECT

public:
    explicit BoardScene(const Race& race, QObject* parent = nullptr);
    ~BoardScene() override;

    [[nodiscard]] const Race& race() const { return m_race; }
    /// Shows the race as it is, at once.
    void setRace(const Race& race);
    /// Shows how `transition` leads from `before` to `after`; shown() follows, always later.
    void show(const Race& before, const Transition& transition, const Race& after);
    /// Shows how an action that led away from `before` is taken back; shown() follows, always later. Whoever asks for
    /// it sets the last move then.
    void showBack(const Race& before, const Transition& undone);
    [[nodiscard]] bool isShowing() const { return m_animation.state() == QAbstractAnimation::Running; }
    /// Jumps to the end of what is being shown.
    void finishShowing();
    /// How long things take: 1 is normal, 0 shows only the result.
    void setPace(double pace) { m_pace = pace; }

    void setMarks(const BoardMarks& marks);
    [[nodiscard]] const BoardMarks& marks() const { return m_state.marks; }
    /// What is pointed at; `focused`: by the keyboard.
    void setPointed(const Pick& pick, bool focused);
    void setLastMove(const std::optional<LastMove>& last);
    [[nodiscard]] const std::optional<LastMove>& lastMove() const { return m_state.last; }
    /// Marks the space that stands in the way, with a short pulse; None takes the mark away.
    void setBlocker(SpaceId space);
    [[nodiscard]] SpaceId blocker() const { return m_state.blocker; }
    void setDark(bool dark);
    /// Shows the chosen beetle at the pointer while it is dragged; nothing puts it back.
    void setDragged(const std::optional<QPointF>& point);

    /// What lies at the point. In a stack, a beetle that can act goes before those above it.
    [[nodiscard]] Pick pickAt(QPointF point) const;
    /// The middle of what is picked.
    [[nodiscard]] QPointF placeOf(const Pick& pick) const;
    [[nodiscard]] QRectF boardRect() const;

Q_SIGNALS:
    /// While a move is shown: another space of its route is reached.
    void stepped();
    void shown();
    /// The race it shows has changed.
    void raceChanged();
    void marksChanged();

private:
    void addTiles();
    void rebuildStacks(const std::vector<Standing>& standings);
    void updateLooks();
    void updateTiles();
    int stageMove(const Race& before, const Transition& transition);
    int stageTurn(const Race& before, const Transition& transition);
    int stage(const Race& before, const Transition& transition);
    void runAnimation(int milliseconds, double start, double end);
    void followBreath(double part);
    void endShowing();
    [[nodiscard]] BeetleId actingIn(StackOrder stack, BeetleId hit) const;

    Race m_race;
    Race m_after; ///< while showing
    std::optional<LastMove> m_lastAfter;
    MarkState m_state;
    std::vector<TileItem*> m_tiles; ///< by BoardTileId
    std::vector<StackItem*> m_stacks;
    StackItem* m_moving = nullptr;
    MarksBelow* m_below = nullptr;
    MarksAbove* m_above = nullptr;
    QVariantAnimation m_animation;
    QVariantAnimation m_pulse;           ///< of the blocker
    std::function<void(double)> m_frame; ///< shows the animation at 0 … 1
    QVariantAnimation m_breath;          ///< of the rings round beetles that can act, for a few seconds
    double m_glow = 1;                   ///< of those rings
    Pick m_pointed;
    double m_pace = 1;
};

} // namespace bubblebar
