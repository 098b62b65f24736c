#pragma once

#include "core/track/trackedit.h"
#include "designer/canvas/canvascamera.h"
#include "designer/canvas/canvasparts.h"
#include "designer/canvas/canvaspointer.h"
#include "designer/canvas/findingmarks.h"
#include "designer/canvas/heatmap.h"
#include "designer/canvas/shownroute.h"
#include "designer/canvas/tilepictures.h"
#include "designer/document/handpiece.h"

#include <QTimer>
#include <QWidget>

#include <optional>
#include <span>
#include <vector>

namespace bubblebar {

class TrackDocument;

/// The board of the designer: shows the tiles of a document, lays the piece in hand, selects, moves, turns and removes
/// tiles by mouse and keyboard. Each edit is one undo step of the document.
class TrackCanvas : public QWidget
{
    Q_OBJECT

public:
    /// The document must outlive the canvas.
    explicit TrackCanvas(TrackDocument& document, QWidget* parent = nullptr);
    ~TrackCanvas() override;

    [[nodiscard]] TrackDocument& document() const { return m_document; }

    /// The hexes of the selected tiles, sorted.
    [[nodiscard]] const std::vector<Hex>& selection() const { return m_selection; }
    /// Hexes without a tile are left out.
    void setSelection(std::vector<Hex> hexes);
    void toggleSelected(Hex hex);

    /// Where the keyboard is, and where the piece in hand and what is pasted would go.
    [[nodiscard]] Hex cursorHex() const { return m_cursor; }
    void setCursorHex(Hex hex);
    /// One step by direction number; keeps the cursor in sight.
    void moveCursor(int direction);
    /// Puts the cursor on the next (+1) or previous (−1) tile in the order of the track, and selects it.
    void walkTiles(int step);

    [[nodiscard]] const std::optional<HandPiece>& pieceInHand() const { return m_hand; }
    void takeInHand(const std::optional<HandPiece>& piece);
    /// Lays the piece on the cursor's hex. `another`: then takes the next copy of the tile, if the boxes hold one.
    void layPieceInHand(bool another);
    /// While the piece is dragged here from elsewhere, by someone who holds the mouse; in global pixels.
    void dragPieceTo(QPoint globalPosition);
    /// Lays the piece there; let go beside the canvas, it is put back.
    void dropPieceAt(QPoint globalPosition);

    /// Lays the piece in hand, or selects the tile under the cursor (and no other, unless `adds`).
    void actAtCursor(bool adds);
    /// Esc: ends the gesture, else puts the piece back, else clears the selection. False where there is none of that.
    bool stepBack();
    /// One step.
    void carrySelection(const Carry& carry);

    /// Pixels per tile unit.
    [[nodiscard]] double zoom() const { return m_camera.zoom(); }
    [[nodiscard]] const CanvasCamera& camera() const { return m_camera; }
    void setCamera(const CanvasCamera& camera);
    void panBy(QPointF pixels);
    /// Keeps what lies under `pixels` there.
    void zoomBy(double factor, QPointF pixels);
    /// Selects the tiles on the hexes, scrolls them into view and points them out for a moment.
    void showTiles(const std::vector<Hex>& hexes);

    [[nodiscard]] bool isGridShown() const { return m_gridShown; }
    [[nodiscard]] bool isRouteShown() const { return m_routeShown; }
    [[nodiscard]] bool isHeatMapShown() const { return m_heatMapShown; }
    /// Empty where there is none, or it is not shown.
    [[nodiscard]] QString heatTextAt(const PlacedTile& placed) const;
    void setHeatMap(HeatMap map);
    /// What can be done now; empty where nothing needs to be said.
    [[nodiscard]] const QString& hint() const { return m_hint; }
    /// What is wrong, for a few seconds; else empty.
    [[nodiscard]] const QString& notice() const { return m_notice; }
    void requestContextMenu(QPoint globalPosition);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

public Q_SLOTS:
    /// What is dragged, the piece in hand, or each selected tile on its own hex; by `sixths` × 60° clockwise.
    void turn(int sixths);
    /// The selection, or where there is none the whole layout, about its middle hex.
    void turnGroup(int sixths);
    void flip();
    void removeSelection();
    /// One step by direction number (hex.h).
    void moveSelection(int direction);
    void selectAll();
    void clearSelection();
    void fit();
    void zoomIn();
    void zoomOut();
    void setGridShown(bool shown);
    void setRouteShown(bool shown);
    void setHeatMapShown(bool shown);

Q_SIGNALS:
    void selectionChanged();
    void cursorMoved(bubblebar::Hex hex);
    void pieceInHandChanged();
    /// The zoom or what is in sight.
    void viewChanged();
    void hintChanged(const QString& hint);
    void contextMenuRequested(bubblebar::Hex hex, QPoint globalPosition);

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void keyReleaseEvent(QKeyEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    void followDocument();
    void followTiles(const std::vector<Hex>& touched, const std::vector<Hex>& laid);
    void followBoxes();
    void followFindings();
    void edit(const EditResult& edit, const QString& step, std::vector<Hex> selection);
    void showNotice(const QString& text);
    void updateHexes(std::span<const Hex> hexes);
    [[nodiscard]] static QString turningKeys();
    void updateHint();
    void cameraMoved();
    void reveal(const QRectF& units);
    [[nodiscard]] const Ghosts* ghosts();
    [[nodiscard]] QRectF overlayRoom() const;
    void paintLayers(QPainter& painter, const QRectF& area);
    void paintWords(QPainter& painter);
    [[nodiscard]] QString selectedTiles() const;

    TrackDocument& m_document;
    CanvasCamera m_camera;
    TilePictures m_pictures;
    CanvasPointer m_pointer;
    CanvasParts m_parts;
    FindingMarks m_findings;
    ShownRoute m_route;
    HeatMap m_heatMap;
    std::vector<Hex> m_selection;
    std::vector<Hex> m_shown; ///< pointed out for a moment
    Hex m_cursor;
    std::optional<HandPiece> m_hand;
    std::optional<Ghosts> m_handGhost; ///< of the piece in hand on the cursor's hex
    QString m_hint;
    QString m_notice;
    QTimer m_noticeTimer;
    QTimer m_shownTimer;
    QTimer m_refineTimer;
    bool m_fitted = true; ///< until the user zooms or pans
    bool m_gridShown = true;
    bool m_routeShown = false;
    bool m_heatMapShown = false;
    bool m_byKeyboard = false; ///< the cursor is worth showing
    bool m_dragOutside = false;
};

} // namespace bubblebar
