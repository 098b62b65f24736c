#include "core/support/jsonparse.h"
#include "core/support/jsonwriter.h"
#include "tests/common/testrunner.h"

#include <QJsonArray>
#include <QLocale>
#include <QtTest>

#include <cmath>

using namespace bubblebar;
using namespace Qt::StringLiterals;
using Layout = JsonWriter::Layout;

namespace {

QByteArray oneValue(const auto& value)
{
    JsonWriter json;
    json.beginObject(Layout::OneLine);
    json.entry("v", value);
    json.endObject();
    return json.bytes();
}

} // namespace

/// The layout of files: fixed order, one entry a line, numbers and texts that read back the same.
class JsonWriterTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void layout();
    void extrasComeLastAndSorted();
    void extrasReadBackTheSame_data();
    void extrasReadBackTheSame();
    void numbersAreShortest_data();
    void numbersAreShortest();
    void everyNumberReadsBack();
    void numbersKnowNoLocale();
    void textsAreEscaped();
};

void JsonWriterTest::layout()
{
    JsonWriter json;
    json.beginObject();
    json.entry("name", QStringLiteral("Käfer"));
    json.entry("yes", true);
    json.key("none");
    json.null();
    json.key("tiles");
    json.beginList();
    for (const int number : {1, 2}) {
        json.beginObject(Layout::OneLine);
        json.entry("tile", number);
        json.key("at");
        json.beginList();
        json.value(0);
        json.value(-1);
        json.endList();
        json.endObject();
    }
    json.endList();
    json.key("empty");
    json.beginList();
    json.endList();
    json.key("inside");
    json.beginObject();
    json.entry("word", "w");
    json.endObject();
    json.endObject();
    QCOMPARE(json.bytes(), QByteArray("{\n"
                                      "  \"name\": \"Käfer\",\n"
                                      "  \"yes\": true,\n"
                                      "  \"none\": null,\n"
                                      "  \"tiles\": [\n"
                                      "    {\"tile\": 1, \"at\": [0, -1]},\n"
                                      "    {\"tile\": 2, \"at\": [0, -1]}\n"
                                      "  ],\n"
                                      "  \"empty\": [],\n"
                                      "  \"inside\": {\n"
                                      "    \"word\": \"w\"\n"
                                      "  }\n"
                                      "}\n"));
}

void JsonWriterTest::extrasComeLastAndSorted()
{
    JsonWriter json;
    json.beginObject();
    json.entry("z", 1);
    json.endObject({{"x-b"_L1, QJsonArray {1, QJsonObject {{"k"_L1, QJsonValue()}, {"a"_L1, true}}}}, {"x-a"_L1, 2}});
    QCOMPARE(json.bytes(),
             QByteArray("{\n  \"z\": 1,\n  \"x-a\": 2,\n  \"x-b\": [1, {\"a\": true, \"k\": null}]\n}\n"));
}

void JsonWriterTest::extrasReadBackTheSame_data()
{
    QTest::addColumn<QByteArray>("value");
    QTest::newRow("whole numbers of 64 bits") << QByteArray("[9007199254740993, -9223372036854775808]");
    QTest::newRow("fractions") << QByteArray("[0.1, 1.5e-7, -1e+300]");
    QTest::newRow("whole numbers written as fractions") << QByteArray("[1.0, -0.0, 1e3]");
    QTest::newRow("beyond 64 bits") << QByteArray("[18446744073709551616, 1e20]");
    QTest::newRow("texts") << QByteArray(R"(["\u0000\u001f\u007f", "\ud83d\udc1e ä \\ \" / \b\f"])");
    QTest::newRow("key with a quote") << QByteArray(R"({"a\"b\n": 1})");
    QTest::newRow("everything else") << QByteArray(R"([null, true, false, {}, [], [[{"a": []}]]])");
}

void JsonWriterTest::extrasReadBackTheSame()
{
    QFETCH(QByteArray, value);
    const auto saved = [](const QJsonObject& extras) {
        JsonWriter json;
        json.beginObject();
        json.endObject(extras);
        return json.bytes();
    };
    const Result<QJsonObject> first = parseJson("{\"x-a\": " + value + '}');
    QVERIFY(first);
    const QByteArray bytes = saved(*first);
    const Result<QJsonObject> second = parseJson(bytes);
    QVERIFY(second);
    QCOMPARE(*second, *first);
    QCOMPARE(saved(*second), bytes);
}

void JsonWriterTest::numbersAreShortest_data()
{
    QTest::addColumn<double>("number");
    QTest::addColumn<QByteArray>("expected");
    QTest::newRow("tenth") << 0.1 << QByteArray("0.1");
    QTest::newRow("negative") << -0.32 << QByteArray("-0.32");
    QTest::newRow("zero") << 0.0 << QByteArray("0");
    QTest::newRow("negative zero") << -0.0 << QByteArray("0");
    QTest::newRow("whole") << 1.0 << QByteArray("1");
    QTest::newRow("sum") << 0.1 + 0.2 << QByteArray("0.30000000000000004");
    QTest::newRow("tiny") << 1e-9 << QByteArray("1e-09");
}

void JsonWriterTest::numbersAreShortest()
{
    QFETCH(double, number);
    QFETCH(QByteArray, expected);
    QCOMPARE(oneValue(number), "{\"v\": " + expected + "}\n");
}

void JsonWriterTest::everyNumberReadsBack()
{
    for (int i = -2000; i <= 2000; ++i) {
        const double number = std::sin(i) / 3;
        const Result<QJsonObject> read = parseJson(oneValue(number));
        QVERIFY(read);
        QVERIFY(read->value("v"_L1).toDouble() == number);
    }
}

void JsonWriterTest::numbersKnowNoLocale()
{
    const QLocale before;
    QLocale::setDefault(QLocale(QLocale::German));
    QCOMPARE(oneValue(1234567.5), QByteArray("{\"v\": 1234567.5}\n"));
    QLocale::setDefault(before);
}

void JsonWriterTest::textsAreEscaped()
{
    QCOMPARE(oneValue(QStringLiteral("a\"b\\c\n\r\t\x01 ä")),
             QByteArray("{\"v\": \"a\\\"b\\\\c\\n\\r\\t\\u0001 ä\"}\n"));
}

BUBBLEBAR_TEST(JsonWriterTest)
#include "tst_jsonwriter.moc"
