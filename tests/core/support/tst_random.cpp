#include "core/support/random.h"
#include "tests/common/testrunner.h"

#include <QtTest>

#include <algorithm>
#include <numeric>
#include <span>
#include <vector>

using namespace bubblebar;

namespace {

/// Yields the words given, one after another.
class Words
{
public:
    using result_type = std::uint64_t;

    explicit Words(std::vector<std::uint64_t> words)
        : m_words(std::move(words))
    {
    }
    static constexpr std::uint64_t min() { return 0; }
    static constexpr std::uint64_t max() { return UINT64_MAX; }
    std::uint64_t operator()() { return m_words.at(m_used++); }
    [[nodiscard]] std::size_t used() const { return m_used; }

private:
    std::vector<std::uint64_t> m_words;
    std::size_t m_used = 0;
};

std::vector<int> upTo(int count)
{
    std::vector<int> numbers(static_cast<std::size_t>(count));
    std::iota(numbers.begin(), numbers.end(), 0);
    return numbers;
}

} // namespace

/// The shuffle of the formats page ("Shuffle"), with figures from a separate implementation, and the fast generator.
class RandomTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void generatorIsTheStandardOne();
    void shuffleGivesTheSameOrderEverywhere_data();
    void shuffleGivesTheSameOrderEverywhere();
    void shufflesFollowOneAnotherBySeed();
    void shuffleTakesSpans();
    void belowTakesTheHighWord();
    void belowRejectsUnfairWords();
    void fastRandomFollowsItsPublishedVector();
};

void RandomTest::generatorIsTheStandardOne()
{
    std::mt19937_64 generator;
    generator.discard(9999);
    QCOMPARE(generator(), 9981545732273789042ULL);
}

void RandomTest::shuffleGivesTheSameOrderEverywhere_data()
{
    QTest::addColumn<QList<int>>("expected");
    QTest::addColumn<quint64>("seed");
    QTest::addColumn<quint64>("nextSeed");

    QTest::newRow("ten things") << QList<int> {3, 4, 1, 2, 9, 8, 0, 6, 5, 7} << quint64(42)
                                << quint64(3515247592221935);
    QTest::newRow("a deck of 54") << QList<int> {44, 13, 7,  35, 6,  42, 53, 22, 21, 16, 9,  3,  1,  45, 49, 12, 11, 48,
                                                 26, 32, 5,  36, 24, 29, 23, 34, 31, 15, 0,  37, 33, 43, 46, 4,  41, 20,
                                                 25, 47, 17, 10, 14, 39, 28, 18, 40, 38, 19, 50, 51, 27, 30, 2,  52, 8}
                                  << quint64(0) << quint64(5367549074425747);
    QTest::newRow("nothing still replaces the seed") << QList<int> {} << quint64(7) << quint64(6794898749353179);
    QTest::newRow("the greatest seed") << QList<int> {0} << quint64((1ULL << 53) - 1) << quint64(3114556331850293);
}

void RandomTest::shuffleGivesTheSameOrderEverywhere()
{
    QFETCH(QList<int>, expected);
    QFETCH(quint64, seed);
    QFETCH(quint64, nextSeed);

    std::vector<int> things = upTo(static_cast<int>(expected.size()));
    std::uint64_t state = seed;
    shuffle(things, state);
    QCOMPARE(QList<int>(things.begin(), things.end()), expected);
    QCOMPARE(quint64(state), nextSeed);
}

void RandomTest::shufflesFollowOneAnotherBySeed()
{
    std::vector<int> things = upTo(8);
    std::uint64_t seed = 99;
    shuffle(things, seed);
    QCOMPARE(things, (std::vector {5, 7, 1, 2, 0, 4, 6, 3}));
    shuffle(things, seed);
    QCOMPARE(things, (std::vector {1, 3, 0, 2, 5, 4, 6, 7}));
    shuffle(things, seed);
    QCOMPARE(things, (std::vector {5, 6, 7, 2, 1, 4, 3, 0}));
    QCOMPARE(quint64(seed), quint64(5865041109004350));
}

void RandomTest::shuffleTakesSpans()
{
    std::vector<int> whole = upTo(12);
    std::vector<int> alone = upTo(10);
    std::uint64_t seedOfPart = 42;
    std::uint64_t seedOfWhole = 42;
    shuffle(std::span(whole).first(10), seedOfPart);
    shuffle(alone, seedOfWhole);
    QVERIFY(std::equal(alone.begin(), alone.end(), whole.begin()));
    QCOMPARE(whole[10], 10);
    QCOMPARE(whole[11], 11);
}

void RandomTest::belowTakesTheHighWord()
{
    Words words({0, UINT64_MAX, (1ULL << 63) + 1});
    QCOMPARE(below(words, 1), 0ULL);
    QCOMPARE(below(words, 6), 5ULL);
    QCOMPARE(below(words, 6), 3ULL);
}

/// Of 2^64 words, 2^64 mod 3 = 1 is one too many for three equal shares: the word 0.
void RandomTest::belowRejectsUnfairWords()
{
    Words words({0, 1});
    QCOMPARE(below(words, 3), 0ULL);
    QCOMPARE(words.used(), std::size_t(2));
}

void RandomTest::fastRandomFollowsItsPublishedVector()
{
    FastRandom random(1234567);
    QCOMPARE(random(), 6457827717110365317ULL);
    QCOMPARE(random(), 3203168211198807973ULL);
    QCOMPARE(random(), 9817491932198370423ULL);
    QCOMPARE(random(), 4593380528125082431ULL);
    QCOMPARE(random(), 16408922859458223821ULL);
}

BUBBLEBAR_TEST(RandomTest)
#include "tst_random.moc"
