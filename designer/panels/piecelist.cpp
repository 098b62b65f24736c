#include "designer/panels/piecelist.h"

#include "core/track/trackedit.h"
#include "designer/panels/piecedelegate.h"
#include "designer/panels/piecefilter.h"
#include "designer/panels/piecesmodel.h"
#include "designer/widgets/keytable.h"
#include "designer/widgets/livetexts.h"

#include <QApplication>
#include <QMouseEvent>
#include <QPainter>
#include <QScrollBar>

namespace bubblebar {

PieceList::PieceList(PieceFilter& filter, QWidget* parent)
    : QListView(parent)
    , m_filter(filter)
    , m_delegate(new PieceDelegate(filter, this))
{
    setModel(&filter);
    setItemDelegate(m_delegate);
    setFlow(LeftToRight);
    setWrapping(true);
    setResizeMode(Adjust);
    setUniformItemSizes(true);
    setMovement(Static);
    setSelectionMode(SingleSelection);
    setEditTriggers(NoEditTriggers);
    setVerticalScrollMode(ScrollPerPixel);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    // A bar that comes and goes would change the number of columns.
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn);
    setMouseTracking(true);
    setAcceptDrops(false);
    setLiveName(this, [] { return tr("Pieces of the box"); });
}

QSize PieceList::sizeHint() const
{
    const QSize cell = PieceDelegate::cellSize(fontMetrics(), 0);
    return {2 * cell.width() + verticalScrollBar()->sizeHint().width() + 2 * frameWidth(), 4 * cell.height()};
}

QSize PieceList::minimumSizeHint() const
{
    const QSize cell = PieceDelegate::cellSize(fontMetrics(), 1);
    return {cell.width(), cell.height() + 2 * frameWidth()};
}

void PieceList::keyPressEvent(QKeyEvent* event)
{
    const QModelIndex current = currentIndex();
    const int row = current.isValid() ? m_filter.pieceRow(current) : -1;
    if (row >= 0 && (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter))
        pick(row);
    else if (row >= 0 && isKeyOf(*event, KeyUse::FlipTile))
        turnOver(row);
    else
        QListView::keyPressEvent(event);
}

void PieceList::mousePressEvent(QMouseEvent* event)
{
    QListView::mousePressEvent(event);
    m_press = event->button() == Qt::LeftButton ? pressAt(event->position().toPoint()) : std::nullopt;
}

void PieceList::mouseMoveEvent(QMouseEvent* event)
{
    if (!m_press) {
        QListView::mouseMoveEvent(event);
        pointAt(event->position().toPoint());
        return;
    }
    if (!m_press->isDrag) {
        const QPoint way = event->position().toPoint() - m_press->at;
        if (way.manhattanLength() < QApplication::startDragDistance() || m_filter.pieces().left(m_press->row) == 0)
            return;
        m_press->isDrag = true;
        m_filter.pieces().setSide(m_press->row, m_press->side);
        pick(m_press->row);
    }
    Q_EMIT pieceDragged(event->globalPosition().toPoint());
}

void PieceList::mouseReleaseEvent(QMouseEvent* event)
{
    QListView::mouseReleaseEvent(event);
    if (event->button() != Qt::LeftButton)
        return;
    const std::optional<Press> press = std::exchange(m_press, std::nullopt);
    if (!press)
        return;
    const QPoint place = event->position().toPoint();
    if (press->isDrag) {
        Q_EMIT pieceDropped(event->globalPosition().toPoint());
        return;
    }
    if (const std::optional<Press> now = pressAt(place); !now || now->row != press->row)
        return;
    m_filter.pieces().setSide(press->row, press->side);
    pick(press->row);
}

void PieceList::mouseDoubleClickEvent(QMouseEvent* event)
{
    // Two quick clicks on two faces are two clicks.
    mousePressEvent(event);
}

void PieceList::resizeEvent(QResizeEvent* event)
{
    layOut();
    QListView::resizeEvent(event);
}

void PieceList::changeEvent(QEvent* event)
{
    QListView::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        layOut();
}

void PieceList::paintEvent(QPaintEvent* event)
{
    QListView::paintEvent(event);
    if (m_filter.rowCount() > 0)
        return;
    QPainter painter(viewport());
    painter.setPen(palette().color(QPalette::PlaceholderText));
    painter.drawText(viewport()->rect().adjusted(8, 8, -8, -8), Qt::AlignCenter | Qt::TextWordWrap,
                     tr("No matching piece"));
}

void PieceList::pick(int row)
{
    const PiecesModel& pieces = m_filter.pieces();
    if (const std::optional<HandPiece> piece = pieces.freePiece(row))
        Q_EMIT pieceRequested(*piece);
    else if (const std::optional<TileId> laid = pieces.laidPiece(row))
        Q_EMIT jumpRequested(*laid);
}

void PieceList::turnOver(int row)
{
    PiecesModel& pieces = m_filter.pieces();
    pieces.setSide(row, otherSide(pieces.side(row)));
    if (pieces.isInHand(row))
        pick(row);
}

void PieceList::pointAt(QPoint place)
{
    const QModelIndex index = indexAt(place);
    m_delegate->setPointedFace(index.isValid()
                                   ? std::optional(PieceDelegate::faceAt(visualRect(index), place, layoutDirection()))
                                   : std::nullopt);
    if (index.isValid())
        update(index);
}

void PieceList::layOut()
{
    const QSize cell = PieceDelegate::cellSize(fontMetrics(), viewport()->width() - 1);
    m_delegate->setCell(cell);
    setGridSize(cell);
}

std::optional<PieceList::Press> PieceList::pressAt(QPoint place) const
{
    const QModelIndex index = indexAt(place);
    if (!index.isValid())
        return std::nullopt;
    return Press {place, m_filter.pieceRow(index), PieceDelegate::faceAt(visualRect(index), place, layoutDirection())};
}

} // namespace bubblebar
