#include "app/bubble/playersdelegate.h"

#include "app/bubble/beetleicon.h"
#include "app/bubble/playersmodel.h"
#include "app/bubble/teamsign.h"
#include "designer/drawing/beetlepainter.h"
#include "designer/drawing/cardpainter.h"
#include "designer/widgets/itempainting.h"
#include "designer/widgets/texts.h"

#include <QCoreApplication>
#include <QPainter>
#include <QStyle>

#include <algorithm>

namespace bubblebar {

namespace {

constexpr int kIcon = 34;
constexpr int kBar = 5;
constexpr int kGap = 8;
constexpr double kDiscRadius = 9;
constexpr double kBackWidth = 13;
constexpr double kBackStep = 6;
constexpr double kNameFactor = 1.1;
constexpr double kSignRadius = 8;

int headingHeight(const QStyleOptionViewItem& option, const QModelIndex& index)
{
    if (index.data(PlayersModel::HeadingRole).toString().isEmpty())
        return 0;
    return QFontMetrics(scaledFont(option.font, kSecondaryText, true)).height() + 6;
}

/// One row while it is painted.
class Row
{
public:
    Row(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index)
        : m_painter(painter)
        , m_option(option)
        , m_index(index)
        , m_row(option.rect.adjusted(0, headingHeight(option, index), 0, 0))
        , m_box(m_row.adjusted(kBar + kGap, 0, -kGap, 0))
        , m_colour(static_cast<Colour>(index.data(PlayersModel::ColourRole).toInt()))
    {
    }

    void paint()
    {
        paintHeading();
        paintTurn();
        const QRect icon(m_box.left(), m_box.center().y() - kIcon / 2, kIcon, kIcon);
        beetleIcon(m_colour).paint(&m_painter, mirrored(icon));
        if (const int team = m_index.data(PlayersModel::TeamRole).toInt(); team >= 0)
            paintTeamSign(m_painter, mirrored(icon.bottomRight() - QPointF(3, 3)), kSignRadius, team);
        m_box.setLeft(icon.right() + kGap);
        paintCards();
        const int half = m_box.height() / 2;
        paintName(QRect(m_box.left(), m_box.top() + 3, m_backsLeft - m_box.left(), half - 3));
        paintHome(QRect(m_box.left(), m_box.top() + half - 3, m_numberLeft - m_box.left(), half));
        m_painter.setPen(m_option.palette.color(QPalette::Mid));
        m_painter.drawLine(m_option.rect.bottomLeft(), m_option.rect.bottomRight());
    }

private:
    [[nodiscard]] bool isOnTurn() const { return m_index.data(PlayersModel::TurnRole).toBool(); }

    // The row is laid out from left to right; right to left it is mirrored, which drawText() does with alignments.

    [[nodiscard]] QRect mirrored(const QRect& rect) const
    {
        return QStyle::visualRect(m_option.direction, m_option.rect, rect);
    }

    [[nodiscard]] QPointF mirrored(QPointF point) const
    {
        const double right = m_option.rect.left() + m_option.rect.width();
        return m_option.direction == Qt::RightToLeft ? QPointF(m_option.rect.left() + right - point.x(), point.y())
                                                     : point;
    }

    void paintTurn()
    {
        if (!isOnTurn())
            return;
        QColor tint = m_option.palette.color(QPalette::Highlight);
        tint.setAlphaF(0.25F);
        m_painter.fillRect(m_row, tint);
        m_painter.fillRect(mirrored(QRect(m_row.topLeft(), QSize(kBar, m_row.height()))), palette::kAmber);
    }

    /// Above the first of a team.
    void paintHeading()
    {
        const QString heading = m_index.data(PlayersModel::HeadingRole).toString();
        if (heading.isEmpty())
            return;
        const QRect box(m_option.rect.left() + kGap, m_option.rect.top(), m_option.rect.width() - 2 * kGap,
                        m_row.top() - m_option.rect.top());
        m_painter.setFont(scaledFont(m_option.font, kSecondaryText, true));
        m_painter.setPen(m_option.palette.color(QPalette::PlaceholderText));
        m_painter.drawText(box, Qt::AlignLeft | Qt::AlignBottom, heading);
    }

    /// Backs only, also of the own hand, and their number below.
    void paintCards()
    {
        const int cards = m_index.data(PlayersModel::CardsRole).toInt();
        const QString text = QCoreApplication::translate("Players", "%n card(s)", nullptr, cards);
        m_painter.setFont(scaledFont(m_option.font, kSecondaryText));
        m_painter.setPen(m_option.palette.color(QPalette::Text));
        const int textWidth = QFontMetrics(m_painter.font()).horizontalAdvance(text);
        const QRect lower = m_box.adjusted(0, m_box.height() / 2 - 3, 0, -3);
        m_painter.drawText(mirrored(lower), Qt::AlignRight | Qt::AlignVCenter, text);
        const int shown = std::min(cards, 8);
        double x = m_box.right() - kBackWidth - (shown - 1) * kBackStep;
        m_backsLeft = static_cast<int>(x) - kGap;
        m_numberLeft = m_box.right() - textWidth - kGap;
        for (int i = 0; i < shown; ++i, x += kBackStep)
            paintCardBack(m_painter, backAt(x));
    }

    /// The back of a card that lies `x` from the left.
    [[nodiscard]] QRectF backAt(double x) const
    {
        const QSizeF size(kBackWidth, kBackWidth / kCardAspect);
        QRectF back(QPointF(), size);
        back.moveCenter(mirrored(QPointF(x + size.width() / 2, m_box.top() + 6 + size.height() / 2)));
        return back;
    }

    void paintName(const QRect& box)
    {
        const QString name = m_index.data(PlayersModel::NameRole).toString();
        m_painter.setFont(scaledFont(m_option.font, kNameFactor, isOnTurn()));
        m_painter.setPen(m_option.palette.color(QPalette::Text));
        const QFontMetrics metrics(m_painter.font());
        const QString shown = metrics.elidedText(name, Qt::ElideRight, box.width());
        m_painter.drawText(mirrored(box), Qt::AlignLeft | Qt::AlignVCenter, shown);
        const int used = metrics.horizontalAdvance(shown) + kGap;
        m_painter.setFont(scaledFont(m_option.font, kSecondaryText));
        m_painter.setPen(m_option.palette.color(QPalette::PlaceholderText));
        const QRect rest = box.adjusted(used, 2, 0, 0);
        const QString state = m_index.data(PlayersModel::StateRole).toString();
        m_painter.drawText(mirrored(rest), Qt::AlignLeft | Qt::AlignVCenter,
                           m_painter.fontMetrics().elidedText(state, Qt::ElideRight, rest.width()));
    }

    void paintHome(const QRect& box)
    {
        const QVariantList home = m_index.data(PlayersModel::HomeRole).toList();
        QPointF at(box.left() + kDiscRadius, box.center().y());
        for (const QVariant& isHome : home) {
            m_painter.setOpacity(isHome.toBool() ? 1 : 0.35);
            paintBeetleSticker(m_painter, mirrored(at), kDiscRadius / 82, {m_colour, 0});
            m_painter.setOpacity(1);
            if (isHome.toBool())
                paintTick(mirrored(at) + QPointF(kDiscRadius * 0.7, kDiscRadius * 0.6));
            at.rx() += 2 * kDiscRadius + 4;
        }
        m_painter.setFont(scaledFont(m_option.font, kSecondaryText));
        m_painter.setPen(m_option.palette.color(QPalette::Text));
        const QRect rest = box.adjusted(static_cast<int>(at.x()) - box.left(), 0, 0, 0);
        m_painter.drawText(mirrored(rest), Qt::AlignLeft | Qt::AlignVCenter,
                           m_painter.fontMetrics().elidedText(m_index.data(PlayersModel::HomeTextRole).toString(),
                                                              Qt::ElideRight, rest.width()));
    }

    void paintTick(QPointF centre)
    {
        m_painter.setPen(QPen(Qt::white, 1));
        m_painter.setBrush(palette::kGood);
        m_painter.drawEllipse(centre, 5, 5);
        m_painter.setPen(QPen(Qt::white, 1.6, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        m_painter.drawPolyline(
            QPolygonF({centre + QPointF(-2.2, 0), centre + QPointF(-0.5, 1.8), centre + QPointF(2.4, -1.8)}));
    }

    QPainter& m_painter;
    const QStyleOptionViewItem& m_option;
    const QModelIndex& m_index;
    QRect m_row; ///< below the heading
    QRect m_box;
    Colour m_colour;
    int m_backsLeft = 0;
    int m_numberLeft = 0;
};

} // namespace

void PlayersDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    Row(*painter, option, index).paint();
    ItemPainting(*painter, option).paintFocus();
    painter->restore();
}

QSize PlayersDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const int line = QFontMetrics(scaledFont(option.font, kNameFactor, true)).height();
    return {120, std::max(2 * line + 14, kIcon + 16) + headingHeight(option, index)};
}

} // namespace bubblebar
