#include "app/instance/handover.h"
#include "tests/common/testrunner.h"

#include <QtEndian>
#include <QtTest>

using namespace bubblebar;

/// What two starts of the program say to each other.
class TestHandover : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatIsSentArrives_data();
    void whatIsSentArrives();
    void itComesInPieces();
    void whatIsDamagedIsRefused_data();
    void whatIsDamagedIsRefused();
};

namespace {

/// A message with any body.
QByteArray message(const QByteArray& body, char version = 1)
{
    QByteArray head("BBAR");
    head += version;
    QByteArray length(4, '\0');
    qToBigEndian(static_cast<quint32>(body.size()), length.data());
    return head + length + body;
}

QByteArray files(int count, const QByteArray& path)
{
    return "{\"files\":[" + QByteArrayList(count, '"' + path + '"').join(',') + "],\"designer\":false,\"until\":1}";
}

} // namespace

void TestHandover::whatIsSentArrives_data()
{
    QTest::addColumn<QStringList>("paths");
    QTest::addColumn<bool>("designer");
    QTest::newRow("no files") << QStringList() << false;
    QTest::newRow("the designer alone") << QStringList() << true;
    QTest::newRow("names of all kinds") << QStringList {QStringLiteral("/a b/“ü”.bbtrack"), QStringLiteral("/\"\n%1")}
                                        << false;
}

void TestHandover::whatIsSentArrives()
{
    QFETCH(QStringList, paths);
    QFETCH(bool, designer);
    const Handover sent {paths, designer, QStringLiteral("token"), 1'800'000'000'123};
    QCOMPARE(handoverState(handoverBytes(sent)), HandoverState::Complete);
    QVERIFY(parseHandover(handoverBytes(sent)) == sent);
}

void TestHandover::itComesInPieces()
{
    const QByteArray bytes = handoverBytes({{QStringLiteral("/a.bbtrack")}, false, {}, 1});
    for (qsizetype size = 0; size < bytes.size(); ++size) {
        QCOMPARE(handoverState(bytes.first(size)), HandoverState::Incomplete);
        QVERIFY(!parseHandover(bytes.first(size)));
    }
}

void TestHandover::whatIsDamagedIsRefused_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("another program") << QByteArray("GET / HTTP/1.1\r\n\r\n");
    QTest::newRow("another version") << message(files(1, "/a"), 2);
    QTest::newRow("more than it says") << message(files(1, "/a")) + "x";
    QTest::newRow("too large a size") << QByteArray("BBAR\x01\xFF\xFF\xFF\xFF", 9);
    QTest::newRow("no JSON") << message("files");
    QTest::newRow("a list") << message("[]");
    QTest::newRow("no files at all") << message(R"({"designer":false,"until":1})");
    QTest::newRow("a file that is no text") << message(R"({"files":[1],"designer":false,"until":1})");
    QTest::newRow("a relative path") << message(files(1, "a.bbtrack"));
    QTest::newRow("an empty path") << message(files(1, ""));
    QTest::newRow("a path with a zero in it") << message(files(1, "/a\\u0000b"));
    QTest::newRow("a path without end") << message(files(1, '/' + QByteArray(5000, 'a')));
    QTest::newRow("too many files") << message(files(101, "/a"));
    QTest::newRow("designer is no flag") << message(R"({"files":[],"designer":"no","until":1})");
    QTest::newRow("nobody says how long they wait") << message(R"({"files":[],"designer":false})");
    QTest::newRow("a token without end") << message(R"({"files":[],"designer":false,"until":1,"token":")" +
                                                    QByteArray(5000, 'a') + "\"}");
}

void TestHandover::whatIsDamagedIsRefused()
{
    QFETCH(QByteArray, bytes);
    QVERIFY(!parseHandover(bytes));
}

BUBBLEBAR_TEST(TestHandover)
#include "tst_handover.moc"
