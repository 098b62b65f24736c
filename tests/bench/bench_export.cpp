// How fast tracks become PNG files, and how much memory that takes, beside Tiled's tmxrasterizer on a hexagonal map of
// as many tiles of the same pictures at the same size. Each is run as a program of its own, in turns; counted is the
// processor time of the whole process, the fastest of a few rounds, and its peak of memory.

#include "core/track/trackfile.h"
#include "designer/drawing/tilepainter.h"
#include "designer/drawing/tracklayout.h"
#include "tests/bench/field.h"

#include <QDir>
#include <QFile>
#include <QGuiApplication>
#include <QImageReader>
#include <QPainter>
#include <QStandardPaths>
#include <QTemporaryDir>

#include <algorithm>
#include <array>
#include <cstdio>
#include <map>
#include <vector>

#include <fcntl.h>
#include <spawn.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

namespace {

using namespace bubblebar;

constexpr int kRounds = 2;

/// Of one process, or the least of several.
struct Cost
{
    double milliseconds = 1e9;
    double megabytes = 1e9;
    bool failed = false;

    void improve(const Cost& other)
    {
        milliseconds = std::min(milliseconds, other.milliseconds);
        megabytes = std::min(megabytes, other.megabytes);
        failed = failed || other.failed;
    }
};

double millisecondsOf(const timeval& time)
{
    return 1000.0 * static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) / 1000;
}

/// Runs a program to its end, its own words thrown away.
Cost run(const QStringList& command)
{
    std::vector<QByteArray> words;
    std::ranges::transform(command, std::back_inserter(words), [](const QString& word) { return word.toLocal8Bit(); });
    std::vector<char*> arguments;
    for (QByteArray& word : words)
        arguments.push_back(word.data());
    arguments.push_back(nullptr);
    posix_spawn_file_actions_t silence;
    posix_spawn_file_actions_init(&silence);
    posix_spawn_file_actions_addopen(&silence, STDERR_FILENO, "/dev/null", O_WRONLY, 0);
    pid_t child = 0;
    const bool started = posix_spawn(&child, arguments[0], &silence, nullptr, arguments.data(), environ) == 0;
    posix_spawn_file_actions_destroy(&silence);
    int status = 0;
    rusage usage {};
    if (!started || wait4(child, &status, 0, &usage) != child)
        return {0, 0, true};
    const bool failed = !WIFEXITED(status) || WEXITSTATUS(status) != 0;
    return {millisecondsOf(usage.ru_utime) + millisecondsOf(usage.ru_stime),
            static_cast<double>(usage.ru_maxrss) / 1024, failed};
}

/// What differs between tiles but for the names in their corners.
using Picture = std::array<int, 4>;

Picture pictureOf(const PlacedTile& placed)
{
    return {static_cast<int>(placed.tile.kind()), placed.tile.index(), static_cast<int>(placed.side), placed.rotation};
}

/// A map for Tiled: all pictures of the track's tiles in one image, and which of them lies where.
class TiledMap
{
public:
    TiledMap(const Track& track, int tileWidth)
        : m_track(track)
        , m_tile(tileWidth, qRound(tileWidth * kTileRadius / kTileApothem))
    {
        for (const PlacedTile& placed : track.tiles) {
            if (m_numbers.try_emplace(pictureOf(placed), static_cast<int>(m_numbers.size()) + 1).second)
                m_pictures.push_back(placed);
        }
    }

    /// Returns the map's path.
    [[nodiscard]] QString write(const QDir& folder) const
    {
        static_cast<void>(tileset().save(folder.filePath(QStringLiteral("tiles.png"))));
        QFile file(folder.filePath(QStringLiteral("map.tmx")));
        if (file.open(QIODevice::WriteOnly))
            file.write(map());
        return file.fileName();
    }

private:
    [[nodiscard]] int columns() const { return std::min(24, static_cast<int>(m_pictures.size())); }

    [[nodiscard]] QImage tileset() const
    {
        const int rows = (static_cast<int>(m_pictures.size()) + columns() - 1) / columns();
        QImage image(columns() * m_tile.width(), rows * m_tile.height(), QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::transparent);
        QPainter painter(&image);
        painter.setRenderHint(QPainter::Antialiasing);
        TileLook look;
        look.detail = detailFor(m_tile.height());
        for (int i = 0; i < static_cast<int>(m_pictures.size()); ++i) {
            painter.save();
            const int row = i / columns();
            painter.translate((i % columns() + 0.5) * m_tile.width(), (row + 0.5) * m_tile.height());
            painter.scale(m_tile.width() / (2 * kTileApothem), m_tile.height() / (2 * kTileRadius));
            paintTile(painter, m_track, m_pictures[static_cast<std::size_t>(i)], look);
            painter.restore();
        }
        return image;
    }

    [[nodiscard]] QByteArray map() const
    {
        const FieldShape shape(static_cast<int>(m_track.tiles.size()));
        const int width = shape.width;
        const int height = static_cast<int>((m_track.tiles.size() + static_cast<std::size_t>(width) - 1) /
                                            static_cast<std::size_t>(width));
        QStringList numbers;
        for (int i = 0; i < width * height; ++i) {
            const auto tile = static_cast<std::size_t>(i);
            numbers << QString::number(tile < m_track.tiles.size() ? m_numbers.at(pictureOf(m_track.tiles[tile])) : 0);
        }
        const auto size = QStringLiteral("tilewidth=\"%1\" tileheight=\"%2\"").arg(m_tile.width()).arg(m_tile.height());
        return QStringLiteral("<map version=\"1.8\" orientation=\"hexagonal\" width=\"%1\" height=\"%2\" %3 "
                              "hexsidelength=\"%4\" staggeraxis=\"y\" staggerindex=\"odd\">"
                              "<tileset firstgid=\"1\" name=\"tiles\" %3 tilecount=\"%5\" columns=\"%6\">"
                              "<image source=\"tiles.png\"/></tileset>"
                              "<layer id=\"1\" name=\"tiles\" width=\"%1\" height=\"%2\"><data encoding=\"csv\">%7"
                              "</data></layer></map>")
            .arg(width)
            .arg(height)
            .arg(size)
            .arg(m_tile.height() / 2)
            .arg(m_pictures.size())
            .arg(columns())
            .arg(numbers.join(u','))
            .toUtf8();
    }

    const Track& m_track;
    QSize m_tile;
    std::map<Picture, int> m_numbers;
    std::vector<PlacedTile> m_pictures;
};

/// The picture's size that Tiled makes of such a map.
QSize pictureSize(int tiles, int tileWidth)
{
    const int width = FieldShape(tiles).width;
    const int rows = (tiles + width - 1) / width;
    const double height = tileWidth * kTileRadius / kTileApothem;
    return {qRound((width + 0.5) * tileWidth), qRound((0.75 * rows + 0.25) * height)};
}

void print(const char* program, const Cost& cost, double megapixels, qint64 bytes)
{
    if (cost.failed)
        std::printf("  %-16s failed\n", program);
    else
        std::printf("  %-16s %6.1f ms a megapixel, peak %4.0f MB, file %5.1f MB\n", program,
                    cost.milliseconds / megapixels, cost.megabytes, static_cast<double>(bytes) / 1e6);
}

QString cliPath()
{
    return QCoreApplication::applicationDirPath() + QStringLiteral("/bubblebar-cli");
}

void compare(int tiles, int tileWidth, const QString& rasterizer)
{
    const QTemporaryDir folder;
    const QString ourPng = folder.filePath(QStringLiteral("ours.png"));
    const QString theirPng = folder.filePath(QStringLiteral("theirs.png"));
    const QString trackPath = folder.filePath(QStringLiteral("field.bbtrack"));
    const Track track = field(tiles);
    QFile file(trackPath);
    if (file.open(QIODevice::WriteOnly))
        file.write(trackBytes(track));
    file.close();
    const QString map = TiledMap(track, tileWidth).write(QDir(folder.path()));
    Cost ours;
    Cost theirs;
    QSize size = pictureSize(tiles, tileWidth);
    QString sides;
    for (int i = 0; i < kRounds; ++i) {
        if (!rasterizer.isEmpty()) {
            theirs.improve(run({rasterizer, map, theirPng}));
            size = QImageReader(theirPng).size();
        }
        sides = QStringLiteral("%1x%2").arg(size.width()).arg(size.height());
        ours.improve(run({cliPath(), QStringLiteral("export"), trackPath, ourPng, QStringLiteral("--what"),
                          QStringLiteral("track"), QStringLiteral("--size"), sides}));
    }
    const double megapixels = size.width() * size.height() / 1e6;
    std::printf("%d tiles, %d pixels wide, %s (%.1f megapixels)\n", tiles, tileWidth, qPrintable(sides), megapixels);
    print("bubblebar-cli", ours, megapixels, QFile(ourPng).size());
    if (rasterizer.isEmpty()) {
        std::printf("  tiled is not installed, no ratio\n");
    } else {
        print("tmxrasterizer", theirs, megapixels, QFile(theirPng).size());
        std::printf("  ratio %.2f of the time (at most 0.70), %.2f of the memory (below 1)\n",
                    ours.milliseconds / theirs.milliseconds, ours.megabytes / theirs.megabytes);
    }
}

void printPlan()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("field.bbtrack"));
    QFile file(path);
    if (file.open(QIODevice::WriteOnly))
        file.write(trackBytes(field(14)));
    file.close();
    for (const char* name : {"plan.pdf", "plan.png"}) {
        Cost cost;
        for (int i = 0; i < kRounds; ++i)
            cost.improve(run({cliPath(), QStringLiteral("export"), path, folder.filePath(QLatin1StringView(name)),
                              QStringLiteral("--what"), QStringLiteral("plan")}));
        std::printf("plan of 14 tiles as %s: %.0f ms, peak %.0f MB%s\n", name, cost.milliseconds, cost.megabytes,
                    cost.failed ? ", failed" : "");
    }
}

} // namespace

int main(int argc, char** argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    std::setvbuf(stdout, nullptr, _IOLBF, 0);
    const QGuiApplication app(argc, argv);
    const QString rasterizer = QStandardPaths::findExecutable(QStringLiteral("tmxrasterizer"));
    compare(14, 320, rasterizer);
    compare(1000, 100, rasterizer);
    compare(10'000, 80, rasterizer);
    compare(10'000, 30, rasterizer);
    printPlan();
    return 0;
}
