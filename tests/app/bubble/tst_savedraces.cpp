#include "app/bubble/gamesession.h"
#include "app/bubble/turnoptions.h"
#include "core/bubble/players/player.h"
#include "core/bubble/recordfile.h"
#include "tests/common/racerecords.h"
#include "tests/common/testrunner.h"

#include <QtTest>

using namespace bubblebar;
using namespace bubblebar::tests;

Q_DECLARE_METATYPE(bubblebar::GameRecord)

namespace {

using Stage = TurnOptions::Stage;

/// A race that has come to such a position.
GameRecord recordAt(const std::function<bool(const Position&)>& wanted)
{
    for (std::uint64_t seed = 1; seed < 300; ++seed) {
        GameRecord record = raceRecord({PlayerKind::Random, PlayerKind::Medium, PlayerKind::Easy}, seed % 3, seed);
        if (playUntil(record, wanted, 1500))
            return record;
    }
    qFatal("No race comes to such a position");
}

GameRecord recordAtStage(Stage stage)
{
    return recordAt([stage](const Position& position) { return TurnOptions(position).stage() == stage; });
}

/// As at the table: the record alone says what the next player does.
void playToTheEnd(GameSession& session)
{
    while (!session.race().isOver() && session.record().actions.size() < 1500) {
        const View view = viewOf(session.position(), session.race().turn);
        QVERIFY(session.request(playerOnTurn(session.record())->choose(view, {}).value()));
    }
}

} // namespace

/// Whenever a race is saved, it is the same race when it is opened.
class SavedRacesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void savedAndOpenedTwiceItGoesOnAlike_data();
    void savedAndOpenedTwiceItGoesOnAlike();
};

void SavedRacesTest::savedAndOpenedTwiceItGoesOnAlike_data()
{
    QTest::addColumn<GameRecord>("record");
    QTest::newRow("a fresh race") << raceRecord({PlayerKind::Random, PlayerKind::Medium, PlayerKind::Easy});
    QTest::newRow("before the first card") << recordAt([](const Position& position) {
        return position.discardPile.size() > 9 && TurnOptions(position).stage() == Stage::FirstCard;
    });
    QTest::newRow("between the two cards") << recordAtStage(Stage::SecondCard);
    QTest::newRow("a turn that can only be ended") << recordAtStage(Stage::MustEnd);
    QTest::newRow("no card can be played: discard") << recordAtStage(Stage::Stuck);
    for (const Bonus bonus : kAllBonuses)
        QTest::addRow("pending bonus: %s", std::string(bonusName(bonus)).c_str())
            << recordAt([bonus](const Position& position) { return position.race.pendingBonus() == bonus; });
    QTest::newRow("after a reshuffle") << recordAt([](const Position& position) {
        return position.discardPile.size() == 2 && position.drawPile.size() > 20 &&
               position.race.beetles.onStart() == 0;
    });
    QTest::newRow("over") << recordAtStage(Stage::Over);
}

void SavedRacesTest::savedAndOpenedTwiceItGoesOnAlike()
{
    QFETCH(GameRecord, record);
    GameSession first(record);
    const QByteArray saved = recordBytes(first.record());
    GameSession second(parseRecord(saved).value());
    QCOMPARE(recordBytes(second.record()), saved);
    GameSession third(parseRecord(recordBytes(second.record())).value());
    QCOMPARE(recordBytes(third.record()), saved);
    QVERIFY(third.position() == first.position());
    QCOMPARE(third.turnNumber(), first.turnNumber());
    playToTheEnd(first);
    playToTheEnd(third);
    QCOMPARE(recordBytes(third.record()), recordBytes(first.record()));
    QVERIFY(third.position() == first.position());
}

BUBBLEBAR_TEST(SavedRacesTest)
#include "tst_savedraces.moc"
