#include "core/beep/pace.h"
#include "core/beep/simulation.h"
#include "core/support/random.h"
#include "tests/common/testrunner.h"
#include "tests/core/beep/beepscenario.h"

#include <QtTest>

#include <algorithm>
#include <functional>
#include <map>
#include <numeric>

using namespace bubblebar;
using namespace bubblebar::beep;
using namespace bubblebar::tests;

Q_DECLARE_METATYPE(bubblebar::beep::Level)

namespace {

/// What the person on seat 0 does before a moment; nothing: only watches.
using Person = std::function<std::optional<Event>(const Table& table)>;

std::optional<Event> watches(const Table& /*table*/)
{
    return std::nullopt;
}

/// Clicks every 40 ms, anywhere.
class Clicker
{
public:
    std::optional<Event> operator()(const Table& table)
    {
        m_time = std::max(m_time + 40, table.now());
        const auto number = [this](int bound) {
            return static_cast<int>(below(m_random, static_cast<std::uint64_t>(bound)));
        };
        if (table.phase() == Phase::Reward)
            return Event::reward(m_time, 0, number(kCentrePiles), number(kCentrePiles));
        if (table.phase() == Phase::Stuck)
            return Event::remove(m_time, 0, number(kCentrePiles));
        if (number(200) == 0)
            return Event::honk(m_time, 0);
        return Event::take(m_time, 0, number(kCentrePiles), number(table.ownPiles()));
    }

private:
    Milliseconds m_time = 0;
    FastRandom m_random {99};
};

/// How long after its card could be placed each take came: by seat and number of the take.
using Reactions = std::map<std::pair<int, int>, Milliseconds>;

Event nextEvent(const Table& table, const std::vector<Computer>& computers, const Person& person)
{
    if (table.phase() == Phase::Paused)
        return Event::go(table.now() + kCountdown);
    std::optional<Event> first = person(table);
    for (int seat = 1; seat < table.players(); ++seat) {
        const auto event = computers[static_cast<std::size_t>(seat)].next(Sight(table, seat));
        if (event && (!first || event->time < first->time))
            first = event;
    }
    if (first)
        return *first;
    const int seat = table.phase() == Phase::Stuck ? table.turn() : 0; // a person who watches lets the others play
    return Event::pass(table.now(), seat);
}

/// A game of a person on seat 0 against computers.
Reactions play(Level level, std::uint64_t seed, const Person& person)
{
    Table table(TableKind::Strict, dealCards(4, seed));
    const std::vector<Computer> computers = computersFor(std::vector(4, level), seed);
    Reactions reactions;
    while (!table.isOver()) {
        const Event event = nextEvent(table, computers, person);
        if (event.kind == Event::Kind::Take && event.player != 0) {
            const Sight sight(table, event.player);
            const Milliseconds start = Computer::takeStart(sight, event.centre, event.own);
            reactions[{event.player, sight.takes()}] = event.time - start;
        }
        if (!table.apply(event) && event.player != 0)
            qFatal("a computer player is refused");
    }
    return reactions;
}

/// Of ten rematches.
std::vector<Milliseconds> tenRematches(Level level, const std::function<Person()>& person)
{
    std::vector<Milliseconds> times;
    for (std::uint64_t seed = 1; seed <= 10; ++seed) {
        for (const auto& [number, time] : play(level, seed, person()))
            times.push_back(time);
    }
    return times;
}

double share(const std::vector<Milliseconds>& times, Milliseconds below)
{
    return static_cast<double>(std::ranges::count_if(times, [below](Milliseconds time) { return time < below; })) /
           static_cast<double>(times.size());
}

void addLevels()
{
    QTest::addColumn<Level>("level");
    for (const Level level : kAllLevels)
        QTest::newRow(levelName(level).data()) << level;
}

} // namespace

/// Computer players: P16, and P4.
class ComputerTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void levelsHaveNames();
    void p16ReactionsAreTriangular_data() { addLevels(); }
    void p16ReactionsAreTriangular();
    void p16ReactionsKeepToTheirDistribution_data();
    void p16ReactionsKeepToTheirDistribution();
    void p16ReactionsDoNotDependOnClicks_data() { addLevels(); }
    void p16ReactionsDoNotDependOnClicks();
    void p16AskingAgainChangesNothing();
    void p16AnotherCardTakenChangesNothing();
    void p16SeesNothingHidden_data() { addLevels(); }
    void p16SeesNothingHidden();
    void p16JamsAreSeenOrMissed_data() { addLevels(); }
    void p16JamsAreSeenOrMissed();
    void p16WrongHonksNeedTwoAlike();
    void p4OneHand();
    void p7PicksAReward_data() { addLevels(); }
    void p7PicksAReward();
    void p9RemovesOrPasses_data() { addLevels(); }
    void p9RemovesOrPasses();
    void waitsWherePlayWaits();
};

void ComputerTest::levelsHaveNames()
{
    for (const Level level : kAllLevels)
        QVERIFY(levelFromName(levelName(level)) == level);
    QVERIFY(!levelFromName("person") && !levelFromName("expert"));
}

void ComputerTest::p16ReactionsAreTriangular()
{
    QFETCH(Level, level);
    const Skill& skill = skillOf(level);
    for (const ReactionTimes& times : {skill.take, skill.honk, skill.choose}) {
        QVERIFY(times.fastest < times.usual && times.usual < times.slowest);
        QCOMPARE(times.at(0), times.fastest);
        QVERIFY(times.slowest - times.at(UINT64_MAX) <= 1);
        constexpr int kSteps = 10000;
        double sum = 0;
        Milliseconds before = 0;
        for (std::uint64_t step = 0; step < kSteps; ++step) {
            const Milliseconds time = times.at(step * (UINT64_MAX / kSteps));
            QVERIFY(time >= before);
            sum += static_cast<double>(before = time);
        }
        QVERIFY(std::abs(sum / kSteps - times.mean()) < 2);
    }
    if (level != Level::Easy) {
        const Skill& easier = skillOf(static_cast<Level>(static_cast<int>(level) - 1));
        QVERIFY(skill.take.mean() < easier.take.mean() && skill.missedJam < easier.missedJam);
        QVERIFY(skill.wrongHonk < easier.wrongHonk);
    }
}

void ComputerTest::p16ReactionsKeepToTheirDistribution_data()
{
    QTest::addColumn<Level>("level");
    QTest::addColumn<bool>("clicks");
    for (const Level level : kAllLevels) {
        QTest::addRow("%s, a person who watches", levelName(level).data()) << level << false;
        QTest::addRow("%s, a person who clicks everywhere", levelName(level).data()) << level << true;
    }
}

void ComputerTest::p16ReactionsKeepToTheirDistribution()
{
    QFETCH(Level, level);
    QFETCH(bool, clicks);
    const std::vector<Milliseconds> times =
        tenRematches(level, [clicks] { return clicks ? Person(Clicker()) : Person(watches); });
    const ReactionTimes& expected = skillOf(level).take;
    QVERIFY(times.size() > 100);
    QVERIFY(std::ranges::min(times) >= expected.fastest && std::ranges::max(times) <= expected.slowest);
    const auto count = static_cast<double>(times.size());
    const double mean = std::accumulate(times.begin(), times.end(), 0.0) / count;
    // Four standard errors, with the widest variance that a triangle within these ends can have.
    const auto width = static_cast<double>(expected.slowest - expected.fastest);
    const double error = width / std::sqrt(18) / std::sqrt(count);
    QVERIFY2(std::abs(mean - expected.mean()) < 4 * error, qPrintable(QString::number(mean)));
    const double rise = static_cast<double>(expected.usual - expected.fastest) / width;
    QVERIFY2(std::abs(share(times, expected.usual) - rise) < 2 / std::sqrt(count), qPrintable(QString::number(rise)));
}

void ComputerTest::p16ReactionsDoNotDependOnClicks()
{
    QFETCH(Level, level);
    for (std::uint64_t seed = 1; seed <= 10; ++seed) {
        const Reactions calm = ::play(level, seed, watches);
        const Reactions wild = ::play(level, seed, Clicker());
        QVERIFY(!wild.empty());
        for (const auto& [number, time] : wild) {
            if (calm.contains(number))
                QCOMPARE(time, calm.at(number));
        }
    }
}

void ComputerTest::p16AskingAgainChangesNothing()
{
    const std::vector<Computer> computers = computersFor(std::vector(3, Level::Hard), 4);
    Table table(TableKind::Strict, dealCards(3, 4));
    while (!table.isOver()) {
        const std::optional<Event> event =
            table.phase() == Phase::Paused ? Event::go(table.now() + 10) : nextOf(computers, table);
        QVERIFY(event.has_value() && event->time >= table.now());
        for (int again = 0; again < 3 && table.phase() != Phase::Paused; ++again)
            QVERIFY(nextOf(computers, table) == event);
        // What is refused does not count either.
        (void)table.apply(Event::take(table.now(), 0, 0, 0, 1000));
        if (table.phase() != Phase::Paused)
            QVERIFY(nextOf(computers, table) == event);
        QVERIFY(table.apply(*event).has_value());
    }
}

void ComputerTest::p16AnotherCardTakenChangesNothing()
{
    int unchanged = 0;
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
        Table table(TableKind::Strict, calmDeal());
        QVERIFY(table.apply(Event::go(100)).has_value());
        const Computer computer(Level::Medium, seed);
        const std::optional<Event> before = computer.next(Sight(table, 0));
        QVERIFY(before && before->kind == Event::Kind::Take);
        if (before->centre == 2)
            continue;
        ++unchanged;
        QVERIFY(table.apply(Event::take(200, 1, 2, 2)).has_value());
        QVERIFY(computer.next(Sight(table, 0)) == before);
        // The card that it is after goes: it turns to another, at the same time or, if that has just come, later.
        QVERIFY(table.apply(Event::take(300, 1, before->centre, before->centre)).has_value());
        const std::optional<Event> after = computer.next(Sight(table, 0));
        QVERIFY(after && after->time >= before->time);
        QVERIFY(after->centre != before->centre || after->showing != before->showing);
    }
    QVERIFY(unchanged > 10);
}

/// The same to look at, but other cards below, and other numbers of them.
void ComputerTest::p16SeesNothingHidden()
{
    QFETCH(Level, level);
    for (std::uint64_t seed = 1; seed <= 50; ++seed) {
        const Deal deal = dealCards(2, seed);
        Deal other = dealCards(2, seed + 1000);
        other.own = deal.own;
        for (std::size_t centre = 0; centre < kCentrePiles; ++centre) {
            other.centre[centre].pop_back();
            other.centre[centre].back() = deal.centre[centre].back();
        }
        Table one(TableKind::Strict, deal);
        Table two(TableKind::Strict, other);
        QVERIFY(one.apply(Event::go(10)) && two.apply(Event::go(10)));
        const Computer computer(level, seed);
        for (const int player : {0, 1})
            QVERIFY(computer.next(Sight(one, player)) == computer.next(Sight(two, player)));
    }
}

void ComputerTest::p16JamsAreSeenOrMissed()
{
    QFETCH(Level, level);
    const Skill& skill = skillOf(level);
    // Nobody can place a card, so that nobody is busy with one.
    const Deal deal = dealt("cow green, cow green, cow red / cow green, cow red, cow red",
                            "frog blue / frog white / frog yellow / sheep purple / fox orange");
    int missed = 0;
    constexpr int kPlayers = 2000;
    for (std::uint64_t seed = 0; seed < kPlayers; ++seed) {
        Table table(TableKind::Strict, deal);
        QVERIFY(table.apply(Event::go(1000)).has_value());
        const Computer computer(level, seed);
        const std::optional<Event> honk = computer.next(Sight(table, 1));
        QVERIFY(honk && honk->kind == Event::Kind::Honk);
        const bool isMissed = computer.missesJam(table.jams());
        const Milliseconds reaction = honk->time - 1000 - (isMissed ? kLookAgain : 0);
        QVERIFY(reaction >= skill.honk.fastest && reaction <= skill.honk.slowest);
        missed += isMissed ? 1 : 0;
    }
    QVERIFY(std::abs(static_cast<double>(missed) / kPlayers - skill.missedJam) < 0.04);
}

void ComputerTest::p16WrongHonksNeedTwoAlike()
{
    const Deal twoAlike = dealt("frog green, cow red, cat blue / frog red, duck white, snail yellow",
                                "frog blue / frog white / cat yellow / sheep purple / fox orange");
    int honks = 0;
    for (std::uint64_t seed = 0; seed < 1000; ++seed) {
        const Computer computer(Level::Easy, seed);
        Table calm(TableKind::Strict, calmDeal());
        Table two(TableKind::Strict, twoAlike);
        QVERIFY(calm.apply(Event::go(0)) && two.apply(Event::go(0)));
        QVERIFY(computer.next(Sight(calm, 0))->kind == Event::Kind::Take);
        const Event event = *computer.next(Sight(two, 0));
        QCOMPARE(event.kind == Event::Kind::Honk, computer.honksWrongly(0));
        honks += event.kind == Event::Kind::Honk ? 1 : 0;
    }
    QVERIFY(honks > 10 && honks < 60); // 2 in 100
}

void ComputerTest::p4OneHand()
{
    Table table(TableKind::Strict, dealCards(2, 8));
    const std::vector<Computer> computers = computersFor({Level::Hard, Level::Hard}, 8);
    std::array<Milliseconds, 2> handFree {};
    while (!table.isOver()) {
        const std::optional<Event> event =
            table.phase() == Phase::Paused ? Event::go(table.now() + 10) : nextOf(computers, table);
        QVERIFY(event.has_value());
        if (event->kind == Event::Kind::Take || event->kind == Event::Kind::Honk) {
            Milliseconds& free = handFree[static_cast<std::size_t>(event->player)];
            QVERIFY(event->time >= free);
            free = event->time + kHandBusy;
        }
        QVERIFY(table.apply(*event).has_value());
    }
}

void ComputerTest::p7PicksAReward()
{
    QFETCH(Level, level);
    Table table(TableKind::Strict, jamDeal());
    QCOMPARE(tests::play(table, QStringLiteral("go; honk 1")), QStringLiteral("ok"));
    const Computer computer(level, 3);
    QVERIFY(!computer.next(Sight(table, 0)));
    const std::optional<Event> reward = computer.next(Sight(table, 1));
    QVERIFY(reward && reward->kind == Event::Kind::Reward);
    QVERIFY(reward->time - table.now() >= skillOf(level).choose.fastest);
    QVERIFY(table.apply(*reward).has_value());
}

void ComputerTest::p9RemovesOrPasses()
{
    QFETCH(Level, level);
    Table table(TableKind::Strict, stuckDeal());
    QCOMPARE(tests::play(table, QStringLiteral("go")), QStringLiteral("ok"));
    const Computer computer(level, 3);
    QVERIFY(!computer.next(Sight(table, 1)));
    const std::optional<Event> removal = computer.next(Sight(table, 0));
    QVERIFY(removal && removal->kind == Event::Kind::Remove); // nobody is ahead
    QVERIFY(removal->time - table.turnSince() >= skillOf(level).choose.fastest);
    QVERIFY(table.apply(*removal).has_value());
    // With a bonus that nobody else has, a better player lets the game end.
    Table ahead(TableKind::Strict,
                dealt("frog green, frog green, frog red / cow green, cow red, cow red",
                      "duck white, cat blue / snail yellow, cat yellow / cat purple / sheep orange / "
                      "fox blue"));
    QCOMPARE(tests::play(ahead, QStringLiteral("go; honk 0; reward 0 0 1; go")), QStringLiteral("ok"));
    const Event::Kind expected = level == Level::Easy ? Event::Kind::Remove : Event::Kind::Pass;
    QVERIFY(computer.next(Sight(ahead, 0))->kind == expected);
    QVERIFY(ahead.apply(*computer.next(Sight(ahead, 0))).has_value());
    QVERIFY(computer.next(Sight(ahead, 1))->kind == Event::Kind::Remove);
}

void ComputerTest::waitsWherePlayWaits()
{
    const Computer computer(Level::Hard, 3);
    Table table(TableKind::Strict, calmDeal());
    QVERIFY(!computer.next(Sight(table, 0))); // before "Go!"
    QCOMPARE(tests::play(table, QStringLiteral("go; honk 1")), QStringLiteral("ok"));
    QVERIFY(!computer.next(Sight(table, 0)));
    QCOMPARE(tests::play(table, QStringLiteral("go")), QStringLiteral("ok"));
    const std::optional<Event> event = computer.next(Sight(table, 0));
    QVERIFY(event && event->time - table.now() >= skillOf(Level::Hard).take.fastest); // reacts to "Go!" anew
    Table over(TableKind::Strict, stuckDeal());
    QCOMPARE(tests::play(over, QStringLiteral("go; pass 0; pass 1")), QStringLiteral("ok"));
    QVERIFY(!computer.next(Sight(over, 0)));
}

BUBBLEBAR_TEST(ComputerTest)
#include "tst_computer.moc"
