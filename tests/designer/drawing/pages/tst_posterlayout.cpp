#include "designer/drawing/pages/pageset.h"
#include "tests/common/testrunner.h"
#include "tests/designer/drawing/pages/tracks.h"

#include <QPolygonF>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <random>
#include <set>

using namespace bubblebar;
using namespace bubblebar::tests;

namespace {

/// A second opinion on what touches what: the area of a tile within a box, by cutting the hexagon along its sides.
double areaWithin(QPointF centre, double width, const QRectF& box)
{
    std::vector<QPointF> shape;
    for (int corner = 0; corner < 6; ++corner) {
        const double angle = M_PI / 3 * corner;
        shape.push_back(centre + QPointF(std::sin(angle), -std::cos(angle)) * (width / std::sqrt(3.0)));
    }
    const auto cut = [&shape](auto inside) { // inside: how far a point lies on the right side of a line
        std::vector<QPointF> kept;
        for (std::size_t i = 0; i < shape.size(); ++i) {
            const QPointF a = shape[i];
            const QPointF b = shape[(i + 1) % shape.size()];
            if (inside(a) >= 0)
                kept.push_back(a);
            if ((inside(a) < 0) != (inside(b) < 0))
                kept.push_back(a + (b - a) * (inside(a) / (inside(a) - inside(b))));
        }
        shape = kept;
    };
    cut([&box](QPointF p) { return p.x() - box.left(); });
    cut([&box](QPointF p) { return box.right() - p.x(); });
    cut([&box](QPointF p) { return p.y() - box.top(); });
    cut([&box](QPointF p) { return box.bottom() - p.y(); });
    double twice = 0;
    for (std::size_t i = 0; i < shape.size(); ++i) {
        const QPointF a = shape[i];
        const QPointF b = shape[(i + 1) % shape.size()];
        twice += a.x() * b.y() - a.y() * b.x();
    }
    return std::abs(twice) / 2;
}

/// A poster of any track on any paper with any choices.
struct RandomPoster
{
    explicit RandomPoster(unsigned seed)
        : random(seed)
        , track(wanderingTrack(2 + static_cast<int>(random() % 30), random))
    {
        options.kind = PageKind::Poster;
        options.paper.format = kAllPaperFormats[random() % kAllPaperFormats.size()];
        options.paper.custom = {between(kPaperSides.least, 500), between(kPaperSides.least, 500)};
        options.margin = between(0, 30);
        options.overlap = between(0, 30);
        options.tileWidth = between(kTileWidths.least, 200);
        options.printerMargin = between(0, 8);
        set = makePages(track, options);
        tiles = tileShapes(*track, options.tileWidth);
        const QPointF origin = tiles.bounds().topLeft();
        for (QPointF& centre : tiles.centres)
            centre -= origin;
    }

    double between(double least, double greatest) { return std::uniform_real_distribution<>(least, greatest)(random); }

    std::mt19937 random;
    TrackPtr track;
    PageOptions options;
    PageSet set;
    TileShapes tiles; ///< with the drawing's corner at (0, 0)
};

bool showsTile(const RandomPoster& poster, const QRectF& box)
{
    return std::ranges::any_of(poster.tiles.centres,
                               [&](QPointF centre) { return areaWithin(centre, poster.tiles.width, box) > 1e-4; });
}

constexpr unsigned kPosters = 150;

} // namespace

class TestPosterLayout : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everythingIsShown();
    void everyPointIsOwnedOnce();
    void neighboursShareTheOverlapExactly();
    void noPageIsBlankAndNoneIsMissing();
    void theGridIsAsSmallAsItCanBe();
    void theDirectionWithFewerPagesIsTaken();
    void knownPosters_data();
    void knownPosters();
    void tilesThatOnlyTouchABorderAreNotOnThePage();
    void farApartTilesTakeFewPages();
    void anEmptyTrackStillGivesItsMap();
    void rowsAreCalledAsInASpreadsheet_data();
    void rowsAreCalledAsInASpreadsheet();
};

void TestPosterLayout::everythingIsShown()
{
    for (unsigned seed = 0; seed < kPosters; ++seed) {
        const RandomPoster poster(seed);
        const PosterGrid& grid = poster.set.poster;
        for (const QPointF& centre : poster.tiles.centres) {
            double owned = 0;
            for (const PosterCell cell : grid.cells) {
                owned += areaWithin(centre, poster.tiles.width, grid.own(cell));
                QVERIFY(grid.shown(cell).contains(grid.own(cell)));
            }
            const double whole = std::sqrt(3.0) / 2 * poster.tiles.width * poster.tiles.width;
            QVERIFY2(std::abs(owned - whole) < 1e-3, qPrintable(QStringLiteral("poster %1").arg(seed)));
        }
    }
}

void TestPosterLayout::everyPointIsOwnedOnce()
{
    const RandomPoster poster(7);
    const PosterGrid& grid = poster.set.poster;
    double sum = 0;
    for (int row = 0; row < grid.rows; ++row) {
        for (int column = 0; column < grid.columns; ++column) {
            const QRectF own = grid.own({row, column});
            sum += own.width() * own.height();
        }
    }
    const QRectF last = grid.shown({grid.rows - 1, grid.columns - 1});
    QVERIFY(std::abs(sum - last.right() * last.bottom()) < 1e-6);
}

void TestPosterLayout::neighboursShareTheOverlapExactly()
{
    for (unsigned seed = 0; seed < kPosters; ++seed) {
        const RandomPoster poster(seed);
        const PosterGrid& grid = poster.set.poster;
        QCOMPARE(grid.overlap, poster.options.overlap);
        const QRectF page = grid.shown({2, 3});
        QVERIFY(qFuzzyCompare(1 + page.right() - grid.shown({2, 4}).left(), 1 + grid.overlap));
        QVERIFY(qFuzzyCompare(1 + page.bottom() - grid.shown({3, 3}).top(), 1 + grid.overlap));
        QCOMPARE(page.size(), poster.set.frame.area.size());
        QCOMPARE(grid.shown({0, 0}).topLeft(), QPointF(0, 0));
    }
}

void TestPosterLayout::noPageIsBlankAndNoneIsMissing()
{
    for (unsigned seed = 0; seed < kPosters; ++seed) {
        const RandomPoster poster(seed);
        const PosterGrid& grid = poster.set.poster;
        for (int row = 0; row < grid.rows; ++row) {
            for (int column = 0; column < grid.columns; ++column) {
                const PosterCell cell {row, column};
                QCOMPARE(grid.contains(cell), showsTile(poster, grid.own(cell)));
            }
        }
        QCOMPARE(poster.set.count(), static_cast<int>(grid.cells.size()) + 1);
    }
}

void TestPosterLayout::theGridIsAsSmallAsItCanBe()
{
    for (unsigned seed = 0; seed < kPosters; ++seed) {
        const PosterGrid grid = RandomPoster(seed).set.poster;
        const auto reach = [](int pages, double area, double overlap) { return pages * (area - overlap) + overlap; };
        QVERIFY(reach(grid.columns, grid.area.width(), grid.overlap) >= grid.drawing.width() - 1e-5);
        QVERIFY(reach(grid.rows, grid.area.height(), grid.overlap) >= grid.drawing.height() - 1e-5);
        QVERIFY(grid.columns == 1 || reach(grid.columns - 1, grid.area.width(), grid.overlap) < grid.drawing.width());
        QVERIFY(grid.rows == 1 || reach(grid.rows - 1, grid.area.height(), grid.overlap) < grid.drawing.height());
    }
}

void TestPosterLayout::theDirectionWithFewerPagesIsTaken()
{
    std::set<bool> taken;
    for (unsigned seed = 0; seed < kPosters; ++seed) {
        RandomPoster poster(seed);
        poster.options.orientation = Orientation::Upright;
        const PageSet upright = makePages(poster.track, poster.options);
        poster.options.orientation = Orientation::Across;
        const PageSet across = makePages(poster.track, poster.options);
        QVERIFY(!upright.frame.isAcross());
        QVERIFY(across.frame.isAcross() || across.frame.paper.width() == across.frame.paper.height());
        QCOMPARE(poster.set.count(), std::min(upright.count(), across.count()));
        QCOMPARE(poster.set.frame.isAcross(), across.count() < upright.count());
        taken.insert(poster.set.frame.isAcross());
    }
    QCOMPARE(taken.size(), 2U);
}

void TestPosterLayout::knownPosters_data()
{
    QTest::addColumn<QString>("lay"); // q,r …
    QTest::addColumn<QString>("pages");
    QTest::newRow("one tile of 90 mm fits on A4") << "0,0"
                                                  << "A1";
    QTest::newRow("two side by side fit: 180 of 190 mm") << "0,0 1,0"
                                                         << "A1";
    QTest::newRow("three reach 270 mm: two pages of 190 that share 10") << "0,0 1,0 2,0"
                                                                        << "A1 A2";
    QTest::newRow("B1 and B2 under the row would be blank") << "0,0 1,0 2,0 3,0 3,1 3,2 3,3"
                                                            << "A1 A2 A3 B3";
}

void TestPosterLayout::knownPosters()
{
    QFETCH(QString, lay);
    QFETCH(QString, pages);
    TileShapes tiles;
    tiles.width = 90;
    for (const QString& hex : lay.split(u' ')) {
        const QStringList at = hex.split(u',');
        tiles.centres.emplace_back(45.0 * (2 * at[0].toInt() + at[1].toInt()), 1.5 * tiles.radius() * at[1].toInt());
    }
    QStringList labels;
    for (const PosterCell cell : layoutPoster(tiles, {190, 277}, 10).cells)
        labels << cellLabel(cell);
    QCOMPARE(labels.join(u' '), pages);
}

void TestPosterLayout::tilesThatOnlyTouchABorderAreNotOnThePage()
{
    TileShapes tiles;
    tiles.width = 90;
    QVERIFY(!tiles.touches({45, 52}, QRectF(90, 0, 90, 104)));
    QVERIFY(tiles.touches({45, 52}, QRectF(89.9, 0, 90, 104)));
    QVERIFY2(!tiles.touches({45, 52}, QRectF(0, 0, 10, 10)), "the corner of its box, but not the tile");
}

void TestPosterLayout::farApartTilesTakeFewPages()
{
    TileShapes tiles;
    tiles.width = 90;
    tiles.centres = {{-1.8e6, -1.5e6}, {1.8e6, 1.5e6}};
    const PosterGrid grid = layoutPoster(tiles, {190, 277}, 10);
    QVERIFY(grid.cells.size() <= 8);
    QCOMPARE(grid.cells.front(), (PosterCell {0, 0}));
    QCOMPARE(grid.cells.back(), (PosterCell {grid.rows - 1, grid.columns - 1}));
}

void TestPosterLayout::anEmptyTrackStillGivesItsMap()
{
    auto track = std::make_shared<Track>(*builtInTrack("1-first-flight"));
    track->tiles.clear();
    PageOptions options;
    options.kind = PageKind::Poster;
    options.pageMap = false;
    const PageSet set = makePages(track, options);
    QCOMPARE(set.count(), 1);
    QVERIFY(std::holds_alternative<MapPage>(set.pages.front().content));
}

void TestPosterLayout::rowsAreCalledAsInASpreadsheet_data()
{
    QTest::addColumn<int>("row");
    QTest::addColumn<QString>("letters");
    QTest::newRow("first") << 0 << "A";
    QTest::newRow("26th") << 25 << "Z";
    QTest::newRow("27th") << 26 << "AA";
    QTest::newRow("28th") << 27 << "AB";
    QTest::newRow("703rd") << 702 << "AAA";
}

void TestPosterLayout::rowsAreCalledAsInASpreadsheet()
{
    QFETCH(int, row);
    QFETCH(QString, letters);
    QCOMPARE(rowLetters(row), letters);
    QCOMPARE(cellLabel({row, 2}), letters + u'3');
}

BUBBLEBAR_TEST(TestPosterLayout)
#include "tst_posterlayout.moc"
