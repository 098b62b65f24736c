#include "core/support/errortext.h"
#include "core/support/jsonparse.h"
#include "tests/common/testrunner.h"

#include <QJsonArray>
#include <QtTest>

using namespace bubblebar;
using Code = FileError::Code;

/// What the text of a file must be before anything is read from it.
class JsonParseTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void takesAnObject_data();
    void takesAnObject();
    void refusesWithLineAndPlace_data();
    void refusesWithLineAndPlace();
    void refusesMoreThanEightMebibytes();
    void depthIsAnErrorNotACrash_data();
    void depthIsAnErrorNotACrash();
    void everyCutIsRefused();
    void anEmptyFileIsToldAsSuch();
};

void JsonParseTest::takesAnObject_data()
{
    QTest::addColumn<QByteArray>("text");

    QTest::newRow("empty") << QByteArray("{}");
    QTest::newRow("white space around") << QByteArray(" \r\n{ }\t\n");
    QTest::newRow("byte order mark") << QByteArray("\xEF\xBB\xBF{}");
    QTest::newRow("same key in different objects") << QByteArray(R"({"a": {"b": 1}, "c": [{"b": 1}, {"b": 2}]})");
    QTest::newRow("text that looks like a key") << QByteArray(R"({"a": "b", "b": ["a", "a"], "c": "a"})");
    QTest::newRow("brackets and quotes in texts") << QByteArray(R"({"a": "}]\"{[", "b": "\\"})");
    QTest::newRow("surrogate pair") << QByteArray(R"({"a": "\ud83d\uDC1E", "b": "🐞"})");
    QTest::newRow("escapes") << QByteArray(R"({"a": "\n\t\r\b\f\/\u0000\u001f"})");
}

void JsonParseTest::takesAnObject()
{
    QFETCH(QByteArray, text);
    const Result<QJsonObject> object = parseJson(text);
    QVERIFY2(object.has_value(), qPrintable(object ? QString() : fileErrorText(object.error())));
}

void JsonParseTest::refusesWithLineAndPlace_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("code");
    QTest::addColumn<int>("line");
    QTest::addColumn<QString>("place");
    const auto row = [](const char* name, const QByteArray& text, Code code, int line = 0, const char* place = "") {
        QTest::newRow(name) << text << int(code) << line << QString::fromLatin1(place);
    };

    row("nothing at all", "", Code::Content);
    row("nothing but blanks", " \r\n\t", Code::Content);
    row("nothing but a byte order mark", "\xEF\xBB\xBF", Code::Content);
    row("a list", "[1]", Code::NotObject);
    row("a number", "5", Code::Syntax, 1);
    row("cut off", "{\n\"a\": [1,\n2", Code::Syntax, 3);
    row("something behind the end", "{}\n\n{}", Code::Syntax, 3);
    row("comma at the end of an object", "{\"a\": 1,\n}", Code::Syntax, 2);
    row("comma at the end of a list", "{\"a\": [1,\n]}", Code::Syntax, 2);
    row("single quotes", "{'a': 1}", Code::Syntax, 1);
    row("comment", "{ // a\n}", Code::Syntax, 1);
    row("leading zero", "{\"a\": 01}", Code::Syntax, 1);
    row("NaN", "{\"a\": NaN}", Code::Syntax, 1);
    row("number beyond all bounds", "{\"a\": 1e400}", Code::Syntax, 1);
    row("no digit behind the point", "{\"a\": 1.}", Code::Syntax, 1);
    row("no digit before the point", "{\"a\":\n.5}", Code::Syntax, 2);
    row("no digit between point and exponent", "{\"a\": [0.5, 1.e3]}", Code::Syntax, 1);
    row("unknown escape", "{\"a\":\n\"\\x\"}", Code::Syntax, 2);
    row("escape without four digits", R"({"a": "\u12"})", Code::Syntax, 1);
    row("not UTF-8", "{\"a\": \"\xFF\"}", Code::NotUtf8);
    row("UTF-16", QByteArray("{\0}\0", 4), Code::Syntax, 1);
    row("line break in a text", "{\"a\":\n\"b\nc\"}", Code::BadCharacter, 2);
    row("lone high surrogate", R"({"a": "\uD83D!"})", Code::BadCharacter, 1);
    row("lone low surrogate", "{\n\"a\": \"\\udc1e\"}", Code::BadCharacter, 2);
    row("two high surrogates", R"({"a": "\uD83D\uD83D"})", Code::BadCharacter, 1);
    row("key twice", "{\"a\": 1,\n\"a\": 1}", Code::DuplicateKey, 2, "a");
    row("key twice, escaped", "{\"at\": 1,\n\n\"\\u0061t\": 2}", Code::DuplicateKey, 3, "at");
    row("key twice deep inside", "{\"tiles\": [{},\n{\"b\": {\"x\": 1, \"y\": {},\n\"x\": 2}}]}", Code::DuplicateKey, 3,
        "tiles[1].b.x");
    row("key twice around other objects", "{\"a\": {\"b\": 1},\n\"c\": [1],\n\"a\": 5}", Code::DuplicateKey, 3, "a");
    row("empty key twice", R"({"": 1, "": 2})", Code::DuplicateKey, 1);
}

void JsonParseTest::refusesWithLineAndPlace()
{
    QFETCH(QByteArray, text);
    QFETCH(int, code);
    QFETCH(int, line);
    QFETCH(QString, place);
    const Result<QJsonObject> object = parseJson(text);
    QVERIFY(!object);
    QCOMPARE(int(object.error().code), code);
    QCOMPARE(object.error().line, line);
    QCOMPARE(object.error().place, place);
}

void JsonParseTest::refusesMoreThanEightMebibytes()
{
    QByteArray text("{}");
    text.append(kMaxFileBytes - text.size(), ' ');
    QVERIFY(parseJson(text));
    text.append(' ');
    const Result<QJsonObject> object = parseJson(text);
    QVERIFY(!object);
    QCOMPARE(object.error().code, Code::TooLarge);
    QCOMPARE(fileErrorText(object.error()), QStringLiteral("The file is larger than 8 MiB."));
}

void JsonParseTest::depthIsAnErrorNotACrash_data()
{
    QTest::addColumn<QByteArray>("text");
    const auto nested = [](qsizetype levels) {
        return QByteArray("{\"a\":") + QByteArray(levels, '[') + QByteArray(levels, ']') + '}';
    };
    QTest::newRow("one too deep") << nested(kMaxJsonDepth);
    QTest::newRow("a thousand") << nested(1000);
    QTest::newRow("millions") << nested(4'000'000);
    QTest::newRow("millions never closed") << QByteArray("{\"a\":") + QByteArray(8'000'000, '[');
    QTest::newRow("millions of objects") << QByteArray("{\"a\":").repeated(1'000'000);
}

void JsonParseTest::depthIsAnErrorNotACrash()
{
    QFETCH(QByteArray, text);
    const Result<QJsonObject> object = parseJson(text);
    QVERIFY(!object);
    QCOMPARE(object.error().code, Code::TooDeep);
    const qsizetype levels = kMaxJsonDepth - 1;
    QVERIFY(parseJson("{\"a\":" + QByteArray(levels, '[') + QByteArray(levels, ']') + '}'));
}

void JsonParseTest::everyCutIsRefused()
{
    const QByteArray whole = R"({"a": "\ud83d\udc1e\n", "b": [1.5e3, {"c": null}], "\"": true})";
    QVERIFY(parseJson(whole));
    for (qsizetype length = 0; length < whole.size(); ++length)
        QVERIFY(!parseJson(whole.left(length)));
}

void JsonParseTest::anEmptyFileIsToldAsSuch()
{
    QCOMPARE(fileErrorText(parseJson({}).error()), QStringLiteral("The file is empty."));
}

BUBBLEBAR_TEST(JsonParseTest)
#include "tst_jsonparse.moc"
