#include "tests/app/cli/clirun.h"
#include "tests/common/testdata.h"
#include "tests/common/testrunner.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QtTest>

using namespace bubblebar::tests;

/// `generate` (formats page, "bubblebar-cli").
class CliGenerateTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void printsATrackThatChecksWell_data();
    void printsATrackThatChecksWell();
    void sameSeedSameBytes();
    void seedsDiffer();
    void saysWhyThereIsNone_data();
    void saysWhyThereIsNone();
    void wrongUse_data();
    void wrongUse();
    void helpHasAnExample();
};

namespace {

Run generate(const QString& options)
{
    return runCli(QStringList(QStringLiteral("generate")) + options.split(u' ', Qt::SkipEmptyParts));
}

} // namespace

void CliGenerateTest::printsATrackThatChecksWell_data()
{
    QTest::addColumn<QString>("options");
    QTest::addColumn<int>("tiles");
    QTest::newRow("the least") << "--tiles 2 --seed 0" << 2;
    QTest::newRow("a whole box") << "--tiles 12 --seed 1" << 12;
    QTest::newRow("terrains") << "--tiles 8 --terrain teal,purple --seed 7" << 8;
    QTest::newRow("all wishes")
        << "--tiles 16 --boxes 2 --terrain teal:2,magenta --stretch 90 --branching 10 --turns 20 --seed 3" << 16;
    QTest::newRow("JSON anyway") << "--tiles 4 --seed 9007199254740991 --json" << 4;
}

void CliGenerateTest::printsATrackThatChecksWell()
{
    QFETCH(QString, options);
    QFETCH(int, tiles);
    const Run run = generate(options);
    QCOMPARE(run.complaint, QByteArray());
    QCOMPARE(run.status, 0);
    const Run check = runCli(words("check - --json"), run.output);
    QCOMPARE(check.status, 0);
    const QJsonObject answer = QJsonDocument::fromJson(check.output).object();
    QCOMPARE(answer.value(QStringLiteral("trackTiles")).toInt(), tiles);
    QCOMPARE(answer.value(QStringLiteral("findings")).toArray(), QJsonArray());
}

void CliGenerateTest::sameSeedSameBytes()
{
    const Run run =
        generate(QStringLiteral("--tiles 8 --terrain teal,purple:2 --stretch 80 --branching 20 --seed 2026"));
    QCOMPARE(run.output, dataFile(QStringLiteral("generated/wishes.bbtrack")));
}

void CliGenerateTest::seedsDiffer()
{
    QVERIFY(generate(QStringLiteral("--tiles 6 --seed 1")).output !=
            generate(QStringLiteral("--tiles 6 --seed 2")).output);
}

void CliGenerateTest::saysWhyThereIsNone_data()
{
    QTest::addColumn<QString>("options");
    QTest::addColumn<QString>("part");
    QTest::newRow("more than the box holds") << "--tiles 13 --seed 1"
                                             << "13 tiles are wanted, but there are only 12";
    QTest::newRow("terrains") << "--tiles 3 --terrain teal:2,purple:2 --seed 1"
                              << "need 4 tiles";
    QTest::newRow("a terrain twice") << "--tiles 3 --terrain teal,teal --seed 1"
                                     << "teal is named twice";
}

void CliGenerateTest::saysWhyThereIsNone()
{
    QFETCH(QString, options);
    QFETCH(QString, part);
    const Run run = generate(options);
    QCOMPARE(run.status, 1);
    QCOMPARE(run.output, QByteArray());
    QVERIFY2(run.complaint.contains(part.toUtf8()), run.complaint.constData());
}

void CliGenerateTest::wrongUse_data()
{
    QTest::addColumn<QString>("options");
    QTest::newRow("no number of tiles") << "--seed 1";
    QTest::newRow("no seed") << "--tiles 4";
    QTest::newRow("one tile") << "--tiles 1 --seed 1";
    QTest::newRow("half a tile") << "--tiles 4.5 --seed 1";
    QTest::newRow("a negative seed") << "--tiles 4 --seed -1";
    QTest::newRow("a seed beyond the greatest") << "--tiles 4 --seed 9007199254740992";
    QTest::newRow("no such terrain") << "--tiles 4 --terrain green --seed 1";
    QTest::newRow("no number of it") << "--tiles 4 --terrain teal:x --seed 1";
    QTest::newRow("two numbers of it") << "--tiles 4 --terrain teal:1:2 --seed 1";
    QTest::newRow("an empty terrain") << "--tiles 4 --terrain teal, --seed 1";
    QTest::newRow("stretched beyond all") << "--tiles 4 --stretch 101 --seed 1";
    QTest::newRow("no boxes") << "--tiles 4 --boxes 0 --seed 1";
    QTest::newRow("a word too many") << "--tiles 4 --seed 1 garden.bbtrack";
}

void CliGenerateTest::wrongUse()
{
    QFETCH(QString, options);
    const Run run = generate(options);
    QCOMPARE(run.status, 2);
    QCOMPARE(run.output, QByteArray());
    QVERIFY(!run.complaint.isEmpty());
}

void CliGenerateTest::helpHasAnExample()
{
    const Run run = generate(QStringLiteral("--help"));
    QCOMPARE(run.status, 0);
    QVERIFY(run.output.contains("Example:\n  bubblebar-cli generate --tiles 8 --terrain teal,purple --seed 7"));
}

BUBBLEBAR_TEST(CliGenerateTest)
#include "tst_generate.moc"
