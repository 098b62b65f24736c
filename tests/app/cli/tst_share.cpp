#include "core/track/picturefile.h"
#include "core/track/sharecode.h"
#include "core/track/standardset.h"
#include "core/track/trackfile.h"
#include "tests/app/cli/clirun.h"
#include "tests/common/randomtrack.h"
#include "tests/common/testrunner.h"

#include <QTemporaryDir>
#include <QtTest>

using namespace bubblebar;
using namespace bubblebar::tests;

namespace {

const Track& garden()
{
    return *builtInTracks()[5].track;
}

QByteArray gardenCode()
{
    return shareCode(garden())->toLatin1();
}

QByteArray gardenSvg()
{
    return svgWithTrack("<svg xmlns=\"http://www.w3.org/2000/svg\"></svg>", garden());
}

Track draft()
{
    Track track = garden();
    std::erase_if(track.tiles, [](const PlacedTile& placed) { return placed.tile == TileId::finish(); });
    return track;
}

} // namespace

/// Share codes on the command line (formats page, "Share code", "bubblebar-cli").
class CliShareTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void code_data();
    void code();
    void draftsHaveNone();
    void decodes_data();
    void decodes();
    void refusesCodes_data();
    void refusesCodes();
    void aCodeServesAsTrack_data();
    void aCodeServesAsTrack();
    void filesGoFirst();
};

void CliShareTest::code_data()
{
    QTest::addColumn<QByteArray>("input");
    QTest::newRow("of a track file") << trackBytes(garden());
    QTest::newRow("of a share code") << gardenCode().toLower();
    QTest::newRow("of a picture") << gardenSvg();
}

void CliShareTest::code()
{
    QFETCH(QByteArray, input);
    const Run run = runCli(words("code -"), input);
    QCOMPARE(run.complaint, QByteArray());
    QCOMPARE(run.status, 0);
    QCOMPARE(run.output, gardenCode() + '\n');
}

void CliShareTest::draftsHaveNone()
{
    const Run run = runCli(words("code -"), trackBytes(draft()));
    QCOMPARE(run.status, 1);
    QVERIFY(run.output.isEmpty());
    QCOMPARE(
        run.complaint,
        QByteArray("bubblebar-cli: A track gets its share code once it is ready for a race: Lay the finish tile.\n"));
    QCOMPARE(runCli(words("code -"), "{}").status, 2);
}

void CliShareTest::decodes_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QByteArray>("input");
    const QString code = QString::fromLatin1(gardenCode());
    QTest::newRow("as printed") << QStringList(code) << QByteArray();
    QTest::newRow("group by group") << code.split(u'-') << QByteArray();
    QTest::newRow("with --json") << QStringList {QStringLiteral("--json"), code} << QByteArray();
    QTest::newRow("in lower case") << QStringList(code.toLower()) << QByteArray();
    QTest::newRow("from standard input") << QStringList(QStringLiteral("-")) << gardenCode() + '\n';
}

void CliShareTest::decodes()
{
    QFETCH(QStringList, arguments);
    QFETCH(QByteArray, input);
    const Run run = runCli(QStringList(QStringLiteral("decode")) + arguments, input);
    QCOMPARE(run.complaint, QByteArray());
    QCOMPARE(run.status, 0);
    QCOMPARE(run.output, trackBytes(plainTrack(garden())));
}

void CliShareTest::refusesCodes_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QByteArray>("input");
    QTest::addColumn<QByteArray>("complaint");
    QTest::newRow("no code") << words("decode garden") << QByteArray() << QByteArray("garden: This is no share code;");
    QTest::newRow("a file") << words("decode -") << trackBytes(garden())
                            << QByteArray("standard input: This is no share code;");
    QTest::newRow("damaged") << words("decode BB1-12345-67890") << QByteArray()
                             << QByteArray("BB1-12345-67890: A part of this share code is missing or mistyped.");
    QTest::newRow("damaged, as a track") << words("check BB1-12345-67890") << QByteArray()
                                         << QByteArray("A part of this share code is missing or mistyped.");
    QTest::newRow("no share code, so a file")
        << words("check BA1-12345-67890") << QByteArray() << QByteArray("The file can't be read");
    QTest::newRow("a picture without a track")
        << words("check -") << QByteArray("<svg/>") << QByteArray("standard input: This picture carries no track;");
}

void CliShareTest::refusesCodes()
{
    QFETCH(QStringList, arguments);
    QFETCH(QByteArray, input);
    QFETCH(QByteArray, complaint);
    const Run run = runCli(arguments, input);
    QCOMPARE(run.status, 2);
    QVERIFY(run.output.isEmpty());
    QVERIFY2(run.complaint.contains(complaint), run.complaint);
}

void CliShareTest::aCodeServesAsTrack_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::newRow("check") << words("check");
    QTest::newRow("simulate") << words("simulate --players random,random --games 1 --seed 1");
}

void CliShareTest::aCodeServesAsTrack()
{
    QFETCH(QStringList, arguments);
    const Run run = runCli(arguments + QStringList(QString::fromLatin1(gardenCode())));
    QCOMPARE(run.complaint, QByteArray());
    QCOMPARE(run.status, 0);
}

/// A file may be named like a code.
void CliShareTest::filesGoFirst()
{
    const QTemporaryDir folder;
    const QString before = QDir::currentPath();
    QVERIFY(QDir::setCurrent(folder.path()));
    QFile file(QString::fromLatin1(gardenCode()));
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(trackBytes(draft())) > 0);
    file.close();
    const Run run = runCli({QStringLiteral("check"), file.fileName()});
    QVERIFY(QDir::setCurrent(before));
    QCOMPARE(run.status, 1);
    QVERIFY(run.output.contains("Lay the finish tile."));
}

BUBBLEBAR_TEST(CliShareTest)
#include "tst_share.moc"
