#include "designer/canvas/gesture.h"
#include "designer/canvas/trackcanvas.h"
#include "designer/document/trackdocument.h"
#include "designer/drawing/palette.h"

#include <QPainter>

#include <algorithm>

namespace bubblebar {

namespace {

class MoveGesture : public Gesture
{
public:
    MoveGesture(TrackCanvas& canvas, QPointF pressedAt, bool adds)
        : Gesture(canvas, pressedAt)
        , m_from(canvas.camera().hexAt(pressedAt))
        , m_before(canvas.selection())
        , m_adds(adds)
    {
    }

    void move(QPointF position) override
    {
        if (!m_dragging && !isFarFromPress(position))
            return;
        if (!m_dragging)
            begin();
        const Hex to = m_canvas.camera().hexAt(position);
        if (to - m_from == m_carry.by && m_ghosts)
            return;
        m_carry.by = to - m_from;
        m_canvas.setCursorHex(to);
        showGhosts();
    }

    void finish(QPointF position, Qt::KeyboardModifiers /*modifiers*/) override
    {
        move(position);
        if (m_dragging)
            m_canvas.carrySelection(m_carry);
        else if (m_adds)
            m_canvas.toggleSelected(m_from);
        else
            m_canvas.setSelection({m_from});
        if (!m_dragging)
            m_canvas.setCursorHex(m_from);
    }

    void cancel() override
    {
        m_canvas.setSelection(m_before);
        m_canvas.setCursorHex(m_from);
    }

    void turn(int sixths) override
    {
        m_carry.turns += sixths;
        lift();
    }

    void flip() override
    {
        m_carry.flips = !m_carry.flips;
        lift();
    }

    [[nodiscard]] const Ghosts* ghosts() const override { return m_ghosts ? &*m_ghosts : nullptr; }
    [[nodiscard]] Qt::CursorShape cursor() const override
    {
        return m_dragging ? Qt::ClosedHandCursor : Qt::ArrowCursor;
    }
    [[nodiscard]] bool scrollsAtRim() const override { return m_dragging; }

private:
    /// A tile that is not selected is dragged alone, or along with the others.
    void begin()
    {
        m_dragging = true;
        if (std::ranges::binary_search(m_before, m_from))
            return;
        std::vector<Hex> wanted = m_adds ? m_before : std::vector<Hex> {};
        wanted.push_back(m_from);
        m_canvas.setSelection(std::move(wanted));
    }

    void lift()
    {
        if (!m_dragging)
            begin();
        showGhosts();
    }

    void showGhosts()
    {
        m_ghosts = ghostsOfCarry(m_canvas.document(), m_canvas.selection(), m_carry);
        m_canvas.update();
    }

    Hex m_from;
    Carry m_carry;
    std::vector<Hex> m_before;
    std::optional<Ghosts> m_ghosts;
    bool m_adds;
    bool m_dragging = false;
};

class RubberBand : public Gesture
{
public:
    RubberBand(TrackCanvas& canvas, QPointF pressedAt, bool adds)
        : Gesture(canvas, pressedAt)
        , m_from(canvas.camera().toUnits(pressedAt))
        , m_before(canvas.selection())
        , m_adds(adds)
    {
    }

    void move(QPointF position) override
    {
        m_dragging |= isFarFromPress(position);
        if (!m_dragging)
            return;
        m_band = QRectF(m_from, m_canvas.camera().toUnits(position)).normalized();
        std::vector<Hex> wanted = m_adds ? m_before : std::vector<Hex> {};
        // A tile is meant where the band reaches its middle part.
        const QRectF units = m_band.adjusted(-kReach, -kReach, kReach, kReach);
        for (const PlacedTile& placed : m_canvas.document().track().tiles) {
            if (units.contains(hexCentre(placed.at)))
                wanted.push_back(placed.at);
        }
        m_canvas.setSelection(std::move(wanted));
        m_canvas.update();
    }

    void finish(QPointF position, Qt::KeyboardModifiers /*modifiers*/) override
    {
        move(position);
        if (m_dragging)
            return;
        if (!m_adds)
            m_canvas.clearSelection();
        m_canvas.setCursorHex(m_canvas.camera().hexAt(position));
    }

    void cancel() override { m_canvas.setSelection(m_before); }

    void paint(QPainter& painter) const override
    {
        if (!m_dragging)
            return;
        QColor fill = palette::kAmber;
        fill.setAlpha(48);
        painter.setPen(QPen(palette::kInk, 3));
        painter.setBrush(fill);
        const QRectF band = m_canvas.camera().toPixels(m_band);
        painter.drawRect(band);
        painter.setPen(QPen(palette::kAmber, 1));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(band);
    }
    [[nodiscard]] bool scrollsAtRim() const override { return m_dragging; }

private:
    static constexpr double kReach = 45;

    QPointF m_from; ///< in tile units, as the board may scroll
    std::vector<Hex> m_before;
    QRectF m_band;
    bool m_adds;
    bool m_dragging = false;
};

} // namespace

std::unique_ptr<Gesture> moveGesture(TrackCanvas& canvas, QPointF pressedAt, bool adds)
{
    return std::make_unique<MoveGesture>(canvas, pressedAt, adds);
}

std::unique_ptr<Gesture> rubberBand(TrackCanvas& canvas, QPointF pressedAt, bool adds)
{
    return std::make_unique<RubberBand>(canvas, pressedAt, adds);
}

} // namespace bubblebar
