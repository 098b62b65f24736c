#pragma once

#include "core/track/tileset.h"
#include "designer/document/handpiece.h"

#include <QListView>

#include <optional>

namespace bubblebar {

class PieceDelegate;
class PieceFilter;

/// The pieces of the box as pictures. A piece is taken by a click on the face that shall lie up, by dragging it out, or
/// by Return; F shows the other face up next. A laid piece asks to be shown instead.
class PieceList : public QListView
{
    Q_OBJECT

public:
    /// The filter must outlive the list.
    explicit PieceList(PieceFilter& filter, QWidget* parent = nullptr);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    void pieceRequested(const bubblebar::HandPiece& piece);
    void jumpRequested(bubblebar::TileId tile);
    /// While a piece is pulled out of the box with the mouse button down, and where it is let go.
    void pieceDragged(QPoint global);
    void pieceDropped(QPoint global);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    struct Press
    {
        QPoint at;
        int row = 0; ///< of the pieces
        FaceSide side = FaceSide::Front;
        bool isDrag = false;
    };

    void pick(int row);
    void turnOver(int row);
    void pointAt(QPoint place);
    void layOut();
    [[nodiscard]] std::optional<Press> pressAt(QPoint place) const;

    PieceFilter& m_filter;
    PieceDelegate* m_delegate;
    std::optional<Press> m_press;
};

} // namespace bubblebar
