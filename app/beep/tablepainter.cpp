#include "app/beep/tablepainter.h"

#include "app/beep/roadtones.h"

#include "core/beep/pace.h"
#include "core/beep/score.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace bubblebar::beep {

namespace {

constexpr double kCorner = 8;
constexpr int kShownBelow = 3; ///< cards that look out below a pile

constexpr double kSignRadius = 46;
constexpr int kSignNumber = 58;
constexpr int kSignText = 30;

/// Empty where nothing is to be said.
QString carSign(const LiveGame& game)
{
    switch (game.state()) {
    case LiveGame::State::Waiting:
        return QCoreApplication::translate("BeepTable", "Go!");
    case LiveGame::State::Held:
        return QStringLiteral("▶");
    case LiveGame::State::Countdown:
    case LiveGame::State::Resuming:
        return QLocale().toString((game.untilGo() + 999) / 1000);
    default:
        return {};
    }
}

QColor withAlpha(QColor colour, int alpha)
{
    colour.setAlpha(alpha);
    return colour;
}

QRectF about(QPointF middle, double radius)
{
    return {middle.x() - radius, middle.y() - radius, 2 * radius, 2 * radius};
}

} // namespace

TablePainter::TablePainter(QPainter& painter, const BeepPlay& play, const TablePlan& plan, const TableLook& look,
                           CardFaces& faces)
    : m_painter(painter)
    , m_play(play)
    , m_plan(plan)
    , m_look(look)
    , m_faces(faces)
{
    m_painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
}

void TablePainter::setFont(double factor, bool bold)
{
    QFont font = m_look.font;
    font.setPixelSize(std::max(1, static_cast<int>(std::lround(font.pixelSize() * factor))));
    font.setBold(bold);
    m_painter.setFont(font);
}

double TablePainter::textHeight(double factor) const
{
    return m_look.font.pixelSize() * factor * 1.3;
}

void TablePainter::paintRoad()
{
    const RoadTones& tones = roadTones(m_look.dark);
    const QPointF middle = TablePlan::kMiddle;
    m_painter.setPen(Qt::NoPen);
    m_painter.setBrush(tones.road);
    // The street runs on beyond the table, whatever the window's shape.
    m_painter.drawRect(QRectF(-3000, middle.y() - 62, 6000 + TablePlan::kSize.width(), 124));
    QPen dashes(tones.line, 6, Qt::CustomDashLine, Qt::FlatCap);
    dashes.setDashPattern({6, 5});
    m_painter.setPen(dashes);
    m_painter.drawLine(QPointF(middle.x() - 405, middle.y()), QPointF(-3000, middle.y()));
    m_painter.drawLine(QPointF(middle.x() + 405, middle.y()), QPointF(5000, middle.y()));
    m_painter.setPen(QPen(tones.line, 4));
    m_painter.setBrush(tones.road);
    m_painter.drawEllipse(middle, TablePlan::kRoad.width() / 2, TablePlan::kRoad.height() / 2);
    m_painter.setBrush(tones.verge);
    m_painter.drawEllipse(middle, TablePlan::kIsland.width() / 2, TablePlan::kIsland.height() / 2);
}

void TablePainter::paintCar()
{
    const bool honks = m_play.isFlashing() || m_play.game().state() == LiveGame::State::Checking;
    if (m_play.isFlashing()) {
        m_painter.setPen(QPen(palette::kInk, 11));
        m_painter.setBrush(palette::kAmber);
        m_painter.drawEllipse(TablePlan::kMiddle, TablePlan::kIsland.width() / 2, TablePlan::kIsland.height() / 2);
        m_painter.setPen(QPen(palette::kAmber, 7));
        m_painter.drawEllipse(TablePlan::kMiddle, TablePlan::kIsland.width() / 2, TablePlan::kIsland.height() / 2);
    }
    m_faces.paintCar(m_painter, honks, TablePlan::car());
    if (const QString sign = carSign(m_play.game()); !sign.isEmpty())
        paintSign(sign);
}

/// What is said from the middle: "Go!" on which one can click, or the seconds until then.
void TablePainter::paintSign(const QString& sign)
{
    m_painter.setPen(QPen(palette::kInk, 4));
    m_painter.setBrush(palette::kAmber);
    m_painter.drawEllipse(TablePlan::kMiddle, kSignRadius, kSignRadius);
    QFont font = m_look.font;
    font.setPixelSize(sign.size() > 2 ? kSignText : kSignNumber);
    font.setBold(true);
    m_painter.setFont(font);
    m_painter.setPen(palette::kInk);
    m_painter.drawText(about(TablePlan::kMiddle, kSignRadius), Qt::AlignCenter, sign);
}

void TablePainter::paintPile(const QRectF& box, const Pile& pile, int hidden, bool faceDown)
{
    const int count = std::max(0, static_cast<int>(pile.size()) - hidden);
    if (count == 0) {
        m_painter.setPen(QPen(withAlpha(palette::kInk, 110), 1.6, Qt::DashLine));
        m_painter.setBrush(withAlpha(palette::kPaper, 70));
        m_painter.drawRoundedRect(box, kCorner, kCorner);
        return;
    }
    const double step = box.width() / 40;
    const double round = box.width() * 0.1;
    m_painter.setPen(Qt::NoPen);
    m_painter.setBrush(withAlpha(palette::kInk, 50));
    m_painter.drawRoundedRect(box.translated(step * 2.4, step * 3), round, round);
    for (int below = std::min(kShownBelow, count) - 1; below > 0; --below) {
        m_painter.setPen(QPen(palette::kInk, 1));
        m_painter.setBrush(palette::kPaper);
        m_painter.drawRoundedRect(box.translated(step * below, step * below * 0.8), round, round);
    }
    if (faceDown)
        m_faces.paintBack(m_painter, box);
    else
        m_faces.paint(m_painter, pile[static_cast<std::size_t>(count - 1)], box);
}

void TablePainter::paintCentre(int pile)
{
    const QRectF box = TablePlan::centre(pile);
    const auto at = static_cast<std::size_t>(pile);
    const Pile& cards = table().centrePile(pile);
    paintChoice(box, pile);
    // A pause is no time to look for cards.
    const bool isPause = m_play.game().state() == LiveGame::State::Held;
    paintPile(box, cards, m_look.lifted[at], isPause);
    paintGrasps(box, pile);
    paintVerdict(box, pile);
    m_painter.setPen(QPen(palette::kInk, 2));
    m_painter.setBrush(palette::kPaper);
    const QPointF badge = box.topLeft() + QPointF(-4, 2);
    m_painter.drawEllipse(badge, 14, 14);
    setFont(1.1, true);
    m_painter.setPen(palette::kInk);
    m_painter.drawText(about(badge, 14), Qt::AlignCenter, QLocale().toString(pile + 1));
    setFont(0.93, true);
    m_painter.setPen(roadTones(m_look.dark).line);
    const QString left = cards.empty() ? QCoreApplication::translate("BeepTable", "used up")
                                       : QCoreApplication::translate("BeepTable", "%n left", "cards of a pile",
                                                                     static_cast<int>(cards.size()));
    // Below the ring, where there is one.
    const double gap = m_play.chooser() && m_play.choices()[at] ? 15 : 4;
    m_painter.drawText(QRectF(box.left() - 30, box.bottom() + gap, box.width() + 60, textHeight(0.93)),
                       Qt::AlignHCenter, left);
}

/// What may be picked now has a ring, what is picked a filled one.
void TablePainter::paintChoice(const QRectF& box, int pile)
{
    const std::optional<int> chooser = m_play.chooser();
    if (!chooser || !m_play.choices()[static_cast<std::size_t>(pile)])
        return;
    const bool picked = m_play.firstPick() == pile;
    const QRectF ring = box.adjusted(-7, -7, 9, 9);
    m_painter.setPen(QPen(palette::kInk, 9));
    m_painter.setBrush(picked ? palette::kAmber : QColor(Qt::transparent));
    m_painter.drawRoundedRect(ring, 14, 14);
    m_painter.setPen(QPen(palette::kAmber, 5));
    m_painter.drawRoundedRect(ring, 14, 14);
}

void TablePainter::paintGrasps(const QRectF& box, int pile)
{
    int row = 0;
    for (int seat = 0; seat < table().players(); ++seat) {
        const std::optional<Grasp>& grasp = m_play.grasp(seat);
        if (!grasp || grasp->centre != pile)
            continue;
        m_painter.setBrush(Qt::NoBrush);
        m_painter.setPen(QPen(palette::kInk, 7));
        m_painter.drawRoundedRect(box.adjusted(-3, -3, 3, 3), 11, 11);
        m_painter.setPen(QPen(palette::kAmber, 4));
        m_painter.drawRoundedRect(box.adjusted(-3, -3, 3, 3), 11, 11);
        const QString& name = m_play.game().plan().seats[static_cast<std::size_t>(seat)].name;
        paintPill({box.center().x(), box.bottom() - 12 - row * 22}, name, palette::kAmber);
        ++row;
    }
}

void TablePainter::paintVerdict(const QRectF& box, int pile)
{
    const LiveGame& game = m_play.game();
    const bool isOver = game.state() == LiveGame::State::Over;
    if (game.check().empty() || isOver)
        return;
    const int shown = game.isCheckOpen() ? game.checkedCards() : kCentrePiles;
    for (int i = 0; i < std::min(shown, static_cast<int>(game.check().size())); ++i) {
        const JamVerdict& verdict = game.check()[static_cast<std::size_t>(i)];
        if (verdict.centre != pile)
            continue;
        const bool jam = verdict.isInJam();
        const QPointF middle = box.bottomRight() + QPointF(-2, -8);
        m_painter.setPen(QPen(palette::kInk, 2.4));
        m_painter.setBrush(jam ? palette::kGood : palette::kBad);
        m_painter.drawEllipse(middle, 17, 17);
        m_painter.setPen(QPen(Qt::white, 4.5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        QPainterPath mark;
        if (jam) {
            mark.moveTo(middle + QPointF(-8, 0));
            mark.lineTo(middle + QPointF(-2, 7));
            mark.lineTo(middle + QPointF(9, -7));
        } else {
            mark.moveTo(middle + QPointF(-6, -6));
            mark.lineTo(middle + QPointF(6, 6));
            mark.moveTo(middle + QPointF(6, -6));
            mark.lineTo(middle + QPointF(-6, 6));
        }
        m_painter.setBrush(Qt::NoBrush);
        m_painter.drawPath(mark);
    }
}

void TablePainter::paintPill(const QPointF& middle, const QString& text, const QColor& fill)
{
    setFont(0.93, true);
    const QString elided = m_painter.fontMetrics().elidedText(text, Qt::ElideRight, 96);
    const double width = m_painter.fontMetrics().horizontalAdvance(elided) + 16;
    const double height = m_painter.fontMetrics().height() + 2;
    const QRectF box(middle.x() - width / 2, middle.y() - height / 2, width, height);
    m_painter.setPen(QPen(palette::kInk, 1.6));
    m_painter.setBrush(fill);
    m_painter.drawRoundedRect(box, height / 2, height / 2);
    m_painter.setPen(palette::kInk);
    m_painter.drawText(box, Qt::AlignCenter, elided);
}

void TablePainter::paintPanel(const QRectF& box, bool lit)
{
    m_painter.setPen(lit ? QPen(palette::kAmber, 4) : QPen(withAlpha(palette::kInk, 70), 1));
    m_painter.setBrush(palette::kPaper);
    m_painter.drawRoundedRect(box, 10, 10);
}

} // namespace bubblebar::beep
