// bubblebar-contactsheet [--seen] [--ratio R] DIR: paints everything the drawing library knows into PNG files, to look
// at; also as people see them who lack a kind of cone, or all colour; and for screens of R device pixels a pixel.
#include "core/track/standardset.h"
#include "designer/drawing/beetlepainter.h"
#include "designer/drawing/cardpainter.h"
#include "designer/drawing/ground.h"
#include "designer/drawing/marks.h"
#include "designer/drawing/routepath.h"
#include "designer/drawing/tilepainter.h"
#include "designer/drawing/tracklayout.h"
#include "designer/drawing/trackpainter.h"
#include "tests/designer/drawing/canvas.h"
#include "tests/designer/drawing/samples.h"

#include <QCommandLineParser>
#include <QDir>
#include <QGuiApplication>
#include <QPainter>

#include <ctime>
#include <functional>

using namespace bubblebar;

namespace {

/// Where the pictures go, and how they are to look.
class Folder
{
public:
    Folder(const QString& path, double ratio, bool seen)
        : m_folder(path)
        , m_ratio(ratio)
        , m_seen(seen)
    {
        m_folder.mkpath(QStringLiteral("."));
    }

    [[nodiscard]] double ratio() const { return m_ratio; }

    void save(QImage image, const QString& name) const
    {
        image.setDevicePixelRatio(1);
        image.save(m_folder.filePath(name + QStringLiteral(".png")));
        if (!m_seen)
            return;
        using tests::Eye;
        const std::array kEyes {std::pair(Eye::Protan, "protan"), std::pair(Eye::Deutan, "deutan"),
                                std::pair(Eye::Tritan, "tritan"), std::pair(Eye::Grey, "grey")};
        for (const auto& [eye, eyeName] : kEyes)
            tests::seenBy(eye, image)
                .save(m_folder.filePath(name + QLatin1Char('-') + QLatin1String(eyeName) + QStringLiteral(".png")));
    }

private:
    QDir m_folder;
    double m_ratio;
    bool m_seen;
};

/// A sheet of cells, filled from left to right. `scale`: pixels a painter unit.
class Sheet
{
public:
    Sheet(int columns, int rows, QSizeF cell, double scale, double ratio)
        : m_cell(cell)
        , m_columns(columns)
        , m_image((QSizeF(cell.width() * columns, cell.height() * rows) * scale * ratio).toSize(), QImage::Format_RGB32)
    {
        m_image.setDevicePixelRatio(ratio);
        m_image.fill(tableTones(false).wood);
        m_painter.begin(&m_image);
        m_painter.setRenderHint(QPainter::Antialiasing);
        m_painter.scale(scale, scale);
    }

    /// Paints about the middle of the next cell.
    void add(const std::function<void(QPainter&)>& paint)
    {
        m_painter.save();
        const int row = m_next / m_columns;
        m_painter.translate((m_next % m_columns + 0.5) * m_cell.width(), (row + 0.5) * m_cell.height());
        paint(m_painter);
        m_painter.restore();
        ++m_next;
    }

    void save(const Folder& folder, const QString& name)
    {
        m_painter.end();
        folder.save(m_image, name);
    }

private:
    QSizeF m_cell;
    int m_columns;
    int m_next = 0;
    QImage m_image;
    QPainter m_painter;
};

void tiles(const Folder& folder, double pixels)
{
    const TileSetPtr& set = standardTileSet();
    Sheet sheet(7, 4, {210, 210}, pixels / 200, folder.ratio());
    TileLook look;
    look.detail = detailFor(pixels * folder.ratio());
    for (const FaceSide side : {FaceSide::Front, FaceSide::Back}) {
        for (const Tile& tile : set->tiles) {
            const Face& face = tile.face(side);
            sheet.add([&](QPainter& painter) {
                paintTileShadow(painter);
                paintFace(painter, face, set->rule(face.terrain), 0, QString::fromStdString(tile.id), look);
            });
        }
    }
    sheet.add([&](QPainter& painter) { paintStart(painter, look); });
    sheet.add([&](QPainter& painter) { paintFinish(painter, look); });
    sheet.save(folder, QStringLiteral("tiles-%1").arg(pixels));
}

void tracks(const Folder& folder)
{
    for (const BuiltInTrack& built : builtInTracks()) {
        for (const bool dark : {false, true}) {
            QImage image(1078, 466, QImage::Format_RGB32);
            QPainter painter(&image);
            paintTable(painter, image.rect(), dark);
            painter.drawImage(0, 0, trackPicture(*built.track, image.size(), dark));
            painter.end();
            const QString name = built.id + (dark ? QStringLiteral("-dark") : QStringLiteral("-light"));
            folder.save(image, name);
        }
    }
}

constexpr std::array kFamily {BeetlePiece {Colour::Orange, 1}, BeetlePiece {Colour::Blue, 2},
                              BeetlePiece {Colour::Yellow, 3}, BeetlePiece {Colour::Pink, 1},
                              BeetlePiece {Colour::Green, 2}};

void flowers(const Folder& folder, double pixels)
{
    Sheet sheet(8, 4, {60, 60}, pixels / 200, folder.ratio());
    const Detail detail = detailFor(pixels * folder.ratio());
    for (const Colour colour : kAllColours)
        sheet.add([&](QPainter& p) { paintFlower(p, {}, kFlowerScale, std::array {colour}, Bonus::None, detail); });
    for (std::size_t a = 0; a < kAllColours.size(); ++a) {
        for (std::size_t b = a + 1; b < kAllColours.size(); ++b)
            sheet.add([&](QPainter& p) {
                paintFlower(p, {}, kFlowerScale, std::array {kAllColours[a], kAllColours[b]}, Bonus::None, detail);
            });
    }
    for (std::size_t count = 3; count <= 5; ++count)
        sheet.add([&](QPainter& p) {
            paintFlower(p, {}, kFlowerScale, std::span(kAllColours).first(count), Bonus::None, detail);
        });
    for (const Bonus bonus : kAllBonuses)
        sheet.add([&](QPainter& p) { paintFlower(p, {}, kFlowerScale, std::array {Colour::Blue}, bonus, detail); });
    sheet.save(folder, QStringLiteral("flowers-%1").arg(pixels));
}

void beetles(const Folder& folder, double pixels)
{
    Sheet sheet(7, 3, {80, 80}, pixels / 200, folder.ratio());
    BeetleLook look;
    look.detail = detailFor(pixels * folder.ratio());
    const auto add = [&sheet](std::span<const BeetlePiece> stack, const BeetleLook& how) {
        sheet.add([=](QPainter& p) { paintStack(p, {}, kBeetleScale, stack, how); });
    };
    for (const BeetlePiece& one : kFamily)
        add({&one, 1}, look);
    for (const std::size_t height : {2U, 3U, 4U, 5U})
        add(std::span(kFamily).first(height), look);
    for (int state = 0; state < 5; ++state) {
        BeetleLook how = look;
        how.litLevel = state == 0 || state == 3 ? 0 : -1;
        how.chosen = state == 1;
        how.resting = state == 2;
        how.focused = state == 3;
        add(std::span(kFamily).first(state == 4 ? 3 : 1), state == 4 ? BeetleLook {1} : how);
    }
    sheet.add([](QPainter& p) {
        p.setOpacity(0.72);
        paintStack(p, {}, kBeetleScale, std::span(kFamily).first(2));
    });
    for (const Colour colour : kAllColours)
        sheet.add([=](QPainter& p) { paintBeetleSticker(p, {}, kBeetleScale, {colour, 0}); });
    sheet.save(folder, QStringLiteral("beetles-%1").arg(pixels));
}

void cards(const Folder& folder, double width)
{
    Sheet sheet(9, 3, {150, 200}, width / 126, folder.ratio());
    const QRectF box(-63, -88, 126, 176);
    const auto add = [&](Card card, const CardLook& look) {
        sheet.add([=](QPainter& p) { paintCard(p, box, card, look); });
    };
    CardLook look;
    look.shadow = true;
    for (const Card card : kAllCards)
        add(card, look);
    for (const Colour colour : kAllColours) {
        look.owner = colour;
        add(kAllCards[index(Card::OwnChoice) + (colour == Colour::Blue ? 1 : colour == Colour::Pink ? 4 : 0)], look);
    }
    for (int state = 0; state < 3; ++state) {
        CardLook how = look;
        how.playable = state != 0;
        how.chosen = state == 1;
        how.focused = state == 2;
        add(Card::OwnPink, how);
    }
    sheet.add([=](QPainter& p) { paintCardBack(p, box, look); });
    sheet.save(folder, QStringLiteral("cards-%1").arg(width));
}

void marks(const Folder& folder, double pixels)
{
    Sheet sheet(6, 2, {100, 90}, pixels / 200, folder.ratio());
    const auto onFlower = [&sheet](const std::function<void(QPainter&)>& mark) {
        sheet.add([=](QPainter& p) {
            p.fillRect(QRectF(-46, -41, 92, 82), groundOf(Terrain::Meadow).ground);
            paintFlower(p, {}, kFlowerScale, std::array {Colour::Blue});
            mark(p);
        });
    };
    onFlower([](QPainter& p) { paintTarget(p, {}); });
    onFlower([](QPainter& p) {
        paintPointedTarget(p, {});
        p.setOpacity(0.72);
        paintBeetle(p, {}, kBeetleScale, kFamily[0]);
    });
    onFlower([](QPainter& p) { paintBlocked(p, {}); });
    onFlower([](QPainter& p) {
        paintBeetle(p, {}, kBeetleScale, kFamily[3]);
        paintLastMove(p, {});
    });
    onFlower([](QPainter& p) {
        paintPill(p, {0, -30}, QStringLiteral("6 spaces"), QFont(QStringLiteral("Noto Sans"), 9));
    });
    for (const LinkMark mark : {LinkMark::Link, LinkMark::NewLink, LinkMark::Lost, LinkMark::Open})
        sheet.add([mark](QPainter& p) { paintLinkMark(p, {}, mark); });
    sheet.save(folder, QStringLiteral("marks-%1").arg(pixels));
}

/// A race in the middle: the board as a player sees it.
void race(const Folder& folder, bool dark)
{
    const TrackPtr track = tests::sampleTrack();
    const Board board(track);
    const Links links(board);
    const QRectF bounds = trackBounds(*track);
    QImage image(1078, 466, QImage::Format_RGB32);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    paintTable(painter, image.rect(), dark);
    const double scale = (image.height() - 24) / bounds.height();
    painter.translate(image.width() / 2.0, image.height() / 2.0);
    painter.scale(scale, scale);
    painter.translate(-bounds.center());
    TileLook look;
    look.dark = dark;
    paintTrack(painter, *track, look);
    const std::vector<SpaceId> route = shortestRoute(board, links);
    paintRoute(painter, routePath(board, links, std::span(route).subspan(1, 4)));
    paintTrail(painter, routePath(board, links, std::array {SpaceId::Start, route[1]}), tonesOf(Colour::Pink).tint);
    paintPointedTarget(painter, spacePosition(board, links, route[4]));
    paintTarget(painter, spacePosition(board, links, *board.spaceFromName("B2.1")));
    paintLastMove(painter, spacePosition(board, links, route[1]));
    BeetleLook lit;
    lit.litLevel = 2;
    paintStack(painter, spacePosition(board, links, route[1]), kBeetleScale, std::span(kFamily).first(3), lit);
    paintBlocked(painter, spacePosition(board, links, *board.spaceFromName("D2.2")));
    int next = 0;
    for (const StandingPlace& place : standingPlaces(15))
        paintBeetle(painter, spacePosition(board, links, SpaceId::Start) + place.offset, kBeetleScale * place.scale,
                    {kAllColours[static_cast<std::size_t>(next) / 3], next++ % 3 + 1});
    for (const StandingPlace& place : standingPlaces(3))
        paintBeetle(painter, spacePosition(board, links, SpaceId::Finish) + place.offset, kBeetleScale * place.scale,
                    {Colour::Blue, next++ % 3 + 1});
    painter.end();
    folder.save(image, dark ? QStringLiteral("race-dark") : QStringLiteral("race-light"));
}

/// How long one picture of a whole track takes on a screen of 1366 × 768.
void measure()
{
    const TrackPtr track = tests::sampleTrack();
    constexpr int kRounds = 20;
    static_cast<void>(trackPicture(*track, {1078, 466}));
    const std::clock_t start = std::clock();
    for (int i = 0; i < kRounds; ++i)
        static_cast<void>(trackPicture(*track, {1078, 466}));
    qInfo("%zu tiles painted in %.1f ms", track->tiles.size(),
          1000.0 * static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC / kRounds);
}

} // namespace

int main(int argc, char** argv)
{
    if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    const QGuiApplication app(argc, argv);
    QCommandLineParser parser;
    const QCommandLineOption seen(QStringLiteral("seen"), QStringLiteral("As seen without some colours, too."));
    const QCommandLineOption ratio(QStringLiteral("ratio"), QStringLiteral("Device pixels a pixel."),
                                   QStringLiteral("ratio"), QStringLiteral("1"));
    parser.addOptions({seen, ratio});
    parser.process(app);
    if (parser.positionalArguments().size() != 1)
        return 2;
    const Folder folder(parser.positionalArguments().first(), parser.value(ratio).toDouble(), parser.isSet(seen));
    for (const double pixels : {60.0, 120.0, 200.0, 400.0}) {
        tiles(folder, pixels);
        flowers(folder, pixels);
        beetles(folder, pixels);
        marks(folder, pixels);
    }
    for (const double width : {64.0, 126.0, 252.0})
        cards(folder, width);
    tracks(folder);
    race(folder, false);
    race(folder, true);
    measure();
    return 0;
}
