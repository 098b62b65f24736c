#include "core/beetle/sheet.h"
#include "tests/common/testrunner.h"
#include "tests/core/beetle/games.h"

#include <QtTest>

using namespace bubblebar::beetle;
using namespace bubblebar::tests;

Q_DECLARE_METATYPE(bubblebar::beetle::Part)
Q_DECLARE_METATYPE(bubblebar::beetle::Waste)
Q_DECLARE_METATYPE(bubblebar::beetle::Variant)

/// What a roll draws, and why it draws nothing (D2, D3, D4, D6, D7).
class SheetTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void numbersStandForParts_data();
    void numbersStandForParts();
    void rollsDrawOrAreWasted_data();
    void rollsDrawOrAreWasted();
    void aWastedRollChangesNothing();
    void beetlesAreWhole_data();
    void beetlesAreWhole();
    void everyPartIsNeeded_data() { beetlesAreWhole_data(); }
    void everyPartIsNeeded();
};

void SheetTest::numbersStandForParts_data()
{
    QTest::addColumn<int>("number");
    QTest::addColumn<Part>("part");
    QTest::newRow("D2 1 body") << 1 << Part::Body;
    QTest::newRow("D2 2 head") << 2 << Part::Head;
    QTest::newRow("D2 3 leg") << 3 << Part::Leg;
    QTest::newRow("D2 4 eye") << 4 << Part::Eye;
    QTest::newRow("D2 5 antenna") << 5 << Part::Antenna;
    QTest::newRow("D2 6 tail") << 6 << Part::Tail;
}

void SheetTest::numbersStandForParts()
{
    QFETCH(int, number);
    QFETCH(Part, part);
    QCOMPARE(partOfNumber(number), part);
    Sheet sheet = sheetAfter("1 2");
    QVERIFY(sheetAfter("1 2").look(number).part == part);
    sheet.draw(number);
    QCOMPARE(sheet.count(part), 1);
}

void SheetTest::rollsDrawOrAreWasted_data()
{
    QTest::addColumn<Variant>("variant");
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<int>("roll");
    QTest::addColumn<Part>("part");
    QTest::addColumn<Waste>("waste");
    const auto row = [](const char* rule, Variant variant, const char* before, int roll, Part part, Waste waste) {
        QTest::newRow(rule) << variant << QByteArray(before) << roll << part << waste;
    };
    const Variant plain;
    const Variant fourLegs {true, false};
    const Variant wings {false, true};
    const Variant both {true, true};
    row("D3 the body first", plain, "", 1, Part::Body, Waste::None);
    row("D3 no head before the body", plain, "", 2, Part::Head, Waste::NeedsBody);
    row("D3 no leg before the body", plain, "", 3, Part::Leg, Waste::NeedsBody);
    row("D3 no eye before the body", plain, "", 4, Part::Eye, Waste::NeedsBody);
    row("D3 no antenna before the body", plain, "", 5, Part::Antenna, Waste::NeedsBody);
    row("D3 no tail before the body", plain, "", 6, Part::Tail, Waste::NeedsBody);
    row("D3 the head on the body", plain, "1", 2, Part::Head, Waste::None);
    row("D3 a leg on the body", plain, "1", 3, Part::Leg, Waste::None);
    row("D3 the tail on the body", plain, "1", 6, Part::Tail, Waste::None);
    row("D3 D7 no eye before the head", plain, "1 3 6", 4, Part::Eye, Waste::NeedsHead);
    row("D3 D7 no antenna before the head", plain, "1 3 6", 5, Part::Antenna, Waste::NeedsHead);
    row("D3 an eye on the head", plain, "1 2", 4, Part::Eye, Waste::None);
    row("D3 an antenna on the head", plain, "1 2", 5, Part::Antenna, Waste::None);
    row("D4 one body", plain, "1", 1, Part::Body, Waste::Complete);
    row("D4 one head", plain, "1 2", 2, Part::Head, Waste::Complete);
    row("D4 one tail", plain, "1 6", 6, Part::Tail, Waste::Complete);
    row("D4 a sixth leg", plain, "1 33333", 3, Part::Leg, Waste::None);
    row("D4 D7 no seventh leg", plain, "1 333333", 3, Part::Leg, Waste::Complete);
    row("D4 a second eye", plain, "1 2 4", 4, Part::Eye, Waste::None);
    row("D4 no third eye", plain, "1 2 44", 4, Part::Eye, Waste::Complete);
    row("D4 a second antenna", plain, "1 2 5", 5, Part::Antenna, Waste::None);
    row("D4 no third antenna", plain, "1 2 55", 5, Part::Antenna, Waste::Complete);
    row("D6 a fourth leg of four", fourLegs, "1 333", 3, Part::Leg, Waste::None);
    row("D6 no fifth leg of four", fourLegs, "1 3333", 3, Part::Leg, Waste::Complete);
    row("D6 no wing of four legs", fourLegs, "1 6", 6, Part::Tail, Waste::Complete);
    row("D6 no wing before the body", wings, "", 6, Part::Tail, Waste::NeedsBody);
    row("D6 the tail before a wing", wings, "1", 6, Part::Tail, Waste::None);
    row("D6 a wing once the tail is on", wings, "1 6", 6, Part::Wing, Waste::None);
    row("D6 a second wing", wings, "1 66", 6, Part::Wing, Waste::None);
    row("D6 no third wing", wings, "1 666", 6, Part::Wing, Waste::Complete);
    row("D6 a wing needs no head", wings, "1 6", 6, Part::Wing, Waste::None);
    row("D6 six legs with wings", wings, "1 33333", 3, Part::Leg, Waste::None);
    row("D6 both: no fifth leg", both, "1 3333", 3, Part::Leg, Waste::Complete);
    row("D6 both: a second wing", both, "1 66", 6, Part::Wing, Waste::None);
}

void SheetTest::rollsDrawOrAreWasted()
{
    QFETCH(Variant, variant);
    QFETCH(QByteArray, before);
    QFETCH(int, roll);
    QFETCH(Part, part);
    QFETCH(Waste, waste);
    Sheet sheet = sheetAfter(before.constData(), variant);
    const int had = sheet.count(part);
    const int parts = sheet.parts();
    QVERIFY(sheet.look(roll) == (Drawing {part, waste}));
    QVERIFY(sheet.draw(roll) == (Drawing {part, waste}));
    const int drawn = waste == Waste::None ? 1 : 0;
    QCOMPARE(sheet.count(part), had + drawn);
    QCOMPARE(sheet.parts(), parts + drawn);
}

/// D3
void SheetTest::aWastedRollChangesNothing()
{
    QVERIFY(sheetAfter("23456") == Sheet());
    QVERIFY(sheetAfter("1 1 4 5") == sheetAfter("1"));
    QVERIFY(sheetAfter("1 6 6") == sheetAfter("1 6"));
    QVERIFY(!(sheetAfter("1 6 6", {false, true}) == sheetAfter("1 6", {false, true})));
}

void SheetTest::beetlesAreWhole_data()
{
    QTest::addColumn<Variant>("variant");
    QTest::addColumn<int>("parts");
    QTest::newRow("D4 thirteen parts") << Variant {false, false} << 13;
    QTest::newRow("D6 four legs: eleven parts") << Variant {true, false} << 11;
    QTest::newRow("D6 wings: fifteen parts") << Variant {false, true} << 15;
    QTest::newRow("D6 four legs and wings: thirteen parts") << Variant {true, true} << 13;
}

void SheetTest::beetlesAreWhole()
{
    QFETCH(Variant, variant);
    QFETCH(int, parts);
    QCOMPARE(variant.parts(), parts);
    int needed = 0;
    for (const Part part : kAllParts)
        needed += variant.needed(part);
    QCOMPARE(needed, parts);
    const Sheet whole = sheetAfter(wholeBeetle(variant), variant);
    QVERIFY(whole.isFinished());
    for (int roll = 1; roll <= kDieSides; ++roll)
        QCOMPARE(whole.look(roll).waste, Waste::Complete);
}

void SheetTest::everyPartIsNeeded()
{
    QFETCH(Variant, variant);
    const std::string_view all = wholeBeetle(variant);
    QVERIFY(!sheetAfter(all.substr(0, all.size() - 1), variant).isFinished());
    for (int number = 2; number <= kDieSides; ++number) {
        std::string less(all);
        less.erase(less.rfind(static_cast<char>('0' + number)), 1);
        QVERIFY(!sheetAfter(less, variant).isFinished());
    }
}

BUBBLEBAR_TEST(SheetTest)
#include "tst_sheet.moc"
