#include "core/support/errortext.h"
#include "core/support/jsonreader.h"
#include "tests/common/testrunner.h"

#include <QJsonDocument>
#include <QtTest>

#include <functional>

using namespace bubblebar;
using namespace Qt::StringLiterals;

namespace {

enum class Fruit : std::uint8_t { Apple, Pear };
constexpr std::array<Fruit, 2> kFruits {Fruit::Apple, Fruit::Pear};

std::string_view fruitName(Fruit fruit)
{
    return fruit == Fruit::Apple ? "apple" : "pear";
}

/// Reads a file's text; true as the value where nothing is wrong.
using Reading = std::function<void(JsonObject&)>;

QString sentence(const QByteArray& text, const Reading& reading)
{
    const Result<bool> result = readJson(text, [&reading](JsonObject& file) {
        reading(file);
        return true;
    });
    return result ? QString() : fileErrorText(result.error());
}

void readInteger(JsonObject& file)
{
    static_cast<void>(file.value("n"_L1).integer(-5, 5));
}

void readReal(JsonObject& file)
{
    static_cast<void>(file.value("n"_L1).real(-1, 1));
}

void readText(JsonObject& file)
{
    static_cast<void>(file.value("t"_L1).text(1, 3));
}

void readNested(JsonObject& file)
{
    const JsonList tiles = file.value("tiles"_L1).list(0, 3);
    for (int i = 0; i < tiles.size(); ++i) {
        JsonObject tile = tiles.at(i).object();
        const JsonList at = tile.value("at"_L1).list(2, 2);
        for (int k = 0; k < at.size(); ++k)
            static_cast<void>(at.at(k).integer(0, 9));
        static_cast<void>(tile.finish());
    }
    static_cast<void>(file.finish());
}

} // namespace

Q_DECLARE_METATYPE(Reading)

/// Strict reading of values, and sentences that name the place.
class JsonReaderTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void refusesWithASentence_data();
    void refusesWithASentence();
    void wholeNumbers_data();
    void wholeNumbers();
    void extrasAreHandedOut();
    void extrasAreNotTooDeep();
    void charactersAreCodePoints();
    void namesOfEnums();
    void keysThatAreData();
    void theFirstErrorStays();
    void listsEndAtTheFirstError();
};

void JsonReaderTest::refusesWithASentence_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<Reading>("reading");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char* name, const char* text, const Reading& reading, const char* expected) {
        QTest::newRow(name) << QByteArray(text) << reading << QString::fromUtf8(expected);
    };
    const Reading header = [](JsonObject& file) { file.header("bubblebar-test"_L1, 2); };
    const Reading yesNo = [](JsonObject& file) { static_cast<void>(file.value("b"_L1).yesNo()); };
    const Reading fruit = [](JsonObject& file) { static_cast<void>(file.value("f"_L1).oneOf(kFruits, &fruitName)); };

    row("format first", R"({"version": 9, "format": "other"})", header,
        "format: The format must be “bubblebar-test”, but it is “other”.");
    row("format missing", R"({"version": 1})", header, "format: This key is missing.");
    row("format no text", R"({"format": 1, "version": 1})", header, "format: This must be a text in quotes.");
    row("newer version", R"({"format": "bubblebar-test", "version": 3})", header,
        "version: This has version 3, made by a newer program; versions up to 2 can be opened here.");
    row("version 0", R"({"format": "bubblebar-test", "version": 0})", header,
        "version: The number must be within 1 … 9223372036854775807, but it is 0.");
    row("version missing", R"({"format": "bubblebar-test"})", header, "version: This key is missing.");
    row("version a text", R"({"format": "bubblebar-test", "version": "1"})", header, "version: This must be a number.");
    row("number missing", "{}", &readInteger, "n: This key is missing.");
    row("number too great", R"({"n": 6})", &readInteger, "n: The number must be within -5 … 5, but it is 6.");
    row("number too small", R"({"n": -6})", &readInteger, "n: The number must be within -5 … 5, but it is -6.");
    row("fraction", R"({"n": 0.5})", &readInteger, "n: This must be a whole number.");
    row("number beyond 64 bits", R"({"n": 1e30})", &readInteger,
        "n: The number must be within -5 … 5, but it is 1e+30.");
    row("number null", R"({"n": null})", &readInteger, "n: This must be a number.");
    row("real too great", R"({"n": 1.001})", &readReal, "n: The number must be within -1 … 1, but it is 1.001.");
    row("real a text", R"({"n": "0.5"})", &readReal, "n: This must be a number.");
    row("text too short", R"({"t": ""})", &readText, "t: The text must have 1 … 3 characters, but it has 0.");
    row("text too long", R"({"t": "abcd"})", &readText, "t: The text must have 1 … 3 characters, but it has 4.");
    row("text a number", R"({"t": 4})", &readText, "t: This must be a text in quotes.");
    row("no yes or no", R"({"b": 1})", yesNo, "b: This must be true or false.");
    row("unknown name", R"({"f": "plum"})", fruit, "f: “plum” is not known here, only: apple, pear.");
    row("name in capitals", R"({"f": "Apple"})", fruit, "f: “Apple” is not known here, only: apple, pear.");
    row("name a number", R"({"f": 0})", fruit, "f: This must be a text in quotes.");
    row("list an object", R"({"tiles": {}})", &readNested, "tiles: This must be a list in square brackets.");
    row("list too long", R"({"tiles": [0,0,0,0]})", &readNested,
        "tiles: The list must have 0 … 3 entries, but it has 4.");
    row("object a list", R"({"tiles": [[]]})", &readNested, "tiles[0]: This must be an object in braces.");
    row("list too short inside", R"({"tiles": [{"at": [1]}]})", &readNested,
        "tiles[0].at: The list must have 2 entries, but it has 1.");
    row("number in a list", R"({"tiles": [{"at": [1,2]}, {"at": [3,10]}]})", &readNested,
        "tiles[1].at[1]: The number must be within 0 … 9, but it is 10.");
    row("key missing inside", R"({"tiles": [{"at": [1,2]}, {}]})", &readNested, "tiles[1].at: This key is missing.");
    row("unknown key inside", R"({"tiles": [{"at": [1,2], "on": 1}]})", &readNested,
        "tiles[0].on: This key is not known here.");
    row("unknown key", R"({"tiles": [], "Tiles": []})", &readNested, "Tiles: This key is not known here.");
    row("x without a hyphen", R"({"tiles": [], "x": []})", &readNested, "x: This key is not known here.");
    row("syntax", "{\n\"n\": }", &readInteger, "Line 2: From here on this is no valid JSON.");
    row("key twice", "{\"n\": 1,\n\"n\": 1}", &readInteger, "Line 2, n: This key comes twice in one object.");
}

void JsonReaderTest::refusesWithASentence()
{
    QFETCH(QByteArray, text);
    QFETCH(Reading, reading);
    QFETCH(QString, expected);
    QCOMPARE(sentence(text, reading), expected);
}

void JsonReaderTest::wholeNumbers_data()
{
    QTest::addColumn<QByteArray>("number");
    QTest::addColumn<qint64>("expected");

    QTest::newRow("plain") << QByteArray("12") << qint64(12);
    QTest::newRow("whole with a point") << QByteArray("3.0") << qint64(3);
    QTest::newRow("whole with an exponent") << QByteArray("1e3") << qint64(1000);
    QTest::newRow("negative zero") << QByteArray("-0.0") << qint64(0);
    QTest::newRow("the greatest seed") << QByteArray("9007199254740991") << qint64(9007199254740991);
    QTest::newRow("all 63 bits") << QByteArray("9223372036854775807") << std::numeric_limits<qint64>::max();
}

void JsonReaderTest::wholeNumbers()
{
    QFETCH(QByteArray, number);
    QFETCH(qint64, expected);
    const Result<qint64> read = readJson("{\"n\": " + number + '}', [](JsonObject& file) {
        return file.value("n"_L1).integer(0, std::numeric_limits<qint64>::max());
    });
    QVERIFY(read);
    QCOMPARE(*read, expected);
}

void JsonReaderTest::extrasAreHandedOut()
{
    const Result<Extras> extras = readJson(R"({"x-b": [1, {"k": null}], "n": 1, "x-a": "text"})", [](JsonObject& file) {
        readInteger(file);
        return file.finish();
    });
    QVERIFY(extras);
    QCOMPARE(extras->keys(), (QStringList {QStringLiteral("x-a"), QStringLiteral("x-b")}));
    QCOMPARE(extras->value("x-a"_L1).toString(), QStringLiteral("text"));
}

void JsonReaderTest::extrasAreNotTooDeep()
{
    const auto withExtra = [](qsizetype depth) {
        return QByteArray("{\"x-a\":") + QByteArray(depth, '[') + QByteArray(depth, ']') + '}';
    };
    const Reading onlyExtras = [](JsonObject& file) { static_cast<void>(file.finish()); };
    QCOMPARE(sentence(withExtra(kMaxExtrasDepth), onlyExtras), QString());
    QCOMPARE(sentence(withExtra(kMaxExtrasDepth + 1), onlyExtras),
             QStringLiteral("x-a: Objects and lists lie more than 64 deep in each other."));
}

void JsonReaderTest::charactersAreCodePoints()
{
    QCOMPARE(sentence(R"({"t": "🐞🐞🐞"})", &readText), QString());
    QCOMPARE(sentence(R"({"t": "🐞🐞🐞ä"})", &readText),
             QStringLiteral("t: The text must have 1 … 3 characters, but it has 4."));
}

void JsonReaderTest::namesOfEnums()
{
    const auto read = [](JsonObject& file) { return file.value("f"_L1).oneOf(kFruits, &fruitName); };
    QCOMPARE(readJson(R"({"f": "pear"})", read).value(), Fruit::Pear);
}

void JsonReaderTest::keysThatAreData()
{
    const Reading reading = [](JsonObject& file) {
        for (const QString& key : file.keys())
            static_cast<void>(file.value(key).integer(0, 9));
        static_cast<void>(file.finish());
    };
    QCOMPARE(sentence(R"({"B.2": 1, "A.0": 2, "x-c": 99})", reading), QString());
    QCOMPARE(sentence(R"({"B.2": 11, "A.0": 2})", reading),
             QStringLiteral("B.2: The number must be within 0 … 9, but it is 11."));
}

void JsonReaderTest::theFirstErrorStays()
{
    const Reading reading = [](JsonObject& file) {
        readInteger(file);
        readText(file);
        static_cast<void>(file.finish());
    };
    QCOMPARE(sentence(R"({"n": true, "t": true, "a": true})", reading), QStringLiteral("n: This must be a number."));
}

/// What is left of a damaged list can be millions of entries.
void JsonReaderTest::listsEndAtTheFirstError()
{
    JsonErrors errors;
    JsonObject file(QJsonDocument::fromJson(R"({"n": [1, "2", 3]})").object(), errors);
    const JsonValue value = file.value("n"_L1);
    const JsonList list = value.list(0, 3);
    QCOMPARE(list.size(), 3);
    int read = 0;
    for (; read < list.size(); ++read)
        static_cast<void>(list.at(read).integer(0, 9));
    QCOMPARE(read, 2);
}

BUBBLEBAR_TEST(JsonReaderTest)
#include "tst_jsonreader.moc"
