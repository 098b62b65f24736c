#include "tests/designer/canvas/board.h"

#include "core/track/standardset.h"

#include <QtTest>

#include <QWheelEvent>

namespace bubblebar::tests {

namespace {

PlacedTile tileOf(const Track& track, const QString& line)
{
    PlacedTile tile;
    const QStringList words = line.split(u' ', Qt::SkipEmptyParts);
    const std::optional<TileId> id = track.tileFromName(words.value(0).toStdString());
    if (!id)
        qFatal("no tile in: %s", qPrintable(line));
    tile.tile = *id;
    for (const QString& word : words.mid(1)) {
        const QStringList numbers = word.split(u',');
        if (numbers.size() == 2)
            tile.at = {numbers[0].toInt(), numbers[1].toInt()};
        else if (word.startsWith(u'@'))
            tile.rotation = word.mid(1).toInt();
        else if (word == QLatin1String("back"))
            tile.side = FaceSide::Back;
        else
            qFatal("not understood: %s", qPrintable(line));
    }
    return tile;
}

QString faceText(const Track& track, TileId tile, FaceSide side, int rotation)
{
    QString text = QString::fromStdString(track.tileName(tile));
    if (side == FaceSide::Back)
        text += QStringLiteral(" back");
    return rotation == 0 ? text : text + QStringLiteral(" @%1").arg(rotation);
}

} // namespace

Track draft(std::string_view lines, int boxes)
{
    Track track;
    track.tileSet = standardTileSet();
    track.boxes = boxes;
    const QString text = QString::fromUtf8(lines.data(), static_cast<qsizetype>(lines.size()));
    for (const QString& line : text.split(u';', Qt::SkipEmptyParts))
        track.tiles.push_back(tileOf(track, line));
    return track;
}

QString textOf(const Track& track)
{
    QStringList tiles;
    for (const PlacedTile& placed : track.tiles)
        tiles << faceText(track, placed.tile, placed.side, placed.rotation) +
                     QStringLiteral(" %1,%2").arg(placed.at.q).arg(placed.at.r);
    return tiles.join(QStringLiteral("; "));
}

QString textOf(const Track& track, const std::optional<HandPiece>& piece)
{
    return piece ? faceText(track, piece->tile, piece->side, piece->rotation) : QStringLiteral("nothing");
}

Board800::Board800(std::string_view lines, int boxes)
    : document(draft(lines, boxes))
    , canvas(document)
{
    canvas.resize(800, 600);
    canvas.show();
    canvas.setFocus();
    QApplication::setActiveWindow(&canvas);
}

QImage Board800::picture()
{
    // A frame paints one more tile at least; when it changes nothing, all are there.
    QImage before;
    for (QImage now = canvas.grab().toImage();; now = canvas.grab().toImage()) {
        if (now == before)
            return now;
        before = now;
    }
}

void Board800::take(std::string_view piece)
{
    const PlacedTile tile =
        tileOf(document.track(), QString::fromUtf8(piece.data(), static_cast<qsizetype>(piece.size())));
    canvas.takeInHand(HandPiece {tile.tile, tile.side, tile.rotation});
}

void Board800::press(Hex hex, Qt::KeyboardModifiers modifiers, Qt::MouseButton button)
{
    QTest::mousePress(&canvas, button, modifiers, at(hex));
}

void Board800::movePointer(QPoint position)
{
    QTest::mouseMove(&canvas, position);
}

void Board800::release(Hex hex, Qt::KeyboardModifiers modifiers, Qt::MouseButton button)
{
    QTest::mouseRelease(&canvas, button, modifiers, at(hex));
}

void Board800::click(Hex hex, Qt::KeyboardModifiers modifiers, Qt::MouseButton button)
{
    QTest::mouseClick(&canvas, button, modifiers, at(hex));
}

void Board800::drag(Hex from, Hex to, Qt::KeyboardModifiers modifiers)
{
    press(from, modifiers);
    movePointer((at(from) + at(to)) / 2);
    movePointer(at(to));
    release(to, modifiers);
}

void Board800::key(int key, Qt::KeyboardModifiers modifiers)
{
    QTest::keyClick(&canvas, static_cast<Qt::Key>(key), modifiers);
}

void Board800::wheel(QPoint position, int notches, Qt::KeyboardModifiers modifiers)
{
    QWheelEvent event(position, canvas.mapToGlobal(position), {}, {0, 120 * notches}, Qt::NoButton, modifiers,
                      Qt::NoScrollPhase, false);
    QApplication::sendEvent(&canvas, &event);
}

} // namespace bubblebar::tests
