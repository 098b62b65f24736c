#include "designer/drawing/label.h"

#include "designer/drawing/pathdata.h"

#include <QPainter>

#include <array>

namespace bubblebar {

namespace {

// Strokes in a box from -36 to 36, each centred on 0.
constexpr std::array kDigits {
    "M0-37C30-37 30 37 0 37C-30 37-30-37 0-37Z",
    "M-14-22L5-37V37",
    "M-20-20C-20-44 21-44 21-18C21 4-12 16-22 36H23",
    "M-19-29C-8-42 20-39 20-19C20-5 5-3-4-3C8-3 23 1 23 16C23 41-11 42-22 26",
    "M10 37V-37L-22 14H24",
    "M18-36H-14L-17-6C-4-16 22-12 22 12C22 40-12 42-21 25",
    "M16-34C-14-30-22-4-22 12C-22 45 22 45 22 13C22-14-17-14-22 8",
    "M-20-36H22L-6 37",
    "M0-4C-26-6-24-37 0-37C24-37 26-6 0-4C-32 0-30 37 0 37C30 37 32 0 0-4Z",
    "M-16 34C14 30 22 4 22-12C22-45-22-45-22-13C-22 14 17 14 22-8",
};

constexpr std::array kLetters {
    "M-22 36L0-36L22 36M-13 12H13",
    "M-18-36V36H0C28 36 28-2 0-2H-18M0-2C22-2 22-36 0-36H-18",
    "M20-24C8-42-24-40-24 0C-24 40 8 42 20 24",
    "M-18-36V36H-6C34 36 34-36-6-36Z",
    "M18-36H-18V36H18M-18-2H12",
    "M18-36H-18V36M-18-2H12",
    "M20-24C8-42-24-40-24 0C-24 40 10 44 22 24V4H4",
    "M-20-36V36M20-36V36M-20 0H20",
    "M0-36V36M-10-36H10M-10 36H10",
    "M14-36V14C14 42-18 42-20 20",
    "M-18-36V36M20-36L-18 4M-4-8L22 36",
    "M-16-36V36H18",
    "M-26 36V-36L0 10L26-36V36",
    "M-20 36V-36L20 36V-36",
    "M0-37C34-37 34 37 0 37C-34 37-34-37 0-37Z",
    "M-18 36V-36H0C30-36 30 4 0 4H-18",
    "M0-37C34-37 34 37 0 37C-34 37-34-37 0-37ZM8 18L24 40",
    "M-18 36V-36H0C30-36 30 4 0 4H-18M2 4L22 36",
    "M20-26C8-44-22-38-20-18C-18 2 22-4 22 18C22 42-14 42-22 24",
    "M-22-36H22M0-36V36",
    "M-20-36V10C-20 46 20 46 20 10V-36",
    "M-22-36L0 36L22-36",
    "M-30-36L-15 36L0-20L15 36L30-36",
    "M-20-36L20 36M20-36L-20 36",
    "M-22-36L0 0L22-36M0 0V36",
    "M-20-36H20L-20 36H20",
};

constexpr double kBox = 72;
constexpr double kGap = 14; // between the outer edges of two strokes

const QPainterPath* strokesOf(QChar c)
{
    static const auto kParse = [](const auto& shapes) {
        std::vector<QPainterPath> paths;
        for (const char* shape : shapes)
            paths.push_back(pathFromData(QLatin1String(shape)));
        return paths;
    };
    static const std::vector<QPainterPath> digits = kParse(kDigits);
    static const std::vector<QPainterPath> letters = kParse(kLetters);
    if (c >= u'0' && c <= u'9')
        return &digits[static_cast<std::size_t>(c.unicode() - u'0')];
    if (c >= u'A' && c <= u'Z')
        return &letters[static_cast<std::size_t>(c.unicode() - u'A')];
    return nullptr;
}

/// The strokes of the text from x = 0 on.
QPainterPath lineOf(QStringView text, double penWidth)
{
    QPainterPath line;
    double x = 0;
    for (const QChar c : text) {
        const QPainterPath* strokes = strokesOf(c);
        if (!strokes)
            continue;
        const QRectF box = strokes->boundingRect();
        line.addPath(strokes->translated(x - box.left(), 0));
        x += box.width() + penWidth + kGap;
    }
    return line;
}

double penOf(double weight)
{
    return kBox * weight / (1 - weight);
}

} // namespace

void paintLabel(QPainter& painter, QStringView text, QPointF centre, double height, const QColor& colour, double weight)
{
    const double pen = penOf(weight);
    QPainterPath line = lineOf(text, pen);
    line.translate(-line.boundingRect().center().x(), 0);
    painter.save();
    painter.translate(centre);
    const double scale = height / (kBox + pen);
    painter.scale(scale, scale);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(colour, pen, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPath(line);
    painter.restore();
}

double labelWidth(QStringView text, double height, double weight)
{
    const double pen = penOf(weight);
    return (lineOf(text, pen).boundingRect().width() + pen) * height / (kBox + pen);
}

} // namespace bubblebar
