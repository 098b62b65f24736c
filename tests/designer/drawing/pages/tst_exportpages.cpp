#include "core/track/trackinput.h"
#include "designer/drawing/pages/exportpages.h"
#include "designer/drawing/pages/pagepainter.h"
#include "tests/common/testrunner.h"
#include "tests/designer/drawing/pages/tracks.h"

#include <QDir>
#include <QFile>
#include <QGuiApplication>
#include <QImage>
#include <QPainter>
#include <QPalette>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

using namespace bubblebar;
using namespace bubblebar::tests;

namespace {

PageSet pages(PageKind kind)
{
    PageOptions options;
    options.kind = kind;
    return makePages(builtInTrack("7-figure-of-eight"), options);
}

QByteArray contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

class TestExportPages : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void severalPagesAreNumbered_data();
    void severalPagesAreNumbered();
    void everyKindIsWrittenAsVectors_data();
    void everyKindIsWrittenAsVectors();
    void svgMeasuresInMillimetres();
    void svgHidesWhatIsBeyondTheMargins();
    void pngHasTheSizeOfThePaper();
    void picturesOpenAsTheirTrack();
    void labelsStayOnPaperWithoutMargins();
    void namesCantBreakAnSvg();
    void bandsLeaveNoSeam();
    void colourSchemesChangeNothing();
    void aPictureTooLargeIsRefusedBeforehand();
    void progressCountsToTheEnd();
    void aStoppedExportLeavesTheOldFile_data();
    void aStoppedExportLeavesTheOldFile();
    void whatCannotBeWrittenIsTold();
    void noPagesAreNoFile();

private:
    [[nodiscard]] QString path(const char* name) const { return m_folder.filePath(QLatin1StringView(name)); }

    QTemporaryDir m_folder;
};

void TestExportPages::severalPagesAreNumbered_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<int>("pages");
    QTest::addColumn<QString>("files");
    QTest::newRow("one page") << "plan.png" << 1 << "plan.png";
    QTest::newRow("several") << "a.b/plan.png" << 3 << "a.b/plan-1.png a.b/plan-2.png a.b/plan-3.png";
    QTest::newRow("dots in the name") << "my.plan.svg" << 2 << "my.plan-1.svg my.plan-2.svg";
    QTest::newRow("no ending") << "plan" << 2 << "plan-1 plan-2";
}

void TestExportPages::severalPagesAreNumbered()
{
    QFETCH(QString, path);
    QFETCH(int, pages);
    QFETCH(QString, files);
    QCOMPARE(exportPaths(path, pages).join(u' '), files);
}

void TestExportPages::everyKindIsWrittenAsVectors_data()
{
    QTest::addColumn<PageKind>("kind");
    for (const PageKind kind : kAllPageKinds)
        QTest::newRow(pageKindName(kind).data()) << kind;
}

void TestExportPages::everyKindIsWrittenAsVectors()
{
    QFETCH(PageKind, kind);
    const PageSet set = pages(kind);
    const ExportResult pdf = exportPdf(set, path("all.pdf"));
    QCOMPARE(pdf.value(), QStringList {path("all.pdf")});
    const QByteArray content = contentOf(pdf->first());
    QVERIFY(content.startsWith("%PDF-") && content.contains("%%EOF"));
    QCOMPARE(content.count("/Subtype /Image"), 0);
    QCOMPARE(content.count("/MediaBox "), set.count());

    const ExportResult svg = exportSvg(set, path("all.svg"));
    QCOMPARE(svg.value(), exportPaths(path("all.svg"), set.count()));
    for (const QString& file : *svg) {
        const QByteArray page = contentOf(file);
        QVERIFY(page.size() > 5000);
        QVERIFY2(!page.contains("<image"), "shapes stay vector");
        QVERIFY2(!page.contains("<text"), "the reader’s fonts are unknown");
    }
}

void TestExportPages::svgMeasuresInMillimetres()
{
    const QStringList files = exportSvg(pages(PageKind::Stickers), path("size.svg")).value();
    QXmlStreamReader xml(contentOf(files.first()));
    QVERIFY(xml.readNextStartElement());
    QCOMPARE(xml.attributes().value(QLatin1StringView("width")), QLatin1StringView("210mm"));
    QCOMPARE(xml.attributes().value(QLatin1StringView("height")), QLatin1StringView("297mm"));
    QCOMPARE(xml.attributes().value(QLatin1StringView("viewBox")), QLatin1StringView("0 0 210 297"));
    while (!xml.atEnd())
        xml.readNext();
    QVERIFY2(!xml.hasError(), qPrintable(xml.errorString()));
}

void TestExportPages::svgHidesWhatIsBeyondTheMargins()
{
    const QStringList files = exportSvg(pages(PageKind::Poster), path("clip.svg")).value();
    QVERIFY(files.size() > 2);
    QVERIFY2(contentOf(files[1]).contains("fill=\"#ffffff\""), "a white frame over the tiles that reach beyond");
}

void TestExportPages::pngHasTheSizeOfThePaper()
{
    const QStringList files = exportPng(pages(PageKind::Plan), path("size.png"), 100).value();
    const QImage image(files.first());
    QCOMPARE(image.size(), QSize(1169, 827)); // A4 across
    QCOMPARE(image.dotsPerMeterX(), 3937);
    QCOMPARE(image.pixelColor(0, 0), QColor(Qt::white));
}

void TestExportPages::picturesOpenAsTheirTrack()
{
    const PageSet set = pages(PageKind::Poster);
    QStringList files = exportPng(set, path("carry.png"), 40).value();
    files += exportSvg(set, path("carry.svg")).value();
    QCOMPARE(files.size(), 2 * set.count());
    for (const QString& file : files)
        QCOMPARE(readTrackFile(file).value(), *set.track);
}

void TestExportPages::labelsStayOnPaperWithoutMargins()
{
    PageOptions options;
    options.kind = PageKind::Poster;
    options.paper = *Paper::fromName(QStringLiteral("80x90mm")); // so narrow that the label stands at the top
    options.margin = 0;
    options.printerMargin = 0;
    const PageSet set = makePages(builtInTrack("7-figure-of-eight"), options);
    const QImage map(exportPng(set, path("narrow.png"), 150)->first());
    for (int x = 0; x < map.width(); ++x)
        QCOMPARE(map.pixelColor(x, 0), QColor(Qt::white));
}

void TestExportPages::namesCantBreakAnSvg()
{
    Track track = *builtInTrack("1-first-flight");
    track.name = QStringLiteral("</svg> & “\u0001\uFFFE”");
    PageOptions options;
    options.kind = PageKind::Stickers;
    const QStringList files =
        exportSvg(makePages(std::make_shared<const Track>(track), options), path("name.svg")).value();
    QFile file(files.first());
    QVERIFY(file.open(QIODevice::ReadOnly));
    QXmlStreamReader xml(&file);
    QString title;
    while (!xml.atEnd()) {
        if (xml.readNext() == QXmlStreamReader::StartElement && xml.name() == QLatin1StringView("title"))
            title = xml.readElementText();
    }
    QVERIFY2(!xml.hasError(), qPrintable(xml.errorString()));
    QCOMPARE(title, QStringLiteral("</svg> & “” · Sheet 1"));
    QCOMPARE(readTrackFile(files.first()).value(), track);
}

void TestExportPages::bandsLeaveNoSeam()
{
    constexpr int kDpi = 200;
    const PageSet set = pages(PageKind::Stickers);
    const QImage written(exportPng(set, path("bands.png"), kDpi)->first());
    QImage whole(written.size(), QImage::Format_RGB32);
    whole.fill(Qt::white);
    QPainter painter(&whole);
    painter.scale(kDpi / 25.4, kDpi / 25.4);
    paintPage(painter, set, 0);
    painter.end();
    QVERIFY(whole.height() > 1024);
    for (int y = 0; y < whole.height(); ++y) {
        int different = 0;
        for (int x = 0; x < whole.width(); ++x)
            different += std::abs(qGray(whole.pixel(x, y)) - qGray(written.pixel(x, y))) > 40 ? 1 : 0;
        QVERIFY2(different < whole.width() / 100, qPrintable(QString::number(y)));
    }
}

void TestExportPages::colourSchemesChangeNothing()
{
    const PageSet set = pages(PageKind::Plan);
    const QByteArray light = contentOf(exportPng(set, path("light.png"), 60)->first());
    const QPalette before = QGuiApplication::palette();
    QGuiApplication::setPalette(
        QPalette(Qt::white, Qt::black, Qt::white, Qt::black, Qt::darkGray, Qt::white, Qt::black));
    const QByteArray dark = contentOf(exportPng(set, path("dark.png"), 60)->first());
    QGuiApplication::setPalette(before);
    QVERIFY(dark == light);
}

void TestExportPages::aPictureTooLargeIsRefusedBeforehand()
{
    const PageSet set = pages(PageKind::Plan);
    const ExportResult refused = exportPng(set, path("huge.png"), kGreatestDpi);
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, ExportProblem::Code::TooLarge);
    const int most = refused.error().dpi;
    QVERIFY(most >= 600 && most < kGreatestDpi);
    QVERIFY(exportProblemText(refused.error()).contains(QString::number(most)));
    QVERIFY(!QFile::exists(path("huge.png")));
    const auto stop = [](int, int) { return false; };
    QCOMPARE(exportPng(set, path("huge.png"), most, stop).error().code, ExportProblem::Code::Cancelled);
    QCOMPARE(exportPng(set, path("huge.png"), most + 1, stop).error().code, ExportProblem::Code::TooLarge);
}

void TestExportPages::progressCountsToTheEnd()
{
    std::vector<int> seen;
    int whole = 0;
    const auto count = [&](int done, int all) {
        seen.push_back(done);
        whole = all;
        return true;
    };
    QVERIFY(exportPng(pages(PageKind::Poster), path("progress.png"), 50, count));
    QVERIFY(whole > 3);
    QCOMPARE(static_cast<int>(seen.size()), whole + 1);
    for (int i = 0; i <= whole; ++i)
        QCOMPARE(seen[static_cast<std::size_t>(i)], i);
}

void TestExportPages::aStoppedExportLeavesTheOldFile_data()
{
    QTest::addColumn<QString>("ending");
    for (const char* ending : {"pdf", "svg", "png"})
        QTest::newRow(ending) << QString::fromLatin1(ending);
}

void TestExportPages::aStoppedExportLeavesTheOldFile()
{
    QFETCH(QString, ending);
    const QString file = path("old.") + ending;
    QFile old(file);
    QVERIFY(old.open(QIODevice::WriteOnly));
    old.write("as it was");
    old.close();
    const PageSet set = pages(PageKind::Stickers);
    const auto stop = [](int done, int all) { return done + 1 < all; };
    const ExportResult result = ending == QLatin1StringView("pdf")   ? exportPdf(set, file, stop)
                                : ending == QLatin1StringView("svg") ? exportSvg(set, file, stop)
                                                                     : exportPng(set, file, 100, stop);
    QCOMPARE(result.error().code, ExportProblem::Code::Cancelled);
    QCOMPARE(contentOf(file), QByteArray("as it was"));
    QCOMPARE(QDir(m_folder.path()).entryList({QStringLiteral("old.%1*").arg(ending)}).size(), 1);
}

void TestExportPages::whatCannotBeWrittenIsTold()
{
    const PageSet set = pages(PageKind::Plan);
    const QString file = path("no such folder/plan.");
    for (const ExportResult& result :
         {exportPdf(set, file + QLatin1StringView("pdf")), exportSvg(set, file + QLatin1StringView("svg")),
          exportPng(set, file + QLatin1StringView("png"), 50)}) {
        QVERIFY(!result);
        QCOMPARE(result.error().code, ExportProblem::Code::Unwritable);
        QVERIFY(exportProblemText(result.error()).contains(QLatin1StringView("no such folder")));
    }
}

void TestExportPages::noPagesAreNoFile()
{
    PageOptions options;
    options.kind = PageKind::Tiles;
    options.pieces = PieceCounts {};
    const PageSet set = makePages(builtInTrack("7-figure-of-eight"), options);
    QCOMPARE(exportPdf(set, path("none.pdf")).error().code, ExportProblem::Code::NoPages);
    QVERIFY(!QFile::exists(path("none.pdf")));
}

BUBBLEBAR_TEST(TestExportPages)
#include "tst_exportpages.moc"
