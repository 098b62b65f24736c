#include "core/support/playerkind.h"
#include "tests/common/testrunner.h"

#include <QtTest>

using namespace bubblebar;

/// Kinds of players by their names in records (formats page, "Game record").
class PlayerKindTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void kindsHaveNames();
};

void PlayerKindTest::kindsHaveNames()
{
    for (const PlayerKind kind : kAllPlayerKinds)
        QCOMPARE(playerKindFromName(playerKindName(kind)), kind);
    for (const std::string_view name : {"person", "random", "easy", "medium", "hard", "expert"})
        QVERIFY(playerKindName(playerKindFromName(name).value()) == name);
    QVERIFY(!playerKindFromName("greedy"));
    QVERIFY(!playerKindFromName("Person"));
}

BUBBLEBAR_TEST(PlayerKindTest)
#include "tst_playerkind.moc"
