#include "app/beetle/lobbyscene.h"

#include "app/beetle/diepainter.h"
#include "app/beetle/paper.h"
#include "app/beetle/sketch.h"
#include "designer/drawing/trackpainter.h"

#include <QPainter>

#include <algorithm>

namespace bubblebar::beetle {

namespace {

constexpr int kSheetsSeen = 2; ///< in the little picture

void paintSheet(QPainter& painter, QPointF middle, double side, double angle, const Sketch& sketch)
{
    painter.save();
    painter.translate(middle);
    painter.rotate(angle);
    const QRectF paper(-side / 2, -side / 2, side, side);
    paintPaper(painter, paper);
    paintSketch(painter, drawingArea(paper), sketch);
    painter.restore();
}

/// A beetle that still lacks its face.
Sheet halfDrawn()
{
    Sheet sheet;
    for (const int roll : {1, 3, 3, 3, 6, 3, 2, 5, 3})
        sheet.draw(roll);
    return sheet;
}

} // namespace

QImage beetleScene(QSize size, bool dark)
{
    QImage image(size, QImage::Format_RGB32);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    const QSizeF room(size);
    const double side = std::min(room.height() * 1.05, room.width() * 0.52);
    const auto at = [&room](double x, double y) { return QPointF(room.width() * x, room.height() * y); };
    paintTable(painter, QRectF(QPointF(), room), dark, side / 2);
    paintSheet(painter, at(0.72, 0.46), side * 0.86, 6, {halfDrawn(), PenColour::Blue, std::nullopt, 1});
    paintSheet(painter, at(0.30, 0.54), side, -5, {finishedSheet({}), PenColour::Red, std::nullopt, 1});
    const double die = side * 0.34;
    paintDie(painter, QRectF(at(0.56, 0.76) - QPointF(die, die) / 2, QSizeF(die, die)), 5, -12);
    return image;
}

void paintGamePicture(QPainter& painter, const QRect& box, const Record& record, bool dark)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setClipRect(box);
    paintTable(painter, box, dark, box.height() / 2.0);
    const Game game = gameAt(record);
    const double side = box.height() * 0.82;
    for (int seat = 0; seat < kSheetsSeen; ++seat) {
        const QPointF middle(box.left() + box.width() * (seat == 0 ? 0.28 : 0.72), box.center().y());
        paintSheet(painter, middle, side * 0.84, seat == 0 ? -4 : 3,
                   {game.sheet(seat), record.players[static_cast<std::size_t>(seat)].colour, std::nullopt, 1});
    }
    painter.restore();
}

} // namespace bubblebar::beetle
