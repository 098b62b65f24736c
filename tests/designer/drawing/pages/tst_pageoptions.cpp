#include "designer/drawing/pages/pageset.h"
#include "tests/common/testrunner.h"

#include <QJsonDocument>
#include <QTest>

using namespace bubblebar;

class TestPageOptions : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void survivesSavingAndLoading();
    void travelsWithATrack();
    void whatMakesNoSenseStaysAsUsual_data();
    void whatMakesNoSenseStaysAsUsual();
    void papers_data();
    void papers();
    void marginsLeaveRoom_data();
    void marginsLeaveRoom();
    void theTestLineFitsItsPaper_data();
    void theTestLineFitsItsPaper();
};

void TestPageOptions::survivesSavingAndLoading()
{
    QCOMPARE(pageOptionsFromJson(pageOptionsToJson({})), PageOptions {});
    PageOptions options;
    options.kind = PageKind::Tiles;
    options.paper = {PaperFormat::Custom, {120.5, 200}};
    options.orientation = Orientation::Across;
    options.margin = 12.5;
    options.tileWidth = 60;
    options.overlap = 0;
    options.pageMap = false;
    options.duplex = Duplex::ShortEdge;
    options.backOffset = {1.5, -2};
    options.pieces = PieceCounts {{"A", 2}, {"start", 0}};
    QCOMPARE(pageOptionsFromJson(pageOptionsToJson(options)), options);
    options.printerMargin = 9;
    QCOMPARE(pageOptionsFromJson(pageOptionsToJson(options)).printerMargin, PageOptions {}.printerMargin);
}

void TestPageOptions::travelsWithATrack()
{
    Track track;
    QCOMPARE(printOptionsOf(track), PageOptions {});
    PageOptions options;
    options.tileWidth = 72;
    track.extras.insert(QLatin1StringView(kPrintKey), pageOptionsToJson(options));
    QCOMPARE(printOptionsOf(track), options);
}

void TestPageOptions::whatMakesNoSenseStaysAsUsual_data()
{
    QTest::addColumn<QString>("json");
    QTest::newRow("nothing at all") << "{}";
    QTest::newRow("unknown words") << R"({"kind":"mug","paper":"A9","orientation":"up","duplex":"yes"})";
    QTest::newRow("out of range") << R"({"margin":-1,"tileWidth":5000,"overlap":51,"backOffset":[11,-11]})";
    QTest::newRow("other types") << R"({"margin":"10","pageMap":1,"paper":7,"kind":[],"backOffset":3,"pieces":[1]})";
    QTest::newRow("paper too small") << R"({"paper":"10x10mm"})";
    QTest::newRow("unknown keys") << R"({"ink":"gold"})";
}

void TestPageOptions::whatMakesNoSenseStaysAsUsual()
{
    QFETCH(QString, json);
    const QJsonDocument document = QJsonDocument::fromJson(json.toUtf8());
    QVERIFY(document.isObject());
    QCOMPARE(pageOptionsFromJson(document.object()), PageOptions {});
}

void TestPageOptions::papers_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QSizeF>("size"); // upright; empty: refused
    QTest::newRow("A4") << "A4" << QSizeF(210, 297);
    QTest::newRow("A3, any case") << "a3" << QSizeF(297, 420);
    QTest::newRow("Letter") << "letter" << QSizeF(215.9, 279.4);
    QTest::newRow("Legal") << "Legal" << QSizeF(215.9, 355.6);
    QTest::newRow("custom") << "120x200mm" << QSizeF(120, 200);
    QTest::newRow("custom, wider than high") << "200.5x120mm" << QSizeF(120, 200.5);
    QTest::newRow("custom without a unit") << "120x200" << QSizeF(120, 200);
    QTest::newRow("too small") << "79x200mm" << QSizeF();
    QTest::newRow("too large") << "100x2001mm" << QSizeF();
    QTest::newRow("custom is no name") << "custom" << QSizeF();
    QTest::newRow("inches") << "8x11in" << QSizeF();
    QTest::newRow("nothing") << "" << QSizeF();
}

void TestPageOptions::papers()
{
    QFETCH(QString, name);
    QFETCH(QSizeF, size);
    const std::optional<Paper> paper = Paper::fromName(name);
    QCOMPARE(paper.has_value(), size.isValid());
    if (paper) {
        QCOMPARE(paper->size(), size);
        QCOMPARE(Paper::fromName(paper->name()), paper);
    }
}

void TestPageOptions::marginsLeaveRoom_data()
{
    QTest::addColumn<double>("margin");
    QTest::addColumn<double>("printer");
    QTest::addColumn<QRectF>("area");
    QTest::newRow("as wanted") << 10.0 << 4.0 << QRectF(10, 10, 80, 130);
    QTest::newRow("the printer needs more") << 5.0 << 6.0 << QRectF(6, 6, 88, 133);
    QTest::newRow("the test line has its place below") << 0.0 << 0.0 << QRectF(0, 0, 100, 145);
    QTest::newRow("an area of 60 mm stays") << 40.0 << 4.0 << QRectF(20, 20, 60, 110);
}

void TestPageOptions::marginsLeaveRoom()
{
    QFETCH(double, margin);
    QFETCH(double, printer);
    QFETCH(QRectF, area);
    PageOptions options;
    options.paper = {PaperFormat::Custom, {100, 150}};
    options.margin = margin;
    options.printerMargin = printer;
    QCOMPARE(pageFrame(options, false).area, area);
}

void TestPageOptions::theTestLineFitsItsPaper_data()
{
    QTest::addColumn<QSizeF>("paper");
    QTest::addColumn<bool>("across");
    QTest::addColumn<double>("length");
    QTest::newRow("A4") << QSizeF(210, 297) << false << 100.0;
    QTest::newRow("130 mm wide") << QSizeF(130, 180) << false << 100.0;
    QTest::newRow("under 130 mm wide") << QSizeF(129, 180) << false << 50.0;
    QTest::newRow("the same across") << QSizeF(129, 180) << true << 100.0;
}

void TestPageOptions::theTestLineFitsItsPaper()
{
    QFETCH(QSizeF, paper);
    QFETCH(bool, across);
    QFETCH(double, length);
    PageOptions options;
    options.paper = {PaperFormat::Custom, paper};
    for (const double margin : {0.0, 10.0, 50.0}) {
        options.margin = margin;
        const PageFrame frame = pageFrame(options, across);
        const QRectF line = testLineBox(frame);
        QCOMPARE(line.width(), length);
        QVERIFY(frame.reach.contains(line));
        QVERIFY(line.top() > frame.area.bottom());
    }
}

BUBBLEBAR_TEST(TestPageOptions)
#include "tst_pageoptions.moc"
