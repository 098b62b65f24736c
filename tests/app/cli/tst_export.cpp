#include "core/track/standardset.h"
#include "core/track/trackfile.h"
#include "core/track/trackinput.h"
#include "tests/app/cli/clirun.h"
#include "tests/common/testrunner.h"

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

} // namespace

/// `bubblebar-cli export` (formats page, "bubblebar-cli").
class CliExportTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void trackPictures_data();
    void trackPictures();
    void sizeAndResolution();
    void aTrackAsPdf();
    void picturesServeAsTracks();
    void draftsAreWelcome();
    void tellsWhatIsWrong_data();
    void tellsWhatIsWrong();

private:
    [[nodiscard]] QString path(const QString& name) const { return m_folder.filePath(name); }
    /// Exports the garden, which comes from standard input, into the folder.
    [[nodiscard]] Run exported(const QString& name, const QStringList& options = {}) const
    {
        return runCli(QStringList {QStringLiteral("export"), QStringLiteral("-"), path(name)} + options,
                      trackBytes(garden()));
    }

    QTemporaryDir m_folder;
};

void CliExportTest::trackPictures_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QStringList>("options");
    QTest::newRow("PNG") << QStringLiteral("a.png") << QStringList();
    QTest::newRow("SVG") << QStringLiteral("a.svg") << QStringList();
    QTest::newRow("capitals") << QStringLiteral("b.PNG") << QStringList();
    QTest::newRow("asked for") << QStringLiteral("c.png") << words("--what track");
}

void CliExportTest::trackPictures()
{
    QFETCH(QString, name);
    QFETCH(QStringList, options);
    const Run run = exported(name, options);
    QVERIFY2(run.status == 0, run.complaint);
    QVERIFY2(run.output.isEmpty() && run.complaint.isEmpty(), run.complaint);
    const Result<Track> back = readTrackFile(path(name));
    QVERIFY(back);
    QCOMPARE(trackBytes(*back), trackBytes(garden()));
}

void CliExportTest::sizeAndResolution()
{
    QCOMPARE(exported(QStringLiteral("d.png"), words("--size 320x200 --dpi 300")).status, 0);
    const QImage image(path(QStringLiteral("d.png")));
    QCOMPARE(image.size(), QSize(320, 200));
    QCOMPARE(image.dotsPerMeterX(), 11811);
}

void CliExportTest::aTrackAsPdf()
{
    QCOMPARE(exported(QStringLiteral("d.pdf"), words("--what track --size 960x480")).status, 0);
    QFile file(path(QStringLiteral("d.pdf")));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray pdf = file.readAll();
    QVERIFY(pdf.contains("/MediaBox [0 0 720.000000 360.000000]")); // ten inches at 96 dpi
    QCOMPARE(pdf.count("/Subtype /Image"), 0);
}

void CliExportTest::picturesServeAsTracks()
{
    for (const char* name : {"e.png", "e.svg"}) {
        const QString file = QString::fromLatin1(name);
        QCOMPARE(exported(file, words("--size 300x300")).status, 0);
        const Run check = runCli({QStringLiteral("check"), path(file)});
        QCOMPARE(check.status, 0);
        QVERIFY(check.output.contains(": valid"));
        // A picture of a picture's track is the same picture.
        const QString again = path(QStringLiteral("again-") + file);
        QCOMPARE(
            runCli({QStringLiteral("export"), path(file), again, QStringLiteral("--size"), QStringLiteral("300x300")})
                .status,
            0);
        QFile one(path(file));
        QFile two(again);
        QVERIFY(one.open(QIODevice::ReadOnly) && two.open(QIODevice::ReadOnly));
        QVERIFY(one.readAll() == two.readAll());
    }
}

void CliExportTest::draftsAreWelcome()
{
    Track draft;
    draft.tileSet = standardTileSet();
    const QString file = path(QStringLiteral("draft.png"));
    const Run run = runCli({QStringLiteral("export"), QStringLiteral("-"), file}, trackBytes(draft));
    QCOMPARE(run.status, 0);
    QVERIFY(*readTrackFile(file) == draft);
}

void CliExportTest::tellsWhatIsWrong_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<QByteArray>("complaint");
    const QByteArray size = "--size needs two whole numbers of pixels such as 1600x900";
    QTest::newRow("another ending") << QStringLiteral("a.gif") << QStringList()
                                    << QByteArray("a.gif: the name must end in .png, .svg or .pdf.");
    QTest::newRow("no ending") << QStringLiteral("png") << QStringList() << QByteArray("the name must end in");
    QTest::newRow("an unknown kind") << QStringLiteral("a.png") << words("--what song")
                                     << QByteArray("--what: “song” is not known, only: track");
    QTest::newRow("no size") << QStringLiteral("a.png") << words("--size big") << size;
    QTest::newRow("half a size") << QStringLiteral("a.png") << words("--size 300") << size;
    QTest::newRow("nothing") << QStringLiteral("a.png") << words("--size 0x100") << size;
    QTest::newRow("too large") << QStringLiteral("a.png") << words("--size 20000x20000") << size;
    QTest::newRow("a wrong resolution") << QStringLiteral("a.png") << words("--dpi 0")
                                        << QByteArray("--dpi needs a whole number from 10 to 2400.");
    QTest::newRow("no such folder") << QStringLiteral("none/a.png") << QStringList()
                                    << QByteArray("a.png: The file can't be saved: ");
}

void CliExportTest::tellsWhatIsWrong()
{
    QFETCH(QString, name);
    QFETCH(QStringList, options);
    QFETCH(QByteArray, complaint);
    const Run run = exported(name, options);
    QCOMPARE(run.status, 2);
    QVERIFY(run.output.isEmpty());
    QVERIFY2(run.complaint.contains(complaint), run.complaint);
}

BUBBLEBAR_TEST(CliExportTest)
#include "tst_export.moc"
