#include "app/beep/beepscene.h"

#include "app/beep/cardfaces.h"
#include "app/beep/roadtones.h"
#include "core/beep/score.h"

#include <QPainter>

#include <algorithm>

namespace bubblebar::beep {

namespace {

constexpr QSizeF kSight(560, 340); ///< always in sight, about the middle
constexpr double kScatteredScale = 0.72;
constexpr double kShownScale = 1.5;
constexpr double kSideBySide = 175;

struct Lying
{
    Card card;
    QPointF at;
    double turn;
};

constexpr std::array kCards {
    Lying {{Animal::Frog, Colour::Green}, {-206, -6}, -9}, Lying {{Animal::Cow, Colour::Purple}, {-116, -76}, -4},
    Lying {{Animal::Fox, Colour::Orange}, {116, -76}, 5}, Lying {{Animal::Snail, Colour::Blue}, {206, -6}, 9},
    Lying {{Animal::Duck, Colour::Yellow}, {0, 92}, 2}};

void paintStreet(QPainter& painter, bool dark)
{
    const RoadTones& tones = roadTones(dark);
    painter.setPen(QPen(tones.line, 4));
    painter.setBrush(tones.road);
    painter.drawEllipse(QPointF(), 290, 172);
    painter.setBrush(tones.verge);
    painter.drawEllipse(QPointF(0, -4), 100, 46);
}

void paintLying(QPainter& painter, const Lying& lying, double scale)
{
    painter.save();
    painter.translate(lying.at);
    painter.rotate(lying.turn);
    painter.scale(scale, scale);
    painter.translate(-63, -88);
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(0x3b, 0x2f, 0x2f, 60));
    painter.drawRoundedRect(QRectF(4, 6, 126, 176), 13, 13);
    paintCard(painter, lying.card);
    painter.restore();
}

/// The first of the winner's cards; where there are none, of the next player's.
std::vector<Card> topCards(const Table& table)
{
    std::vector<int> players = winnersOf(table);
    for (int player = 0; player < table.players(); ++player)
        players.push_back(player);
    for (const int player : players) {
        std::vector<Card> cards;
        for (int own = 0; own < table.ownPiles(); ++own)
            if (const std::optional<Card> top = table.ownTop(player, own))
                cards.push_back(*top);
        if (!cards.empty())
            return cards;
    }
    return {};
}

/// Fills the picture and puts the origin into its middle, with `kSight` in sight.
void beginPicture(QPainter& painter, QSize size, bool dark)
{
    painter.fillRect(QRect(QPoint(), size), roadTones(dark).verge);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    painter.translate(size.width() / 2.0, size.height() / 2.0);
    const double scale = std::min(size.width() / kSight.width(), size.height() / kSight.height());
    painter.scale(scale, scale);
}

} // namespace

QImage beepScene(QSize size, bool dark)
{
    QImage image(size, QImage::Format_ARGB32_Premultiplied);
    QPainter painter(&image);
    beginPicture(painter, size, dark);
    paintStreet(painter, dark);
    paintRoadArt(painter, QLatin1String("car-honk"), QRectF(-78, -100, 156, 156));
    for (const Lying& lying : kCards)
        paintLying(painter, lying, kScatteredScale);
    return image;
}

QImage gamePicture(const Record& record, QSize size, bool dark)
{
    QImage image(size, QImage::Format_ARGB32_Premultiplied);
    QPainter painter(&image);
    beginPicture(painter, size, dark);
    painter.fillRect(QRectF(-1000, -110, 2000, 220), roadTones(dark).road);
    const std::vector<Card> cards = topCards(tableAt(record));
    double across = -(static_cast<double>(cards.size()) - 1) / 2;
    for (const Card& card : cards) {
        paintLying(painter, {card, {across * kSideBySide, 0}, across * 6}, kShownScale);
        ++across;
    }
    return image;
}

} // namespace bubblebar::beep
