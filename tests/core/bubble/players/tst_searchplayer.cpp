#include "core/bubble/deckfile.h"
#include "core/bubble/players/deal.h"
#include "core/bubble/players/greedyplayer.h"
#include "core/bubble/players/randomplayer.h"
#include "core/bubble/players/searchplayer.h"
#include "core/track/standardset.h"
#include "tests/common/racerecords.h"
#include "tests/common/randomrace.h"
#include "tests/common/scenario.h"
#include "tests/common/secrets.h"
#include "tests/common/testrunner.h"

#include <QRegularExpression>
#include <QtTest>

#include <limits>
#include <numeric>
#include <thread>

using namespace bubblebar;
using namespace bubblebar::tests;

/// The player that plays many races on from what it sees.
class SearchPlayerTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void dealsWhatTheViewAllows();
    void choosesWell_data();
    void choosesWell();
    void neverDoesWhatIsIllegal();
    void seesOnlyItsView();
    void sameSeedPlaysTheSame();
    void thinksAsMuchAsAsked();
    void thinksNothingOverWithoutAChoice();
    void skipsAfterEightBonuses();
    void theClockStopsIt();
    void stopsWhenAsked();
    void stopsInTheMiddle();
    void beatsARandomPlayer_data();
    void beatsARandomPlayer();
};

namespace {

/// start – A.0 orange – A.1 blue – A.2 yellow – finish
constexpr const char* kLine = "A meadow orange blue yellow : e3-0 0-1 1-2 2-e0\nlay start 0,0 A 1,0 finish 2,0\n";

std::optional<Action> choose(const Position& position, std::uint64_t seed, int iterations)
{
    SearchPlayer player(seed, {iterations});
    return player.choose(viewOf(position, position.race.turn), {});
}

int visits(const SearchPlayer& player)
{
    const auto& favourites = player.favourites();
    return std::accumulate(favourites.begin(), favourites.end(), 0,
                           [](int sum, const SearchTree::Favourite& each) { return sum + each.visits; });
}

/// Random races, random play: calls `use` with each position.
template <class Use>
void walk(int races, int actions, Use use)
{
    for (int race = 0; race < races; ++race) {
        FastRandom random(static_cast<std::uint64_t>(race));
        Position position = newRace(randomSetup(random));
        RandomPlayer walker(static_cast<std::uint64_t>(race));
        for (int i = 0; i < actions && !position.race.isOver(); ++i) {
            use(position, random);
            apply(position, walker.choose(position.race, position.handToPlay()));
        }
    }
}

} // namespace

/// All that the seat sees is as it was; nothing is lost of what it doesn't see.
void SearchPlayerTest::dealsWhatTheViewAllows()
{
    Position dealt;
    walk(40, 40, [&dealt](const Position& position, FastRandom& random) {
        for (int seat = 0; seat < position.race.players; ++seat) {
            const View view = viewOf(position, seat);
            dealUnseen(view, random, dealt);
            QVERIFY(sameView(viewOf(dealt, seat), view));
            QCOMPARE(dealt.cardCount(), position.cardCount());
        }
    });
}

void SearchPlayerTest::choosesWell_data()
{
    QTest::addColumn<QByteArray>("position");
    QTest::addColumn<QString>("expected");

    const auto row = [](const char* name, const char* lines, const char* expected) {
        QTest::newRow(name) << QByteArray(kLine) + lines << QString::fromLatin1(expected);
    };
    row("takes the race", "orange any:2 any:1\nblue own:3\non finish orange1 orange2\non A.2 orange3\n",
        "play any:1 orange3 finish");
    row("two cards make the race", "orange any:1 own:orange\nblue\non finish orange1 orange2\non A.1 orange3\n",
        "play (any:1 orange3 A.2|own:orange orange3 finish)");
    row("carries no rival home (R28)", "orange own:choice\nblue\non finish blue1 blue2\non A.2 orange1 blue3\n",
        "play own:choice orange[23] .*");
    row("the lower beetle wins (R29)",
        "orange own:choice\nblue\non finish blue1 blue2 orange2 orange3\non A.2 orange1 blue3\n",
        "play own:choice orange1 finish");
    row("brings the mate home (R17)",
        "orange own:choice\nblue\nyellow\npink\nteams\non finish orange1 orange2 yellow1\non A.1 yellow2\n",
        "play own:choice yellow2 finish");
    row("draws with an empty hand", "orange\nblue own:3\n", "end");
    row("stops the rival who would be home next",
        "orange any:2\nblue any:1 any:1\non finish blue1 blue2 orange2 orange3\non A.2 blue3\n",
        "play any:2 blue3 A.0");
}

void SearchPlayerTest::choosesWell()
{
    QFETCH(QByteArray, position);
    QFETCH(QString, expected);
    const QRegularExpression pattern(QRegularExpression::anchoredPattern(expected));
    for (std::uint64_t seed = 0; seed < 3; ++seed) {
        const Position here = scenario(position.toStdString());
        const QString chosen = QString::fromStdString(actionText(here.race, *choose(here, seed, 200)));
        QVERIFY2(pattern.match(chosen).hasMatch(), qPrintable(chosen));
    }
}

void SearchPlayerTest::neverDoesWhatIsIllegal()
{
    for (std::uint64_t seed = 0; seed < 35; ++seed) {
        FastRandom random(seed);
        Position position = newRace(randomSetup(random));
        SearchPlayer player(seed, {5});
        for (int i = 0; i < 50 && !position.race.isOver(); ++i) {
            const auto action = player.choose(viewOf(position, position.race.turn), {});
            QVERIFY(action && isLegal(position, *action));
            apply(position, *action);
        }
    }
}

void SearchPlayerTest::seesOnlyItsView()
{
    walk(50, 20, [](const Position& position, FastRandom& random) {
        const Position other = withOtherSecrets(position, position.race.turn, random);
        QVERIFY(choose(position, 4, 6) == choose(other, 4, 6));
    });
}

void SearchPlayerTest::sameSeedPlaysTheSame()
{
    FastRandom random(12);
    Position position = newRace(randomSetup(random));
    SearchPlayer first(3, {30});
    SearchPlayer second(3, {30});
    for (int i = 0; i < 30 && !position.race.isOver(); ++i) {
        const View view = viewOf(position, position.race.turn);
        const auto action = first.choose(view, {});
        QVERIFY(action && action == second.choose(view, {}));
        apply(position, *action);
    }
}

/// Never by the clock; and no longer than until the rest can't change the choice.
void SearchPlayerTest::thinksAsMuchAsAsked()
{
    const Position position = scenario(std::string(kLine) + "orange any:1 own:blue own:3\nblue own:3\n");
    for (const int iterations : {1, 17, 400}) {
        SearchPlayer player(1, {iterations});
        QVERIFY(player.choose(viewOf(position, 0), {}));
        QVERIFY(visits(player) <= iterations && visits(player) >= iterations / 2);
    }
    const Position clear =
        scenario(std::string(kLine) + "orange any:1 own:3\nblue any:1\n"
                                      "on finish orange1 orange2 blue1 blue2\non A.2 orange3 blue3\n");
    SearchPlayer player(1, {2000});
    QVERIFY(player.choose(viewOf(clear, 0), {}));
    QVERIFY2(visits(player) < 1900, qPrintable(QString::number(visits(player))));
}

void SearchPlayerTest::thinksNothingOverWithoutAChoice()
{
    const Position drawing = scenario(std::string(kLine) + "orange\nblue own:3\n");
    SearchPlayer player(1, {std::numeric_limits<int>::max()});
    QVERIFY(player.choose(viewOf(drawing, 0), {}) == Action::end());
}

/// R24; those of the turn that it only watched count as well.
void SearchPlayerTest::skipsAfterEightBonuses()
{
    const Position pending = scenario("A meadow orange*draw blue : e3-0 0-1 1-e0\nlay start 0,0 A 1,0 finish 2,0\n"
                                      "orange\nblue\nplayed any:1\npile own:3\non A.0 orange1\nbonus A.0\n");
    const View view = viewOf(pending, 0);
    SearchPlayer searching(1, {1});
    GreedyPlayer greedy(1);
    for (Player* player : std::initializer_list<Player*> {&searching, &greedy}) {
        for (int i = 0; i < 4; ++i)
            player->watch(view, Action::draw());
        for (int i = 0; i < 4; ++i)
            QVERIFY(player->choose(view, {}) == Action::draw());
        QVERIFY(player->choose(view, {}) == Action::skip());
    }
}

void SearchPlayerTest::theClockStopsIt()
{
    const Position position = scenario(std::string(kLine) + "orange any:1 own:blue own:3\nblue own:3\n");
    SearchPlayer player(1, {std::numeric_limits<int>::max(), std::chrono::milliseconds(5)});
    QVERIFY(player.choose(viewOf(position, 0), {}));
    QVERIFY(visits(player) > 0);
}

void SearchPlayerTest::stopsWhenAsked()
{
    const Position position = scenario(std::string(kLine) + "orange any:1\nblue\n");
    std::stop_source source;
    source.request_stop();
    SearchPlayer player(1, {100});
    QVERIFY(!player.choose(viewOf(position, 0), source.get_token()));
}

void SearchPlayerTest::stopsInTheMiddle()
{
    const Position position = scenario(std::string(kLine) + "orange any:1 own:blue own:3\nblue own:3\n");
    std::optional<Action> action = Action::end();
    std::jthread thinking([&](const std::stop_token& stop) {
        SearchPlayer player(1, {std::numeric_limits<int>::max()});
        action = player.choose(viewOf(position, 0), stop);
    });
    QTest::qWait(20);
    thinking.request_stop();
    thinking.join();
    QVERIFY(!action);
}

void SearchPlayerTest::beatsARandomPlayer_data()
{
    QTest::addColumn<int>("players");
    QTest::addColumn<bool>("teams");
    QTest::newRow("two players") << 2 << false;
    QTest::newRow("three players") << 3 << false;
    QTest::newRow("two teams") << 4 << true;
    QTest::newRow("five players") << 5 << false;
}

/// Even with very little thought.
void SearchPlayerTest::beatsARandomPlayer()
{
    QFETCH(int, players);
    QFETCH(bool, teams);
    int won = 0;
    for (std::uint64_t seed = 0; seed < 8; ++seed) {
        RaceSetup setup {std::make_shared<Board>(builtInTracks()[1].track), standardDeck(), {}, teams, 0, seed};
        setup.colours.assign(kAllColours.begin(), kAllColours.begin() + players);
        Position position = newRace(setup);
        const int seat = static_cast<int>(seed) % players;
        SearchPlayer player(seed, {20});
        RandomPlayer others(seed);
        while (!position.race.isOver()) {
            const View view = viewOf(position, position.race.turn);
            apply(position, *(position.race.turn == seat ? player.choose(view, {}) : others.choose(view, {})));
        }
        const std::vector<int> winners = position.race.winners();
        won += std::ranges::find(winners, seat) != winners.end() ? 1 : 0;
    }
    QVERIFY2(won >= 6, qPrintable(QString::number(won)));
}

BUBBLEBAR_TEST(SearchPlayerTest)
#include "tst_searchplayer.moc"
