#include "app/help/beeppage.h"

#include "app/beep/cardfaces.h"
#include "app/beep/roadtones.h"
#include "app/help/helppage.h"
#include "designer/drawing/palette.h"

#include <QCoreApplication>
#include <QPainter>
#include <QPainterPath>

namespace bubblebar {

using namespace helpscenes;

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(BeepHelp)
};

constexpr double kHeight = 112;
constexpr double kWidth = kHeight * beep::kCardShape;
constexpr double kGap = 14;

enum class Sign : std::uint8_t { None, Good, Bad };

/// A card on the road. `sign`: whether it fits; `depth`: cards below it.
struct Lying
{
    beep::Card card;
    Sign sign = Sign::None;
    int depth = 0;
};

void paintSign(QPainter& painter, QPointF at, Sign sign)
{
    if (sign == Sign::None)
        return;
    painter.setPen(QPen(palette::kPaper, 2));
    painter.setBrush(sign == Sign::Good ? palette::kGood : palette::kBad);
    painter.drawEllipse(at, 13, 13);
    painter.setPen(QPen(Qt::white, 3.2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    if (sign == Sign::Good) {
        painter.drawPolyline(QPolygonF {{at + QPointF(-6, 0), at + QPointF(-2, 5), at + QPointF(6, -5)}});
    } else {
        painter.drawLine(at + QPointF(-5, -5), at + QPointF(5, 5));
        painter.drawLine(at + QPointF(-5, 5), at + QPointF(5, -5));
    }
}

void paintLying(QPainter& painter, const Lying& lying, QPointF at)
{
    const double scale = kHeight / 176;
    for (int i = lying.depth; i >= 0; --i) {
        painter.save();
        painter.translate(at + QPointF(0, 3.5 * i));
        painter.scale(scale, scale);
        beep::paintCard(painter, lying.card);
        painter.restore();
    }
    paintSign(painter, at + QPointF(kWidth - 4, kHeight - 8), lying.sign);
}

HelpPicture roadPicture(const std::vector<Lying>& cards, bool honks = false)
{
    const double car = honks ? 110 : 0;
    const QSizeF size(kGap + static_cast<double>(cards.size()) * (kWidth + kGap) + car, kHeight + 46);
    return {size, [cards, size, honks](QPainter& painter, bool dark) {
                QPainterPath round;
                round.addRoundedRect(QRectF(QPointF(), size), 11, 11);
                painter.fillPath(round, beep::roadTones(dark).road);
                for (std::size_t i = 0; i < cards.size(); ++i)
                    paintLying(painter, cards[i], {kGap + static_cast<double>(i) * (kWidth + kGap), 16});
                if (honks)
                    beep::paintRoadArt(painter, QLatin1String("car-honk"),
                                       QRectF(size.width() - 112, (size.height() - 104) / 2, 104, 104));
            }};
}

std::vector<Lying> jamRow()
{
    std::vector<Lying> row;
    for (const beep::Card card : kJam)
        row.push_back({card, Sign::None, 1});
    return row;
}

} // namespace

void fillBeepPage(HelpPage& page)
{
    page.say(
        Words::tr("Everybody plays at the same time. Five piles of cars stand in the middle, and everybody has two "
                  "piles of their own (three, if only two play)."));
    page.heading(Words::tr("Collecting cars"));
    page.say(Words::tr("After “Go!” take the top card of a pile in the middle and put it on one of your piles. It must "
                       "have the <b>same animal</b> or the <b>same colour</b> as the card there. One card at a time: "
                       "who is first has it."));
    page.show(
        roadPicture(
            {{kPileTop, Sign::None, 3}, {kSameAnimal, Sign::Good}, {kSameColour, Sign::Good}, {kNoMatch, Sign::Bad}}),
        Words::tr("A blue duck lies on top of your pile. The red duck and the blue cow fit. The green fox does "
                  "not."));
    page.heading(Words::tr("Traffic jam"));
    page.show(roadPicture(jamRow(), true),
              Words::tr("Three snails in the middle: a traffic jam! Three cars of one colour are one too."));
    page.say(Words::tr("Honk! Who honks first takes two cards of the jam as bonus cards. But if there is no jam, you "
                       "lose the top card of each of your piles."));
    page.heading(Words::tr("Nobody can go on"));
    page.say(Words::tr("If no card fits anywhere and there is no jam, each player in turn may take one card of the "
                       "middle out of the game."));
    page.heading(Words::tr("The end"));
    page.say(Words::tr("The game ends when two of the five piles are used up. Your <b>smallest</b> pile counts: one "
                       "point for each card in it, and one for each bonus card."));
    page.show(roadPicture({{kPileTop, Sign::None, 6}, {kNoMatch, Sign::None, 2}}),
              Words::tr("Only the smaller pile brings points, so let both of them grow."));
    page.heading(Words::tr("As on a real table"));
    page.say(Words::tr("Here you can put down any card. After the game the smallest pile is checked: each card that "
                       "does not fit costs two points."));
}

} // namespace bubblebar
