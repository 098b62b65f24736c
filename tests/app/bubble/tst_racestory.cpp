#include "app/bubble/gamesession.h"
#include "app/bubble/logmodel.h"
#include "app/bubble/racestory.h"
#include "app/bubble/racewords.h"
#include "tests/common/racerecords.h"
#include "tests/common/testrunner.h"

#include <QtTest>

using namespace bubblebar;
using namespace bubblebar::tests;

/// What is told of a race: true, complete, and nobody's secrets.
class RaceStoryTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theLogNamesNoDrawnCard();
    void newsTellWhatTheOthersDid();
    void theLogGoesOnAsItBegan();
};

void RaceStoryTest::theLogNamesNoDrawnCard()
{
    // The story of a race tells the same whatever the hidden cards are: it names cards only when they are played.
    GameRecord record = raceRecord({PlayerKind::Person, PlayerKind::Person, PlayerKind::Random}, 3, 8);
    QVERIFY(playUntil(record, [](const Position& position) { return position.race.isOver(); }));
    const GameSession session(record);
    const LogModel log(session);
    int named = 0;
    for (int row = 0; row < log.rowCount(); ++row) {
        const QModelIndex index = log.index(row);
        const QString text = index.data().toString();
        const int action = index.data(LogModel::ActionRole).toInt();
        for (const Card card : kAllCards) {
            if (!text.contains(racewords::cardTitle(card)) && !text.contains(racewords::cardInSentence(card)))
                continue;
            QVERIFY2(action >= 0, qPrintable(text));
            const Action& done = record.actions[static_cast<std::size_t>(action)];
            QVERIFY2(done.kind == Action::Kind::Play || done.kind == Action::Kind::Discard, qPrintable(text));
            QVERIFY2(text.contains(racewords::cardTitle(done.card)) ||
                         text.contains(racewords::cardInSentence(done.card)),
                     qPrintable(text));
            ++named;
        }
    }
    QVERIFY(named > 10);
}

void RaceStoryTest::newsTellWhatTheOthersDid()
{
    GameRecord record = raceRecord({PlayerKind::Person, PlayerKind::Person, PlayerKind::Random}, 0, 2);
    QVERIFY(playUntil(record, [](const Position& position) { return position.race.turn == 2; }));
    QVERIFY(playUntil(record, [](const Position& position) { return position.race.turn == 0; }));
    const GameSession session(record);
    const std::vector<StoryLine> news = sinceLastTurn(session, 0, 20);
    QVERIFY(!news.empty());
    for (const StoryLine& line : news)
        QVERIFY(line.seat != 0);
    QVERIFY(sinceLastTurn(session, 0, 1).size() == 1);
}

/// A log that follows a race says the same as one made afterwards.
void RaceStoryTest::theLogGoesOnAsItBegan()
{
    GameRecord record = raceRecord({PlayerKind::Person, PlayerKind::Person}, 4, 9);
    GameSession session(record);
    const LogModel following(session);
    QVERIFY(playUntil(record, [](const Position& position) { return position.race.isOver(); }));
    for (const Action& action : record.actions)
        QVERIFY(session.request(action));
    const LogModel after(session);
    QCOMPARE(following.rowCount(), after.rowCount());
    for (int row = 0; row < after.rowCount(); ++row)
        QCOMPARE(following.index(row).data().toString(), after.index(row).data().toString());
}

BUBBLEBAR_TEST(RaceStoryTest)
#include "tst_racestory.moc"
