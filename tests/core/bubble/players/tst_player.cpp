#include "core/bubble/deckfile.h"
#include "core/bubble/players/greedyplayer.h"
#include "core/bubble/players/randomplayer.h"
#include "core/bubble/players/searchplayer.h"
#include "core/bubble/players/simulation.h"
#include "core/bubble/rules.h"
#include "core/track/standardset.h"
#include "tests/common/racerecords.h"
#include "tests/common/testrunner.h"

#include <QtTest>

using namespace bubblebar;
using namespace bubblebar::tests;

/// The kinds of computer players, and the one who is on turn in a record.
class PlayerTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyKindPlaysAsItIsCalled();
    void easyPlayersMakeMistakes();
    void sameRecordSameAction();
    void theRecordOfTheTurnCounts();
};

namespace {

int wins(PlayerKind kind, PlayerKind other, int games)
{
    SimulationOptions options;
    options.board = std::make_shared<Board>(builtInTracks()[3].track);
    options.deck = standardDeck();
    options.games = games / 2;
    options.players = {kind, other};
    const int first = simulate(options).winsBySeat[0];
    options.players = {other, kind};
    return first + simulate(options).winsBySeat[1];
}

} // namespace

void PlayerTest::everyKindPlaysAsItIsCalled()
{
    const auto is = [](PlayerKind kind, auto* player) {
        return dynamic_cast<decltype(player)>(makePlayer(kind, 1).get()) != nullptr;
    };
    QVERIFY(is(PlayerKind::Random, static_cast<RandomPlayer*>(nullptr)));
    QVERIFY(is(PlayerKind::Easy, static_cast<GreedyPlayer*>(nullptr)));
    QVERIFY(is(PlayerKind::Medium, static_cast<GreedyPlayer*>(nullptr)));
    QVERIFY(is(PlayerKind::Hard, static_cast<SearchPlayer*>(nullptr)));
    QVERIFY(is(PlayerKind::Expert, static_cast<SearchPlayer*>(nullptr)));
}

void PlayerTest::easyPlayersMakeMistakes()
{
    QVERIFY(wins(PlayerKind::Easy, PlayerKind::Medium, 40) <= 14);
    QVERIFY(wins(PlayerKind::Easy, PlayerKind::Random, 16) >= 12);
}

/// A race that is closed and opened again goes on as it would have.
void PlayerTest::sameRecordSameAction()
{
    GameRecord record = raceRecord({PlayerKind::Easy, PlayerKind::Medium, PlayerKind::Random}, 2, 9);
    Position position = initialPosition(record);
    for (int i = 0; i < 40 && !position.race.isOver(); ++i) {
        const View view = viewOf(position, position.race.turn);
        const auto action = playerOnTurn(record)->choose(view, {});
        const GameRecord reopened = record;
        QVERIFY(action && action == playerOnTurn(reopened)->choose(view, {}));
        apply(position, *action);
        record.actions.push_back(*action);
    }
    QVERIFY(record.actions.size() >= 10);
}

/// Another seed, other chance.
void PlayerTest::theRecordOfTheTurnCounts()
{
    std::vector<Action> chosen;
    for (std::uint64_t seed = 1; seed <= 8; ++seed) {
        GameRecord record = raceRecord({PlayerKind::Random, PlayerKind::Random}, 0, 1);
        const View view = viewOf(initialPosition(record), 0);
        record.seed = seed;
        chosen.push_back(*playerOnTurn(record)->choose(view, {}));
    }
    QVERIFY(std::ranges::count(chosen, chosen.front()) < 8);
}

BUBBLEBAR_TEST(PlayerTest)
#include "tst_player.moc"
