#include "designer/panels/piecedelegate.h"

#include "designer/drawing/tilepainter.h"
#include "designer/drawing/tracklayout.h"
#include "designer/panels/piecefilter.h"
#include "designer/panels/piecesmodel.h"
#include "designer/widgets/itempainting.h"
#include "designer/widgets/tablelook.h"
#include "designer/widgets/texts.h"

#include <QPainter>

#include <algorithm>

namespace bubblebar {

namespace {

constexpr int kMargin = 4;
/// Above and below: the whole box shall be in sight on a laptop.
constexpr int kNarrowMargin = 2;
constexpr int kUnderline = 3;
constexpr double kUsedUp = 0.34;
/// In widths of an "x", so that it grows with the text.
constexpr int kLeastLetters = 12;
constexpr int kLeastWidth = 92;
constexpr int kMostWidth = 170;
/// Pictures as wide as two flat hexes side by side.
constexpr double kHeightOfWidth = kTileRadius / kTileApothem / 2;

QRect inner(const QRect& box)
{
    return box.marginsRemoved({kMargin, kNarrowMargin, kMargin, kNarrowMargin});
}

int picturesHeight(int width)
{
    return qRound((width - 2 * kMargin) * kHeightOfWidth);
}

QRect faceBox(const QRect& faces, FaceSide side, Qt::LayoutDirection direction)
{
    QRect half = faces;
    half.setWidth(faces.width() / 2);
    if ((side == FaceSide::Front) != (direction == Qt::LeftToRight))
        half.moveRight(faces.right());
    return half;
}

void paintHandFrame(QPainter& painter, const QRect& box, const QPalette& palette)
{
    QColor fill = palette.color(QPalette::Highlight);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(fill, 2));
    fill.setAlphaF(0.2F);
    painter.setBrush(fill);
    painter.drawRoundedRect(QRectF(box).adjusted(1.5, 1.5, -1.5, -1.5), 3, 3);
}

void paintUnderline(QPainter& painter, const QRect& face, const QPalette& palette)
{
    const QRectF line(face.left() + face.width() / 4.0, face.bottom() + 1, face.width() / 2.0, kUnderline);
    painter.setPen(Qt::NoPen);
    painter.setBrush(palette.color(QPalette::Highlight));
    painter.drawRoundedRect(line, 1.5, 1.5);
}

} // namespace

struct PieceDelegate::Picture
{
    int row = 0;
    FaceSide side = FaceSide::Front;
    bool grey = false;
    bool dark = false;
    QSize pixels;

    [[nodiscard]] quint64 key() const
    {
        return static_cast<quint64>(row) << 3U | (side == FaceSide::Back ? 4U : 0U) | (grey ? 2U : 0U) |
               (dark ? 1U : 0U);
    }
};

PieceDelegate::PieceDelegate(const PieceFilter& filter, QObject* parent)
    : QStyledItemDelegate(parent)
    , m_filter(filter)
{
}

QSize PieceDelegate::cellSize(const QFontMetrics& metrics, int listWidth)
{
    const int least = std::max(kLeastWidth, kLeastLetters * metrics.horizontalAdvance(u'x') + 2 * kMargin);
    const int columns = std::max(1, listWidth / least);
    const int width = std::min(listWidth / columns, std::max(least, kMostWidth));
    return {width, picturesHeight(width) + kUnderline + metrics.height() + 2 * kNarrowMargin};
}

FaceSide PieceDelegate::faceAt(const QRect& box, QPoint place, Qt::LayoutDirection direction)
{
    const bool isLeft = place.x() < box.center().x();
    return isLeft == (direction == Qt::LeftToRight) ? FaceSide::Front : FaceSide::Back;
}

QSize PieceDelegate::sizeHint(const QStyleOptionViewItem& /*option*/, const QModelIndex& /*index*/) const
{
    return m_cell;
}

void PieceDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const PiecesModel& pieces = m_filter.pieces();
    const int row = m_filter.pieceRow(index);
    QStyleOptionViewItem plain = option;
    plain.state &= ~QStyle::State_Selected; // the current piece has the focus frame; a fill says "in hand"
    ItemPainting item(*painter, plain);
    painter->save();
    item.paintPanel();
    if (pieces.isInHand(row))
        paintHandFrame(*painter, option.rect, option.palette);
    QRect box = inner(option.rect);
    const QRect faces(box.topLeft(), QSize(box.width(), picturesHeight(option.rect.width())));
    paintFaces(*painter, option, faces, row);

    const bool isLaid = pieces.left(row) == 0 && !pieces.isInHand(row);
    const QString label = index.data(Qt::DisplayRole).toString();
    const QFont font = scaledFont(option.font, kSecondaryText, !isLaid);
    box.setTop(faces.bottom() + kUnderline);
    const QFontMetrics metrics(font);
    painter->setFont(font);
    painter->setPen(option.palette.color(isLaid ? QPalette::PlaceholderText : QPalette::Text));
    painter->drawText(box, Qt::AlignHCenter | Qt::AlignTop, metrics.elidedText(label, Qt::ElideRight, box.width()));
    painter->restore();
    item.paintFocus();
}

std::optional<FaceSide> PieceDelegate::upNext(const QStyleOptionViewItem& option, int row) const
{
    const PiecesModel& pieces = m_filter.pieces();
    if (!pieces.tile(row) || (pieces.left(row) == 0 && !pieces.isInHand(row)))
        return std::nullopt;
    if (option.state.testFlag(QStyle::State_MouseOver))
        return m_pointed;
    if (option.state.testFlag(QStyle::State_HasFocus) || pieces.isInHand(row))
        return pieces.side(row);
    return std::nullopt;
}

void PieceDelegate::paintFaces(QPainter& painter, const QStyleOptionViewItem& option, const QRect& box, int row) const
{
    const bool dark = isDark(option.palette);
    if (!m_filter.pieces().tile(row)) {
        QRect middle = faceBox(box, FaceSide::Front, Qt::LeftToRight);
        middle.moveCenter(box.center());
        paintPicture(painter, middle, row, FaceSide::Front, dark);
        return;
    }
    for (const FaceSide side : {FaceSide::Front, FaceSide::Back})
        paintPicture(painter, faceBox(box, side, option.direction), row, side, dark);
    if (const std::optional<FaceSide> next = upNext(option, row))
        paintUnderline(painter, faceBox(box, *next, option.direction), option.palette);
}

void PieceDelegate::paintPicture(QPainter& painter, const QRect& box, int row, FaceSide side, bool dark) const
{
    const PiecesModel& pieces = m_filter.pieces();
    const bool isGrey = pieces.left(row) == 0 && !pieces.isInHand(row);
    const qreal ratio = painter.device()->devicePixelRatioF();
    QPixmap pixmap = picture({row, side, isGrey, dark, (QSizeF(box.size()) * ratio).toSize()});
    pixmap.setDevicePixelRatio(ratio);
    painter.setOpacity(isGrey ? kUsedUp : 1);
    painter.drawPixmap(box.topLeft(), pixmap);
    painter.setOpacity(1);
}

QPixmap PieceDelegate::picture(const Picture& wanted) const
{
    if (m_pictureSize != wanted.pixels) {
        m_pictures.clear();
        m_pictureSize = wanted.pixels;
    }
    const auto known = m_pictures.constFind(wanted.key());
    if (known != m_pictures.cend())
        return *known;
    const double pixelsPerTile =
        std::min(wanted.pixels.width() / kTileApothem * kTileRadius, wanted.pixels.height() * 1.0);
    QPixmap pixmap(wanted.pixels);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(wanted.pixels.width() / 2.0, wanted.pixels.height() / 2.0);
    painter.scale(pixelsPerTile / 206, pixelsPerTile / 206);
    TileLook look;
    look.detail = detailFor(pixelsPerTile);
    look.dark = wanted.dark;
    look.tone.saturation = wanted.grey ? 0 : 1;
    const PiecesModel& pieces = m_filter.pieces();
    paintTile(painter, pieces.track(), {pieces.piece(wanted.row), {}, wanted.side, 0, {}}, look);
    painter.end();
    m_pictures.insert(wanted.key(), pixmap);
    return pixmap;
}

} // namespace bubblebar
