#include "app/beep/tablepainter.h"

#include "core/beep/score.h"
#include "designer/drawing/palette.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace bubblebar::beep {

namespace {

constexpr QColor kDimInk = palette::rgb(0x6e5f58);

QString words(const char* text)
{
    return QCoreApplication::translate("BeepTable", text);
}

} // namespace

void TablePainter::paintSeat(int seat)
{
    const SeatPlace& place = m_plan.seat(seat);
    paintPanel(place.panel, m_play.chooser() == seat || m_play.mouseSeat() == seat);
    paintHeader(seat);
    const std::optional<Grasp>& grasp = m_play.grasp(seat);
    for (int own = 0; own < table().ownPiles(); ++own) {
        const QRectF& box = m_plan.pile(seat, own);
        const Pile pile = m_play.shownPile(seat, own);
        if (grasp && table().wouldMatch(seat, grasp->centre, own)) {
            m_painter.setBrush(Qt::NoBrush);
            m_painter.setPen(QPen(palette::kInk, 9));
            m_painter.drawRoundedRect(box.adjusted(-2, -2, 2, 2), 10, 10);
            m_painter.setPen(QPen(Qt::white, 5));
            m_painter.drawRoundedRect(box.adjusted(-2, -2, 2, 2), 10, 10);
        }
        paintPile(box, pile,
                  m_look.flying.empty() ? 0
                                        : m_look.flying[static_cast<std::size_t>(seat)][static_cast<std::size_t>(own)]);
        paintCount(box, static_cast<int>(pile.size()));
    }
    paintKeys(seat);
}

/// Large text leaves room for the number alone.
void TablePainter::paintCount(const QRectF& pile, int cards)
{
    setFont(0.93, true);
    m_painter.setPen(palette::kInk);
    const QRectF room(pile.left() - 6, pile.bottom() + 3, pile.width() + 12, textHeight(0.93));
    const QString words = QCoreApplication::translate("BeepTable", "%n card(s)", "of an own pile", cards);
    const bool fits = m_painter.fontMetrics().horizontalAdvance(words) <= room.width();
    m_painter.drawText(room, Qt::AlignHCenter, fits ? words : QLocale().toString(cards));
}

/// A note takes the room of everything but the name; the total gives way to the name.
void TablePainter::paintHeader(int seat)
{
    const Seat& who = m_play.game().plan().seats[static_cast<std::size_t>(seat)];
    const QRectF& box = m_plan.seat(seat).header;
    setFont(1.25, true);
    const double nameWidth = m_painter.fontMetrics().horizontalAdvance(who.name) + 12;
    const QString& note = m_play.note(seat);
    setFont(0.93, true);
    m_painter.setPen(note.isEmpty() ? palette::kInk : palette::kBad);
    const QString right = note.isEmpty() ? paintPoints(seat, box.width() - nameWidth) : note;
    m_painter.drawText(box, Qt::AlignRight | Qt::AlignVCenter, right);
    const double rightWidth = m_painter.fontMetrics().horizontalAdvance(right) + 12;

    setFont(1.25, true);
    m_painter.setPen(palette::kInk);
    const double room = box.width() - rightWidth;
    const QString name = m_painter.fontMetrics().elidedText(who.name, Qt::ElideRight, static_cast<int>(room));
    const double used = m_painter.fontMetrics().horizontalAdvance(name) + 8;
    m_painter.drawText(box, Qt::AlignLeft | Qt::AlignVCenter, name);
    if (!note.isEmpty())
        return;
    setFont(0.93, false);
    m_painter.setPen(kDimInk);
    const QRectF rest = box.adjusted(used, 0, -rightWidth, 0);
    m_painter.drawText(
        rest, Qt::AlignLeft | Qt::AlignVCenter,
        m_painter.fontMetrics().elidedText(seatKindTitle(who.kind), Qt::ElideRight, static_cast<int>(rest.width())));
}

/// Returns what is to stand in the header, and paints below it what does not fit into `room`.
QString TablePainter::paintPoints(int seat, double room)
{
    const auto cards = static_cast<int>(table().side(seat).bonus.size());
    const QString bonus = QCoreApplication::translate("BeepTable", "%n bonus", "bonus cards", cards);
    if (m_look.totals.empty())
        return bonus;
    const int total = m_look.totals[static_cast<std::size_t>(seat)];
    const QString both = words(QT_TRANSLATE_NOOP("BeepTable", "%1 · total %2")).arg(bonus).arg(total);
    if (m_painter.fontMetrics().horizontalAdvance(both) <= room)
        return both;
    const QRectF& header = m_plan.seat(seat).header;
    m_painter.drawText(header.translated(0, header.height()), Qt::AlignRight | Qt::AlignVCenter,
                       words(QT_TRANSLATE_NOOP("BeepTable", "total %1")).arg(total));
    return bonus;
}

void TablePainter::paintKeys(int seat)
{
    const std::optional<int> block = m_play.blockOf(seat);
    const QRectF& box = m_plan.seat(seat).keys;
    if (!block || box.width() < 40)
        return;
    const KeyBlocks& keys = m_play.keys();
    const bool isLow = box.height() < 80;
    const double size =
        std::min({m_look.font.pixelSize() * 1.75, box.width() / 5 - 4, 30.0, isLow ? box.height() / 2 - 2 : 30.0});
    const std::optional<Grasp>& grasp = m_play.grasp(seat);
    double y = box.top();
    if (!isLow) {
        setFont(0.93, false);
        m_painter.setPen(kDimInk);
        const double line = textHeight(0.93);
        m_painter.drawText(QRectF(box.left(), y - 4, box.width(), line), Qt::AlignLeft,
                           m_painter.fontMetrics().elidedText(words(QT_TRANSLATE_NOOP("BeepTable", "take from 1 to 5")),
                                                              Qt::ElideRight, static_cast<int>(box.width())));
        y += line;
    }
    double x = box.left();
    for (int pile = 0; pile < kCentrePiles; ++pile)
        x += paintKey({x, y}, size, keyText(keys.centreKey(*block, pile)), grasp && grasp->centre == pile) + 3;
    y += size + (isLow ? 4 : 8);
    x = box.left();
    const auto word = [&](const char* text) {
        setFont(0.93, false);
        m_painter.setPen(kDimInk);
        const QString label = words(text);
        m_painter.drawText(QRectF(x, y, box.right() - x, size), Qt::AlignLeft | Qt::AlignVCenter, label);
        x += m_painter.fontMetrics().horizontalAdvance(label) + 5;
    };
    word(QT_TRANSLATE_NOOP("BeepTable", "onto"));
    for (int own = 0; own < table().ownPiles(); ++own)
        x += paintKey({x, y}, size, keyText(keys.ownKey(*block, own)), false) + 3;
    if (isLow) {
        x += 4;
    } else {
        y += size + 8;
        x = box.left();
    }
    word(QT_TRANSLATE_NOOP("BeepTable", "horn"));
    paintKey({x, y}, size, keyText(keys.hornKey(*block)), false);
}

/// Returns the width.
double TablePainter::paintKey(QPointF at, double size, const QString& text, bool lit)
{
    setFont(std::min(0.93, size * 0.6 / m_look.font.pixelSize()), true);
    const double width =
        text.size() == 1 ? size : std::max(size, m_painter.fontMetrics().horizontalAdvance(text) + 8.0);
    const QRectF cap(at, QSizeF(width, size));
    m_painter.setPen(QPen(palette::kWoodMid, 1.4));
    m_painter.setBrush(lit ? palette::kAmber : QColor(Qt::white));
    m_painter.drawRoundedRect(cap.adjusted(0.7, 0.7, -0.7, -0.7), 5, 5);
    m_painter.setPen(palette::kInk);
    m_painter.drawText(cap, Qt::AlignCenter, text);
    return width;
}

void TablePainter::paintHorn()
{
    paintPanel(m_plan.hornPanel(), false);
    const QRectF button = m_plan.horn();
    const bool pressed = m_play.isFlashing();
    m_painter.setPen(QPen(palette::kInk, 3));
    m_painter.setBrush(palette::rgb(0x8c2620));
    m_painter.drawEllipse(button.translated(0, 6));
    const QRectF face = pressed ? button.translated(0, 5) : button;
    m_painter.setBrush(pressed ? palette::kAmber : palette::rgb(0xc83c35));
    m_painter.drawEllipse(face);
    const QPointF c = face.center();
    m_painter.setPen(QPen(palette::kInk, 2.4, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    m_painter.setBrush(palette::rgb(0xf5a93b));
    m_painter.drawPolygon(
        QPolygonF {{c + QPointF(-16, -6)}, {c + QPointF(12, -20)}, {c + QPointF(12, 20)}, {c + QPointF(-16, 6)}});
    m_painter.setBrush(palette::rgb(0x54433f));
    m_painter.drawEllipse(c + QPointF(-24, 0), 11, 11);
    m_painter.setPen(QPen(palette::kPaper, 4, Qt::SolidLine, Qt::RoundCap));
    for (const double r : {9.0, 18.0})
        m_painter.drawArc(QRectF(c.x() + 14 - r, c.y() - r, 2 * r, 2 * r), -45 * 16, 90 * 16);

    const QRectF text(button.right() + 14, m_plan.hornPanel().top() + 14,
                      m_plan.hornPanel().right() - button.right() - 22, m_plan.hornPanel().height() - 24);
    setFont(1.3, true);
    m_painter.setPen(palette::kInk);
    m_painter.drawText(text, Qt::AlignLeft | Qt::AlignTop, words(QT_TRANSLATE_NOOP("BeepTable", "Horn")));
    setFont(0.93, false);
    const QString hint = m_play.mouseSeat()
                             ? words(QT_TRANSLATE_NOOP(
                                   "BeepTable", "three of one animal, or three of one colour\n\nor right mouse button"))
                             : words(QT_TRANSLATE_NOOP("BeepTable", "three of one animal, or three of one colour"));
    const QRectF room = text.adjusted(0, textHeight(1.3) + 4, 0, 0);
    const int flags = Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap;
    if (m_painter.boundingRect(room, flags, hint).height() <= room.height())
        m_painter.drawText(room, flags, hint);
}

void TablePainter::paintNews()
{
    const QRectF& panel = m_plan.newsPanel();
    paintPanel(panel, false);
    const QRectF box = panel.adjusted(12, 8, -10, -6);
    setFont(1, true);
    m_painter.setPen(palette::kInk);
    m_painter.drawText(box, Qt::AlignLeft | Qt::AlignTop, words(QT_TRANSLATE_NOOP("BeepTable", "Just now")));
    const double line = textHeight(0.93) + 2;
    double y = box.top() + textHeight(1) + 4;
    for (const News& news : m_play.news()) {
        if (y + line > box.bottom())
            return;
        const QRectF row(box.left(), y, box.width(), line);
        setFont(0.93, false);
        m_painter.setPen(kDimInk);
        const auto seconds = static_cast<int>(news.time / 1000);
        const QString time = QStringLiteral("%1:%2").arg(seconds / 60).arg(seconds % 60, 2, 10, QLatin1Char('0'));
        m_painter.drawText(row, Qt::AlignLeft | Qt::AlignVCenter, time);
        double x = m_painter.fontMetrics().horizontalAdvance(QStringLiteral("0:000"));
        setFont(0.93, true);
        m_painter.setPen(palette::kInk);
        const QString who =
            m_painter.fontMetrics().elidedText(news.who, Qt::ElideRight, static_cast<int>(box.width() * 0.4));
        m_painter.drawText(row.adjusted(x, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter, who);
        x += m_painter.fontMetrics().horizontalAdvance(who) + 6;
        setFont(0.93, false);
        m_painter.drawText(
            row.adjusted(x, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter,
            m_painter.fontMetrics().elidedText(news.what(), Qt::ElideRight, static_cast<int>(box.width() - x)));
        y += line;
    }
}

} // namespace bubblebar::beep
