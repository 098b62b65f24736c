#include "core/beetle/beetletext.h"
#include "tests/common/testrunner.h"

#include <QtTest>

using namespace bubblebar::beetle;

/// The words for parts, numbers and wasted rolls (D7).
class BeetleTextTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void tellsWhyARollWasWasted_data();
    void tellsWhyARollWasWasted();
    void numbersHaveWords();
    void turnsHaveWords();
    void coloursHaveWords();
};

void BeetleTextTest::tellsWhyARollWasWasted_data()
{
    QTest::addColumn<int>("part");
    QTest::addColumn<int>("waste");
    QTest::addColumn<bool>("fourLegs");
    QTest::addColumn<QString>("sentence");
    const auto row = [](const char* rule, Part part, Waste waste, bool fourLegs, const char* sentence) {
        QTest::newRow(rule) << static_cast<int>(part) << static_cast<int>(waste) << fourLegs
                            << QString::fromUtf8(sentence);
    };
    row("D7 no body", Part::Leg, Waste::NeedsBody, false, "The beetle needs a body first.");
    row("D7 no head", Part::Eye, Waste::NeedsHead, false, "The beetle needs a head first.");
    row("D7 the body is there", Part::Body, Waste::Complete, false, "The beetle has its body already.");
    row("D7 the head is there", Part::Head, Waste::Complete, false, "The beetle has its head already.");
    row("D7 six legs", Part::Leg, Waste::Complete, false, "The beetle has all six legs.");
    row("D7 four legs", Part::Leg, Waste::Complete, true, "The beetle has all four legs.");
    row("D7 both eyes", Part::Eye, Waste::Complete, false, "The beetle has both eyes.");
    row("D7 both antennae", Part::Antenna, Waste::Complete, false, "The beetle has both antennae.");
    row("D7 the tail is there", Part::Tail, Waste::Complete, false, "The beetle has its tail already.");
    row("D7 both wings", Part::Wing, Waste::Complete, false, "The beetle has its tail and both wings.");
}

void BeetleTextTest::tellsWhyARollWasWasted()
{
    QFETCH(int, part);
    QFETCH(int, waste);
    QFETCH(bool, fourLegs);
    QFETCH(QString, sentence);
    const Drawing drawing {static_cast<Part>(part), static_cast<Waste>(waste)};
    QCOMPARE(wasteText(drawing, {fourLegs, true}), sentence);
}

/// D2, D6
void BeetleTextTest::numbersHaveWords()
{
    QStringList plain;
    for (int number = 1; number <= kDieSides; ++number)
        plain += numberText(number, {});
    QCOMPARE(plain.join(u' '), QStringLiteral("body head leg eye antenna tail"));
    QCOMPARE(numberText(6, {false, true}), QStringLiteral("tail, then wing"));
    QCOMPARE(numberText(5, {false, true}), QStringLiteral("antenna"));
    QCOMPARE(partText(Part::Wing), QStringLiteral("wing"));
}

void BeetleTextTest::turnsHaveWords()
{
    const QString ann = QStringLiteral("Ann");
    const auto drawn = [&](Part part, int place) { return turnText(ann, {0, 1, {part, Waste::None}, place}, {}); };
    QCOMPARE(drawn(Part::Body, 0), QStringLiteral("Ann draws the body."));
    QCOMPARE(drawn(Part::Eye, 0), QStringLiteral("Ann draws an eye."));
    QCOMPARE(drawn(Part::Leg, 1), QStringLiteral("Ann draws a leg. The beetle is finished!"));
    QCOMPARE(turnText(ann, {0, 4, {Part::Eye, Waste::NeedsHead}, 0}, {}),
             QStringLiteral("Ann can’t draw this: eye. The beetle needs a head first."));
    QSet<QString> all;
    for (const Part part : kAllParts)
        all += drawn(part, 0);
    QCOMPARE(all.size(), kParts);
}

void BeetleTextTest::coloursHaveWords()
{
    QSet<QString> all;
    for (const PenColour colour : kAllPenColours) {
        all += penColourText(colour);
        QCOMPARE(penColourFromName(penColourName(colour)), colour);
    }
    QCOMPARE(all.size(), kMaxPlayers);
    QCOMPARE(penColourText(PenColour::Red), QStringLiteral("red"));
    QVERIFY(!penColourFromName("Red"));
}

BUBBLEBAR_TEST(BeetleTextTest)
#include "tst_beetletext.moc"
