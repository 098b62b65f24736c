#include "designer/print/kindlist.h"

#include "core/bubble/card.h"
#include "designer/drawing/beetlepainter.h"
#include "designer/drawing/cardpainter.h"
#include "designer/drawing/pages/pagetext.h"
#include "designer/drawing/tracklayout.h"
#include "designer/drawing/trackpainter.h"
#include "designer/widgets/itempainting.h"
#include "designer/widgets/texts.h"

#include <QPainter>
#include <QStyledItemDelegate>

namespace bubblebar {

namespace {

constexpr int kPicture = 44;
constexpr int kMargin = 8;
constexpr int kWidth = 226;
constexpr int kRemarkRole = Qt::UserRole;

QString remark(PageKind kind)
{
    switch (kind) {
    case PageKind::Plan:
        return KindList::tr("Picture, build list, code");
    case PageKind::Poster:
        return KindList::tr("True size, several pages");
    case PageKind::Tiles:
        return KindList::tr("Fronts and backs to cut");
    case PageKind::Cards:
        return KindList::tr("The race’s cards to cut");
    case PageKind::Stickers:
        break;
    }
    return KindList::tr("For the wooden discs");
}

/// Into a box of 100 × 100 about the origin.
void paintKind(QPainter& painter, PageKind kind, const Track& track)
{
    switch (kind) {
    case PageKind::Plan:
    case PageKind::Poster:
        break; // the track itself
    case PageKind::Tiles:
        painter.scale(0.5, 0.5);
        return paintFace(painter, track.tileSet->tiles.front().front, track.tileSet->rule(Terrain::Meadow), 0, {});
    case PageKind::Cards:
        return paintCard(painter, QRectF(-34, -48, 68, 96), kAllCards.front());
    case PageKind::Stickers:
        return paintBeetleSticker(painter, {}, 0.55, {Colour::Yellow, 1});
    }
}

void paintPagesWithTrack(QPainter& painter, const Track& track, int pages)
{
    painter.setPen(QPen(Qt::gray, 2));
    painter.setBrush(Qt::white);
    const QRectF sheet = pages == 1 ? QRectF(-36, -48, 72, 96) : QRectF(-48, -36, 96, 72);
    painter.drawRect(sheet);
    const QSize room = (sheet.size() * 0.84).toSize();
    const QRectF place(sheet.center() - QPointF(room.width() / 2.0, room.height() / 2.0), room);
    painter.drawImage(place, trackPicture(track, room * 4));
    if (pages > 1) {
        painter.drawLine(QLineF(0, sheet.top(), 0, sheet.bottom()));
        painter.drawLine(QLineF(sheet.left(), 0, sheet.right(), 0));
    }
}

QPixmap kindPicture(PageKind kind, const Track& track, qreal pixelRatio)
{
    QPixmap picture(QSize(kPicture, kPicture) * pixelRatio);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.scale(picture.width() / 100.0, picture.height() / 100.0);
    painter.translate(50, 50);
    if (kind == PageKind::Plan || kind == PageKind::Poster)
        paintPagesWithTrack(painter, track, kind == PageKind::Plan ? 1 : 4);
    else
        paintKind(painter, kind, track);
    picture.setDevicePixelRatio(pixelRatio);
    return picture;
}

class KindDelegate : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        QStyleOptionViewItem item = option;
        initStyleOption(&item, index);
        ItemPainting painting(*painter, item);
        painting.paintPanel();
        const QRect picture =
            QStyle::visualRect(item.direction, item.rect,
                               {item.rect.left() + kMargin, item.rect.center().y() - kPicture / 2, kPicture, kPicture});
        painter->drawPixmap(picture.topLeft(), index.data(Qt::DecorationRole).value<QPixmap>());
        const QFont title = scaledFont(item.font, 1, true);
        const QFont dim = scaledFont(item.font, kSecondaryText);
        const int height = QFontMetrics(title).height() + QFontMetrics(dim).height();
        QRect text = item.rect.adjusted(kPicture + 2 * kMargin, (item.rect.height() - height) / 2, -kMargin, 0);
        text = QStyle::visualRect(item.direction, item.rect, text);
        painting.paintLine(text, item.text, title, false);
        painting.paintLine(text, index.data(kRemarkRole).toString(), dim, true);
        painting.paintFocus();
    }

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& /*index*/) const override
    {
        return {kWidth, std::max(kPicture, 2 * option.fontMetrics.height()) + kMargin};
    }
};

} // namespace

KindList::KindList(const Track& track, QWidget* parent)
    : QListWidget(parent)
{
    setItemDelegate(new KindDelegate(this));
    setAccessibleName(tr("What to print"));
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    for (const PageKind kind : kAllPageKinds) {
        auto* item = new QListWidgetItem(pageKindTitle(kind), this);
        item->setData(kRemarkRole, remark(kind));
        item->setData(Qt::AccessibleDescriptionRole, remark(kind));
        item->setData(Qt::DecorationRole, kindPicture(kind, track, devicePixelRatioF()));
    }
    const int letters = fontMetrics().averageCharWidth() * 24;
    setFixedWidth(std::max(kWidth, kPicture + 3 * kMargin + letters));
    connect(this, &QListWidget::currentRowChanged, this,
            [this](int row) { Q_EMIT chosen(static_cast<PageKind>(row)); });
}

void KindList::choose(PageKind kind)
{
    setCurrentRow(static_cast<int>(kind));
}

} // namespace bubblebar
