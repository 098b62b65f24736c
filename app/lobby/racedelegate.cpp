#include "app/lobby/racedelegate.h"

#include "app/beep/beepscene.h"
#include "app/beetle/lobbyscene.h"
#include "app/lobby/racelist.h"
#include "app/lobby/racepicture.h"
#include "app/tracks/thumbnails.h"
#include "app/tracks/trackpicture.h"
#include "designer/widgets/itempainting.h"
#include "designer/widgets/tablelook.h"
#include "designer/widgets/texts.h"

#include <QPainter>

#include <algorithm>

namespace bubblebar {

namespace {

constexpr int kMargin = 6;
constexpr QSize kPicture(112, 76);

std::function<QImage(QSize, bool)> painterOf(const SavedRace& race)
{
    if (const auto* game = std::get_if<beep::Record>(&race.game))
        return [record = *game](QSize size, bool dark) { return beep::gamePicture(record, size, dark); };
    return [open = std::get<Race>(race.game)](QSize size, bool dark) { return raceOnTable(open, size, dark); };
}

/// The beetles of the players beside each other, if there are any; returns how far they reach.
int paintBeetles(QPainter& painter, QRect box, const std::vector<QIcon>& beetles)
{
    for (const QIcon& beetle : beetles) {
        beetle.paint(&painter, QRect(box.topLeft(), QSize(box.height(), box.height())));
        box.setLeft(box.left() + box.height() + 2);
    }
    return box.left() + (beetles.empty() ? 0 : kMargin);
}

} // namespace

RaceDelegate::RaceDelegate(Thumbnails& thumbnails, QObject* parent)
    : QStyledItemDelegate(parent)
    , m_thumbnails(thumbnails)
{
}

QSize RaceDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& /*index*/) const
{
    const int texts = QFontMetrics(option.font).height() * 7 / 2;
    return {kPicture.width() + 16 * QFontMetrics(option.font).averageCharWidth(),
            std::max(kPicture.height(), texts) + 2 * kMargin};
}

void RaceDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const SavedRace& race = static_cast<const RaceList*>(index.model())->race(index.row());
    ItemPainting item(*painter, option);
    painter->save();
    item.paintPanel();
    QRect box = option.rect.marginsRemoved({kMargin, kMargin, kMargin, kMargin});
    paintPicture(*painter, QRect(box.topLeft(), kPicture), race, option.palette);

    box.setLeft(box.left() + kPicture.width() + 2 * kMargin);
    const QFont small = scaledFont(option.font, kSecondaryText);
    item.paintLine(box, index.data(Qt::DisplayRole).toString(), scaledFont(option.font, 1, true), false);
    const int line = QFontMetrics(small).height();
    QRect names = box.adjusted(0, 2, 0, 0);
    names.setLeft(paintBeetles(*painter, QRect(names.topLeft(), QSize(names.width(), line)), race.beetles));
    item.paintLine(names, race.players.join(QStringLiteral(", ")), small, false);
    box.setTop(names.top() + 2);
    item.paintLine(box, whenSaved(race.saved, QDateTime::currentDateTime()), small, true);
    painter->restore();
    item.paintFocus();
}

void RaceDelegate::paintPicture(QPainter& painter, const QRect& box, const SavedRace& race,
                                const QPalette& palette) const
{
    if (const auto* game = std::get_if<beetle::Record>(&race.game))
        return beetle::paintGamePicture(painter, box, *game, isDark(palette));
    // A race that went on is another picture.
    const QString key = QStringLiteral("%1 %2").arg(race.saved.toMSecsSinceEpoch()).arg(race.path);
    const qreal ratio = painter.device()->devicePixelRatioF();
    paintThumbnail(painter, box, m_thumbnails.picture(key, painterOf(race), box.size(), ratio, isDark(palette)),
                   palette);
}

} // namespace bubblebar
