// bubblebar-contactsheet DIR: paints everything the drawing library knows into PNG files, to look at.
#include "designer/drawing/ground.h"
#include "designer/drawing/tilepainter.h"
#include "designer/drawing/tracklayout.h"
#include "designer/drawing/trackpainter.h"
#include "tests/designer/drawing/samples.h"

#include <QCommandLineParser>
#include <QDir>
#include <QGuiApplication>
#include <QPainter>

#include <functional>

using namespace bubblebar;

namespace {

/// A sheet of cells, filled from left to right.
class Sheet
{
public:
    Sheet(int columns, int rows, QSizeF cell, double scale)
        : m_cell(cell)
        , m_columns(columns)
        , m_image((cell * scale).width() > 0
                      ? QSizeF(cell.width() * columns, cell.height() * rows)
                            .scaled(cell.width() * columns * scale, cell.height() * rows * scale, Qt::IgnoreAspectRatio)
                            .toSize()
                      : QSize(),
                  QImage::Format_RGB32)
    {
        m_image.fill(tableTones(false).wood);
        m_painter.begin(&m_image);
        m_painter.setRenderHint(QPainter::Antialiasing);
        m_painter.scale(scale, scale);
    }

    /// Paints about the middle of the next cell.
    void add(const std::function<void(QPainter&)>& paint)
    {
        m_painter.save();
        m_painter.translate((m_next % m_columns + 0.5) * m_cell.width(), (m_next / m_columns + 0.5) * m_cell.height());
        paint(m_painter);
        m_painter.restore();
        ++m_next;
    }

    void save(const QDir& folder, const QString& name)
    {
        m_painter.end();
        m_image.save(folder.filePath(name + QStringLiteral(".png")));
    }

private:
    QSizeF m_cell;
    int m_columns;
    int m_next = 0;
    QImage m_image;
    QPainter m_painter;
};

void tiles(const QDir& folder, double pixels)
{
    const TileSetPtr set = tests::sampleTileSet();
    Sheet sheet(4, 3, {210, 210}, pixels / 200);
    TileLook look;
    look.detail = detailFor(pixels);
    int rotation = 0;
    for (const Tile& tile : set->tiles) {
        for (const FaceSide side : {FaceSide::Front, FaceSide::Back}) {
            const Face& face = tile.face(side);
            sheet.add([&](QPainter& painter) {
                paintTileShadow(painter);
                paintFace(painter, face, set->rule(face.terrain), rotation, QString::fromStdString(tile.id), look);
            });
            ++rotation;
        }
    }
    sheet.add([&](QPainter& painter) { paintStart(painter, look); });
    sheet.add([&](QPainter& painter) { paintFinish(painter, look); });
    sheet.save(folder, QStringLiteral("tiles-%1").arg(pixels));
}

void track(const QDir& folder)
{
    const TrackPtr sample = tests::sampleTrack();
    for (const bool dark : {false, true}) {
        QImage image(1078, 466, QImage::Format_RGB32);
        QPainter painter(&image);
        painter.setRenderHint(QPainter::Antialiasing);
        paintTable(painter, image.rect(), dark);
        painter.drawImage(0, 0, trackPicture(*sample, image.size(), dark));
        painter.end();
        image.save(folder.filePath(dark ? QStringLiteral("track-dark.png") : QStringLiteral("track-light.png")));
    }
}

} // namespace

int main(int argc, char** argv)
{
    if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    const QGuiApplication app(argc, argv);
    if (app.arguments().size() != 2)
        return 2;
    const QDir folder(app.arguments().at(1));
    folder.mkpath(QStringLiteral("."));
    for (const double pixels : {60.0, 200.0, 400.0})
        tiles(folder, pixels);
    track(folder);
    return 0;
}
