#include "core/bubble/explaintext.h"
#include "tests/common/scenario.h"
#include "tests/common/testrunner.h"

#include <QtTest>

using namespace bubblebar;
using namespace bubblebar::tests;

namespace {

Position smallRace()
{
    return scenario("A meadow orange blue*reorder yellow : e3-0 0-1 1-2 2-e0\nlay start 0,0 A 1,0 finish 2,0\n"
                    "orange own:blue\nblue any:1\non A.1 blue2 orange1");
}

} // namespace

/// The notation of actions (rules page, "Notation").
class ActionTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void textGoesBothWays_data();
    void textGoesBothWays();
    void strangeLinesAreRefused_data();
    void strangeLinesAreRefused();
};

void ActionTest::textGoesBothWays_data()
{
    QTest::addColumn<QByteArray>("line");
    QTest::addColumn<int>("kind");
    const auto row = [](const char* line, Action::Kind kind) {
        QTest::newRow(line) << QByteArray(line) << static_cast<int>(kind);
    };
    row("play own:blue orange1 A.2", Action::Kind::Play);
    row("play any:1 blue3 start", Action::Kind::Play);
    row("bonus move orange2 finish", Action::Kind::BonusMove);
    row("bonus reorder A.1 orange1,blue2", Action::Kind::BonusReorder);
    row("bonus reorder A.1 orange1,orange2,orange3,blue1,blue2,blue3", Action::Kind::BonusReorder);
    row("bonus rotate A cw", Action::Kind::BonusRotate);
    row("bonus rotate A ccw", Action::Kind::BonusRotate);
    row("bonus draw", Action::Kind::BonusDraw);
    row("bonus skip", Action::Kind::BonusSkip);
    row("discard own:tile", Action::Kind::Discard);
    row("end", Action::Kind::End);
}

void ActionTest::textGoesBothWays()
{
    QFETCH(QByteArray, line);
    QFETCH(int, kind);
    const Position position = smallRace();
    const auto action = parseAction(position.race, line.toStdString());
    QVERIFY(action.has_value());
    QCOMPARE(static_cast<int>(action->kind), kind);
    QCOMPARE(QByteArray::fromStdString(actionText(position.race, *action)), line);
}

void ActionTest::strangeLinesAreRefused_data()
{
    using Code = NotationError::Code;
    QTest::addColumn<QByteArray>("line");
    QTest::addColumn<int>("code");
    QTest::addColumn<QString>("sentence");
    const auto row = [](const char* line, Code code, const char* sentence) {
        QTest::newRow(line) << QByteArray(line) << static_cast<int>(code) << QString::fromUtf8(sentence);
    };
    row("", Code::UnknownAction, "“” is no action.");
    row("fly", Code::UnknownAction, "“fly” is no action.");
    row(" end", Code::UnknownAction, "“” is no action.");
    row("End", Code::UnknownAction, "“End” is no action.");
    row("end ", Code::WordCount, "An action that begins with “end” has too many words or too few.");
    row("bonus", Code::UnknownAction, "“bonus” is no action.");
    row("bonus dance", Code::UnknownAction, "“bonus dance” is no action.");
    row("bonus skip now", Code::WordCount, "An action that begins with “bonus skip” has too many words or too few.");
    row("play own:blue orange1", Code::WordCount, "An action that begins with “play” has too many words or too few.");
    row("play own:blue  orange1 A.2", Code::WordCount,
        "An action that begins with “play” has too many words or too few.");
    row("play own:red orange1 A.2", Code::UnknownCard, "There is no card “own:red”.");
    row("play own:blue green1 A.2", Code::UnknownBeetle, "There is no beetle “green1” in this race.");
    row("play own:blue orange4 A.2", Code::UnknownBeetle, "There is no beetle “orange4” in this race.");
    row("play own:blue orange1 A.3", Code::UnknownSpace, "There is no space “A.3” on this track.");
    row("play own:blue orange1 A.02", Code::UnknownSpace, "There is no space “A.02” on this track.");
    row("bonus rotate B cw", Code::UnknownTile, "There is no tile “B” on this track.");
    row("bonus rotate A left", Code::BadTurn, "A tile turns “cw” or “ccw”, not “left”.");
    row("bonus reorder A.1 blue2,blue2", Code::BadOrder, "The order “blue2,blue2” names a beetle twice.");
    row("bonus reorder A.1 blue2,", Code::UnknownBeetle, "There is no beetle “” in this race.");
    row("discard", Code::WordCount, "An action that begins with “discard” has too many words or too few.");
}

void ActionTest::strangeLinesAreRefused()
{
    QFETCH(QByteArray, line);
    QFETCH(int, code);
    QFETCH(QString, sentence);
    const auto action = parseAction(smallRace().race, line.toStdString());
    QVERIFY(!action.has_value());
    QCOMPARE(static_cast<int>(action.error().code), code);
    QCOMPARE(notationErrorText(action.error()), sentence);
}

BUBBLEBAR_TEST(ActionTest)
#include "tst_action.moc"
