#include "core/beep/record.h"
#include "core/beetle/recordfile.h"
#include "core/bubble/deckfile.h"
#include "core/bubble/positionfile.h"
#include "core/bubble/recordfile.h"
#include "core/track/tilesetfile.h"
#include "core/track/trackfile.h"
#include "tests/common/testrunner.h"

#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QtTest>

#include <map>

using namespace bubblebar;

namespace {

/// The examples of docs/formats.md by their format.
std::map<QString, QByteArray> examples()
{
    QFile page(QStringLiteral(TEST_DATA_DIR "/../../docs/formats.md"));
    if (!page.open(QIODevice::ReadOnly))
        qFatal("docs/formats.md can't be read");
    static const QRegularExpression block(QStringLiteral("```json\n(.*?)```"),
                                          QRegularExpression::DotMatchesEverythingOption);
    std::map<QString, QByteArray> found;
    for (const QRegularExpressionMatch& match : block.globalMatch(QString::fromUtf8(page.readAll()))) {
        const QByteArray bytes = match.captured(1).toUtf8();
        found[QJsonDocument::fromJson(bytes)[QLatin1String("format")].toString()] = bytes;
    }
    return found;
}

/// Whether the reader of that format takes the file.
bool isRead(const QString& format, const QByteArray& bytes)
{
    const std::map<QString, bool (*)(const QByteArray&)> readers {
        {QStringLiteral("bubblebar-track"), [](const QByteArray& b) { return parseTrack(b).has_value(); }},
        {QStringLiteral("bubblebar-tileset"), [](const QByteArray& b) { return parseTileSet(b).has_value(); }},
        {QStringLiteral("bubblebar-deck"), [](const QByteArray& b) { return parseDeck(b).has_value(); }},
        {QStringLiteral("bubblebar-game"), [](const QByteArray& b) { return parseRecord(b).has_value(); }},
        {QStringLiteral("bubblebar-position"), [](const QByteArray& b) { return parsePosition(b).has_value(); }},
        {QStringLiteral("bubblebar-beetle"), [](const QByteArray& b) { return beetle::parseRecord(b).has_value(); }},
        {QStringLiteral("bubblebar-beep"), [](const QByteArray& b) { return beep::parseRecord(b).has_value(); }},
    };
    const auto reader = readers.find(format);
    return reader != readers.end() && reader->second(bytes);
}

} // namespace

/// The page about the files tells the truth: its examples are read.
class FormatSpecTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void exampleIsRead_data()
    {
        QTest::addColumn<QString>("format");
        for (const char* format : {"track", "tileset", "deck", "game", "position", "beetle", "beep"})
            QTest::newRow(format) << QStringLiteral("bubblebar-") + QLatin1String(format);
    }

    void exampleIsRead()
    {
        QFETCH(QString, format);
        const std::map<QString, QByteArray> all = examples();
        QCOMPARE(all.count(format), 1U);
        QVERIFY(isRead(format, all.at(format)));
    }

    void noExampleIsOfAnUnknownFormat() { QCOMPARE(examples().size(), 7U); }
};

BUBBLEBAR_TEST(FormatSpecTest)
#include "tst_formatspec.moc"
