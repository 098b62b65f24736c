#include "app/beep/beepscene.h"

#include "app/beep/cardfaces.h"
#include "app/beep/roadtones.h"

#include <QPainter>

#include <algorithm>

namespace bubblebar::beep {

namespace {

constexpr QSizeF kSight(560, 340); ///< always in sight, about the middle

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

} // namespace

QImage beepScene(QSize size, bool dark)
{
    QImage image(size, QImage::Format_ARGB32_Premultiplied);
    image.fill(roadTones(dark).verge);
    QPainter painter(&image);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    painter.translate(size.width() / 2.0, size.height() / 2.0);
    const double scale = std::min(size.width() / kSight.width(), size.height() / kSight.height());
    painter.scale(scale, scale);
    paintStreet(painter, dark);
    paintRoadArt(painter, QLatin1String("car-honk"), QRectF(-78, -100, 156, 156));
    for (const Lying& lying : kCards) {
        painter.save();
        painter.translate(lying.at);
        painter.rotate(lying.turn);
        painter.scale(0.72, 0.72);
        painter.translate(-63, -88);
        painter.setPen(Qt::NoPen);
        painter.setBrush(QColor(0x3b, 0x2f, 0x2f, 60));
        painter.drawRoundedRect(QRectF(4, 6, 126, 176), 13, 13);
        paintCard(painter, lying.card);
        painter.restore();
    }
    return image;
}

} // namespace bubblebar::beep
