#include "core/beep/record.h"
#include "core/beep/score.h"
#include "core/support/errortext.h"
#include "tests/common/testdata.h"
#include "tests/common/testrunner.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QtTest>

using namespace bubblebar;
using namespace bubblebar::beep;
using namespace bubblebar::tests;

namespace {

const QString kFolder = QStringLiteral("beep");

Record load(const QString& name)
{
    const auto record = parseRecord(dataFile(kFolder + u'/' + name + QStringLiteral(".bbbeep")));
    if (!record)
        qFatal("%s: %s", qUtf8Printable(name), qUtf8Printable(fileErrorText(record.error().error)));
    return *record;
}

QJsonArray list(const std::vector<int>& numbers)
{
    QJsonArray array;
    for (const int number : numbers)
        array.append(number);
    return array;
}

QJsonArray list(const std::vector<Pile>& piles)
{
    QJsonArray array;
    for (const Pile& pile : piles) {
        QJsonArray cards;
        for (const Card card : pile)
            cards.append(QString::fromStdString(cardName(card)));
        array.append(cards);
    }
    return array;
}

/// The score as the formats page says it, from the rules alone.
QJsonObject scoreJson(const Table& table)
{
    QJsonArray players;
    for (int player = 0; player < table.players(); ++player) {
        const Score score = scoreOf(table, player);
        players.append(QJsonObject {{QStringLiteral("piles"), list(table.side(player).piles)},
                                    {QStringLiteral("bonus"), score.bonus},
                                    {QStringLiteral("irregular"), list(score.irregular)},
                                    {QStringLiteral("penalty"), score.penalty()},
                                    {QStringLiteral("score"), score.points()}});
    }
    return {{QStringLiteral("players"), players},
            {QStringLiteral("winners"), list(winnersOf(table))},
            {QStringLiteral("ended"), QString::fromLatin1(endedName(table.ended()).data())}};
}

} // namespace

/// The worked examples of the contracts: tests/data/beep.
class ExamplesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void scores_data();
    void scores();
    void savesTheSame_data() { scores_data(); }
    void savesTheSame();
};

void ExamplesTest::scores_data()
{
    QTest::addColumn<QString>("name");
    for (const QString& file : dataNames(kFolder, QStringLiteral("*.bbbeep"))) {
        const QString name = file.left(file.indexOf(u'.'));
        QTest::newRow(qUtf8Printable(name)) << name;
    }
}

void ExamplesTest::scores()
{
    QFETCH(QString, name);
    const QByteArray expected = dataFile(kFolder + u'/' + name + QStringLiteral(".score.json"));
    QCOMPARE(scoreJson(tableAt(load(name))), QJsonDocument::fromJson(expected).object());
}

void ExamplesTest::savesTheSame()
{
    QFETCH(QString, name);
    const Record record = load(name);
    const QByteArray bytes = recordBytes(record);
    QCOMPARE(QJsonDocument::fromJson(bytes),
             QJsonDocument::fromJson(dataFile(kFolder + u'/' + name + QStringLiteral(".bbbeep"))));
    const auto again = parseRecord(bytes);
    QVERIFY(again.has_value() && *again == record);
    QCOMPARE(recordBytes(*again), bytes);
}

BUBBLEBAR_TEST(ExamplesTest)
#include "tst_examples.moc"
