#include "core/track/sharecode.h"
#include "core/track/standardset.h"
#include "designer/drawing/facelayout.h"
#include "designer/drawing/pages/pageset.h"
#include "designer/drawing/qrcode.h"
#include "designer/drawing/tracklayout.h"
#include "tests/common/randomtrack.h"
#include "tests/common/testrunner.h"
#include "tests/designer/drawing/pages/tracks.h"

#include <QTest>

#include <random>
#include <set>

using namespace bubblebar;
using namespace bubblebar::tests;

namespace {

PlacedTile tileAt(TileId tile, Hex at)
{
    return {tile, at, FaceSide::Front, 0, {}};
}

const PlanLayout& planOf(const PageSet& set)
{
    return std::get<PlanPage>(set.pages.front().content).layout;
}

} // namespace

class TestPlanLayout : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theListGoesRowByRow();
    void lettersPointToTheHourOfTheirCorner();
    void builtInTracksTakeOnePage_data();
    void builtInTracksTakeOnePage();
    void partsLieApartOnAnyPaper();
    void qrCodesAreReadableOrLeftOut();
    void fortyTilesStandBesideThePicture();
    void longerListsFollowWithoutAGap();
    void thePictureFits();
    void tinyTilesAreTold();
    void theDirectionWithTheLargerPictureIsTaken();
};

void TestPlanLayout::theListGoesRowByRow()
{
    Track track = *builtInTrack("1-first-flight");
    track.tiles = {tileAt(TileId::start(), {3, 5}), tileAt(TileId::track(0), {4, 4}), tileAt(TileId::track(1), {2, 5}),
                   tileAt(TileId::finish(), {0, 7})};
    QString text;
    for (const BuildStep& step : buildList(track))
        text += QStringLiteral("%1:%2 ").arg(step.row).arg(step.tile);
    QCOMPARE(text, QStringLiteral("1:1 2:2 2:0 4:3 "));
}

void TestPlanLayout::lettersPointToTheHourOfTheirCorner()
{
    std::set<int> hours;
    for (const Tile& tile : standardTileSet()->tiles) {
        for (const Face* face : {&tile.front, &tile.back}) {
            const int unturned = letterHour(*face, 0);
            for (int rotation = 0; rotation < kEdges; ++rotation) {
                const int hour = letterHour(*face, rotation);
                QCOMPARE(hour % 12, (unturned + 2 * rotation) % 12);
                const QPointF corner = turned({0, -1}, 30.0 * hour);
                const QPointF letter = turned(FaceLayout(*face).letter, 60.0 * rotation);
                QVERIFY(QPointF::dotProduct(corner, letter) > 0.99 * std::hypot(letter.x(), letter.y()));
                hours.insert(hour);
            }
        }
    }
    QCOMPARE(hours, (std::set<int> {2, 4, 6, 8, 10, 12}));
}

void TestPlanLayout::builtInTracksTakeOnePage_data()
{
    QTest::addColumn<int>("track");
    for (std::size_t i = 0; i < builtInTracks().size(); ++i)
        QTest::newRow(qPrintable(builtInTracks()[i].id)) << static_cast<int>(i);
}

void TestPlanLayout::builtInTracksTakeOnePage()
{
    QFETCH(int, track);
    const TrackPtr& built = builtInTracks()[static_cast<std::size_t>(track)].track;
    for (const PaperFormat format : {PaperFormat::A4, PaperFormat::A3, PaperFormat::Letter, PaperFormat::Legal}) {
        for (const Orientation orientation : kAllOrientations) {
            PageOptions options;
            options.paper.format = format;
            options.orientation = orientation;
            const PageSet set = makePages(built, options);
            QCOMPARE(set.count(), 1);
            QVERIFY(planOf(set).list.columns > 0);
            QVERIFY(set.warnings.empty());
        }
    }
}

void TestPlanLayout::partsLieApartOnAnyPaper()
{
    std::mt19937 random(1);
    std::uniform_real_distribution<> side(kPaperSides.least, 600);
    for (int round = 0; round < 200; ++round) {
        PageOptions options;
        options.paper = {PaperFormat::Custom, {side(random), side(random)}};
        const PageSet set = makePages(wanderingTrack(2 + static_cast<int>(random() % 60), random), options);
        const PlanLayout& plan = planOf(set);
        std::vector<QRectF> parts {plan.title, plan.picture, plan.foot};
        if (plan.list.columns > 0)
            parts.push_back(plan.list.box);
        for (std::size_t i = 0; i < parts.size(); ++i) {
            QVERIFY(parts[i].isValid());
            QVERIFY(set.frame.area.adjusted(-1e-6, -1e-6, 1e-6, 1e-6).contains(parts[i]));
            for (std::size_t j = 0; j < i; ++j)
                QVERIFY(!parts[i].intersects(parts[j]));
        }
    }
}

/// Two pixels of 150 dpi for each module: less is not read back.
void TestPlanLayout::qrCodesAreReadableOrLeftOut()
{
    constexpr double kLeastModule = 2 * 25.4 / 150;
    FastRandom random(3);
    for (const int tiles : {6, 14, 40, 100, 200, 260}) {
        const auto track = std::make_shared<const Track>(randomValidTrack(random, tiles, 2 + tiles / 10));
        const std::optional<QrCode> code = qrCode(*shareCode(*track));
        for (const char* paper : {"80x80mm", "80x120mm", "200x80mm", "105x148mm", "A4", "A3"}) {
            PageOptions options;
            options.paper = *Paper::fromName(QLatin1StringView(paper));
            const PlanLayout plan = planOf(makePages(track, options));
            QVERIFY(plan.foot.contains(plan.code) && plan.foot.contains(plan.explanation));
            if (plan.qrSide > 0) {
                QVERIFY(plan.qrSide >= kLeastModule * code->side);
                QVERIFY(plan.qrSide <= plan.code.height() + 1e-6 && plan.qrSide < plan.code.width());
            }
            const bool large = options.paper.format != PaperFormat::Custom;
            QVERIFY2(plan.qrSide > 0 || !code || !large, paper);
            QVERIFY2(plan.qrSide > 0 || tiles > 14, paper);
        }
    }
}

void TestPlanLayout::fortyTilesStandBesideThePicture()
{
    std::mt19937 random(4);
    for (const Orientation orientation : kAllOrientations) {
        PageOptions options;
        options.orientation = orientation;
        const PageSet forty = makePages(wanderingTrack(40, random), options);
        QCOMPARE(forty.count(), 1);
        const ListLayout& list = planOf(forty).list;
        QVERIFY(list.capacity() >= 40);
        for (int line = 0; line < 40; ++line)
            QVERIFY(list.box.adjusted(0, 0, 1e-6, 1e-6).contains(list.line(line)));
        QCOMPARE(makePages(wanderingTrack(41, random), options).count(), 2);
    }
}

void TestPlanLayout::longerListsFollowWithoutAGap()
{
    std::mt19937 random(4);
    const PageSet set = makePages(wanderingTrack(700, random), {});
    int next = 0;
    for (int page = 1; page < set.count(); ++page) {
        const auto& list = std::get<ListPage>(set.pages[static_cast<std::size_t>(page)].content);
        QCOMPARE(list.first, next);
        QVERIFY(list.count > 0 && list.count <= list.layout.capacity());
        QVERIFY(set.frame.area.adjusted(0, 0, 1e-6, 1e-6).contains(list.layout.line(list.count - 1)));
        QCOMPARE(set.pages[static_cast<std::size_t>(page)].number, page);
        next += list.count;
    }
    QCOMPARE(next, 700);
    QCOMPARE(planOf(set).list.columns, 0);
}

void TestPlanLayout::thePictureFits()
{
    std::mt19937 random(9);
    for (int tiles = 2; tiles < 80; ++tiles) {
        const TrackPtr track = wanderingTrack(tiles, random);
        const PlanLayout plan = planOf(makePages(track, {}));
        const QSizeF size = trackBounds(*track).size() * plan.tileUnit;
        QVERIFY(size.width() + kRowNumbers <= plan.picture.width() && size.height() <= plan.picture.height());
    }
}

void TestPlanLayout::tinyTilesAreTold()
{
    std::mt19937 random(9);
    const PageSet set = makePages(wanderingTrack(3000, random), {});
    QCOMPARE(set.warnings.size(), 1U);
    QCOMPARE(set.warnings.front().code, PageWarning::Code::TilesTiny);
    QCOMPARE(set.warnings.front().mm, planOf(set).tileWidth());
}

void TestPlanLayout::theDirectionWithTheLargerPictureIsTaken()
{
    Track line = *builtInTrack("1-first-flight");
    line.tiles.clear();
    for (int i = 0; i < 9; ++i)
        line.tiles.push_back(tileAt(TileId::track(i), {i, 0}));
    QVERIFY(makePages(std::make_shared<Track>(line), {}).frame.isAcross());
    for (PlacedTile& tile : line.tiles)
        tile.at = {-(tile.at.q / 2), tile.at.q};
    QVERIFY(!makePages(std::make_shared<Track>(line), {}).frame.isAcross());
}

BUBBLEBAR_TEST(TestPlanLayout)
#include "tst_planlayout.moc"
