#include "core/bubble/positionfile.h"
#include "core/bubble/rules.h"
#include "core/support/errortext.h"
#include "tests/common/scenario.h"
#include "tests/common/testdata.h"
#include "tests/common/testrunner.h"

#include <QtTest>

using namespace bubblebar;
using namespace bubblebar::tests;

namespace {

const QString kFolder = QStringLiteral("positions");

Position load(const QString& name)
{
    const Result<Position> position = parsePosition(dataFile(kFolder + u'/' + name + QStringLiteral(".bbposition")));
    if (!position)
        qFatal("%s: %s", qUtf8Printable(name), qUtf8Printable(fileErrorText(position.error())));
    return *position;
}

QByteArray textFile(const QString& name)
{
    return dataFile(kFolder + u'/' + name).trimmed();
}

/// One row, named "01" …, for each example that has a file of this kind.
void addRows(const QString& suffix)
{
    QTest::addColumn<QString>("name");
    for (const QString& file : dataNames(kFolder, u'*' + suffix)) {
        const QString name = file.chopped(suffix.size());
        QTest::newRow(qUtf8Printable(name)) << name;
    }
}

} // namespace

/// The worked examples of the contracts: tests/data/positions.
class ExamplesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void moves_data() { addRows(QStringLiteral(".moves")); }
    void moves();
    void apply_data() { addRows(QStringLiteral(".apply")); }
    void apply();
    void perft_data() { addRows(QStringLiteral(".perft")); }
    void perft();
    void savesTheSame_data() { addRows(QStringLiteral(".bbposition")); }
    void savesTheSame();
};

void ExamplesTest::moves()
{
    QFETCH(QString, name);
    QByteArray lines;
    for (const std::string& line : legalTexts(load(name)))
        lines += QByteArray::fromStdString(line) + '\n';
    QCOMPARE(lines.trimmed(), textFile(name + QStringLiteral(".moves")));
}

void ExamplesTest::apply()
{
    QFETCH(QString, name);
    Position position = load(name);
    play(position, textFile(name + QStringLiteral(".apply")).toStdString());
    Position after = load(name + QStringLiteral(".after"));
    if (name == QLatin1StringView("33")) {
        // The discard pile is shuffled here, and a shuffle replaces the seed (formats page); the file keeps the old
        // one.
        QCOMPARE(position.seed, Q_UINT64_C(1178692882506247));
        after.seed = position.seed;
    }
    QCOMPARE(positionBytes(position), positionBytes(after));
}

void ExamplesTest::perft()
{
    QFETCH(QString, name);
    const QList<QByteArray> words = textFile(name + QStringLiteral(".perft")).split(' ');
    QCOMPARE(words.size(), 2);
    QCOMPARE(bubblebar::perft(load(name), words[0].toInt()), words[1].toULongLong());
}

void ExamplesTest::savesTheSame()
{
    QFETCH(QString, name);
    const Position position = load(name);
    const QByteArray bytes = positionBytes(position);
    const Result<Position> again = parsePosition(bytes);
    QVERIFY(again.has_value());
    QVERIFY(*again == position);
    QCOMPARE(positionBytes(*again), bytes);
}

BUBBLEBAR_TEST(ExamplesTest)
#include "tst_examples.moc"
