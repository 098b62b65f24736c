#include "designer/drawing/artwork.h"

#include <QFile>
#include <QPainter>
#include <QSvgRenderer>

#include <memory>
#include <string>
#include <unordered_map>

namespace bubblebar {

namespace {

QString pathOf(QLatin1String name)
{
    return QLatin1String(":/art/board/") + name + QLatin1String(".svg");
}

bool isHexDigit(char c)
{
    return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f');
}

QColor lookedAt(const QColor& colour, const ArtLook& look)
{
    if (look.owner && colour == palette::kOwnWings)
        return look.tone(tonesOf(*look.owner).base);
    if (look.owner && colour == palette::kOwnCollar)
        return look.tone(tonesOf(*look.owner).dark);
    return look.tone(colour);
}

/// Replaces every colour of the picture, all written as #rgb or #rrggbb in lower case.
QByteArray recoloured(const QByteArray& svg, const ArtLook& look)
{
    QByteArray out;
    out.reserve(svg.size());
    for (qsizetype at = 0; at < svg.size();) {
        qsizetype end = at + 1;
        if (svg[at] == '#') {
            while (end < svg.size() && isHexDigit(svg[end]))
                ++end;
        }
        const QByteArray piece = svg.mid(at, end - at);
        const bool isColour = piece.size() == 4 || piece.size() == 7;
        out += isColour ? lookedAt(QColor(QLatin1String(piece)), look).name().toLatin1() : piece;
        at = end;
    }
    return out;
}

std::unique_ptr<QSvgRenderer> readArt(QLatin1String name, const ArtLook& look)
{
    QFile file(pathOf(name));
    const bool opened = file.open(QIODevice::ReadOnly);
    Q_ASSERT_X(opened, "paintArt", name.data());
    QByteArray svg = opened ? file.readAll() : QByteArray();
    if (!look.tone.isPlain() || look.owner)
        svg = recoloured(svg, look);
    return std::make_unique<QSvgRenderer>(svg);
}

QByteArray keyOf(QLatin1String name, const ArtLook& look)
{
    QByteArray key(name.data(), name.size());
    if (!look.tone.isPlain())
        key += QByteArray::number(look.tone.saturation) + '/' + QByteArray::number(look.tone.brightness) + '/' +
               QByteArray::number(look.tone.paleness);
    if (look.owner)
        key += '@' + QByteArray::number(static_cast<int>(*look.owner));
    return key;
}

QSvgRenderer& rendererOf(QLatin1String name, const ArtLook& look)
{
    thread_local std::unordered_map<std::string, std::unique_ptr<QSvgRenderer>> renderers;
    std::unique_ptr<QSvgRenderer>& renderer = renderers[keyOf(name, look).toStdString()];
    if (!renderer)
        renderer = readArt(name, look);
    return *renderer;
}

} // namespace

void paintArt(QPainter& painter, QLatin1String name, const QRectF& box, const ArtLook& look)
{
    rendererOf(name, look).render(&painter, box);
}

void paintArt(QPainter& painter, QLatin1String name, QPointF centre, double scale, const ArtLook& look)
{
    const double half = 100 * scale;
    paintArt(painter, name, QRectF(centre.x() - half, centre.y() - half, 2 * half, 2 * half), look);
}

bool hasArt(QLatin1String name)
{
    return QFile::exists(pathOf(name));
}

} // namespace bubblebar
