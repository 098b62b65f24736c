#include "core/beetle/expectation.h"
#include "tests/common/testrunner.h"
#include "tests/core/beetle/games.h"

#include <QtTest>

#include <cmath>
#include <numeric>

using namespace bubblebar::beetle;
using namespace bubblebar::tests;

namespace {

/// A whole beetle but for `missing`, a list of numbers of the die: "33" lacks two legs.
Sheet lacking(std::string_view missing, Variant variant)
{
    std::string all(wholeBeetle(variant));
    for (const char number : missing)
        all.erase(all.rfind(number), 1);
    return sheetAfter(all, variant);
}

bool isNear(double found, double expected, double tolerance = 1e-11)
{
    if (std::abs(found - expected) <= tolerance)
        return true;
    qWarning("%.15g is not %.15g", found, expected);
    return false;
}

/// The chance that k events have happened by the time x, where they come one a unit of time.
double gammaBy(int k, double x)
{
    double term = 1;
    double less = 0;
    for (int i = 0; i < k; ++i) {
        less += term;
        term *= x / (i + 1);
    }
    return 1 - std::exp(-x) * less;
}

/// The expected rolls of a whole beetle by another way: let rolls come at random times, six a unit of time. Then every
/// number of the die comes once a unit on average, each on its own, and E[rolls] = 6 E[time]. The body takes 1; after
/// it the time is the longest of the legs, the tail with its wings, and the head followed by the longer of eyes and
/// antennae.
double meanByTime(Variant variant)
{
    constexpr double kStep = 1.0 / 64;
    constexpr int kSteps = 64 * 60;
    const auto onHead = [](double x) { return gammaBy(2, x) * gammaBy(2, x); };
    double headDone = 0; // ∫ e^-(x-h) onHead(h) dh from 0 to x, by Simpson's rule
    double sum = 0;
    for (int i = 0; i <= kSteps; ++i) {
        const double x = i * kStep;
        const double done = gammaBy(variant.fourLegs ? 4 : 6, x) * gammaBy(variant.wings ? 3 : 1, x) * headDone;
        const double weight = i == 0 || i == kSteps ? 1 : i % 2 == 1 ? 4 : 2;
        sum += weight * (1 - done);
        headDone =
            std::exp(-kStep) * headDone +
            kStep / 6 *
                (std::exp(-kStep) * onHead(x) + 4 * std::exp(-kStep / 2) * onHead(x + kStep / 2) + onHead(x + kStep));
    }
    return 6 * (1 + sum * kStep / 3);
}

} // namespace

/// How many rolls finish a beetle: the computed numbers against others found in other ways.
class ExpectationTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void variants_data();
    void hasEverySheet_data() { variants_data(); }
    void hasEverySheet();
    void oneKindMissing_data();
    void oneKindMissing();
    void twoKindsMissing();
    void headAlone();
    void bodyAlone();
    void everySequenceOfRolls_data();
    void everySequenceOfRolls();
    void meansByAnotherWay_data() { variants_data(); }
    void meansByAnotherWay();
    void figuresAgree_data() { variants_data(); }
    void figuresAgree();
    void tailsAreSafe_data() { variants_data(); }
    void tailsAreSafe();
};

void ExpectationTest::variants_data()
{
    QTest::addColumn<int>("variant");
    QTest::addColumn<int>("sheets");
    QTest::newRow("D4") << 0 << 1 + 7 * 2 * 10;
    QTest::newRow("D6 four legs") << 1 << 1 + 5 * 2 * 10;
    QTest::newRow("D6 wings") << 2 << 1 + 7 * 4 * 10;
    QTest::newRow("D6 four legs and wings") << 3 << 1 + 5 * 4 * 10;
}

/// Blank, or with a body: legs by tail and wings by the head with nothing to two eyes and antennae, or none.
void ExpectationTest::hasEverySheet()
{
    QFETCH(int, variant);
    QFETCH(int, sheets);
    QCOMPARE(Expectation::of(kAllVariants[static_cast<std::size_t>(variant)]).sheets(), sheets);
}

void ExpectationTest::oneKindMissing_data()
{
    QTest::addColumn<int>("variant");
    QTest::addColumn<QByteArray>("missing");
    QTest::newRow("nothing") << 0 << QByteArray("");
    QTest::newRow("the tail") << 0 << QByteArray("6");
    QTest::newRow("an eye") << 0 << QByteArray("4");
    QTest::newRow("both antennae") << 1 << QByteArray("55");
    QTest::newRow("four legs of four") << 1 << QByteArray("3333");
    QTest::newRow("six legs") << 0 << QByteArray("333333");
    QTest::newRow("both wings") << 2 << QByteArray("66");
    QTest::newRow("tail and wings") << 3 << QByteArray("666");
}

/// k of one kind: a negative binomial distribution.
void ExpectationTest::oneKindMissing()
{
    QFETCH(int, variant);
    QFETCH(QByteArray, missing);
    const Sheet sheet = lacking(missing.constData(), kAllVariants[static_cast<std::size_t>(variant)]);
    const Expectation& expectation = Expectation::of(sheet.variant());
    const auto k = static_cast<std::size_t>(missing.size());
    QVERIFY(isNear(expectation.mean(sheet), 6.0 * static_cast<double>(k)));
    QVERIFY(isNear(expectation.variance(sheet), 30.0 * static_cast<double>(k)));
    const std::vector<double> chances = expectation.distribution(sheet);
    QCOMPARE(chances.size(), Expectation::kHorizon + 1);
    double chance = k == 0 ? 1 : std::pow(1.0 / 6, k); // of exactly k rolls
    for (std::size_t n = 0; n < chances.size(); ++n) {
        QVERIFY(isNear(chances[n], n < k ? 0 : chance));
        if (n >= k)
            chance = k == 0 ? 0 : chance * 5 / 6 * static_cast<double>(n) / static_cast<double>(n - k + 1);
    }
}

/// Not both of two parts within n rolls, by counting what is left out and what twice.
void ExpectationTest::twoKindsMissing()
{
    const Sheet sheet = lacking("46", {});
    const Expectation& expectation = Expectation::of({});
    QVERIFY(isNear(expectation.mean(sheet), 3 + 6));
    QVERIFY(isNear(expectation.variance(sheet), 6 + 30)); // 1 of 3, then 1 of 6: (1 - p) / p²
    const std::span<const double> unfinished = expectation.unfinished(sheet);
    for (std::size_t n = 0; n < unfinished.size(); ++n) {
        const auto rolls = static_cast<double>(n);
        QVERIFY(isNear(unfinished[n], 2 * std::pow(5.0 / 6, rolls) - std::pow(4.0 / 6, rolls)));
    }
}

/// A head that carries nothing yet, all else is drawn; by hand: a of the eyes and b of the antennae missing take
/// m(a, b) = 3 + (m(a - 1, b) + m(a, b - 1)) / 2, and m(a, 0) = 6a.
void ExpectationTest::headAlone()
{
    const double m11 = 3 + (6 + 6) / 2.0;
    const double m12 = 3 + (12 + m11) / 2;
    const double m22 = 3 + m12;
    const Expectation& expectation = Expectation::of({});
    QVERIFY(isNear(expectation.mean(lacking("45", {})), m11));
    QVERIFY(isNear(expectation.mean(lacking("455", {})), m12));
    QVERIFY(isNear(expectation.mean(lacking("4455", {})), m22));
    QVERIFY(isNear(expectation.mean(sheetAfter("1 333333 6")), 6 + m22)); // the head itself first
}

/// Only a body helps a blank sheet.
void ExpectationTest::bodyAlone()
{
    const Expectation& expectation = Expectation::of({});
    QVERIFY(isNear(expectation.mean(Sheet()), 6 + expectation.mean(sheetAfter("1"))));
    QVERIFY(isNear(expectation.variance(Sheet()), 30 + expectation.variance(sheetAfter("1"))));
}

void ExpectationTest::everySequenceOfRolls_data()
{
    QTest::addColumn<int>("variant");
    QTest::addColumn<QByteArray>("before");
    QTest::newRow("head, eyes and an antenna missing") << 0 << QByteArray("1 333333 6");
    QTest::newRow("two legs, an eye and the tail missing") << 0 << QByteArray("12 3333 4 55");
    QTest::newRow("a leg and the head missing") << 1 << QByteArray("1 333 6");
    QTest::newRow("tail, wings and a leg missing") << 2 << QByteArray("12 33333 44 55");
    QTest::newRow("a wing, an eye and an antenna missing") << 3 << QByteArray("12 3333 4 5 66");
}

/// All sequences of seven rolls, counted.
void ExpectationTest::everySequenceOfRolls()
{
    QFETCH(int, variant);
    QFETCH(QByteArray, before);
    constexpr std::size_t kRolls = 7;
    const Sheet start = sheetAfter(before.constData(), kAllVariants[static_cast<std::size_t>(variant)]);
    std::array<double, kRolls + 1> unfinished {};
    const auto count = [&](auto& again, const Sheet& sheet, std::size_t rolled, double chance) -> void {
        if (sheet.isFinished())
            return;
        unfinished[rolled] += chance;
        for (int roll = 1; rolled < kRolls && roll <= kDieSides; ++roll) {
            Sheet next = sheet;
            next.draw(roll);
            again(again, next, rolled + 1, chance / 6);
        }
    };
    count(count, start, 0, 1);
    const std::span<const double> expected = Expectation::of(start.variant()).unfinished(start);
    for (std::size_t n = 0; n <= kRolls; ++n)
        QVERIFY(isNear(unfinished[n], expected[n]));
    QVERIFY(unfinished[kRolls] < 1);
}

void ExpectationTest::meansByAnotherWay()
{
    QFETCH(int, variant);
    const Variant chosen = kAllVariants[static_cast<std::size_t>(variant)];
    const double mean = Expectation::of(chosen).mean(Sheet(chosen));
    QVERIFY(isNear(mean, meanByTime(chosen), 1e-6));
}

/// Mean and variance from the distribution are those from the recursion.
void ExpectationTest::figuresAgree()
{
    QFETCH(int, variant);
    const Variant chosen = kAllVariants[static_cast<std::size_t>(variant)];
    const Expectation& expectation = Expectation::of(chosen);
    for (const char* before : {"", "1", "1 2", "1 333 6", "12 3 4 5", "1 2 4 4 5 5 6"}) {
        const Sheet sheet = sheetAfter(before, chosen);
        const std::vector<double> chances = expectation.distribution(sheet);
        double sum = 0;
        double mean = 0;
        double square = 0;
        for (std::size_t n = 0; n < chances.size(); ++n) {
            const auto rolls = static_cast<double>(n);
            sum += chances[n];
            mean += rolls * chances[n];
            square += rolls * rolls * chances[n];
        }
        QVERIFY(isNear(sum, 1));
        QVERIFY(isNear(mean, expectation.mean(sheet), 1e-8));
        QVERIFY(isNear(square - mean * mean, expectation.variance(sheet), 1e-6));
    }
}

void ExpectationTest::tailsAreSafe()
{
    QFETCH(int, variant);
    const Variant chosen = kAllVariants[static_cast<std::size_t>(variant)];
    const Expectation& expectation = Expectation::of(chosen);
    const std::span<const double> blank = expectation.unfinished(Sheet(chosen));
    QCOMPARE(blank.front(), 1.0);
    QVERIFY(blank.back() > 0 && blank.back() < 1e-12);
    QVERIFY(std::ranges::is_sorted(blank, std::greater<> {}));
    Sheet sheet(chosen);
    for (const int roll : rolls(wholeBeetle(chosen))) { // every part helps
        const Sheet less = sheet;
        sheet.draw(roll);
        for (std::size_t n = 0; n < blank.size(); ++n)
            QVERIFY(expectation.unfinished(sheet)[n] <= expectation.unfinished(less)[n]);
        QVERIFY(expectation.mean(sheet) < expectation.mean(less));
    }
    QCOMPARE(expectation.mean(sheet), 0.0);
    QCOMPARE(expectation.unfinished(sheet).front(), 0.0);
}

BUBBLEBAR_TEST(ExpectationTest)
#include "tst_expectation.moc"
