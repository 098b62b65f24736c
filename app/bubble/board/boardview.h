#pragma once

#include <QGraphicsView>
#include <QPixmap>

namespace bubblebar {

class BoardScene;

/// The window on the board: fits the track until the user zooms, zooms about the pointer, pans.
class BoardView : public QGraphicsView
{
    Q_OBJECT

public:
    explicit BoardView(BoardScene& scene, QWidget* parent = nullptr);

    [[nodiscard]] BoardScene& board() const { return m_board; }
    /// Pixels per tile unit.
    [[nodiscard]] double zoom() const { return transform().m11(); }
    /// True until the user zooms or pans, and again after fit().
    [[nodiscard]] bool isFitted() const { return m_fitted; }

    /// Felt instead of wood under the track.
    void setFelt(bool felt);
    void fit();
    void zoomIn();
    void zoomOut();
    /// Where a point of the board lies in the view's own pixels.
    [[nodiscard]] QPointF fromBoard(QPointF point) const;
    /// Space held down: a drag moves the board.
    [[nodiscard]] bool isPanning() const { return m_panning || m_spaceHeld; }

Q_SIGNALS:
    /// The board has moved under the view, or the view has changed its size.
    void viewChanged();
    /// The wheel, while a tile is in hand: +1 clockwise, −1 back.
    void turnRequested(int direction);

protected:
    void drawBackground(QPainter* painter, const QRectF& rect) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void keyReleaseEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;

private:
    void fitInto(double roomWidth);
    [[nodiscard]] bool isCornerTaken() const;
    void zoomBy(double factor, QPointF about);
    void panBy(QPointF pixels);
    void followPalette();
    void paintBackdrop(double ratio);
    [[nodiscard]] double smallestZoom() const;

    BoardScene& m_board;
    QPixmap m_backdrop; ///< what never moves on the table while the view stays where it is
    QTransform m_backdropView;
    QPointF m_panFrom;
    bool m_fitted = true;
    bool m_panning = false;
    bool m_spaceHeld = false;
    bool m_dark = false;
    bool m_felt = false;
};

} // namespace bubblebar
