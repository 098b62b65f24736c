#include "core/track/sharecode.h"
#include "core/track/standardset.h"
#include "designer/drawing/pages/exportpages.h"
#include "designer/drawing/pages/pagetext.h"
#include "tests/common/randomtrack.h"
#include "tests/common/testrunner.h"
#include "tests/designer/drawing/pages/tracks.h"

#include <QImage>
#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include <cmath>

#ifdef BUBBLEBAR_ZXING
#define ZX_USE_UTF8 // texts are std::string in newer versions anyway
#include <ZXing/ReadBarcode.h>
#endif

using namespace bubblebar;
using namespace bubblebar::tests;

namespace {

constexpr double kInch = 25.4;

bool hasTool(const char* name)
{
    return !QStandardPaths::findExecutable(QLatin1StringView(name)).isEmpty();
}

QByteArray run(const char* tool, const QStringList& arguments)
{
    QProcess process;
    process.start(QLatin1StringView(tool), arguments);
    if (!process.waitForFinished() || process.exitCode() != 0)
        qFatal("%s: %s", tool, process.readAllStandardError().constData());
    return process.readAllStandardOutput();
}

/// The length of the longest dark run in a picture's rows; pixels at its ends weigh by how dark they are.
double barLength(const QImage& picture, int dpi)
{
    double longest = 0;
    for (int y = 0; y < picture.height(); ++y) {
        double length = 0;
        for (int x = 0; x < picture.width(); ++x) {
            const double dark = 1 - qGray(picture.pixel(x, y)) / 255.0;
            length = dark > 0.02 ? length + dark : 0;
            longest = std::max(longest, length);
        }
    }
    return longest * kInch / dpi;
}

struct Pdf
{
    PageSet set;
    QString path;
};

} // namespace

/// Exported PDF files as other programs see them: needs poppler's tools, and is skipped without them.
class TestPdfPages : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void theTestLineMeasuresItsLength_data();
    void theTestLineMeasuresItsLength();
    void pagesHaveTheSizeOfTheirPaper_data();
    void pagesHaveTheSizeOfTheirPaper();
    void textStaysTextAndShapesStayVector_data();
    void textStaysTextAndShapesStayVector();
    void aPlanSaysAllAboutItsTrack();
    void aPlanTellsWhyItLacksACode_data();
    void aPlanTellsWhyItLacksACode();
    void aPlansQrCodeIsReadBack_data();
    void aPlansQrCodeIsReadBack();
    void posterPagesSayWhereTheyBelong();
    void pagesContinueEachOther();

private:
    [[nodiscard]] Pdf exported(const PageOptions& options, const char* track = "7-figure-of-eight") const;
    /// The part of a page between two heights in mm.
    [[nodiscard]] QImage rendered(const Pdf& pdf, int page, int dpi, double top, double bottom) const;
    [[nodiscard]] QString textOf(const Pdf& pdf) const
    {
        return QString::fromUtf8(run("pdftotext", {QStringLiteral("-layout"), pdf.path, QStringLiteral("-")}));
    }

    QTemporaryDir m_folder;
};

void TestPdfPages::initTestCase()
{
    for (const char* tool : {"pdfinfo", "pdffonts", "pdfimages", "pdftoppm", "pdftotext"}) {
        if (!hasTool(tool))
            QSKIP("poppler's tools are not installed");
    }
}

Pdf TestPdfPages::exported(const PageOptions& options, const char* track) const
{
    Pdf pdf {makePages(builtInTrack(track), options), m_folder.filePath(QStringLiteral("pages.pdf"))};
    if (const ExportResult written = exportPdf(pdf.set, pdf.path); !written)
        qFatal("%s", qPrintable(exportProblemText(written.error())));
    return pdf;
}

QImage TestPdfPages::rendered(const Pdf& pdf, int page, int dpi, double top, double bottom) const
{
    const auto pixels = [dpi](double mm) { return QString::number(qRound(mm * dpi / kInch)); };
    const QString number = QString::number(page + 1);
    const QString stem = m_folder.filePath(QStringLiteral("page"));
    run("pdftoppm", {QStringLiteral("-r"), QString::number(dpi), QStringLiteral("-f"), number, QStringLiteral("-l"),
                     number, QStringLiteral("-gray"), QStringLiteral("-x"), QStringLiteral("0"), QStringLiteral("-y"),
                     pixels(top), QStringLiteral("-W"), pixels(pdf.set.frame.paper.width()), QStringLiteral("-H"),
                     pixels(bottom - top), QStringLiteral("-singlefile"), pdf.path, stem});
    return QImage(stem + QStringLiteral(".pgm"));
}

void TestPdfPages::theTestLineMeasuresItsLength_data()
{
    QTest::addColumn<QString>("paper");
    QTest::addColumn<Orientation>("orientation");
    QTest::addColumn<PageKind>("kind");
    QTest::addColumn<double>("length");
    QTest::newRow("poster on A4") << "A4" << Orientation::Upright << PageKind::Poster << 100.0;
    QTest::newRow("poster on A4 across") << "A4" << Orientation::Across << PageKind::Poster << 100.0;
    QTest::newRow("poster on Letter") << "Letter" << Orientation::Auto << PageKind::Poster << 100.0;
    QTest::newRow("poster on small paper") << "100x150mm" << Orientation::Upright << PageKind::Poster << 50.0;
    QTest::newRow("paper of nearly A4") << "209.4x296.4mm" << Orientation::Upright << PageKind::Poster << 100.0;
    QTest::newRow("cards") << "A3" << Orientation::Auto << PageKind::Cards << 100.0;
}

void TestPdfPages::theTestLineMeasuresItsLength()
{
    QFETCH(QString, paper);
    QFETCH(Orientation, orientation);
    QFETCH(PageKind, kind);
    QFETCH(double, length);
    PageOptions options;
    options.kind = kind;
    options.paper = Paper::fromName(paper).value();
    options.orientation = orientation;
    const Pdf pdf = exported(options);
    const QRectF foot = testLineBox(pdf.set.frame);
    for (const int dpi : {150, 600}) {
        for (const int page : {0, pdf.set.count() - 1}) {
            const double measured = barLength(rendered(pdf, page, dpi, foot.top(), foot.bottom()), dpi);
            QVERIFY2(std::abs(measured - length) <= 0.2, qPrintable(QString::number(measured)));
        }
    }
}

void TestPdfPages::pagesHaveTheSizeOfTheirPaper_data()
{
    QTest::addColumn<QString>("paper");
    QTest::addColumn<Orientation>("orientation");
    QTest::addColumn<QSizeF>("mm");
    QTest::newRow("A4") << "A4" << Orientation::Upright << QSizeF(210, 297);
    QTest::newRow("A3 across") << "A3" << Orientation::Across << QSizeF(420, 297);
    QTest::newRow("Letter across") << "Letter" << Orientation::Across << QSizeF(279.4, 215.9);
    QTest::newRow("Legal") << "Legal" << Orientation::Upright << QSizeF(215.9, 355.6);
    QTest::newRow("nearly A4") << "205x300mm" << Orientation::Upright << QSizeF(205, 300);
    QTest::newRow("custom across") << "120x90mm" << Orientation::Across << QSizeF(120, 90);
}

void TestPdfPages::pagesHaveTheSizeOfTheirPaper()
{
    QFETCH(QString, paper);
    QFETCH(Orientation, orientation);
    QFETCH(QSizeF, mm);
    PageOptions options;
    options.paper = Paper::fromName(paper).value();
    options.orientation = orientation;
    const QString info = QString::fromUtf8(run("pdfinfo", {exported(options).path}));
    static const QRegularExpression size(QStringLiteral("Page size:\\s+([\\d.]+) x ([\\d.]+) pts"));
    const QRegularExpressionMatch match = size.match(info);
    QVERIFY(match.hasMatch());
    const double point = kInch / 72;
    QVERIFY(std::abs(match.captured(1).toDouble() * point - mm.width()) < 0.36);
    QVERIFY(std::abs(match.captured(2).toDouble() * point - mm.height()) < 0.36);
}

void TestPdfPages::textStaysTextAndShapesStayVector_data()
{
    QTest::addColumn<PageKind>("kind");
    for (const PageKind kind : kAllPageKinds)
        QTest::newRow(pageKindName(kind).data()) << kind;
}

void TestPdfPages::textStaysTextAndShapesStayVector()
{
    QFETCH(PageKind, kind);
    PageOptions options;
    options.kind = kind;
    const Pdf pdf = exported(options);
    QCOMPARE(run("pdfimages", {QStringLiteral("-list"), pdf.path}).count('\n'), 2); // the two lines of its heading
    const QList<QByteArray> fonts = run("pdffonts", {pdf.path}).trimmed().split('\n');
    QVERIFY(fonts.size() > 2);
    const qsizetype embedded = fonts.first().indexOf("emb");
    for (const QByteArray& font : fonts.mid(2))
        QCOMPARE(font.mid(embedded, 3), QByteArray("yes"));
    QVERIFY(
        textOf(pdf).contains(kind == PageKind::Plan ? QStringLiteral("Figure of Eight") : QStringLiteral("100 mm")));
}

void TestPdfPages::aPlanSaysAllAboutItsTrack()
{
    auto track = std::make_shared<Track>(*builtInTrack("7-figure-of-eight"));
    track->author = QStringLiteral("Mia");
    Pdf pdf {makePages(track, {}), m_folder.filePath(QStringLiteral("mia.pdf"))};
    QVERIFY(exportPdf(pdf.set, pdf.path));
    const QString text = textOf(pdf);
    for (const char* words : {"Figure of Eight", "by Mia", "Long", "front, meadow", "back, teal", "o’clock",
                              "Share code", "Start: Milk Carton", "Finish: Bubble Bar"})
        QVERIFY2(text.contains(QString::fromUtf8(words)), words);
    const QRegularExpression hours(QStringLiteral("\\b(12|2|4|6|8|10) o’clock"));
    int lines = 0;
    for (auto it = hours.globalMatch(text); it.hasNext(); it.next())
        ++lines;
    QCOMPARE(lines, track->trackTileCount());
}

void TestPdfPages::aPlanTellsWhyItLacksACode_data()
{
    QTest::addColumn<TrackPtr>("track");
    QTest::addColumn<QString>("words");
    std::mt19937 random(5);
    QTest::newRow("beyond QR version 20") << wanderingTrack(600, random) << "It is too long for a QR code.";
    auto draft = std::make_shared<Track>(*builtInTrack("1-first-flight"));
    draft->tiles.pop_back();
    QTest::newRow("a draft") << TrackPtr(draft) << "No share code: ";
}

void TestPdfPages::aPlanTellsWhyItLacksACode()
{
    QFETCH(TrackPtr, track);
    QFETCH(QString, words);
    const Pdf pdf {makePages(track, {}), m_folder.filePath(QStringLiteral("code.pdf"))};
    QVERIFY(exportPdf(pdf.set, pdf.path));
    QVERIFY(textOf(pdf).contains(words));
}

void TestPdfPages::aPlansQrCodeIsReadBack_data()
{
    QTest::addColumn<int>("tiles");
    QTest::addColumn<QString>("paper");
    QTest::newRow("a short track") << 6 << "A4";
    QTest::newRow("14 tiles on the smallest paper") << 14 << "80x80mm";
    QTest::newRow("100 tiles on a postcard") << 100 << "105x148mm";
    QTest::newRow("200 tiles on Letter") << 200 << "Letter";
}

void TestPdfPages::aPlansQrCodeIsReadBack()
{
#ifdef BUBBLEBAR_ZXING
    QFETCH(int, tiles);
    QFETCH(QString, paper);
    FastRandom random(5);
    PageOptions options;
    options.paper = Paper::fromName(paper).value();
    const auto track = std::make_shared<const Track>(randomValidTrack(random, tiles, 2 + tiles / 10));
    const Pdf pdf {makePages(track, options), m_folder.filePath(QStringLiteral("qr.pdf"))};
    QVERIFY(exportPdf(pdf.set, pdf.path));
    const QImage page =
        rendered(pdf, 0, 150, 0, pdf.set.frame.paper.height()).convertToFormat(QImage::Format_Grayscale8);
    const ZXing::ImageView view(page.constBits(), page.width(), page.height(), ZXing::ImageFormat::Lum,
                                static_cast<int>(page.bytesPerLine()));
    QCOMPARE(QString::fromStdString(ZXing::ReadBarcode(view).text()), shareCode(*track).value());
#else
    QSKIP("Built without ZXing, which reads QR codes.");
#endif
}

void TestPdfPages::posterPagesSayWhereTheyBelong()
{
    PageOptions options;
    options.kind = PageKind::Poster;
    const Pdf pdf = exported(options);
    const QStringList pages = textOf(pdf).split(u'\f');
    QVERIFY(pages[0].contains(QStringLiteral("50 mm")));
    for (int page = 1; page < pdf.set.count(); ++page) {
        const PosterCell cell = std::get<PosterPage>(pdf.set.pages[static_cast<std::size_t>(page)].content).cell;
        QVERIFY(pages[page].contains(pageLabel(pdf.set, page)));
        QVERIFY(pages[page].contains(QStringLiteral("row %1, column %2").arg(cell.row + 1).arg(cell.column + 1)));
        QVERIFY(!pages[page].contains(QStringLiteral("50 mm")));
    }
}

void TestPdfPages::pagesContinueEachOther()
{
    // What two pages share looks the same on both, but for the strip's shade and words on the first of them.
    constexpr int kDpi = 127; // 5 pixels are 1 mm
    PageOptions options;
    options.kind = PageKind::Poster;
    options.orientation = Orientation::Upright;
    options.overlap = 20;
    const Pdf pdf = exported(options);
    const QImage left = rendered(pdf, 1, kDpi, 0, 250);
    const QImage right = rendered(pdf, 2, kDpi, 0, 250);
    const QRect strip(qRound((pdf.set.frame.area.right() - 20) * 5) + 2, 51, 96, 1000);
    const int step = qRound(pdf.set.poster.shown({0, 1}).left() * 5);
    int off = 0;
    for (int y = strip.top(); y < strip.bottom(); ++y) {
        for (int x = strip.left(); x < strip.right(); ++x)
            off += std::abs(qGray(left.pixel(x, y)) - qGray(right.pixel(x - step, y))) > 90 ? 1 : 0;
    }
    QVERIFY2(off < strip.width() * strip.height() / 50, qPrintable(QString::number(off)));
}

BUBBLEBAR_TEST(TestPdfPages)
#include "tst_pdfpages.moc"
