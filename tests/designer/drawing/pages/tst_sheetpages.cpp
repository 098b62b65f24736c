#include "designer/drawing/pages/sheetlayout.h"
#include "designer/drawing/pages/sheetpages.h"
#include "tests/common/testrunner.h"
#include "tests/designer/drawing/pages/tracks.h"

#include <QTest>

#include <map>
#include <random>

using namespace bubblebar;
using namespace bubblebar::tests;

namespace {

PageSet sheets(
    PageKind kind, const std::function<void(PageOptions&)>& change = [](PageOptions&) {})
{
    PageOptions options;
    options.kind = kind;
    change(options);
    return makePages(builtInTrack("7-figure-of-eight"), options);
}

const SheetPage& sheetOf(const PageSet& set, int page)
{
    return std::get<SheetPage>(set.pages[static_cast<std::size_t>(page)].content);
}

QString nameOf(const PageSet& set, const Piece& piece)
{
    if (const auto* tile = std::get_if<TilePiece>(&piece))
        return QString::fromStdString(set.track->tileName(tile->tile)) +
               (tile->side == FaceSide::Front ? QString() : QStringLiteral(" back"));
    if (const auto* card = std::get_if<CardPiece>(&piece))
        return card->card ? QString::fromLatin1(cardName(*card->card).data()) : QStringLiteral("back");
    const auto beetle = std::get<BeetlePiece>(piece);
    return QString::fromLatin1(colourName(beetle.colour).data()) + QString::number(beetle.number);
}

/// How often each piece is on a front (or back).
std::map<QString, int> pieces(const PageSet& set, bool backs)
{
    std::map<QString, int> counts;
    for (const Page& page : set.pages) {
        const auto& sheet = std::get<SheetPage>(page.content);
        if (sheet.back != backs)
            continue;
        for (const SheetPage::Place& place : sheet.places)
            ++counts[nameOf(set, place.piece)];
    }
    return counts;
}

bool has(const PageSet& set, PageWarning::Code code)
{
    return std::ranges::any_of(set.warnings, [code](const PageWarning& warning) { return warning.code == code; });
}

} // namespace

class TestSheetPages : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void piecesLieApartWithinTheArea();
    void aPieceTooLargeGetsASheetOfItsOwn();
    void tilesOfTheSetOnceWithStartAndFinish();
    void anyTilesAndCounts();
    void nothingChosenGivesNoPage();
    void cardsAreNineAPageOnA4();
    void cardsMeasure63By88();
    void backsMeetTheirFronts_data();
    void backsMeetTheirFronts();
    void theOffsetMovesBacksOnly();
    void anOffsetBeyondThePrinterIsTold();
    void stickersForAllDiscs();
};

void TestSheetPages::piecesLieApartWithinTheArea()
{
    std::mt19937 random(3);
    std::uniform_real_distribution<> length(5, 80);
    for (int round = 0; round < 200; ++round) {
        std::vector<PieceSize> sizes;
        for (int i = 0; i < 25; ++i)
            sizes.push_back({{length(random), length(random)}, random() % 6 == 0});
        const QRectF area(10, 10, 80 + length(random), 80 + length(random));
        const double gap = round % 2 == 0 ? 0 : 4;
        const std::vector<PiecePlace> places = layoutPieces(sizes, area, gap);
        QCOMPARE(places.size(), sizes.size());
        int sheet = 0;
        for (std::size_t i = 0; i < places.size(); ++i) {
            QCOMPARE(places[i].box.size(), sizes[i].size);
            QVERIFY(area.adjusted(-1e-6, -1e-6, 1e-6, 1e-6).contains(places[i].box));
            QVERIFY2(places[i].sheet == sheet || places[i].sheet == sheet + 1, "no sheet is empty");
            sheet = places[i].sheet;
            const QRectF kept = places[i].box.adjusted(-gap + 1e-6, -gap + 1e-6, gap - 1e-6, gap - 1e-6);
            for (std::size_t j = 0; j < i; ++j)
                QVERIFY(places[j].sheet != sheet || !kept.intersects(places[j].box));
        }
    }
}

void TestSheetPages::aPieceTooLargeGetsASheetOfItsOwn()
{
    const std::vector<PieceSize> sizes {{{30, 30}}, {{300, 30}}, {{30, 30}}};
    const std::vector<PiecePlace> places = layoutPieces(sizes, QRectF(10, 10, 100, 40), 2);
    QCOMPARE(places[0].sheet, 0);
    QCOMPARE(places[1].sheet, 1);
    QCOMPARE(places[2].sheet, 2);
    QCOMPARE(places[1].box.center(), QPointF(60, 30));
    QVERIFY(QRectF(10, 10, 100, 40).contains(places[0].box) && QRectF(10, 10, 100, 40).contains(places[2].box));
    const std::vector<PieceSize> tall {{{30, 50}}, {{30, 50}}};
    QCOMPARE(layoutPieces(tall, QRectF(10, 10, 100, 40), 2)[1].sheet, 1);
    const PageSet set = sheets(PageKind::Tiles, [](PageOptions& options) { options.tileWidth = 250; });
    QVERIFY(has(set, PageWarning::Code::PieceTooLarge));
    QVERIFY(!has(sheets(PageKind::Tiles), PageWarning::Code::PieceTooLarge));
}

void TestSheetPages::tilesOfTheSetOnceWithStartAndFinish()
{
    const PageSet set = sheets(PageKind::Tiles);
    QCOMPARE(set.count(), 8); // 14 tiles, four a page, both sides
    const std::map<QString, int> fronts = pieces(set, false);
    QCOMPARE(fronts.size(), 14U);
    for (const char* name : {"start", "finish", "A", "L"})
        QCOMPARE(fronts.at(QLatin1StringView(name)), 1);
    QCOMPARE(pieces(set, true).at(QStringLiteral("L back")), 1);
    QCOMPARE(sheetOf(set, 0).places.front().box.width(), 90.0);
}

void TestSheetPages::anyTilesAndCounts()
{
    const PageSet set = sheets(PageKind::Tiles, [](PageOptions& options) {
        options.pieces = PieceCounts {{"B", 3}, {"start", 2}, {"D", 0}, {"NONE", 4}};
    });
    const std::map<QString, int> wanted {
        {QStringLiteral("start"), 2}, {QStringLiteral("B"), 1}, {QStringLiteral("B2"), 1}, {QStringLiteral("B3"), 1}};
    QCOMPARE(pieces(set, false), wanted);
}

void TestSheetPages::nothingChosenGivesNoPage()
{
    const PageSet set = sheets(PageKind::Tiles, [](PageOptions& options) { options.pieces = PieceCounts {}; });
    QCOMPARE(set.count(), 0);
    QVERIFY(has(set, PageWarning::Code::NothingToPrint));
}

void TestSheetPages::cardsAreNineAPageOnA4()
{
    const PageSet set = sheets(PageKind::Cards);
    QCOMPARE(set.count(), 12);
    QVERIFY(!set.frame.isAcross());
    for (int page = 0; page < set.count(); ++page) {
        QCOMPARE(sheetOf(set, page).places.size(), 9U);
        QCOMPARE(sheetOf(set, page).back, page % 2 == 1);
    }
    const std::map<QString, int> fronts = pieces(set, false);
    for (const Card card : kAllCards)
        QCOMPARE(fronts.at(QLatin1StringView(cardName(card).data())), standardDeck().counts[index(card)]);
    QCOMPARE(pieces(set, true).at(QStringLiteral("back")), 54);
}

void TestSheetPages::cardsMeasure63By88()
{
    const PageSet set = sheets(PageKind::Cards, [](PageOptions& options) { options.tileWidth = 40; });
    for (const SheetPage::Place& place : sheetOf(set, 0).places)
        QCOMPARE(place.box.size(), QSizeF(63, 88));
}

void TestSheetPages::backsMeetTheirFronts_data()
{
    QTest::addColumn<Orientation>("orientation");
    QTest::addColumn<Duplex>("duplex");
    QTest::addColumn<int>("turned"); // 0 not at all, 1 about an upright, 2 about a level line
    QTest::newRow("upright, long edge: like the page of a book") << Orientation::Upright << Duplex::LongEdge << 1;
    QTest::newRow("upright, short edge: like a notepad") << Orientation::Upright << Duplex::ShortEdge << 2;
    QTest::newRow("across, long edge: like a wall calendar") << Orientation::Across << Duplex::LongEdge << 2;
    QTest::newRow("across, short edge: like the page of a book") << Orientation::Across << Duplex::ShortEdge << 1;
    QTest::newRow("glued: the same place") << Orientation::Upright << Duplex::None << 0;
}

void TestSheetPages::backsMeetTheirFronts()
{
    QFETCH(Orientation, orientation);
    QFETCH(Duplex, duplex);
    QFETCH(int, turned);
    const PageSet set = sheets(PageKind::Tiles, [&](PageOptions& options) {
        options.orientation = orientation;
        options.duplex = duplex;
        options.printerMargin = 8; // then the lower margin is wider than the upper one
    });
    for (int page = 0; page < set.count(); page += 2) {
        const SheetPage& front = sheetOf(set, page);
        const SheetPage& back = sheetOf(set, page + 1);
        QVERIFY(!front.back && back.back);
        QCOMPARE(back.places.size(), front.places.size());
        for (std::size_t i = 0; i < front.places.size(); ++i) {
            const QPointF there = back.places[i].box.center();
            const QSizeF paper = set.frame.paper;
            const QPointF through(turned == 1 ? paper.width() - there.x() : there.x(),
                                  turned == 2 ? paper.height() - there.y() : there.y());
            QCOMPARE(through, front.places[i].box.center());
            QVERIFY(set.frame.area.contains(back.places[i].box));
            const TileId tile = std::get<TilePiece>(front.places[i].piece).tile;
            QCOMPARE(std::get<TilePiece>(back.places[i].piece).tile, tile);
        }
    }
}

void TestSheetPages::theOffsetMovesBacksOnly()
{
    const PageSet plain = sheets(PageKind::Cards);
    const PageSet moved = sheets(PageKind::Cards, [](PageOptions& options) { options.backOffset = {1.5, -0.5}; });
    QCOMPARE(sheetOf(moved, 0).places[4].box, sheetOf(plain, 0).places[4].box);
    QCOMPARE(sheetOf(moved, 1).places[4].box, sheetOf(plain, 1).places[4].box.translated(1.5, -0.5));
    QVERIFY(moved.warnings.empty());
}

void TestSheetPages::anOffsetBeyondThePrinterIsTold()
{
    const PageSet set = sheets(PageKind::Cards, [](PageOptions& options) { options.backOffset = {8, 0}; });
    QVERIFY(has(set, PageWarning::Code::BackOutside));
    QVERIFY(!has(set, PageWarning::Code::PieceTooLarge));
}

void TestSheetPages::stickersForAllDiscs()
{
    const PageSet set = sheets(PageKind::Stickers);
    QCOMPARE(set.count(), 1);
    std::map<QString, int> wanted {{QStringLiteral("start"), 1}, {QStringLiteral("finish"), 1}};
    for (const char* colour : {"orange", "blue", "yellow", "pink", "green"}) {
        for (int number = 1; number <= 3; ++number) // R18
            wanted[QLatin1StringView(colour) + QString::number(number)] = 1;
    }
    QCOMPARE(pieces(set, false), wanted);
}

BUBBLEBAR_TEST(TestSheetPages)
#include "tst_sheetpages.moc"
