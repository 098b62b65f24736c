#include "core/track/standardset.h"
#include "core/track/trackfile.h"
#include "core/track/trackinput.h"
#include "designer/drawing/pages/pageset.h"
#include "tests/app/cli/clirun.h"
#include "tests/common/testrunner.h"

#include <QDir>
#include <QImage>
#include <QTemporaryDir>
#include <QtTest>

using namespace bubblebar;
using namespace bubblebar::tests;

namespace {

const Track& garden()
{
    return *builtInTracks()[5].track;
}

/// How many pages a PDF file has.
qsizetype pagesIn(const QByteArray& pdf)
{
    return pdf.count("/Type /Page\n");
}

} // namespace

/// Pages to print from `bubblebar-cli export` (formats page, "bubblebar-cli").
class CliExportPagesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyKindAsPdf_data();
    void everyKindAsPdf();
    void aPlanIsWhatPdfHolds();
    void severalPagesAreNumbered();
    void paperAndResolution_data();
    void paperAndResolution();
    void optionsChangeThePages();
    void printOptionsOfTheTrackHold();
    void tellsWhatIsWrong_data();
    void tellsWhatIsWrong();

private:
    [[nodiscard]] QString path(const QString& name) const { return m_folder.filePath(name); }
    /// Exports a track, which comes from standard input, into the folder.
    [[nodiscard]] Run exported(const QString& name, const QStringList& options, const Track& track = garden()) const
    {
        return runCli(QStringList {QStringLiteral("export"), QStringLiteral("-"), path(name)} + options,
                      trackBytes(track));
    }
    [[nodiscard]] QByteArray content(const QString& name) const
    {
        QFile file(path(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    /// Pages of the poster that these options give; −1 where the command failed.
    [[nodiscard]] qsizetype posterPages(const char* options, const Track& track = garden()) const
    {
        const QString file = QStringLiteral("poster.pdf");
        const Run run = exported(file, words("--what poster") + words(options), track);
        return run.status == 0 && run.complaint.isEmpty() ? pagesIn(content(file)) : -1;
    }

    QTemporaryDir m_folder;
};

void CliExportPagesTest::everyKindAsPdf_data()
{
    QTest::addColumn<QString>("kind");
    QTest::addColumn<int>("pages");
    QTest::newRow("plan") << "plan" << 1;
    QTest::newRow("14 tiles, four a page, and backs") << "tiles" << 8;
    QTest::newRow("54 cards, nine a page, and backs") << "cards" << 12;
    QTest::newRow("stickers") << "stickers" << 1;
    PageOptions options;
    options.kind = PageKind::Poster;
    QTest::newRow("poster") << "poster" << makePages(builtInTracks()[5].track, options).count();
}

void CliExportPagesTest::everyKindAsPdf()
{
    QFETCH(QString, kind);
    QFETCH(int, pages);
    const Run run = exported(QStringLiteral("kind.pdf"), {QStringLiteral("--what"), kind});
    QVERIFY2(run.status == 0 && run.complaint.isEmpty(), run.complaint);
    QVERIFY(run.output.isEmpty());
    const QByteArray pdf = content(QStringLiteral("kind.pdf"));
    QCOMPARE(pagesIn(pdf), pages);
    QCOMPARE(pdf.count("/Subtype /Image"), 0);
}

void CliExportPagesTest::aPlanIsWhatPdfHolds()
{
    QCOMPARE(exported(QStringLiteral("usual.pdf"), {}).status, 0);
    QCOMPARE(pagesIn(content(QStringLiteral("usual.pdf"))), 1);
    QVERIFY(content(QStringLiteral("usual.pdf")).contains("/MediaBox [0 0 842.000000 595.000000]"));
}

void CliExportPagesTest::severalPagesAreNumbered()
{
    for (const QString& ending : {QStringLiteral("png"), QStringLiteral("svg")}) {
        QCOMPARE(exported(QStringLiteral("sheets.") + ending, words("--what tiles --dpi 40")).status, 0);
        const QStringList files = QDir(m_folder.path()).entryList({QStringLiteral("sheets*.") + ending});
        QCOMPARE(files.size(), 8);
        QCOMPARE(files.first(), QStringLiteral("sheets-1.") + ending);
        QCOMPARE(readTrackFile(path(files.last())).value(), garden());
    }
}

void CliExportPagesTest::paperAndResolution_data()
{
    QTest::addColumn<QString>("options");
    QTest::addColumn<QSize>("size");
    QTest::newRow("usual: A4, 150 dpi") << "--orientation upright" << QSize(1240, 1754);
    QTest::newRow("A3 across") << "--paper A3 --orientation across --dpi 100" << QSize(1654, 1169);
    QTest::newRow("Letter") << "--paper Letter --orientation upright --dpi 100" << QSize(850, 1100);
    QTest::newRow("Legal") << "--paper legal --orientation upright --dpi 100" << QSize(850, 1400);
    QTest::newRow("any size") << "--paper 254x127mm --orientation across --dpi 100" << QSize(1000, 500);
}

void CliExportPagesTest::paperAndResolution()
{
    QFETCH(QString, options);
    QFETCH(QSize, size);
    const Run run = exported(QStringLiteral("size.png"), words("--what plan") + options.split(u' '));
    QVERIFY2(run.status == 0, run.complaint);
    QCOMPARE(QImage(path(QStringLiteral("size.png"))).size(), size);
}

void CliExportPagesTest::optionsChangeThePages()
{
    const qsizetype usual = posterPages("--orientation upright");
    QVERIFY(usual > 2);
    QCOMPARE(posterPages("--orientation upright --tile-width 90 --overlap 10 --margin 10 --paper A4"), usual);
    QVERIFY(posterPages("--orientation upright --tile-width 180") > usual);
    QVERIFY(posterPages("--orientation upright --tile-width 20") == 2); // one page, and the map
    QVERIFY(posterPages("--orientation upright --overlap 50 --tile-width 180") >
            posterPages("--orientation upright --overlap 0 --tile-width 180"));
    QVERIFY(posterPages("--orientation upright --margin 50") > usual);
    QCOMPARE(posterPages("--orientation auto"),
             std::min(posterPages("--orientation upright"), posterPages("--orientation across")));
    QCOMPARE(posterPages("--orientation upright --page-map no"), usual - 1);
    QCOMPARE(exported(QStringLiteral("few.pdf"), words("--what tiles --pieces A=3,start=1,B=0")).status, 0);
    QCOMPARE(pagesIn(content(QStringLiteral("few.pdf"))), 2);
    QCOMPARE(exported(QStringLiteral("off.svg"), words("--what tiles --back-offset 0.5,-1")).status, 0);
    QCOMPARE(exported(QStringLiteral("long.svg"), words("--what tiles --duplex long")).status, 0);
    QVERIFY(content(QStringLiteral("off-1.svg")) == content(QStringLiteral("long-1.svg")));
    QVERIFY(content(QStringLiteral("off-2.svg")) != content(QStringLiteral("long-2.svg")));
    QCOMPARE(exported(QStringLiteral("short.svg"), words("--what tiles --duplex short")).status, 0);
    QVERIFY(content(QStringLiteral("long-1.svg")) == content(QStringLiteral("short-1.svg")));
    QVERIFY(content(QStringLiteral("long-2.svg")) != content(QStringLiteral("short-2.svg")));
}

void CliExportPagesTest::printOptionsOfTheTrackHold()
{
    PageOptions options;
    options.tileWidth = 20;
    Track track = garden();
    track.extras.insert(QLatin1StringView(kPrintKey), pageOptionsToJson(options));
    QCOMPARE(posterPages("--paper A4", track), 2);
    QCOMPARE(posterPages("--paper A4 --tile-width 90", track), posterPages("--paper A4"));
}

void CliExportPagesTest::tellsWhatIsWrong_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("options");
    QTest::addColumn<QByteArray>("complaint");
    const QByteArray paper = "--paper needs A4, A3, Letter, Legal or a size such as 148x210mm";
    QTest::newRow("unknown paper") << "a.pdf"
                                   << "--paper A9" << paper;
    QTest::newRow("paper too small") << "a.pdf"
                                     << "--paper 10x10mm" << paper;
    QTest::newRow("a wrong direction") << "a.pdf"
                                       << "--orientation up"
                                       << QByteArray("--orientation: “up” is not known, only: auto, upright, across.");
    QTest::newRow("a wrong edge") << "a.pdf"
                                  << "--what cards --duplex top"
                                  << QByteArray("--duplex: “top” is not known, only: none, long, short.");
    QTest::newRow("tiles too wide") << "a.pdf"
                                    << "--tile-width 900"
                                    << QByteArray("--tile-width needs a number of millimetres from 20 to 400.");
    QTest::newRow("no number") << "a.pdf"
                               << "--overlap wide"
                               << QByteArray("--overlap needs a number of millimetres from 0 to 50.");
    QTest::newRow("no margin") << "a.pdf"
                               << "--margin -1" << QByteArray("--margin needs a number of millimetres from 0 to 50.");
    QTest::newRow("no such tile") << "a.pdf"
                                  << "--what tiles --pieces A=1,Z=1" << QByteArray("--pieces: “Z=1” is no piece");
    QTest::newRow("too many of a tile") << "a.pdf"
                                        << "--what tiles --pieces A=100" << QByteArray("--pieces: “A=100” is no piece");
    QTest::newRow("an offset too far") << "a.pdf"
                                       << "--what tiles --back-offset 0,11"
                                       << QByteArray("--back-offset needs two numbers");
    QTest::newRow("half an offset") << "a.pdf"
                                    << "--what tiles --back-offset 1" << QByteArray("--back-offset needs two numbers");
    QTest::newRow("neither yes nor no") << "a.pdf"
                                        << "--what poster --page-map maybe"
                                        << QByteArray("--page-map needs yes or no.");
    QTest::newRow("not a number") << "a.pdf"
                                  << "--margin nan" << QByteArray("--margin needs a number");
    QTest::newRow("a resolution out of range")
        << "a.png"
        << "--what plan --dpi 1201" << QByteArray("--dpi needs a whole number from 30 to 1200.");
    QTest::newRow("a picture too large") << "a.png"
                                         << "--what plan --dpi 1200"
                                         << QByteArray("On this paper at most 863 dpi work");
    QTest::newRow("no such folder") << "none/a.pdf"
                                    << "--what plan" << QByteArray("could not be written");
}

void CliExportPagesTest::tellsWhatIsWrong()
{
    QFETCH(QString, name);
    QFETCH(QString, options);
    QFETCH(QByteArray, complaint);
    const Run run = exported(name, options.split(u' '));
    QCOMPARE(run.status, 2);
    QVERIFY(run.output.isEmpty());
    QVERIFY2(run.complaint.contains(complaint), run.complaint);
    QVERIFY(!QFile::exists(path(name)));
}

BUBBLEBAR_TEST(CliExportPagesTest)
#include "tst_exportpages.moc"
