#include "designer/drawing/cardpainter.h"

#include "designer/drawing/artwork.h"

#include <QCoreApplication>
#include <QGuiApplication>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace bubblebar {

namespace {

// Measures in the card's own box of 126 × 176.
constexpr QSizeF kCardBox(126, 176);
constexpr double kCorner = 10.5;
constexpr QPointF kWordCentre(63, 160.5);
constexpr double kWordSize = 15;
constexpr double kWordWidth = 112;

/// Where the grey "your beetle" of a picture stands.
struct OwnBeetle
{
    QPointF at;
    double angle = 0;
    double scale = 1;
};

std::optional<OwnBeetle> ownBeetle(Card card)
{
    constexpr double kGroupToBug = 1.08; // the bug's picture is larger than the beetle of the group
    if (card == Card::Own3)
        return OwnBeetle {{39, 112}, 34, 0.4 / kGroupToBug};
    if (card == Card::OwnTile)
        return OwnBeetle {{44, 112}, 26, 0.36 / kGroupToBug};
    if (moveRule(card).ownOnly)
        return OwnBeetle {{40, 110}, 28, 0.4 / kGroupToBug};
    return std::nullopt;
}

QByteArray pictureOf(Card card)
{
    const std::string_view name = cardName(card);
    QByteArray picture = "card-" + QByteArray(name.data(), static_cast<qsizetype>(name.size()));
    return picture.replace(':', '-');
}

void paintOwnBeetle(QPainter& painter, const OwnBeetle& place, Colour owner, Tone tone)
{
    painter.save();
    painter.translate(place.at);
    painter.rotate(place.angle);
    painter.scale(place.scale, place.scale);
    const std::string_view colour = colourName(owner);
    const QByteArray name = "bug-" + QByteArray(colour.data(), static_cast<qsizetype>(colour.size()));
    paintArt(painter, QLatin1String(name), {0, -4}, 1, {tone, {}});
    painter.restore();
}

/// The word as shapes: it fits its place in every language and needs no hinting at any size.
void paintWord(QPainter& painter, const QString& word, Tone tone)
{
    QFont font = QGuiApplication::font();
    font.setBold(true);
    font.setPixelSize(100);
    QPainterPath shape;
    shape.addText(0, 0, font, word);
    const QRectF ink = shape.boundingRect();
    if (ink.isEmpty())
        return;
    const double scale = std::min(kWordSize / 100, kWordWidth / ink.width());
    painter.save();
    painter.translate(kWordCentre);
    painter.scale(scale, scale);
    // All words share one base line: an x-height of about half the size is centred.
    painter.translate(-ink.center().x(), 27);
    painter.setPen(Qt::NoPen);
    painter.setBrush(tone(palette::kInk));
    painter.drawPath(shape);
    painter.restore();
}

void paintRing(QPainter& painter, const QColor& colour)
{
    const QRectF ring = QRectF({0, 0}, kCardBox).adjusted(-6, -6, 6, 6);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(palette::kInk, 12));
    painter.drawRoundedRect(ring, kCorner + 6, kCorner + 6);
    painter.setPen(QPen(colour, 7));
    painter.drawRoundedRect(ring, kCorner + 6, kCorner + 6);
}

/// Brings the painter to the card's own box and paints what lies under and round a card.
void beginCard(QPainter& painter, const QRectF& box, const CardLook& look)
{
    painter.save();
    painter.translate(box.topLeft());
    painter.scale(box.width() / kCardBox.width(), box.height() / kCardBox.height());
    if (look.shadow) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(QColor(0x3b, 0x2f, 0x2f, 64));
        painter.drawRoundedRect(QRectF({3, 5}, kCardBox), kCorner, kCorner);
    }
    if (look.focused)
        paintRing(painter, Qt::white);
    else if (look.chosen)
        paintRing(painter, palette::kAmber);
}

} // namespace

void paintCard(QPainter& painter, const QRectF& box, Card card, const CardLook& look)
{
    const Tone tone = look.playable ? Tone {} : kUnplayableTone;
    beginCard(painter, box, look);
    const std::optional<OwnBeetle> own = ownBeetle(card);
    const std::optional<Colour> owner = own ? look.owner : std::nullopt;
    paintArt(painter, QLatin1String(pictureOf(card)), QRectF({0, 0}, kCardBox), {tone, owner});
    if (owner)
        paintOwnBeetle(painter, *own, *owner, tone);
    paintWord(painter, cardWord(card), tone);
    painter.restore();
}

void paintCardBack(QPainter& painter, const QRectF& box, const CardLook& look)
{
    beginCard(painter, box, look);
    const Tone tone = look.playable ? Tone {} : kUnplayableTone;
    paintArt(painter, QLatin1String("card-back"), QRectF({0, 0}, kCardBox), {tone, {}});
    painter.restore();
}

QString cardWord(Card card)
{
    switch (card) {
    case Card::OwnOrange:
    case Card::AnyOrange:
        return QCoreApplication::translate("bubblebar::Card", "orange", "word on a card");
    case Card::OwnBlue:
    case Card::AnyBlue:
        return QCoreApplication::translate("bubblebar::Card", "blue", "word on a card");
    case Card::OwnYellow:
    case Card::AnyYellow:
        return QCoreApplication::translate("bubblebar::Card", "yellow", "word on a card");
    case Card::OwnPink:
    case Card::AnyPink:
        return QCoreApplication::translate("bubblebar::Card", "pink", "word on a card");
    case Card::OwnGreen:
    case Card::AnyGreen:
        return QCoreApplication::translate("bubblebar::Card", "green", "word on a card");
    case Card::OwnChoice:
        return QCoreApplication::translate("bubblebar::Card", "any colour", "word on a card");
    case Card::Own3:
        return QCoreApplication::translate("bubblebar::Card", "three", "word on a card: steps");
    case Card::Any1:
        return QCoreApplication::translate("bubblebar::Card", "one", "word on a card: steps");
    case Card::Any2:
        return QCoreApplication::translate("bubblebar::Card", "two", "word on a card: steps");
    case Card::OwnTile:
        return QCoreApplication::translate("bubblebar::Card", "next tile", "word on a card");
    }
    return {};
}

} // namespace bubblebar
